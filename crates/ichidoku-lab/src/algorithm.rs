//! What all the algorithms share.

use ichidoku::Puzzle;

use crate::limits::{Limits, Reason};
use crate::notebook::Notebook;
use crate::observe::Observer;
use crate::run::{Outcome, Run};

/// A way to solve puzzles.
///
/// The method to write is [`search`](Algorithm::search); the method to call is [`run`](Algorithm::run).
pub trait Algorithm {
    /// Its name and its text.
    fn about(&self) -> &'static About;

    /// Its source file: the text and the algorithm, to be read.
    fn source(&self) -> &'static str;

    /// Searches a puzzle whose clues do not clash, and writes everything it does into the notebook, each solution
    /// too. Returning `Ok` says that it has looked everywhere.
    ///
    /// # Errors
    /// [`Reason`], as the notebook answers it, or [`Reason::GaveUp`].
    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason>;

    /// How many steps the whole search takes at most, where that can be told beforehand.
    fn full_cost(&self, puzzle: &Puzzle) -> Option<f64> {
        let _ = puzzle;
        None
    }

    /// Runs the algorithm within the limits.
    fn run<O: Observer>(&self, puzzle: &Puzzle, limits: &Limits<'_>, observer: &mut O) -> Run {
        let mut notes = Notebook::new(limits, observer);
        if puzzle.check().is_err() {
            return notes.close(Outcome::Clashing, true);
        }
        let end = self.search(puzzle, &mut notes);
        let outcome = match (end, notes.solutions_found()) {
            (Ok(()), 0) => Outcome::Unsolvable,
            (Ok(()) | Err(Reason::Enough), _) => Outcome::Solved,
            (Err(reason), _) => Outcome::Unfinished(reason),
        };
        notes.close(outcome, end.is_ok())
    }
}

/// An algorithm's name and its text, which is the head of its source file.
#[derive(Debug)]
pub struct About {
    /// The name it is called by: `row-by-row`.
    pub name: &'static str,
    /// One line on what it does.
    pub title: &'static str,
    /// The comment that opens its source file.
    pub(crate) comment: &'static str,
}

impl About {
    /// The text: idea, source, pseudo-code, cost and what is counted, in Markdown.
    ///
    /// ```
    /// use ichidoku_lab::{Algorithm, Method};
    /// let text = Method::named("dancing-links").unwrap().about().text();
    /// assert!(text.starts_with("Dancing links"));
    /// assert!(text.contains("# Pseudo-code"));
    /// ```
    pub fn text(&self) -> String {
        let lines = self.comment.lines().filter_map(|line| line.strip_prefix("//!"));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).flat_map(|line| [line, "\n"]).collect()
    }
}
