//! Classic puzzles in a book.

use ichidoku::{Grid, NotProper, ProperPuzzle};
use ichidoku_formats::Document;
use ichidoku_print::Item;

use super::maker::{BookItem, BookMaker};
use super::note::BookNoteKind;
use crate::control::Control;
use crate::error::Error;
use crate::logic::{Rated, Scale};
use crate::solve::Status;

impl BookMaker {
    /// A classic puzzle with its name, its author and its grade, and with the candidates that its text has.
    ///
    /// # Errors
    /// An [`Error`] if the handle of `control` is raised meanwhile.
    pub fn classic(
        &self,
        document: &Document,
        proof: &Result<ProperPuzzle, NotProper>,
        control: &Control<'_>,
    ) -> Result<BookItem, Error> {
        let puzzle = &document.puzzle;
        let author = document.more.as_ref().and_then(|more| more.author.as_deref());
        let (origin, lacks_letters) = self.lettered.origin(document.name.as_deref(), author);
        let rating = match self.has_grades {
            true => Rated::new(puzzle, proof, Scale::Ichidoku, control.handle())?.rating,
            false => None,
        };
        let grade = rating.map(|rating| self.lettered.graded(&rating));
        let left = || *Grid::from(*puzzle).candidate_set();
        let shown = || document.candidates.as_deref().copied().unwrap_or_else(left);
        let item = Item {
            solution: proof.as_ref().ok().map(|proper| *proper.solution()),
            note: origin.into_iter().chain(grade).collect::<Vec<_>>().join(" · "),
            candidates: self.has_candidates.then(shown),
            ..Item::of(puzzle)
        };
        let status = match Status::of(proof) {
            Status::Several => Some(BookNoteKind::Several),
            Status::Unsolvable => Some(BookNoteKind::Unsolvable),
            Status::Unique | Status::Solved => None,
        };
        let notes = status.into_iter().chain(lacks_letters.then_some(BookNoteKind::Letters)).collect();
        Ok(BookItem { item, notes })
    }
}
