//! Pointing and claiming.
//!
//! Boxes with columns, boxes with rows, columns with boxes, rows with boxes, then by digit: so its path shows. The direct kind
//! is one from which a hidden single follows at once in another house of the first kind; it places that digit and leaves
//! the candidates that were locked out to be found again.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{BOXES, COLUMNS, HOUSE_BITS, ROWS, bits, cells_of};
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

/// The digits that are locked, in the original's order, whether or not anything follows. Ends when `found` says so.
pub(super) fn each<T>(board: &Board, mut found: impl FnMut(&Locked) -> Option<T>) -> Option<T> {
    for (kind, crossing) in [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)] {
        for house in kind {
            for crossed in crossing.clone() {
                let common = HOUSE_BITS[house] & HOUSE_BITS[crossed];
                if common == 0 {
                    continue;
                }
                let shared = shared_places(house, common);
                for digit in 0..9 {
                    let places = board.places[house][digit];
                    if places & !shared == 0 && places.count_ones() > 1 {
                        let result = found(&Locked { digit, house, crossed });
                        if result.is_some() {
                            return result;
                        }
                    }
                }
            }
        }
    }
    None
}

/// Which places of the house are among these cells.
fn shared_places(house: usize, cells: u128) -> u16 {
    let cell = |place: usize| super::houses::CELLS[house][place];
    (0..9).filter(|place| cells >> cell(*place) & 1 == 1).fold(0, |places, place| places | 1 << place)
}

pub(super) fn locking(board: &Board) -> Option<Hint> {
    each(board, |locked| {
        let (name, difficulty) = if locked.house < 9 { (Name::Pointing, 2.6) } else { (Name::Claiming, 2.8) };
        Hint::taking(name, difficulty, locked.removals(board))
    })
}

pub(super) fn direct(board: &Board) -> Option<Hint> {
    each(board, |locked| {
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
    let cells = bits(places).fold(0_u128, |set, place| set | 1 << super::houses::CELLS[other][place]);
    let left = cells & !HOUSE_BITS[locked.crossed];
    (left.count_ones() == 1).then(|| left.trailing_zeros() as usize)
}
