//! Backdoors: cells whose digits, once known, let singles solve the rest.

use alloc::vec::Vec;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::house::House;
use crate::proper_puzzle::ProperPuzzle;
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::stop::{Interrupted, Stop};

impl ProperPuzzle {
    /// The smallest sets of cells whose digits are enough for singles to solve the puzzle: all of that size, each a
    /// *backdoor* with respect to naked singles and hidden singles in rows, columns and boxes.
    ///
    /// A puzzle that singles solve has one backdoor, the empty set. Sets of more than `most` cells are not looked for; the
    /// list is empty if none is small enough. Almost all puzzles have backdoors of one or two cells, the hardest of three;
    /// each cell more takes some dozen times as long.
    ///
    /// ```
    /// use ichidoku::{ProperPuzzle, Puzzle, Stop};
    /// let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    /// let proper = |line: &str| ProperPuzzle::new(line.parse::<Puzzle>().unwrap()).unwrap();
    /// let backdoors = |line: &str| proper(line).backdoors(3, Stop::never()).unwrap();
    /// assert!(backdoors(easy)[0].is_empty());
    /// assert!(backdoors(hard).iter().all(|backdoor| backdoor.len() == 2));
    /// ```
    ///
    /// # Errors
    /// [`Interrupted`] if `stop` was raised before the end.
    pub fn backdoors(&self, most: usize, stop: Stop<'_>) -> Result<Vec<CellSet>, Interrupted> {
        let start = Singles::new(self.puzzle());
        let mut search = Search { solution: self.solution(), found: Vec::new(), stop };
        for size in 0..=most {
            search.extend(&start, CellSet::EMPTY, size, 0)?;
            if !search.found.is_empty() {
                break;
            }
        }
        Ok(search.found)
    }
}

/// The search for backdoors of one size.
struct Search<'a> {
    solution: &'a Solution,
    found: Vec<CellSet>,
    stop: Stop<'a>,
}

impl Search<'_> {
    /// Adds this many more cells, from the given index on, in all ways.
    fn extend(&mut self, singles: &Singles, cells: CellSet, more: usize, from: usize) -> Result<(), Interrupted> {
        self.stop.check()?;
        if more == 0 {
            if singles.are_all_placed() {
                self.found.push(cells);
            }
            return Ok(());
        }
        // A cell that is already settled adds nothing, and without it the set was too small.
        for cell in Cell::ALL[from..].iter().filter(|cell| !singles.placed.contains(**cell)) {
            let mut singles = *singles;
            singles.place(*cell, self.solution.get(*cell));
            singles.place_all();
            self.extend(&singles, cells.with(*cell), more - 1, cell.index() + 1)?;
        }
        Ok(())
    }
}

/// A grid in which nothing but singles is placed.
#[derive(Clone, Copy)]
struct Singles {
    /// Where each digit may still go.
    open: [CellSet; 9],
    placed: CellSet,
}

impl Singles {
    /// The puzzle after all singles.
    fn new(puzzle: &Puzzle) -> Self {
        let mut singles = Self { open: [CellSet::FULL; 9], placed: CellSet::EMPTY };
        for (cell, digit) in puzzle.clues() {
            singles.place(cell, digit);
        }
        singles.place_all();
        singles
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.placed = self.placed.with(cell);
        for open in &mut self.open {
            *open = open.without(cell);
        }
        let open = &mut self.open[digit.index()];
        *open = *open - cell.peers();
    }

    fn are_all_placed(&self) -> bool {
        self.placed == CellSet::FULL
    }

    /// Places singles until there are none.
    fn place_all(&mut self) {
        loop {
            let before = self.placed;
            self.place_naked();
            self.place_hidden();
            if self.placed == before {
                return;
            }
        }
    }

    /// Places the cells with one candidate.
    fn place_naked(&mut self) {
        let (some, several) = self
            .open
            .iter()
            .fold((CellSet::EMPTY, CellSet::EMPTY), |(some, several), open| (some | *open, several | (some & *open)));
        for cell in (some - several).iter() {
            let digit = Digit::ALL.into_iter().find(|digit| self.open[digit.index()].contains(cell));
            if let Some(digit) = digit {
                self.place(cell, digit);
            }
        }
    }

    /// Places digits with one place in a house.
    fn place_hidden(&mut self) {
        for digit in Digit::ALL {
            for house in House::ALL {
                if let Some(cell) = (self.open[digit.index()] & house.cells()).only() {
                    self.place(cell, digit);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    fn proper(line: &str) -> ProperPuzzle {
        ProperPuzzle::new(line.parse().unwrap()).unwrap()
    }

    #[test]
    fn with_a_backdoor_singles_solve_and_no_other_cells_of_that_size_do() {
        let puzzle = proper(HARD);
        let found = puzzle.backdoors(3, Stop::never()).unwrap();
        let solved = |cells: CellSet| {
            let mut more = *puzzle.puzzle();
            cells.iter().for_each(|cell| more.set(cell, Some(puzzle.solution().get(cell))));
            Singles::new(&more).are_all_placed()
        };
        let open = !puzzle.puzzle().clue_cells();
        assert!(open.iter().all(|cell| !solved(CellSet::single(cell))));
        let mut expected = Vec::new();
        for a in open.iter() {
            for b in open.iter().filter(|b| *b > a) {
                let pair = CellSet::single(a).with(b);
                expected.extend(solved(pair).then_some(pair));
            }
        }
        assert_eq!(found, expected);
        assert!(!found.is_empty());
    }

    #[test]
    fn too_few_cells_give_no_backdoor() {
        assert!(proper(HARD).backdoors(1, Stop::never()).unwrap().is_empty());
    }

    #[test]
    fn a_raised_handle_ends_the_search() {
        let raised = core::sync::atomic::AtomicBool::new(true);
        assert_eq!(proper(HARD).backdoors(5, Stop::flag(&raised)), Err(Interrupted::Stopped));
    }
}
