//! Neighbours elimination and singles extraction, then a guess.
//!
//! # Idea
//!
//! Keep for every cell the digits that are left for it, and apply two methods over and over:
//!
//! * **neighbours elimination**: where one digit is left in a cell, it is left in no peer of the cell;
//! * **singles extraction**: where a digit is left in only one cell of a house, it stands there.
//!
//! When both are stuck, guess: take a cell with two or more digits left, write one of them, and go on with the two
//! methods. On a contradiction (a cell without a digit left, or a digit without a place in a house) go back to the
//! grid as it was before the guess, and try the next digit. `eliminate-first` guesses in the first open cell;
//! `eliminate-fewest` in the cell with the fewest digits left, the first of equals.
//!
//! # Source
//!
//! `eliminate-first`: the blog post "Sudoku solver in JavaScript" (2008), whose names for the two methods are kept
//! here. `eliminate-fewest`: Peter Norvig, "Solving Every Sudoku Puzzle" (2006), where the methods are called
//! constraint propagation.
//!
//! # Pseudo-code
//!
//! ```text
//! solve(grid):
//!     repeat neighbours elimination and singles extraction until nothing changes
//!     if there is a contradiction: return
//!     if every cell is settled: a solution
//!     cell = the first (or: the smallest) cell with two or more digits left
//!     for digit in the digits left, ascending:
//!         copy = grid
//!         leave only digit in copy's cell
//!         solve(copy)
//! ```
//!
//! # Cost
//!
//! Most puzzles that people solve need no guess at all, the hardest known some hundred to some thousand. The smallest
//! cell mostly needs fewer than the first, but not always: a grid with many solutions, or an unlucky cell, can take it
//! far down a wrong branch. A round of the two methods asks up to 20 peers for each cell settled and 27 × 81 times
//! whether a digit is left. Memory: one copy of the digits left (about 200 bytes) for each open guess.
//!
//! # What is counted
//!
//! A digit written (an assignment) is one settled in a blank cell, guessed or found. A test is the question whether a digit is still
//! left in a cell, by either method.

use ichidoku::{Cell, CellSet, Digit, DigitSet, House, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::{Contradiction, Observer};

/// In which cell to guess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Guess {
    /// In the first open cell.
    #[default]
    First,
    /// In the open cell with the fewest digits left, the first of equals.
    Fewest,
}

/// Settles what two simple methods find, and guesses when they are stuck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Elimination {
    /// In which cell to guess.
    pub guess: Guess,
}

impl Algorithm for Elimination {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("elimination.rs"));
        match self.guess {
            Guess::First => &About {
                name: "eliminate-first",
                title: "neighbours elimination and singles extraction, guess in the first open cell",
                comment: COMMENT,
            },
            Guess::Fewest => &About {
                name: "eliminate-fewest",
                title: "the same, guess in the cell with the fewest digits left (Norvig)",
                comment: COMMENT,
            },
        }
    }

    fn source(&self) -> &'static str {
        include_str!("elimination.rs")
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        match self.solve(Left::new(puzzle), notes) {
            Err(Halt::Reason(reason)) => Err(reason),
            Ok(()) | Err(Halt::Contradiction) => Ok(()),
        }
    }
}

impl Elimination {
    /// Finds every solution of the grid.
    fn solve<O: Observer>(&self, mut grid: Left, notes: &mut Notebook<'_, O>) -> Result<(), Halt> {
        let copies = notes.depth() as usize + 1;
        notes.uses_memory(copies * size_of::<Left>());
        grid.deduce(notes)?;
        let Some(cell) = self.cell_to_guess(&grid) else {
            return Ok(notes.solved(&grid.settled_digits())?);
        };
        for digit in grid.digits[cell.index()].iter() {
            let mut copy = grid.clone();
            notes.guess(cell, digit)?;
            copy.digits[cell.index()] = DigitSet::single(digit);
            copy.written = copy.written.with(cell);
            match self.solve(copy, notes) {
                Ok(()) | Err(Halt::Contradiction) => notes.backtrack(cell, digit),
                halt => return halt,
            }
        }
        Ok(())
    }

    fn cell_to_guess(&self, grid: &Left) -> Option<Cell> {
        let mut open = Cell::ALL.into_iter().filter(|cell| grid.digits[cell.index()].len() > 1);
        match self.guess {
            Guess::First => open.next(),
            Guess::Fewest => open.min_by_key(|cell| grid.digits[cell.index()].len()),
        }
    }
}

/// Why the methods do not go on.
enum Halt {
    Contradiction,
    Reason(Reason),
}

impl From<Reason> for Halt {
    fn from(reason: Reason) -> Self {
        Self::Reason(reason)
    }
}

/// The digits left for each cell.
#[derive(Clone)]
struct Left {
    digits: [DigitSet; 81],
    /// The cells whose digit has been written: the clues and what was found or guessed.
    written: CellSet,
    /// The cells whose digit has been eliminated from their peers.
    spread: CellSet,
}

impl Left {
    fn new(puzzle: &Puzzle) -> Self {
        let digits = Cell::ALL.map(|cell| puzzle.get(cell).map_or(DigitSet::FULL, DigitSet::single));
        Self { digits, written: puzzle.clue_cells(), spread: CellSet::EMPTY }
    }

    /// The two methods, over and over until nothing changes.
    fn deduce<O: Observer>(&mut self, notes: &mut Notebook<'_, O>) -> Result<(), Halt> {
        loop {
            let eliminated = self.neighbours_elimination(notes)?;
            let extracted = self.singles_extraction(notes)?;
            if !eliminated && !extracted {
                return Ok(());
            }
        }
    }

    /// Takes the digit of each settled cell from the cell's peers; answers whether there was one to take.
    fn neighbours_elimination<O: Observer>(&mut self, notes: &mut Notebook<'_, O>) -> Result<bool, Halt> {
        let mut changed = false;
        for cell in Cell::ALL {
            let Some(digit) = self.digits[cell.index()].only() else { continue };
            if self.spread.contains(cell) {
                continue;
            }
            self.settle(cell, digit, notes)?;
            self.spread = self.spread.with(cell);
            for peer in cell.peers().iter() {
                changed |= self.eliminate(peer, digit, notes)?;
            }
        }
        Ok(changed)
    }

    /// Settles each digit that has one place left in a house; answers whether there was one.
    fn singles_extraction<O: Observer>(&mut self, notes: &mut Notebook<'_, O>) -> Result<bool, Halt> {
        let mut changed = false;
        for house in House::ALL {
            for digit in Digit::ALL {
                let places = self.places(house, digit, notes)?;
                if places.is_empty() {
                    notes.contradiction(Contradiction::House(house, digit));
                    return Err(Halt::Contradiction);
                }
                if let Some(cell) = places.only().filter(|cell| self.digits[cell.index()].len() > 1) {
                    self.settle(cell, digit, notes)?;
                    changed = true;
                }
            }
        }
        Ok(changed)
    }

    /// The cells of the house in which the digit is left.
    fn places<O: Observer>(&self, house: House, digit: Digit, notes: &mut Notebook<'_, O>) -> Result<CellSet, Reason> {
        let mut places = CellSet::EMPTY;
        for cell in house.cells().iter() {
            notes.count_test()?;
            if self.digits[cell.index()].contains(digit) {
                places = places.with(cell);
            }
        }
        Ok(places)
    }

    /// Leaves only this digit in the cell, and writes it if that has not been done.
    fn settle<O: Observer>(&mut self, cell: Cell, digit: Digit, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        self.digits[cell.index()] = DigitSet::single(digit);
        if !self.written.contains(cell) {
            self.written = self.written.with(cell);
            notes.place(cell, digit)?;
        }
        Ok(())
    }

    /// Takes the digit from the cell; answers whether it was still there.
    fn eliminate<O: Observer>(&mut self, cell: Cell, digit: Digit, notes: &mut Notebook<'_, O>) -> Result<bool, Halt> {
        notes.count_test()?;
        let digits = self.digits[cell.index()];
        if !digits.contains(digit) {
            return Ok(false);
        }
        self.digits[cell.index()] = digits.without(digit);
        notes.eliminate(cell, digit);
        if self.digits[cell.index()].is_empty() {
            notes.contradiction(Contradiction::Cell(cell));
            return Err(Halt::Contradiction);
        }
        Ok(true)
    }

    /// The grid, once every cell has one digit left.
    fn settled_digits(&self) -> Puzzle {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.digits[cell.index()].only()?))).collect()
    }
}
