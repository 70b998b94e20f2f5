//! How many grids there are, by the classes of their first band.
//!
//! The idea is Felgenhauer and Jarvis's (*Enumerating possible Sudoku grids*, 2005): all bands of a class have as many
//! completions, so 416 numbers and the sizes of the classes give the total.
//!
//! What a band leaves to the other two is which digits its nine columns lack; each stack's columns part the nine digits in
//! threes, in one of 280 ways. Let `bands(P, Q, R)` be the number of bands whose stacks part the digits so. Then a band has
//! as many completions as
//!
//! ```text
//!   Σ bands(A, B, C) · bands(A', B', C')
//! ```
//!
//! over the 56 · 56 · 56 ways to choose, column by column, which three of the six missing digits the second band has (A, B,
//! C by stacks), the others being left to the third (A', B', C'). The number depends on the names of the digits only by how
//! the partings lie to each other, so it is tabled for one first parting, the columns of a box with 1 to 9
//! in reading order.

use alloc::vec;
use alloc::vec::Vec;

use super::band::{REDUCED, choices, unreduce};
use super::band_class::BandClass;
use super::band_order::{ORDERS, Rows};
use super::canonical::Canon;
use crate::digit::Digit;

/// In how many ways nine digits part in three threes.
const PARTINGS: usize = 280;

/// Three sets of three digits each, as bits, ascending.
type Parting = [u16; 3];

/// Counts completions of bands, and with them all grids; takes some milliseconds to make.
///
/// ```
/// use ichidoku::symmetry::{Canon, Census};
/// let canon = Canon::new();
/// let census = Census::new();
/// assert_eq!(census.grids(&canon), 6_670_903_752_021_072_936_960);
/// ```
#[derive(Clone, Debug)]
pub struct Census {
    partings: Vec<Parting>,
    /// `seen[p * PARTINGS + q]`: what becomes of `q` when the digits are named so that `p` becomes the first parting.
    seen: Vec<u16>,
    /// By two partings: the bands whose first stack has the first parting, and the others these.
    bands: Vec<u32>,
}

impl Census {
    /// Makes the tables.
    pub fn new() -> Self {
        let partings = partings();
        let mut census = Self { seen: vec![0; PARTINGS * PARTINGS], bands: vec![0; PARTINGS * PARTINGS], partings };
        for p in 0..PARTINGS {
            let names = names_to_first(census.partings[p]);
            for q in 0..PARTINGS {
                census.seen[p * PARTINGS + q] = census.find(rename(census.partings[q], &names)) as u16;
            }
        }
        census.count_bands();
        census
    }

    /// Counts the bands by the partings of their second and third stack, the first having the first parting.
    ///
    /// With the first box in reading order there is one such band for each reduced one (and each order of the columns). In
    /// any other box with the same columns the digits are exchanged inside the columns; exchanging whole rows of the box
    /// only exchanges rows of the band, so that exchanges in two of the columns are enough.
    fn count_bands(&mut self) {
        let moves: Vec<Vec<u16>> = exchanges_in_columns()
            .map(|names| self.partings.iter().map(|parting| self.find(rename(*parting, &names)) as u16).collect())
            .collect();
        let choices = choices();
        for reduced in 0..REDUCED {
            let band = unreduce(&choices, reduced);
            let [_, second, third] = self.stacks(&band);
            for to in &moves {
                self.bands[to[second] as usize * PARTINGS + to[third] as usize] += 6;
            }
        }
    }

    /// The number of a parting.
    fn find(&self, parting: Parting) -> usize {
        self.partings.binary_search(&parting).unwrap_or(0)
    }

    /// The partings of a band's stacks.
    fn stacks(&self, band: &Rows) -> [usize; 3] {
        [0, 3, 6].map(|first| self.find(ascending([0, 1, 2].map(|column| column_set(band, first + column)))))
    }

    /// How many grids have the class's least band, or any other of the class, as their first band.
    pub fn completions(&self, class: &BandClass) -> u64 {
        let band = class.rows.map(|row| row.map(Digit::get));
        let [first, second, third] = [0, 3, 6].map(|column| self.ways(&band, column));
        // Second and third band can change places: half of the ways of the first stack are enough.
        let half = first.iter().filter(|(a, b)| a < b).flat_map(|a| second.iter().map(move |b| (a, b)));
        let equal = first.iter().filter(|(a, b)| a == b).flat_map(|a| second.iter().map(move |b| (a, b)));
        let sum = |pair: (&(usize, usize), &(usize, usize))| self.sum(*pair.0, *pair.1, &third);
        2 * half.map(sum).sum::<u64>() + equal.map(sum).sum::<u64>()
    }

    /// The partings of the second and third band, in all ways to share what the columns of a stack lack.
    fn ways(&self, band: &Rows, first: usize) -> Vec<(usize, usize)> {
        let lacks = [0, 1, 2].map(|column| 511 & !column_set(band, first + column));
        let threes = |of: u16| (0..512).filter(move |set: &u16| set & !of == 0 && set.count_ones() == 3);
        let mut ways = Vec::with_capacity(56);
        for a in threes(lacks[0]) {
            for b in threes(lacks[1] & !a) {
                let c = 511 & !(a | b);
                if c & !lacks[2] == 0 {
                    let rest = [lacks[0] & !a, lacks[1] & !b, lacks[2] & !c];
                    ways.push((self.find(ascending([a, b, c])), self.find(ascending(rest))));
                }
            }
        }
        ways
    }

    /// The completions in which the first two stacks have these partings.
    fn sum(&self, a: (usize, usize), b: (usize, usize), thirds: &[(usize, usize)]) -> u64 {
        let row = |first: usize, second: usize| {
            let seen = &self.seen[first * PARTINGS..][..PARTINGS];
            (seen, &self.bands[seen[second] as usize * PARTINGS..][..PARTINGS])
        };
        let ((seen, bands), (other_seen, other_bands)) = (row(a.0, b.0), row(a.1, b.1));
        let product = |c: &(usize, usize)| {
            u64::from(bands[seen[c.0] as usize]) * u64::from(other_bands[other_seen[c.1] as usize])
        };
        thirds.iter().map(product).sum()
    }

    /// How many complete grids there are: 6,670,903,752,021,072,936,960.
    pub fn grids(&self, canon: &Canon) -> u128 {
        canon.band_classes().map(|class| u128::from(class.size) * u128::from(self.completions(&class))).sum()
    }
}

impl Default for Census {
    fn default() -> Self {
        Self::new()
    }
}

/// All partings, ascending.
fn partings() -> Vec<Parting> {
    let threes = |of: u16| (0..512).filter(move |set: &u16| set & !of == 0 && set.count_ones() == 3);
    let mut partings: Vec<Parting> = threes(511)
        .flat_map(|a| threes(511 & !a).map(move |b| [a, b, 511 & !(a | b)]))
        .filter(|p| *p == ascending(*p))
        .collect();
    partings.sort_unstable();
    partings
}

fn ascending(mut parting: Parting) -> Parting {
    parting.sort_unstable();
    parting
}

/// The digits of a column, as bits.
fn column_set(band: &Rows, column: usize) -> u16 {
    band.iter().fold(0, |set, row| set | 1 << (row[column] - 1))
}

/// The parting with other names for the digits, counted from 0.
fn rename(parting: Parting, names: &[u8; 9]) -> Parting {
    let renamed = |set: u16| (0..9).filter(|digit| set >> digit & 1 == 1).fold(0, |to, digit| to | 1 << names[digit]);
    ascending(parting.map(renamed))
}

/// Names that make the parting the first.
fn names_to_first(parting: Parting) -> [u8; 9] {
    let mut names = [0; 9];
    for (column, set) in parting.into_iter().enumerate() {
        for (row, digit) in (0..9).filter(|digit| set >> digit & 1 == 1).enumerate() {
            names[digit] = (3 * row + column) as u8;
        }
    }
    names
}

/// The exchanges of digits inside the second and third set of the first parting.
fn exchanges_in_columns() -> impl Iterator<Item = [u8; 9]> {
    ORDERS.into_iter().flat_map(|second| {
        ORDERS.into_iter().map(move |third| {
            let rows = [ORDERS[0], second, third];
            core::array::from_fn(|digit| 3 * rows[digit % 3][digit / 3] + (digit % 3) as u8)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns of a box that has 1 to 9 in reading order.
    const FIRST: Parting = [0b001_001_001, 0b010_010_010, 0b100_100_100];

    #[test]
    fn there_are_280_partings() {
        let partings = partings();
        assert_eq!(partings.len(), PARTINGS);
        assert!(partings.contains(&FIRST));
        assert!(partings.iter().all(|parting| rename(*parting, &names_to_first(*parting)) == FIRST));
    }

    #[test]
    fn all_bands_with_a_given_first_stack_are_counted() {
        // Each of the 216 boxes with these columns goes with as many bands as there are reduced ones.
        let census = Census::new();
        let all: u64 = census.bands.iter().map(|n| u64::from(*n)).sum();
        assert_eq!(all, 216 * REDUCED as u64);
    }

    #[test]
    fn the_grids_are_as_many_as_known() {
        let census = Census::new();
        let canon = Canon::new();
        assert_eq!(census.grids(&canon), 6_670_903_752_021_072_936_960);
        let different: alloc::collections::BTreeSet<u64> =
            canon.band_classes().map(|class| census.completions(&class)).collect();
        assert_eq!(different.len(), 44, "classes of bands by what their columns hold");
    }
}
