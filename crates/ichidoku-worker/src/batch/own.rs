//! What a file says beside its puzzles, kept for when it is written again.

use ichidoku_formats::{Part, Remark, apart};

/// What a file says beside its puzzles: a name for each column, and the texts of each row.
pub(crate) struct Own {
    /// The names as the file spells them.
    spelt: Vec<String>,
    /// The names that are written: no two are the same, and none is that of another column.
    names: Vec<String>,
    /// The names of other columns.
    taken: &'static [&'static str],
    /// The texts of each row in the order of the names; later ones are empty.
    rows: Vec<Box<[Box<str>]>>,
    /// The column with what puzzles are called.
    titles: Option<usize>,
}

impl Own {
    /// Nothing yet, beside columns with these names.
    pub(crate) const fn new(taken: &'static [&'static str]) -> Self {
        Self { spelt: Vec::new(), names: Vec::new(), taken, rows: Vec::new(), titles: None }
    }

    /// Keeps what is beside the next puzzle.
    pub(crate) fn push(&mut self, remarks: Vec<Remark<'_>>) {
        let mut row: Vec<Box<str>> = Vec::with_capacity(remarks.len());
        for Remark { name, text, part } in remarks {
            let known = self.spelt.iter().position(|spelt| *spelt == name);
            let column = known.unwrap_or_else(|| self.add(&name));
            if part == Some(Part::Name) {
                self.titles = Some(column);
            }
            row.resize(row.len().max(column + 1), "".into());
            row[column] = text.into();
        }
        self.rows.push(row.into());
    }

    /// Adds a column; returns its place.
    fn add(&mut self, name: &str) -> usize {
        let is_taken = |name: &str| self.taken.contains(&name) || self.names.iter().any(|other| other == name);
        let name_of_its_own = apart(name, is_taken);
        self.names.push(name_of_its_own);
        self.spelt.push(name.to_owned());
        self.spelt.len() - 1
    }

    /// The names of all columns.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    fn text(&self, place: usize, column: usize) -> &str {
        self.rows.get(place).and_then(|row| row.get(column)).map_or("", |text| text)
    }

    /// What a row has in each column.
    pub(crate) fn row(&self, place: usize) -> impl Iterator<Item = &str> {
        (0..self.names.len()).map(move |column| self.text(place, column))
    }

    /// What a row has, with the names of its columns; without those where it has nothing.
    pub(crate) fn fields(&self, place: usize) -> impl Iterator<Item = (&str, &str)> {
        self.names().zip(self.row(place)).filter(|(_, text)| !text.is_empty())
    }

    /// What the file calls a puzzle; empty if it doesn't.
    pub(crate) fn name(&self, place: usize) -> &str {
        self.titles.map_or("", |column| self.text(place, column))
    }
}
