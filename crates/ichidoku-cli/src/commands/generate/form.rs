//! How puzzles that were made are written.

use ichidoku::{CandidateSet, Interrupted, Puzzle, Stop};
use ichidoku_api::{NewPuzzle, Scale};
use ichidoku_formats::{Record, Writer};
use ichidoku_generate::{Made, practice};
use ichidoku_logic::{State, Technique};
use ichidoku_words::Words;

use crate::records::{Layout, write_object};

/// How puzzles are written.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// The output in a format; an object with all there is to say where there is none.
    pub(crate) writer: Option<Writer>,
    /// True if an option or the name of the output chose the format.
    pub(crate) is_chosen: bool,
    pub(crate) colour: bool,
    /// The scale of the ratings in objects.
    pub(crate) scale: Scale,
    /// The technique to which puzzles are brought.
    pub(crate) practice: Option<Technique>,
}

impl Form {
    pub(crate) fn layout(&self) -> Layout {
        self.writer.clone().map_or(Layout::OBJECTS, Layout::of_writer).chosen(self.is_chosen)
    }

    /// Appends a puzzle, unless it is interrupted while it rates it or brings it to a technique.
    pub(crate) fn write(&self, made: &Made, stop: Stop<'_>, out: &mut Vec<u8>) -> Result<(), Interrupted> {
        match &self.writer {
            Some(writer) => self.write_in(writer, made, stop, out)?,
            None => write_object(&NewPuzzle::new(made, self.scale, self.practice, Words::english(), stop)?, out),
        }
        Ok(())
    }

    fn write_in(&self, writer: &Writer, made: &Made, stop: Stop<'_>, out: &mut Vec<u8>) -> Result<(), Interrupted> {
        let practice = self.practice.map(|technique| practice(&made.puzzle, technique, stop)).transpose()?.flatten();
        let state = practice.map(|practice| practice.path.state);
        let candidates: Option<CandidateSet> = state.as_ref().map(State::candidates);
        let solution = Puzzle::from(*made.puzzle.solution());
        let record = Record {
            puzzle: state.as_ref().map_or(made.puzzle.puzzle(), State::values),
            candidates: candidates.as_ref(),
            stated: Some(&solution),
            colour: self.colour,
            ..Record::of(made.puzzle.puzzle())
        };
        writer.write(&record, out);
        Ok(())
    }
}
