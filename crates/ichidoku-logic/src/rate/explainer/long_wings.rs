//! WXYZ-, VWXYZ-, UVWXYZ- and TUVWXYZ-wings.
//!
//! Cells of a house that have one more digit than there are cells, and a cell with two of their digits that sees all of them
//! which have one of the two: the other goes from all that see its places in either. If it sees all places of both, each
//! other digit goes from what sees all its places in the house's cells as well. Found in the source of Sukaku
//! Explainer and by its paths.
//!
//! The cells of the house come by row and column, then the one with two digits. Of all wings the easiest is applied,
//! then the one that takes out most, then the one with the largest suffix of the name, compared as text, then the first. A
//! wing is easiest where no cell has a middling number of candidates. That both digits link changes the name only, and
//! is not said where it brings nothing.

use std::cmp::Ordering;

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{SEEN, bits, cells_of};
use super::names::{LongWing, Name};

/// A wing of so many digits.
pub(super) fn wing(board: &Board, digits: u32) -> Option<Hint> {
    let [pairs, _] = board.cells_with_few();
    let mut search = Search { board, digits, pairs, best: None };
    let fitting = cells_of(board.open).filter(|cell| board.digits[*cell].count_ones() > 1);
    search.extend(House::default(), fitting.fold(0, |set, cell| set | 1 << cell));
    search.best.map(|found| found.hint(board))
}

/// Some cells that see each other.
#[derive(Clone, Copy, Default)]
struct House {
    cells: u128,
    digits: u16,
    largest: u32,
    candidates: u32,
}

impl House {
    fn with(self, board: &Board, cell: usize) -> Self {
        let count = board.digits[cell].count_ones();
        Self {
            cells: self.cells | 1 << cell,
            digits: self.digits | board.digits[cell],
            largest: self.largest.max(count),
            candidates: self.candidates + count,
        }
    }
}

struct Found {
    wing: LongWing,
    /// By digit, the cells from which it goes.
    gone: [u128; 9],
}

impl Found {
    fn difficulty(&self) -> f64 {
        let over = |middle: u32, most: u32| f64::from(most - middle.abs_diff(self.wing.largest.into())) * 0.1;
        match self.wing.digits {
            4 => 5.5 + over(3, 1),
            5 => 6.2 + over(3, 2),
            6 => 6.6,
            _ => 7.5,
        }
    }

    fn count(&self) -> u32 {
        self.gone.iter().map(|cells| cells.count_ones()).sum()
    }

    fn order(&self, other: &Self) -> Ordering {
        let difficulty = self.difficulty().total_cmp(&other.difficulty());
        let most = || other.count().cmp(&self.count());
        difficulty.then_with(most).then_with(|| other.wing.suffix().cmp(&self.wing.suffix()))
    }

    fn hint(self, board: &Board) -> Hint {
        let of = |cell: usize| (0..9).filter(move |digit| self.gone[*digit] >> cell & 1 == 1);
        let digits = |cell: usize| of(cell).fold(0, |set, digit| set | 1 << digit) & board.digits[cell];
        let removals: Removals = cells_of(self.gone.iter().fold(0, |all, cells| all | cells))
            .map(|cell| (cell as u8, digits(cell)))
            .collect();
        Hint { name: Name::LongWing(self.wing), difficulty: self.difficulty(), placement: None, removals }
    }
}

struct Search<'a> {
    board: &'a Board,
    digits: u32,
    /// The cells with two candidates.
    pairs: u128,
    best: Option<Found>,
}

impl Search<'_> {
    /// Adds a cell to the house's cells; these come after all of them and see them.
    fn extend(&mut self, house: House, fitting: u128) {
        for cell in cells_of(fitting) {
            let house = house.with(self.board, cell);
            let is_whole = house.cells.count_ones() + 1 == self.digits;
            match house.digits.count_ones().cmp(&self.digits) {
                Ordering::Greater => {}
                Ordering::Equal if is_whole => self.complete(&house),
                _ if is_whole => {}
                _ => self.extend(house, fitting & SEEN[cell] & (!0 << (cell + 1))),
            }
        }
    }

    /// Tries each cell with two candidates beside the house's cells.
    fn complete(&mut self, house: &House) {
        let near = cells_of(house.cells).fold(0, |all, cell| all | SEEN[cell]) & !house.cells;
        for cell in cells_of(self.pairs & near).filter(|cell| self.board.digits[*cell] & !house.digits == 0) {
            let both = self.board.digits[cell];
            let (low, high) = (both.trailing_zeros() as usize, 15 - both.leading_zeros() as usize);
            let links = |digit: usize| house.cells & self.board.cells[digit] & !SEEN[cell] == 0;
            match (links(low), links(high)) {
                (true, is_double) => self.offer(house, cell, [low, high], is_double),
                (false, true) => self.offer(house, cell, [high, low], false),
                (false, false) => {}
            }
        }
    }

    fn offer(&mut self, house: &House, cell: usize, [link, other]: [usize; 2], is_double: bool) {
        let seen = |digit: usize| {
            let places = cells_of(house.cells & self.board.cells[digit]);
            places.fold(self.board.cells[digit], |seen, place| seen & SEEN[place])
        };
        let mut gone = [0; 9];
        gone[other] = seen(other) & SEEN[cell];
        if is_double {
            bits(house.digits)
                .filter(|digit| ![link, other].contains(digit))
                .for_each(|digit| gone[digit] = seen(digit));
        }
        let more = gone.iter().enumerate().any(|(digit, cells)| digit != other && *cells != 0);
        if is_double {
            gone[link] = seen(link) & SEEN[cell];
        }
        let is_double = is_double && (more || (gone[link] != 0 && gone[other] != 0));
        let (digits, largest, candidates) = (self.digits as u8, house.largest as u8, house.candidates as u8);
        let found = Found { wing: LongWing { digits, is_double, largest, candidates }, gone };
        let is_first = |best: &Found| found.order(best).is_lt();
        if found.count() > 0 && self.best.as_ref().is_none_or(is_first) {
            self.best = Some(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keep(board: &mut Board, cell: usize, digits: u16) {
        bits(0x1FF & !digits).for_each(|digit| board.remove(cell, digit));
    }

    /// Three cells of the first row with 1 to 4, all their 1s in a box, and a cell of this box with 1 and 4.
    #[test]
    fn a_wing_of_four_takes_out_the_digit_that_does_not_link() {
        let mut board = Board::empty();
        keep(&mut board, 0, 0b1011);
        keep(&mut board, 1, 0b0110);
        keep(&mut board, 4, 0b1100);
        keep(&mut board, 9, 0b1001);
        let hint = wing(&board, 4).expect("a wing");
        assert_eq!((hint.name.to_string(), hint.tenths()), ("WXYZ-Wing 137".to_owned(), 56));
        assert_eq!(hint.removals, [(2, 0b1000)]);
        assert!(wing(&board, 5).is_none());
    }

    /// The same where the cell with two candidates sees all 4s as well.
    #[test]
    fn a_wing_that_links_twice_takes_out_the_other_digits_too() {
        let mut board = Board::empty();
        keep(&mut board, 0, 0b1011);
        keep(&mut board, 1, 0b1110);
        keep(&mut board, 4, 0b0110);
        keep(&mut board, 9, 0b1001);
        let hint = wing(&board, 4).expect("a wing");
        assert_eq!(hint.name.to_string(), "WXYZ-Wing 238");
        let digits: std::collections::BTreeMap<u8, u16> = hint.removals.iter().copied().collect();
        assert_eq!((digits[&2], digits[&8], digits[&10]), (0b1111, 0b0110, 0b1001));
    }

    #[test]
    fn the_easiest_comes_first_then_the_one_that_takes_out_most_then_the_larger_suffix() {
        let found = |largest: u8, candidates: u8, gone: u128| {
            let wing = LongWing { digits: 4, is_double: false, largest, candidates };
            Found { wing, gone: [gone, 0, 0, 0, 0, 0, 0, 0, 0] }
        };
        assert!(found(2, 6, 1).order(&found(3, 7, 0b111)).is_lt());
        assert!(found(3, 7, 0b11).order(&found(3, 7, 1)).is_lt());
        // As text "148" is more than "1410".
        assert!(found(4, 8, 1).order(&found(4, 10, 1)).is_lt());
    }
}
