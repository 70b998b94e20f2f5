//! What is answered about the puzzles of a table, whatever the table is.

use ichidoku::{CandidateSet, Puzzle};
use ichidoku_formats::{ColumnType, NewPage};
use ichidoku_variants::Puzzle as Variant;

use crate::summary::{Kind, Summary};

/// The column of answers that says why a row has none.
pub(super) const ERROR: &str = "error";

/// What is answered about each puzzle. Every thread has a clone of its own, with its own scratch memory.
pub(crate) trait Plan: Clone + Send + 'static {
    /// The columns of the answers.
    fn columns(&self) -> &'static [(&'static str, ColumnType)];

    /// True if only the rows of some puzzles are wanted, and none without a puzzle.
    fn is_choosy(&self) -> bool {
        false
    }

    /// Looks at the puzzles that are asked about next, all at once.
    fn prepare(&mut self, _puzzles: &[Puzzle]) {}

    /// Adds a value to each column about the puzzle at this place among them.
    fn answer(&mut self, place: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer;

    /// Adds a value to each column about a puzzle of another kind; `None` if such puzzles aren't answered.
    fn answer_special(&mut self, _: &Special, _: &mut [impl Column], _: &mut Row<'_>) -> Option<Answer> {
        None
    }
}

/// A puzzle that isn't given by digits in a classic grid.
pub(crate) enum Special {
    /// Its candidates are the puzzle.
    OfCandidates(Box<CandidateSet>),
    Variant(Box<Variant>),
}

/// What became of a row.
pub(crate) enum Answer {
    /// Its values are in the columns.
    Given,
    /// There is none for this reason.
    None(String),
    /// The row isn't wanted; only a plan that is choosy says so.
    Unwanted,
}

/// A row, for what is counted.
pub(crate) struct Row<'a> {
    pub(super) summary: &'a mut Summary,
    pub(super) source: &'a str,
    /// From 1.
    pub(super) number: u64,
    /// The solution that stands beside the puzzle, where that is read.
    pub(super) stated: Option<&'a Puzzle>,
}

impl Row<'_> {
    /// Counts it as one of a kind.
    pub(crate) fn add(&mut self, kind: impl FnOnce(&mut Summary) -> &mut Kind) {
        kind(self.summary).add_at(self.source, || self.number);
    }
}

/// A column of answers in the making.
pub(crate) trait Column {
    /// Number of values, those that are missing among them.
    fn len(&self) -> usize;

    /// Adds that there is no value.
    fn add_missing(&mut self);

    fn add_text(&mut self, text: &str);

    /// Adds 81 characters, with a dot for a blank.
    fn add_grid(&mut self, grid: &Puzzle);

    fn add_integer(&mut self, number: i64);

    fn add_float(&mut self, number: f64);

    fn add_truth(&mut self, truth: bool);
}

impl Column for NewPage {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn add_missing(&mut self) {
        Self::add_missing(self);
    }

    fn add_text(&mut self, text: &str) {
        Self::add_text(self, text);
    }

    fn add_grid(&mut self, grid: &Puzzle) {
        Self::add_grid(self, grid);
    }

    fn add_integer(&mut self, number: i64) {
        Self::add_integer(self, number);
    }

    fn add_float(&mut self, number: f64) {
        Self::add_float(self, number);
    }

    fn add_truth(&mut self, truth: bool) {
        Self::add_truth(self, truth);
    }
}

/// Texts; none stands for what is missing.
impl Column for Vec<String> {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn add_missing(&mut self) {
        self.push(String::new());
    }

    fn add_text(&mut self, text: &str) {
        self.push(text.to_owned());
    }

    fn add_grid(&mut self, grid: &Puzzle) {
        self.push(grid.to_string());
    }

    fn add_integer(&mut self, number: i64) {
        self.push(number.to_string());
    }

    fn add_float(&mut self, number: f64) {
        self.push(number.to_string());
    }

    fn add_truth(&mut self, truth: bool) {
        self.push(truth.to_string());
    }
}

/// Adds a text or that there is none.
pub(crate) fn add_text(column: &mut impl Column, text: Option<&str>) {
    match text {
        Some(text) => column.add_text(text),
        None => column.add_missing(),
    }
}

/// Adds what is missing, so that each column has a value for so many rows.
pub(super) fn fill(columns: &mut [impl Column], rows: usize) {
    columns.iter_mut().filter(|column| column.len() < rows).for_each(Column::add_missing);
}
