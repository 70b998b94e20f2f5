//! The 416 classes of bands, and a table that knows every band's.
//!
//! A band's digits have names that mean nothing, so let those of the first box be 1 to 9 in reading order. What is left is
//! the second and the third box, and in each of them the order of the columns means nothing, so let the first minirows
//! ascend:
//!
//! ```text
//!   1 2 3 | 4 5 7 | 6 8 9      which digits the minirows of the second box have         56 ways
//!   4 5 6 | 8 1 9 | 3 7 2      in which order its second and third minirow have them     6 · 6 ways
//!   7 8 9 | 3 6 2 | 5 4 1      the same for the third box                                6 · 6 ways
//! ```
//!
//! So every band is one of 72,576 *reduced* bands, and a table of these gives its class and the order that makes it the
//! least member of the class. The table is made from the least members: with 216 orders (of the rows, of the stacks, of the
//! columns of the first stack) each of them reaches all reduced bands of its class.
//!
//! That there are 416 is due to Felgenhauer and Jarvis (*Enumerating possible Sudoku grids*, 2005); a test counts them.

use alloc::vec;
use alloc::vec::Vec;

use super::band_order::{BandOrder, ORDERS, Rows, sorting};

/// How many classes there are.
pub(super) const CLASSES: usize = 416;

/// How many reduced bands there are.
pub(super) const REDUCED: usize = 56 * 6 * 6 * 6 * 6;

/// How many bands a reduced band stands for: 9! names of the digits, and 6 · 6 orders of the columns.
const WEIGHT: u64 = 362_880 * 36;

/// In a table of reduced bands: not known yet.
const UNKNOWN: u16 = u16::MAX;

/// Knows the class of every band.
#[derive(Clone, Debug)]
pub(super) struct BandTable {
    /// Numbers the ways in which the first two minirows of the second box have their digits; see [`Self::choice`].
    choices: [u8; 512],
    /// By reduced band: the class.
    classes: Vec<u16>,
    /// By reduced band: the number of an order that makes it the least of its class.
    orders: Vec<u16>,
    /// By class, ascending: the least band.
    least: Vec<Least>,
}

/// What there is to know about a class.
#[derive(Clone, Debug)]
pub(super) struct Least {
    /// The least band of the class.
    pub(super) rows: Rows,
    /// The orders that keep it as it is but for the names of the digits.
    pub(super) automorphisms: Vec<BandOrder>,
    /// How many bands belong to the class.
    pub(super) size: u64,
}

/// Where a band stands in the table, and the orders that make the first minirows of the second and third box ascend.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Place {
    reduced: u32,
    pub(super) class: u16,
    sorted: [u8; 2],
}

impl BandTable {
    /// Makes the table; takes some milliseconds.
    pub(super) fn new() -> Self {
        let mut table = Self {
            choices: [0; 512],
            classes: vec![UNKNOWN; REDUCED],
            orders: vec![0; REDUCED],
            least: Vec::with_capacity(CLASSES),
        };
        let choices = choices();
        for (number, (first, second)) in choices.iter().enumerate() {
            table.choices[key(*first, *second)] = number as u8;
        }
        for reduced in 0..REDUCED {
            if table.classes[reduced] == UNKNOWN {
                table.add_class(least(&unreduce(&choices, reduced)));
            }
        }
        table.number_in_order();
        table
    }

    /// Enters all reduced bands of the class.
    fn add_class(&mut self, rows: Rows) {
        let class = self.least.len() as u16;
        let mut automorphisms = Vec::new();
        let (itself, _) = self.reduce(&rows);
        let mut members = 0;
        // The orders of rows, stacks and the first stack's columns; those of the other columns are undone by reducing.
        for index in (0..BandOrder::COUNT).step_by(36) {
            let order = BandOrder::nth(index);
            let (reduced, sorted) = self.reduce(&order.apply(&rows));
            let back = order.then(&sorting_order(sorted)).inverse();
            if self.classes[reduced] == UNKNOWN {
                self.classes[reduced] = class;
                self.orders[reduced] = back.index() as u16;
                members += 1;
            }
            if reduced == itself {
                automorphisms.push(back);
            }
        }
        // Each of these takes the reduced form of the least band to the least band; together with one of them backwards they
        // take it to itself.
        let there = automorphisms[0].inverse();
        automorphisms.iter_mut().for_each(|order| *order = there.then(order));
        self.least.push(Least { rows, automorphisms, size: members * WEIGHT });
    }

    /// Numbers the classes by their least bands, ascending.
    fn number_in_order(&mut self) {
        let mut order: Vec<usize> = (0..self.least.len()).collect();
        order.sort_unstable_by_key(|class| self.least[*class].rows);
        let mut numbers = vec![0; order.len()];
        for (number, class) in order.into_iter().enumerate() {
            numbers[class] = number as u16;
        }
        self.classes.iter_mut().for_each(|class| *class = numbers[*class as usize]);
        self.least.sort_unstable_by_key(|least| least.rows);
    }

    /// The classes, ascending by their least bands.
    pub(super) fn classes(&self) -> &[Least] {
        &self.least
    }

    /// Looks a band up.
    #[inline]
    pub(super) fn find(&self, band: &Rows) -> Place {
        let (reduced, sorted) = self.reduce(band);
        Place { reduced: reduced as u32, class: self.classes[reduced], sorted }
    }

    /// All orders that make the band the least of its class.
    #[inline]
    pub(super) fn orders(&self, place: Place) -> impl Iterator<Item = BandOrder> + '_ {
        let order = sorting_order(place.sorted).then(&BandOrder::nth(self.orders[place.reduced as usize] as usize));
        self.least[place.class as usize].automorphisms.iter().map(move |automorphism| order.then(automorphism))
    }

    /// The number of the reduced band, and the orders that make the first minirows of the second and third box ascend.
    #[inline]
    fn reduce(&self, band: &Rows) -> (usize, [u8; 2]) {
        let mut names = [0; 16];
        for (name, digit) in (0..).zip([0, 1, 2].into_iter().flat_map(|r| [band[r][0], band[r][1], band[r][2]])) {
            names[(digit & 15) as usize] = name;
        }
        let minirow = |r: usize, s: usize| {
            let name = |j: usize| names[(band[r][3 * s + j] & 15) as usize];
            [name(0), name(1), name(2)]
        };
        let bits = |three: [u8; 3]| three.into_iter().fold(0, |bits, name| bits | 1 << name);
        let choice = self.choices[key(bits(minirow(0, 1)), bits(minirow(1, 1)))];
        let sorted = [sorting(minirow(0, 1)), sorting(minirow(0, 2))];
        let relative = |r: usize, s: usize| RELATIVE[sorted[s - 1]][sorting(minirow(r, s))] as usize;
        let orders = [relative(1, 1), relative(2, 1), relative(1, 2), relative(2, 2)];
        let reduced = orders.into_iter().fold(choice as usize, |index, order| index * 6 + order);
        (reduced, sorted.map(|order| order as u8))
    }
}

/// A key for the digits of the first and of the second minirow of the second box, as bits from 0.
///
/// The digits of the first are among the last six, 3 to 8. The second has those of 6 to 8 that the first leaves over; only
/// which of 0 to 2 it has is free.
#[inline]
fn key(first: u16, second: u16) -> usize {
    (first >> 3 & 63 | (second & 7) << 6) as usize
}

/// `RELATIVE[a][b]`: the order that sorts a minirow, seen after the columns are in the order `a`, if `b` sorts it before.
const RELATIVE: [[u8; 6]; 6] = {
    let mut table = [[0; 6]; 6];
    let mut i = 0;
    while i < 36 {
        let (a, b) = (ORDERS[i / 6], ORDERS[i % 6]);
        let mut number = 0;
        while number < 6 {
            let c = ORDERS[number];
            if a[c[0] as usize] == b[0] && a[c[1] as usize] == b[1] {
                table[i / 6][i % 6] = number as u8;
            }
            number += 1;
        }
        i += 1;
    }
    table
};

/// The order that leaves rows and stacks alone and the columns of the second and third stack in the given orders.
#[inline]
fn sorting_order(sorted: [u8; 2]) -> BandOrder {
    BandOrder::nth(sorted[0] as usize * 6 + sorted[1] as usize)
}

/// The ways in which the first two minirows of the second box can have their digits, as bits from 0.
pub(super) fn choices() -> Vec<(u16, u16)> {
    let mut choices = Vec::new();
    for first in (0..512).filter(|bits: &u16| bits.count_ones() == 3 && bits & 0b000_000_111 == 0) {
        let rest = 0b111_000_000 & !first;
        for few in (0..8).filter(|bits: &u16| bits.count_ones() + rest.count_ones() == 3) {
            choices.push((first, rest | few));
        }
    }
    choices
}

/// The reduced band with this number.
pub(super) fn unreduce(choices: &[(u16, u16)], index: usize) -> Rows {
    let (first, second) = choices[index / 1296];
    let boxes = [
        [first, second, 511 & !(first | second)],
        [0b111_111_000 & !first, 0b111_000_111 & !second, 0b000_111_111 & (first | second)],
    ];
    let orders = [[0, index / 216 % 6, index / 36 % 6], [0, index / 6 % 6, index % 6]];
    let mut band = [[1, 2, 3, 0, 0, 0, 0, 0, 0], [4, 5, 6, 0, 0, 0, 0, 0, 0], [7, 8, 9, 0, 0, 0, 0, 0, 0]];
    for (i, sets) in boxes.into_iter().enumerate() {
        for (r, set) in sets.into_iter().enumerate() {
            let ascending = (0..9).filter(|digit| set >> digit & 1 == 1).map(|digit| digit + 1);
            for (column, digit) in ORDERS[orders[i][r]].into_iter().zip(ascending) {
                band[r][3 + 3 * i + column as usize] = digit;
            }
        }
    }
    band
}

/// The least band that any order makes of it.
fn least(band: &Rows) -> Rows {
    let mut best = [[9; 9]; 3];
    for index in 0..BandOrder::COUNT {
        let order = BandOrder::nth(index);
        // Most orders already lose in the second row's first minirow.
        let first = &band[order.rows[0] as usize];
        let name = |digit: u8| 1 + order.columns.iter().take_while(|column| first[**column as usize] != digit).count();
        let second = &band[order.rows[1] as usize];
        let beginning = [0, 1, 2].map(|j| name(second[order.columns[j] as usize]) as u8);
        if beginning[..] <= best[1][..3] {
            best = best.min(order.apply(band));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symmetry::band_order::rank;

    #[test]
    fn there_are_416_classes_and_all_bands_belong_to_one() {
        let table = BandTable::new();
        assert_eq!(table.classes().len(), CLASSES);
        assert_eq!(table.classes().iter().map(|least| least.size).sum::<u64>(), 948_109_639_680);
        for least in table.classes() {
            // Orders that keep the band, times different bands: all orders.
            let different = least.size / 362_880;
            assert_eq!(least.automorphisms.len() as u64 * different, BandOrder::COUNT as u64);
        }
    }

    #[test]
    fn every_order_of_every_class_leads_back_to_its_least_band() {
        let table = BandTable::new();
        for (class, least) in table.classes().iter().enumerate() {
            for index in (class % 7..BandOrder::COUNT).step_by(37) {
                let band = BandOrder::nth(index).apply(&least.rows);
                let place = table.find(&band);
                assert_eq!(place.class as usize, class);
                assert!(table.orders(place).all(|order| order.apply(&band) == least.rows));
            }
        }
    }

    #[test]
    fn reduced_bands_have_their_numbers() {
        let table = BandTable::new();
        let choices = choices();
        assert_eq!(choices.len() * 1296, REDUCED);
        for reduced in 0..REDUCED {
            assert_eq!(table.reduce(&unreduce(&choices, reduced)), (reduced, [0, 0]));
        }
    }

    #[test]
    fn a_relative_order_is_what_is_left_after_the_first() {
        for (a, b) in ORDERS.into_iter().flat_map(|a| ORDERS.map(|b| (a, b))) {
            let c = ORDERS[RELATIVE[rank(a)][rank(b)] as usize];
            assert_eq!(c.map(|i| a[i as usize]), b);
        }
    }
}
