//! Naked and hidden pairs, triplets and quads, and the direct kinds of the hidden ones.
//!
//! Boxes, columns, rows; within a house the sets of places or digits as ascending binary numbers. A naked set of n needs a
//! house with at least 2n open cells, a hidden set more than 2n, and a direct one more than n. Found by
//! puzzles in which the original passes over a set that is there.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{BOXES, CELLS, COLUMNS, ROWS, bits, choices, count};
use super::names::Name;

/// A set in a house: which places, which digits.
pub(super) struct Subset {
    pub(super) house: usize,
    pub(super) places: u16,
    pub(super) digits: u16,
}

impl Subset {
    /// What goes from the places that are chosen here.
    fn taking(&self, board: &Board, places: u16, digits: u16) -> Removals {
        let cells = bits(places).fold(0_u128, |set, place| set | 1 << CELLS[self.house][place]);
        super::hint::removals(board, cells, digits)
    }

    /// The set's digits in other cells of the house.
    pub(super) fn naked_removals(&self, board: &Board) -> Removals {
        self.taking(board, 0x1FF & !self.places, self.digits)
    }

    /// Other digits in the set's cells.
    pub(super) fn hidden_removals(&self, board: &Board) -> Removals {
        self.taking(board, self.places, 0x1FF & !self.digits)
    }
}

fn houses() -> impl Iterator<Item = usize> {
    BOXES.chain(COLUMNS).chain(ROWS)
}

/// The union of the chosen rows, if each has at least two bits and the union has as many as there are rows.
pub(super) fn tuple(rows: &[u16; 9], chosen: u16) -> Option<u16> {
    let size = count(chosen);
    let mut union = 0;
    for row in bits(chosen) {
        union |= rows[row];
        if count(rows[row]) < 2 || count(union) > size {
            return None;
        }
    }
    (count(union) == size).then_some(union)
}

/// The rows that may be in a tuple of this size.
pub(super) fn eligible(rows: &[u16; 9], size: u32) -> u16 {
    (0..9).filter(|row| (2..=size).contains(&count(rows[*row]))).fold(0, |set, row| set | 1 << row)
}

/// The tuples of this size.
pub(super) fn tuples(rows: [u16; 9], size: u32) -> impl Iterator<Item = (u16, u16)> {
    among(eligible(&rows, size), size).filter_map(move |chosen| Some((chosen, tuple(&rows, chosen)?)))
}

/// The ways to choose so many of these, as bits in ascending order.
pub(super) fn among(these: u16, size: u32) -> impl Iterator<Item = u16> {
    let mut list = [0_u16; 9];
    bits(these).enumerate().for_each(|(n, bit)| list[n] = 1 << bit);
    choices(size, count(these)).map(move |chosen| bits(chosen).fold(0, |set, n| set | list[n]))
}

/// The naked sets of this size, in the original's order.
pub(super) fn each_naked<T>(board: &Board, size: u32, mut found: impl FnMut(&Subset) -> Option<T>) -> Option<T> {
    houses().filter(|house| u32::from(board.empty[*house]) >= 2 * size).find_map(|house| {
        let digits = CELLS[house].map(|cell| board.digits[cell as usize]);
        tuples(digits, size).find_map(|(places, digits)| found(&Subset { house, places, digits }))
    })
}

/// The hidden sets of this size in houses with more open cells than that, in the original's order.
pub(super) fn each_hidden<T>(
    board: &Board,
    size: u32,
    more_than: u32,
    mut found: impl FnMut(&Subset) -> Option<T>,
) -> Option<T> {
    houses().filter(|house| u32::from(board.empty[*house]) > more_than).find_map(|house| {
        let places = board.places[house];
        tuples(places, size).find_map(|(digits, places)| found(&Subset { house, places, digits }))
    })
}

pub(super) fn naked(board: &Board, size: u32) -> Option<Hint> {
    let (name, difficulty) = match size {
        2 => (Name::NakedPair, 3.0),
        3 => (Name::NakedTriplet, 3.6),
        _ => (Name::NakedQuad, 5.0),
    };
    each_naked(board, size, |set| Hint::taking(name, difficulty, set.naked_removals(board)))
}

pub(super) fn hidden(board: &Board, size: u32) -> Option<Hint> {
    let (name, difficulty) = match size {
        2 => (Name::HiddenPair, 3.4),
        3 => (Name::HiddenTriplet, 4.0),
        _ => (Name::HiddenQuad, 5.4),
    };
    each_hidden(board, size, 2 * size, |set| Hint::taking(name, difficulty, set.hidden_removals(board)))
}

/// A hidden set that leaves another digit of its house one cell. The digit is placed and nothing else is done.
pub(super) fn direct(board: &Board, size: u32) -> Option<Hint> {
    let (name, difficulty) = if size == 2 { (Name::DirectHiddenPair, 2.0) } else { (Name::DirectHiddenTriplet, 2.5) };
    each_hidden(board, size, size, |set| {
        let places = &board.places[set.house];
        let digit = bits(0x1FF & !set.digits)
            .find(|digit| places[*digit].count_ones() > 1 && (places[*digit] & !set.places).is_power_of_two())?;
        let place = (places[digit] & !set.places).trailing_zeros() as usize;
        Some(Hint::placing(name, difficulty, CELLS[set.house][place] as usize, digit))
    })
}
