//! A puzzle of the table, small enough for a million of them.

use ichidoku::{Digit, Puzzle};

/// Number of solutions beyond which none is counted.
pub(crate) const MOST_SOLUTIONS: u8 = 100;

/// What is known of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// Two cells in each byte.
    pub(crate) cells: [u8; 41],
    pub(crate) clues: u8,
    /// Number of solutions, [`MOST_SOLUTIONS`] for that many or more.
    pub(crate) solutions: u8,
    pub(crate) rating: Option<Rating>,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rating {
    /// Its place among the grades.
    pub(crate) grade: u8,
    /// Its place among the techniques that were met.
    pub(crate) technique: u8,
    /// A hundred times its score.
    pub(crate) score: u16,
}

impl Row {
    pub(crate) fn new(puzzle: &Puzzle, solutions: u64) -> Self {
        let mut cells = [0; 41];
        for (cell, digit) in puzzle.clues() {
            cells[cell.index() / 2] |= digit.get() << shift(cell.index());
        }
        let solutions = u8::try_from(solutions).unwrap_or(MOST_SOLUTIONS).min(MOST_SOLUTIONS);
        Self { cells, clues: puzzle.clue_count() as u8, solutions, rating: None }
    }

    /// The puzzle as 81 characters.
    pub(crate) fn line(&self) -> String {
        let digit = |place: usize| Digit::new(self.cells[place / 2] >> shift(place) & 15);
        (0..81).map(|place| digit(place).map_or('.', Digit::to_char)).collect()
    }
}

/// How far a cell is from the end of its byte.
const fn shift(place: usize) -> usize {
    4 - 4 * (place % 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_keeps_its_puzzle() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let row = Row::new(&line.parse().unwrap(), 1);
        assert_eq!((row.line().as_str(), row.clues, row.solutions), (line, 30, 1));
        assert_eq!(Row::new(&Puzzle::EMPTY, 5_000_000_000).solutions, MOST_SOLUTIONS);
        assert!(size_of::<Row>() <= 50, "{}", size_of::<Row>());
    }
}
