//! Backtracking, cell by cell: write the first digit that does not conflict, go on, and come back when stuck.
//!
//! # Idea
//!
//! Visit the blank cells in a fixed order. In each, try the digits in a fixed order; write the first that no peer
//! holds, and go on to the next cell. When a cell has no such digit left, something earlier is wrong: go back to the
//! cell before, erase its digit, and try its next one. The order is everything. Row by row is as good as any for most
//! puzzles, but a puzzle can be built against it: with an empty first row and a solution whose first row reads
//! 987654321, nearly every wrong beginning is tried before the right one.
//!
//! With a **candidate list** per cell (`candidate-lists`) the digits that a clue rules out are found once, before the
//! search, and never asked again: the same assignments with fewer tests. Without one (`row-by-row`) all nine digits are
//! asked at every visit.
//!
//! # Source
//!
//! Row by row: the blog post "I built a Sudoku Solver!" (2017), the tutorial "Backtracking Algorithm to Solve Sudoku
//! Puzzle in JavaScript" (2020) and the university report "Sudoku Solver" (2020-21). Candidate lists, the worst case,
//! and the remark that it is harmless on the rotated grid: the web page "Sudoku Solver", "How it works". The method
//! itself is older: D. H. Lehmer named it in the 1950s.
//!
//! # Pseudo-code
//!
//! ```text
//! fill(cell):
//!     if there is no cell left: a solution
//!     for digit in the cell's list:
//!         if no peer of cell holds digit:
//!             write digit into cell
//!             fill(next blank cell)
//!             erase it
//! ```
//!
//! # Cost
//!
//! At most 9^n assignments for n blank cells, in practice far fewer: thousands to millions for most puzzles, tens of
//! millions and more for those built against the order. Memory: one grid, the digits' places, and one digit for each
//! blank cell; nothing grows.
//!
//! # What is counted
//!
//! A digit counts as written (an assignment) if it has no conflict. A test is the question whether a digit conflicts: each digit
//! of the list is asked once at each visit to the cell, and making the lists asks nine questions for each blank cell.

use ichidoku::{Cell, Digit, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::filling::Filling;
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;
use crate::order::{CellOrder, DigitOrder};

/// Visits the cells in a fixed order and tries the digits in a fixed order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Backtracking {
    /// In which order the cells are visited.
    pub cells: CellOrder,
    /// In which order the digits are tried.
    pub digits: DigitOrder,
    /// Whether each cell has a list of the digits that the clues leave it.
    pub lists: bool,
}

impl Algorithm for Backtracking {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("backtracking.rs"));
        if self.lists {
            &About {
                name: "candidate-lists",
                title: "backtracking, row by row, with a candidate list per cell",
                comment: COMMENT,
            }
        } else {
            &About {
                name: "row-by-row",
                title: "backtracking, row by row, the first digit without conflict",
                comment: COMMENT,
            }
        }
    }

    fn source(&self) -> &'static str {
        include_str!("backtracking.rs")
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let mut search = Search { filling: Filling::new(puzzle), lists: [[None; 9]; 81] };
        notes.uses_memory(size_of::<Search>() + size_of::<[Cell; 81]>());
        let cells = self.cells.cells();
        for cell in cells {
            search.lists[cell.index()] = self.list(cell, &search.filling, notes)?;
        }
        search.fill(&cells, notes)
    }
}

/// The digits to try in a cell, from the front.
type List = [Option<Digit>; 9];

impl Backtracking {
    /// The digits to try in the cell.
    fn list<O: Observer>(&self, cell: Cell, clues: &Filling, notes: &mut Notebook<'_, O>) -> Result<List, Reason> {
        let digits = self.digits.digits();
        if !self.lists || clues.grid().get(cell).is_some() {
            return Ok(digits.map(Some));
        }
        let mut list = [None; 9];
        let mut length = 0;
        for digit in digits {
            if notes.test(cell, digit, clues.clash(cell, digit))? {
                list[length] = Some(digit);
                length += 1;
            }
        }
        Ok(list)
    }
}

/// The grid as it stands, and for each cell the digits to try.
struct Search {
    filling: Filling,
    lists: [List; 81],
}

impl Search {
    /// Fills the blank cells among those given in every way that does not conflict.
    fn fill<O: Observer>(&mut self, cells: &[Cell], notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let Some((&cell, later)) = cells.split_first() else {
            return notes.solved(self.filling.grid());
        };
        if self.filling.grid().get(cell).is_some() {
            return self.fill(later, notes);
        }
        for digit in self.lists[cell.index()].into_iter().flatten() {
            if notes.test(cell, digit, self.filling.clash(cell, digit))? {
                self.filling.write(cell, digit);
                notes.guess(cell, digit)?;
                self.fill(later, notes)?;
                notes.backtrack(cell, digit);
                self.filling.erase(cell, digit);
            }
        }
        Ok(())
    }
}
