//! Simulated annealing: a full grid with mistakes, shaken less and less.
//!
//! # Idea
//!
//! Fill each box at random with the digits it lacks, so that the boxes are right and the rows and columns are not. Its
//! *cost* is the number of digits missing from rows and columns; a solution costs nothing. Now exchange two digits
//! within a box, again and again. An exchange that lowers the cost is kept; one that raises it by c is kept with
//! probability e^(-c/T), where the *temperature* T starts high and falls: first the grid is shaken, then it settles.
//! If it settles with a cost above zero, start again from another filling.
//!
//! It solves many puzzles without knowing anything about Sudoku but how to count mistakes. It can also **fail**: on a
//! puzzle with few clues and one solution a grid with two mistakes may be nowhere near the solution, and no number of
//! exchanges proves that there is none. It is here to be seen failing.
//!
//! # Source
//!
//! Rhyd Lewis, "Metaheuristics can solve sudoku puzzles", 2007; the method is S. Kirkpatrick's, C. D. Gelatt's and
//! M. P. Vecchi's, 1983, after N. Metropolis and others, 1953.
//!
//! # Pseudo-code
//!
//! ```text
//! repeat a fixed number of times:
//!     fill each box at random with the digits it lacks; T = 1
//!     until the cost has not fallen for 20 chains:
//!         repeat (blank cells)² times, a chain:
//!             choose two blank cells of one box
//!             c = what their exchange adds to the cost
//!             keep it if c <= 0, or else with probability e^(-c/T)
//!             if the cost is 0: a solution
//!         T = 0.99 T
//! give up
//! ```
//!
//! # Cost
//!
//! No bound within which it must find the solution; the number of starts bounds how long it tries. An exchange costs the
//! same small work always. Memory: one grid and the digits' numbers in rows and columns.
//!
//! # What is counted
//!
//! A test asks about one of the two digits of a proposed exchange, whether it conflicts in its new place (two tests an
//! exchange). A digit is written (an assignment) by a random filling, or by an exchange that is kept (it may conflict).
//! A backtrack is a new start.

use ichidoku::{Box, Cell, CellSet, Digit, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;
use crate::random::Random;

/// The temperature at the start of a run, and by what it is multiplied after each chain.
const START_TEMPERATURE: f64 = 1.0;
const COOLING: f64 = 0.99;
/// A start ends when the cost has not reached a new low for so many chains.
const PATIENCE: u32 = 20;

/// Exchanges digits within boxes at random while the temperature falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Annealing {
    /// From which the random numbers grow.
    pub seed: u64,
    /// How often it starts before it gives up.
    pub starts: u32,
}

impl Default for Annealing {
    fn default() -> Self {
        Self { seed: 1, starts: 10 }
    }
}

impl Algorithm for Annealing {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("annealing.rs"));
        &About {
            name: "annealing",
            title: "simulated annealing: a full grid shaken less and less; it can fail",
            comment: COMMENT,
        }
    }

    fn source(&self) -> &'static str {
        include_str!("annealing.rs")
    }

    /// Finds one solution at most, and never knows whether there is another.
    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        notes.uses_memory(size_of::<Shaken>() + size_of::<Random>());
        let mut random = Random::new(self.seed);
        for start in 0..self.starts {
            if start > 0 {
                notes.counts_mut().backtracks += 1;
            }
            let mut grid = Shaken::new(puzzle, &mut random, notes)?;
            if grid.anneal(&mut random, notes)? {
                notes.solved(&grid.digits)?;
                break;
            }
        }
        Err(Reason::GaveUp)
    }
}

/// A full grid in which each box holds each digit once.
struct Shaken {
    digits: Puzzle,
    /// The cells that are not clues.
    blanks: CellSet,
    /// How often each digit stands in each row and column.
    in_row: [[u8; 9]; 9],
    in_column: [[u8; 9]; 9],
    /// How many digits are missing from rows and columns.
    cost: i32,
}

impl Shaken {
    /// Fills each box at random with the digits it lacks.
    fn new<O: Observer>(puzzle: &Puzzle, random: &mut Random, notes: &mut Notebook<'_, O>) -> Result<Self, Reason> {
        let blanks = CellSet::FULL - puzzle.clue_cells();
        let no_digits = [[0; 9]; 9];
        let mut grid = Self { digits: Puzzle::EMPTY, blanks, in_row: no_digits, in_column: no_digits, cost: 2 * 81 };
        for box_ in Box::ALL {
            let mut digits = Digit::ALL;
            random.shuffle(&mut digits);
            let is_clue = |digit: &Digit| box_.cells().iter().any(|cell| puzzle.get(cell) == Some(*digit));
            let mut missing = digits.into_iter().filter(|digit| !is_clue(digit));
            for cell in box_.cells().iter() {
                let clue = puzzle.get(cell);
                let Some(digit) = clue.or_else(|| missing.next()) else { continue };
                grid.put(cell, digit);
                if clue.is_none() {
                    notes.place(cell, digit)?;
                }
            }
        }
        Ok(grid)
    }

    /// Exchanges digits while the temperature falls; answers whether the cost has come to zero.
    fn anneal<O: Observer>(&mut self, random: &mut Random, notes: &mut Notebook<'_, O>) -> Result<bool, Reason> {
        let mut temperature = START_TEMPERATURE;
        let mut lowest = self.cost;
        let mut chains_in_vain = 0;
        while self.cost > 0 && chains_in_vain < PATIENCE {
            self.chain(temperature, random, notes)?;
            temperature *= COOLING;
            chains_in_vain = if self.cost < lowest { 0 } else { chains_in_vain + 1 };
            lowest = lowest.min(self.cost);
        }
        Ok(self.cost == 0)
    }

    /// A chain of exchanges at one temperature; ends early at cost zero.
    fn chain<O: Observer>(
        &mut self,
        temperature: f64,
        random: &mut Random,
        notes: &mut Notebook<'_, O>,
    ) -> Result<(), Reason> {
        for _ in 0..self.blanks.len().pow(2) {
            if self.cost == 0 {
                break;
            }
            let Some((a, b)) = self.choose_two(random) else { continue };
            let before = self.cost;
            self.exchange(a, b);
            notes.count_test()?;
            notes.count_test()?;
            let rise = f64::from(self.cost - before);
            if rise <= 0.0 || random.fraction() < (-rise / temperature).exp() {
                self.write_down(a, notes)?;
                self.write_down(b, notes)?;
            } else {
                self.exchange(a, b);
            }
        }
        Ok(())
    }

    /// Two different blank cells of one box; `None` if the box drawn has no two.
    fn choose_two(&self, random: &mut Random) -> Option<(Cell, Cell)> {
        let blanks = self.blanks & Box::ALL[random.below(9)].cells();
        if blanks.len() < 2 {
            return None;
        }
        let first = random.below(blanks.len());
        let second = (first + 1 + random.below(blanks.len() - 1)) % blanks.len();
        Some((blanks.iter().nth(first)?, blanks.iter().nth(second)?))
    }

    /// Exchanges the digits of two cells.
    fn exchange(&mut self, a: Cell, b: Cell) {
        if let (Some(at_a), Some(at_b)) = (self.take(a), self.take(b)) {
            self.put(a, at_b);
            self.put(b, at_a);
        }
    }

    /// Writes a digit into an empty cell; a digit that its row or column lacked lowers the cost.
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.digits.set(cell, Some(digit));
        for count in self.counts(cell, digit) {
            *count += 1;
        }
        self.cost -= self.counts(cell, digit).into_iter().filter(|count| **count == 1).count() as i32;
    }

    /// Takes the digit out of a cell.
    fn take(&mut self, cell: Cell) -> Option<Digit> {
        let digit = self.digits.get(cell)?;
        self.digits.set(cell, None);
        self.cost += self.counts(cell, digit).into_iter().filter(|count| **count == 1).count() as i32;
        for count in self.counts(cell, digit) {
            *count -= 1;
        }
        Some(digit)
    }

    /// How often the digit stands in the cell's row and in its column.
    fn counts(&mut self, cell: Cell, digit: Digit) -> [&mut u8; 2] {
        [&mut self.in_row[cell.row().index()][digit.index()], &mut self.in_column[cell.column().index()][digit.index()]]
    }

    fn write_down<O: Observer>(&self, cell: Cell, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        match self.digits.get(cell) {
            Some(digit) => notes.place(cell, digit),
            None => Ok(()),
        }
    }
}
