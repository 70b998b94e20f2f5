//! A rule that is only checked when the last of its cells has a digit.

use std::rc::Rc;

use crate::domains::{CONFLICT, Domains, Flow, is_single};
use crate::{Cell, Constraint, Puzzle, check};

/// A rule without a propagator of its own.
pub(crate) struct WhenFull {
    pub(crate) cells: Vec<Cell>,
    pub(crate) puzzle: Rc<Puzzle>,
    pub(crate) constraint: Constraint,
}

impl WhenFull {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        if !self.cells.iter().all(|&cell| is_single(domains.get(cell))) {
            return Ok(());
        }
        let lowest = self.puzzle.shape().lowest();
        let digits = domains.sets().iter().map(|set| lowest + set.trailing_zeros() as i16).collect::<Vec<_>>();
        if check::holds(&self.puzzle, &self.constraint, &digits) { Ok(()) } else { CONFLICT }
    }
}
