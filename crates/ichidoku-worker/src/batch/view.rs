//! What the table shows, and in which order.

use std::cmp::Ordering;
use std::iter;

use super::row::Row;

/// What the rows are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Column {
    #[default]
    Number,
    Clues,
    Solutions,
    Grade,
    Score,
    Technique,
}

impl Column {
    /// The column of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "number" => Self::Number,
            "clues" => Self::Clues,
            "solutions" => Self::Solutions,
            "grade" => Self::Grade,
            "rating" => Self::Score,
            "technique" => Self::Technique,
            _ => return None,
        })
    }
}

/// An order of rows, and which of them are shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct View {
    pub(crate) column: Column,
    pub(crate) descending: bool,
    /// `one`, `several` or `none`; otherwise all.
    pub(crate) solutions: String,
    /// Its place among the grades; otherwise all.
    pub(crate) grade: Option<u8>,
    /// What a puzzle, the name of its hardest technique or something else that its file says of it contains, in small letters.
    pub(crate) text: String,
}

impl View {
    pub(crate) fn shows<'a, O: Iterator<Item = &'a str>>(
        &self,
        row: &Row,
        technique: &'a str,
        own: impl FnOnce() -> O,
    ) -> bool {
        let solutions = match self.solutions.as_str() {
            "one" => row.solutions == 1,
            "several" => row.solutions > 1,
            "none" => row.solutions == 0,
            _ => true,
        };
        let is_of_grade = self.grade.is_none_or(|grade| row.rating.is_some_and(|rating| rating.grade == grade));
        let holds_text = |text: &str| text.to_lowercase().contains(&self.text);
        let is_found = || row.line().contains(&self.text) || iter::once(technique).chain(own()).any(holds_text);
        solutions && is_of_grade && (self.text.is_empty() || is_found())
    }

    /// The order of two rows. What is not rated comes last, and equal rows stay as they were in the file.
    /// `rank` is the place of a technique in the order of names.
    pub(crate) fn compare(&self, a: &Row, b: &Row, rank: impl Fn(&Row) -> Option<usize>) -> Ordering {
        let unrated = |row: &Row| row.rating.is_none();
        let order = match self.column {
            Column::Number => Ordering::Equal,
            Column::Clues => a.clues.cmp(&b.clues),
            Column::Solutions => a.solutions.cmp(&b.solutions),
            Column::Grade | Column::Score | Column::Technique if unrated(a) || unrated(b) => {
                return unrated(a).cmp(&unrated(b));
            }
            Column::Grade => a.rating.map(|rating| rating.grade).cmp(&b.rating.map(|rating| rating.grade)),
            Column::Score => a.rating.map(|rating| rating.score).cmp(&b.rating.map(|rating| rating.score)),
            Column::Technique => rank(a).cmp(&rank(b)),
        };
        if self.descending { order.reverse() } else { order }
    }
}
