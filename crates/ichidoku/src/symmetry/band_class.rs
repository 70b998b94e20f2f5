//! The classes of bands, for readers.

use super::band::Least;
use super::canonical::Canon;
use super::canonical_grid::{places, views};
use crate::digit::Digit;
use crate::solution::Solution;

/// One of the 416 classes of bands that are the same but for the order of rows, stacks and columns and the names of the
/// digits.
///
/// ```
/// use ichidoku::symmetry::Canon;
/// let canon = Canon::new();
/// let classes: Vec<_> = canon.band_classes().collect();
/// assert_eq!(classes.len(), 416);
/// assert_eq!(classes[0].to_string(), "123456789456789123789123456");
/// assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), 948_109_639_680);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BandClass {
    /// The number of the class, 1 to 416, ascending by their least bands.
    pub id: u16,
    /// The rows of the least band of the class.
    pub rows: [[Digit; 9]; 3],
    /// How many bands belong to the class.
    pub size: u64,
    /// How many ways there are to move the cells of a band that only rename its digits.
    pub order: u64,
}

impl BandClass {
    fn new(index: usize, least: &Least) -> Self {
        let digit = |digit: u8| Digit::new(digit).unwrap_or(Digit::ALL[0]);
        Self {
            id: index as u16 + 1,
            rows: least.rows.map(|row| row.map(digit)),
            size: least.size,
            order: least.automorphisms.len() as u64,
        }
    }
}

impl core::fmt::Display for BandClass {
    /// The 27 digits of the least band, row by row.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.rows.iter().flatten().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl Canon {
    /// The 416 classes of bands, ascending.
    pub fn band_classes(&self) -> impl ExactSizeIterator<Item = BandClass> + '_ {
        self.table().classes().iter().enumerate().map(|(index, least)| BandClass::new(index, least))
    }

    /// The numbers of the classes, 1 to 416, of the grid's three bands from the top and its three stacks from the left.
    ///
    /// ```
    /// use ichidoku::symmetry::Canon;
    /// use ichidoku::{Puzzle, Solution};
    /// let line = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    /// let solution = Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap();
    /// assert_eq!(Canon::new().band_ids(&solution), [1; 6]);
    /// ```
    pub fn band_ids(&self, solution: &Solution) -> [u16; 6] {
        places(self.table(), &views(solution.values())).map(|place| place.class + 1)
    }
}
