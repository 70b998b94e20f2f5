//! Makes classic puzzles.

use std::ops::Range;

use ichidoku::{Interrupted, Stop};
use ichidoku_generate::{Generator, Shortfall};

use super::bad_order::not_made;
use super::bulk::{HandIn, Make, Outcome};
use super::form::Form;
use crate::records::Layout;
use crate::words::say;

/// The classic puzzles of a seed.
pub(super) struct Classic<'a> {
    pub(super) generator: Generator<'a>,
    /// The generator's handle.
    pub(super) stop: Stop<'a>,
    pub(super) seed: u64,
    pub(super) form: Form,
}

impl Make for Classic<'_> {
    fn make(&self, indices: Range<u64>, hand_in: &mut HandIn<'_>) -> Result<(), Interrupted> {
        for (index, made) in indices.clone().zip(self.generator.puzzles(self.seed, indices)) {
            let outcome = match made {
                Ok(made) => {
                    let mut bytes = Vec::new();
                    self.form.write(&made, self.stop, &mut bytes)?;
                    Outcome::Made(bytes)
                }
                Err(Shortfall::Interrupted { .. }) => return Err(Interrupted::Stopped),
                Err(shortfall) => Outcome::Missing(message(&shortfall)),
            };
            hand_in(index, outcome)?;
        }
        Ok(())
    }

    fn layout(&self) -> Layout {
        self.form.layout()
    }
}

/// Why there is no puzzle, and what was found instead.
fn message(shortfall: &Shortfall) -> String {
    match shortfall {
        Shortfall::Exhausted { nearest: Some(made), .. } => {
            let puzzle = made.puzzle.puzzle();
            say!("missing-nearest", reason = not_made(shortfall), count = puzzle.clue_count(), puzzle)
        }
        _ => not_made(shortfall),
    }
}
