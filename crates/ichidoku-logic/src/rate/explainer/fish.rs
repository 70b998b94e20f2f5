//! X-wing, swordfish and jellyfish.
//!
//! Columns hold the pattern first, then rows; the sets of lines come as ascending binary numbers, and digits within a set of
//! lines. A digit must be missing in at least twice as many cells as the pattern has lines.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{CELLS, COLUMNS, ROWS, bits, count};
use super::names::Name;
use super::subsets::{among, eligible, tuple};

/// Lines of one direction in which the digit's places lie on as many lines of the other.
pub(super) struct Fish {
    pub(super) digit: usize,
    /// The first house of the base lines' direction, and which of the nine.
    pub(super) base: usize,
    pub(super) lines: u16,
    pub(super) cover: usize,
    pub(super) cover_lines: u16,
}

impl Fish {
    pub(super) fn removals(&self, board: &Board) -> Removals {
        let mut removals = self.removals_by_line(board);
        removals.sort_unstable();
        removals
    }

    /// The same line by line.
    pub(super) fn removals_by_line(&self, board: &Board) -> Removals {
        let in_line = |line: usize| {
            let house = self.cover + line;
            bits(board.places[house][self.digit] & !self.lines).map(move |place| CELLS[house][place])
        };
        bits(self.cover_lines).flat_map(in_line).map(|cell| (cell, 1 << self.digit)).collect()
    }
}

/// The fish of this size, in the original's order, whether or not anything follows.
pub(super) fn each<T>(board: &Board, size: u32, mut found: impl FnMut(&Fish) -> Option<T>) -> Option<T> {
    for (base, cover) in [(COLUMNS.start, ROWS.start), (ROWS.start, COLUMNS.start)] {
        let rows: [[u16; 9]; 9] =
            std::array::from_fn(|digit| std::array::from_fn(|line| board.places[base + line][digit]));
        let eligible: [u16; 9] = std::array::from_fn(|digit| match u32::from(board.placed[digit]) + 2 * size {
            0..=9 => Some(eligible(&rows[digit], size)).filter(|lines| count(*lines) >= size).unwrap_or(0),
            _ => 0,
        });
        let digits = (0..9).filter(|digit| eligible[*digit] != 0).fold(0, |set, digit| set | 1 << digit);
        for lines in among(eligible.iter().fold(0, |all, lines| all | lines), size) {
            for digit in bits(digits).filter(|digit| lines & !eligible[*digit] == 0) {
                let Some(cover_lines) = tuple(&rows[digit], lines) else { continue };
                let result = found(&Fish { digit, base, lines, cover, cover_lines });
                if result.is_some() {
                    return result;
                }
            }
        }
    }
    None
}

pub(super) fn fish(board: &Board, size: u32) -> Option<Hint> {
    let (name, difficulty) = match size {
        2 => (Name::XWing, 3.2),
        3 => (Name::Swordfish, 3.8),
        _ => (Name::Jellyfish, 5.2),
    };
    each(board, size, |fish| Hint::taking(name, difficulty, fish.removals(board)))
}
