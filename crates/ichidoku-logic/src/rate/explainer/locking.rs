//! Pointing and claiming.
//!
//! Version 1.2.1 goes through boxes with columns, boxes with rows, columns with boxes, rows with boxes, and there house by house,
//! then digit by digit; Sukaku Explainer through the same, but there digit by digit, then house by house. Their paths show it.
//! The direct kind is one from which a hidden single follows at once in another house of the first kind; it places that digit
//! and leaves the candidates that were locked out to be found again.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{BOXES, CELLS, COLUMNS, HOUSE_BITS, ROWS, bits, cells_of, count};
use super::names::Name;

/// A digit that all of a house's places share with a house it crosses.
pub(super) struct Locked {
    pub(super) digit: usize,
    pub(super) house: usize,
    pub(super) crossed: usize,
}

impl Locked {
    pub(super) fn removals(&self, board: &Board) -> Removals {
        let cells = board.cells_for(self.crossed, self.digit) & !HOUSE_BITS[self.house];
        cells_of(cells).map(|cell| (cell as u8, 1 << self.digit)).collect()
    }
}

/// What comes first among the houses of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    HouseFirst,
    DigitFirst,
}

/// The digits that are locked, in the original's order, whether or not anything follows. Ends when `found` says so.
pub(super) fn each<T>(board: &Board, order: Order, mut found: impl FnMut(&Locked) -> Option<T>) -> Option<T> {
    for kind in 0..CROSSINGS.len() {
        let first = [BOXES, BOXES, COLUMNS, ROWS][kind].start;
        let few = |place: usize| {
            let few = |digit: &usize| matches!(count(board.places[first + place][*digit]), 2 | 3);
            (0..9).filter(few).fold(0, |set, digit| set | 1 << digit)
        };
        let result = match order {
            Order::HouseFirst => among_houses(board, kind, few, &mut found),
            Order::DigitFirst => {
                let few: [u16; 9] = std::array::from_fn(few);
                (0..9).find_map(|digit| among_houses(board, kind, |place| few[place] & 1 << digit, &mut found))
            }
        };
        if result.is_some() {
            return result;
        }
    }
    None
}

/// The same among the nine houses of one kind, of those digits of each that may be locked.
fn among_houses<T>(
    board: &Board,
    kind: usize,
    few: impl Fn(usize) -> u16,
    found: &mut impl FnMut(&Locked) -> Option<T>,
) -> Option<T> {
    let houses = [BOXES, BOXES, COLUMNS, ROWS][kind].clone();
    for (place, (house, crossings)) in houses.zip(&CROSSINGS[kind]).enumerate() {
        let few = few(place);
        for (crossed, shared) in crossings.iter().filter(|_| few != 0) {
            for digit in bits(few).filter(|digit| board.places[house][*digit] & !shared == 0) {
                let result = found(&Locked { digit, house, crossed: *crossed });
                if result.is_some() {
                    return result;
                }
            }
        }
    }
    None
}

/// By kind and house, the three houses it crosses, and which of its places they share.
const CROSSINGS: [[[(usize, u16); 3]; 9]; 4] = crossings();

const fn crossings() -> [[[(usize, u16); 3]; 9]; 4] {
    let mut crossings = [[[(0, 0); 3]; 9]; 4];
    let mut n = 0;
    while n < 4 * 9 * 3 {
        let (kind, house, third) = (n / 27, n / 3 % 9, n % 3);
        let (row, column) = (7 << (3 * third), 0b001_001_001 << third);
        crossings[kind][house][third] = match kind {
            0 => (COLUMNS.start + house % 3 * 3 + third, column),
            1 => (ROWS.start + house / 3 * 3 + third, row),
            2 => (third * 3 + house / 3, row),
            _ => (house / 3 * 3 + third, row),
        };
        n += 1;
    }
    crossings
}

pub(super) fn locking(board: &Board, order: Order) -> Option<Hint> {
    each(board, order, |locked| {
        let (name, difficulty) = if locked.house < 9 { (Name::Pointing, 2.6) } else { (Name::Claiming, 2.8) };
        Hint::taking(name, difficulty, locked.removals(board))
    })
}

pub(super) fn direct(board: &Board, order: Order) -> Option<Hint> {
    each(board, order, |locked| {
        let kind = locked.house / 9 * 9;
        let others = (kind..kind + 9).filter(|other| *other != locked.house);
        let cell = others.filter_map(|other| single_after(board, locked, other)).next()?;
        let (name, difficulty) = if kind == 0 { (Name::DirectPointing, 1.7) } else { (Name::DirectClaiming, 1.9) };
        Some(Hint::placing(name, difficulty, cell, locked.digit))
    })
}

/// The only cell of another house for the digit once it is locked, if there was a choice before.
fn single_after(board: &Board, locked: &Locked, other: usize) -> Option<usize> {
    let crosses = HOUSE_BITS[other] & HOUSE_BITS[locked.crossed] != 0;
    let places = board.places[other][locked.digit];
    if !crosses || places.count_ones() < 2 {
        return None;
    }
    let cells = bits(places).fold(0_u128, |set, place| set | 1 << CELLS[other][place]);
    let left = cells & !HOUSE_BITS[locked.crossed];
    (left.count_ones() == 1).then(|| left.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two digits are locked in boxes: a low one in a late box, a high one in an early box.
    #[test]
    fn houses_or_digits_come_first() {
        let mut board = Board::empty();
        for place in 3..9 {
            board.remove(CELLS[0][place].into(), 8);
            board.remove(CELLS[8][place].into(), 0);
        }
        let first = |order: Order| each(&board, order, |locked| Some((locked.house, locked.digit)));
        assert_eq!(first(Order::HouseFirst), Some((0, 8)));
        assert_eq!(first(Order::DigitFirst), Some((8, 0)));
    }
}
