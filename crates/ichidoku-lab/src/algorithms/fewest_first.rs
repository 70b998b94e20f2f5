//! Backtracking, fewest candidates first: always fill the cell with the fewest digits that do not conflict.
//!
//! # Idea
//!
//! The order of the cells need not be fixed. Before each guess look at every open cell, and take the one with the
//! fewest digits that no peer holds (the first of equals in reading order). A cell with none shows at once that
//! something is wrong, wherever it stands; a cell with one costs no choice; and where one must choose, fewer choices
//! mean a smaller tree. It looks longer before each step and takes far fewer steps.
//!
//! # Source
//!
//! The rule is called *minimum remaining values*, or *fail first*: R. M. Haralick and G. L. Elliott, "Increasing tree
//! search efficiency for constraint satisfaction problems", 1980.
//!
//! # Pseudo-code
//!
//! ```text
//! fill():
//!     cell = the open cell with the fewest digits that no peer holds
//!     if there is no open cell: a solution
//!     for digit in those digits, ascending:
//!         write digit into cell
//!         fill()
//!         erase it
//! ```
//!
//! # Cost
//!
//! At most 9^n assignments for n blank cells; in practice tens to tens of thousands, each after nine questions for each
//! open cell. It is no promise: where a guess early on settles little, the smallest cell can still be the wrong one,
//! and a puzzle can need more assignments than row by row does. Memory: one grid, the digits' places, and one cell and
//! its digits for each open guess.
//!
//! # What is counted
//!
//! A digit counts as written (an assignment) if it has no conflict. A test is the question whether a digit conflicts: nine for
//! each open cell looked at (the look ends at a cell that has no digit left). They are counted, but not reported one by
//! one.

use ichidoku::{Cell, Digit, DigitSet, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::filling::Filling;
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::{Contradiction, Observer};

/// Fills the open cell with the fewest digits that do not conflict, the first of equals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct FewestFirst;

impl Algorithm for FewestFirst {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("fewest_first.rs"));
        &About {
            name: "fewest-first",
            title: "backtracking, the cell with the fewest candidates first",
            comment: COMMENT,
        }
    }

    fn source(&self) -> &'static str {
        include_str!("fewest_first.rs")
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        fill(&mut Filling::new(puzzle), notes)
    }
}

/// Fills the open cells in every way that does not conflict.
fn fill<O: Observer>(filling: &mut Filling, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
    let levels = notes.depth() as usize + 1;
    notes.uses_memory(size_of::<Filling>() + levels * size_of::<(Cell, DigitSet)>());
    let Some((cell, digits)) = fewest(filling, notes)? else {
        return notes.solved(filling.grid());
    };
    if digits.is_empty() {
        notes.contradiction(Contradiction::Cell(cell));
    }
    for digit in digits.iter() {
        filling.write(cell, digit);
        notes.guess(cell, digit)?;
        fill(filling, notes)?;
        notes.backtrack(cell, digit);
        filling.erase(cell, digit);
    }
    Ok(())
}

/// The open cell with the fewest digits that do not conflict, and these; `None` if the grid is full.
fn fewest<O: Observer>(filling: &Filling, notes: &mut Notebook<'_, O>) -> Result<Option<(Cell, DigitSet)>, Reason> {
    let mut best: Option<(Cell, DigitSet)> = None;
    for cell in Cell::ALL {
        if filling.grid().get(cell).is_some() {
            continue;
        }
        let digits = free_digits(cell, filling, notes)?;
        if best.is_none_or(|(_, fewest)| digits.len() < fewest.len()) {
            best = Some((cell, digits));
        }
        if digits.is_empty() {
            break;
        }
    }
    Ok(best)
}

/// The digits that do not conflict in the cell.
fn free_digits<O: Observer>(cell: Cell, filling: &Filling, notes: &mut Notebook<'_, O>) -> Result<DigitSet, Reason> {
    let mut free = DigitSet::EMPTY;
    for digit in Digit::ALL {
        notes.count_test()?;
        if filling.clash(cell, digit).is_none() {
            free = free.with(digit);
        }
    }
    Ok(free)
}
