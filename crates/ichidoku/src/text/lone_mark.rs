//! The lone candidates of a candidate grid: placed digits, or marks?
//!
//! A candidate grid shows a placed digit and a mark that is alone in its cell alike. No doubt arises where no peer shows
//! the digit: the digit is placed. Where a peer does show it, either the lone candidate is a mark (a naked single that
//! nobody has placed yet), or it is placed and the peer's mark is stale.

use crate::candidate::CandidateSet;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::solve::Outcome;

/// The lone candidates that are placed digits, out of `lone`, in a grid that shows these candidates.
///
/// Each doubtful one is first judged by what is around it: it is a mark if that leaves fewer things unexplained. If the
/// digits that remain have several solutions, and all lone candidates together do not, then all are digits. If all
/// together have no solution, one of them may be wrong: if the grids without one of them that have a solution agree on
/// it, the doubtful ones that contradict it are marks, and all others digits.
///
/// A grid with doubtful digits costs two searches, or 83 if it has no solution; one without costs none.
pub(super) fn placed(lone: &Puzzle, shown: &CandidateSet) -> Puzzle {
    let grid = Lone { lone, shown };
    let doubtful = lone.clue_cells() - grid.unopposed(CellSet::EMPTY);
    if doubtful.is_empty() {
        return *lone;
    }
    let likely = lone.restricted_to(grid.likely());
    match (lone.solve(), likely.solve()) {
        (Outcome::Several(_), _) | (Outcome::Unique(_), Outcome::Unique(_)) => likely,
        (Outcome::Unique(_), _) => *lone,
        (Outcome::Unsolvable, alone) => match solution_without_one(lone) {
            Some(solution) => {
                let is_mark = |cell: &Cell| doubtful.contains(*cell) && lone.get(*cell) != Some(solution.get(*cell));
                lone.restricted_to(lone.clue_cells().iter().filter(|cell| !is_mark(cell)).collect())
            }
            None if alone == Outcome::Unsolvable && lone.check().is_err() => likely,
            None => *lone,
        },
    }
}

/// The only solution that is left by taking out any one digit; `None` if there are others or there is none.
fn solution_without_one(lone: &Puzzle) -> Option<Solution> {
    let mut only = None;
    for cell in lone.clue_cells().iter() {
        match lone.with(cell, None).solve() {
            Outcome::Unsolvable => {}
            Outcome::Unique(solution) if only.is_none_or(|only| only == solution) => only = Some(solution),
            Outcome::Unique(_) | Outcome::Several(_) => return None,
        }
    }
    only
}

/// A candidate grid and what stands alone in its cells.
struct Lone<'a> {
    lone: &'a Puzzle,
    shown: &'a CandidateSet,
}

impl Lone<'_> {
    /// The lone candidates of which this is true.
    fn those(&self, is_one: impl Fn(Cell, Digit) -> bool) -> CellSet {
        self.lone.clues().filter(|(cell, digit)| is_one(*cell, *digit)).map(|(cell, _)| cell).collect()
    }

    /// The peers that show the digit although none of the placed digits excludes it.
    fn opposing(&self, cell: Cell, digit: Digit, placed: CellSet) -> CellSet {
        let opposing = self.shown.cells(digit) & cell.peers();
        let others = self.lone.cells_of(digit) & placed.without(cell);
        others.iter().map(Cell::peers).fold(opposing, |opposing, seen| opposing - seen)
    }

    /// The lone candidates that no peer speaks against, given those that are placed.
    fn unopposed(&self, placed: CellSet) -> CellSet {
        self.those(|cell, digit| self.opposing(cell, digit, placed).is_empty())
    }

    /// The lone candidates that look placed. A mark that one of them makes stale speaks against no other.
    fn likely(&self) -> CellSet {
        let mut placed = self.unopposed(CellSet::EMPTY);
        loop {
            let more = placed | self.those(|cell, digit| !self.is_mark(cell, digit, placed));
            if more == placed {
                return placed;
            }
            placed = more;
        }
    }

    /// True if a lone candidate looks like a mark. If it were placed, each peer that speaks against it would have a stale
    /// mark. If it is a mark, then the peers that lack the digit, and the digits that its own cell lacks, were taken out
    /// without a digit to exclude them. One stale mark is no evidence: a mark that counts as placed delays nobody, but a
    /// digit that counts as a mark is what the next hint says, again and again.
    fn is_mark(&self, cell: Cell, digit: Digit, placed: CellSet) -> bool {
        let stale = self.opposing(cell, digit, placed).len();
        stale > 1 && stale > self.lacking(cell, digit).len() + self.missing(cell, digit).len()
    }

    /// The peers with several candidates that lack the digit although no other lone candidate excludes it.
    fn lacking(&self, cell: Cell, digit: Digit) -> CellSet {
        let marked = |peer: &Cell| self.shown.digits(*peer).len() > 1;
        let lacking = cell.peers().iter().filter(marked).collect::<CellSet>() - self.shown.cells(digit);
        let others = self.lone.cells_of(digit).without(cell);
        others.iter().map(Cell::peers).fold(lacking, |lacking, seen| lacking - seen)
    }

    /// The other digits that the cell lacks although no lone candidate excludes them.
    fn missing(&self, cell: Cell, digit: Digit) -> DigitSet {
        let excluded = self.lone.restricted_to(cell.peers()).clues().map(|(_, digit)| digit).collect::<DigitSet>();
        DigitSet::FULL - excluded - DigitSet::single(digit)
    }
}
