//! Brute force: write every filling, test each complete grid.
//!
//! # Idea
//!
//! Count through all fillings of the blank cells like the wheels of a mileage counter: the last cell turns fastest.
//! Nothing is asked before the grid is full; then the whole grid is tested, and if it breaks a rule the last wheel
//! turns on. It needs no thought, always ends, and never ends in practice.
//!
//! # Source
//!
//! The naive method that the university report "Sudoku Solver" (2020-21) sets against backtracking, asking how the two
//! differ and which is more effective. The difference is only *when* the rules are asked: here after the last digit,
//! there after each. Backtracking thereby drops, with one wrong digit, all the fillings that begin with it.
//!
//! # Pseudo-code
//!
//! ```text
//! fill(cell):
//!     if there is no cell left:
//!         if no digit clashes with a peer: a solution
//!         return
//!     for digit in 1..9:
//!         write digit into cell
//!         fill(next blank cell)
//!         erase it
//! ```
//!
//! # Cost
//!
//! 9^n fillings for n blank cells: with 51 blanks 4.6 × 10^48, with 64 blanks 1.2 × 10^61. At a billion a
//! second the first takes 10^32 years. Memory: one grid and one digit for each blank cell.
//!
//! # What is counted
//!
//! A digit written is an assignment (here it may conflict: nobody asked). A test asks, in a complete grid, whether the
//! digit of one cell conflicts; a grid is dropped at the first that does.

use ichidoku::{Cell, Digit, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;

/// Writes every filling and tests each complete grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BruteForce;

impl Algorithm for BruteForce {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("brute_force.rs"));
        &About { name: "brute-force", title: "write every filling, test each complete grid", comment: COMMENT }
    }

    fn source(&self) -> &'static str {
        include_str!("brute_force.rs")
    }

    fn full_cost(&self, puzzle: &Puzzle) -> Option<f64> {
        let blanks = 81 - puzzle.clue_count();
        Some(9f64.powi(blanks as i32))
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let mut counter = Counter { clues: *puzzle, grid: *puzzle };
        notes.uses_memory(size_of::<Counter>());
        counter.fill(&Cell::ALL, notes)
    }
}

/// The grid as it stands, and the clues, to know which cells turn.
struct Counter {
    clues: Puzzle,
    grid: Puzzle,
}

impl Counter {
    /// Writes every filling of the blank cells among the last ones given.
    fn fill<O: Observer>(&mut self, cells: &[Cell], notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let Some((&cell, later)) = cells.split_first() else {
            return if self.is_legal(notes)? { notes.solved(&self.grid) } else { Ok(()) };
        };
        if self.clues.get(cell).is_some() {
            return self.fill(later, notes);
        }
        for digit in Digit::ALL {
            self.grid.set(cell, Some(digit));
            notes.guess(cell, digit)?;
            self.fill(later, notes)?;
            notes.backtrack(cell, digit);
        }
        self.grid.set(cell, None);
        Ok(())
    }

    /// Whether no digit that was filled in stands in a peer of its cell too.
    fn is_legal<O: Observer>(&self, notes: &mut Notebook<'_, O>) -> Result<bool, Reason> {
        for (cell, digit) in self.grid.clues().filter(|(cell, _)| self.clues.get(*cell).is_none()) {
            let clash = cell.peers().iter().find(|peer| self.grid.get(*peer) == Some(digit));
            if !notes.test(cell, digit, clash)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
