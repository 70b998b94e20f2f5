//! Canonical forms: one grid or puzzle for each class of those that are the same but for symmetry.
//!
//! The form is the least line of 81 characters in the class, blanks before digits: the players' forum calls it row-minlex
//! and describes ways to find it (thread *Canonical form*, gsf and others:
//! <http://forum.enjoysudoku.com/canonical-form-t5215.html>). Each arrangement that leads to the same least line
//! is an automorphism, so these come with it at no cost.

use alloc::vec::Vec;

use super::arrangement::{Arrangement, Found};
use super::band::BandTable;
use super::tied_columns::Columns;
use super::transform::Transform;
use super::{canonical_grid, canonical_puzzle};
use crate::clash::InvalidClues;
use crate::puzzle::Puzzle;
use crate::solution::Solution;

/// A canonical form, how to get there, and the automorphisms of the original; made by [`Canon`].
#[derive(Clone, Debug)]
pub struct Canonical<T> {
    /// The least of all that a transform makes of the original, in the order of the 81 characters.
    pub form: T,
    /// A transform that takes the original to the form.
    pub transform: Transform,
    /// The arrangements that lead to the form, different up to the free orders.
    ties: Vec<Arrangement>,
    /// The columns of the form that are alike.
    free: Columns,
}

impl<T> Canonical<T> {
    fn new(found: Found, form: impl FnOnce([u8; 81]) -> T) -> Self {
        let Found { form: values, ties, free } = found;
        // There always is a tie.
        let transform = ties.first().map_or(Transform::IDENTITY, Arrangement::transform);
        Self { form: form(values), transform, ties, free }
    }

    /// The same with the form as something else.
    pub fn map<U>(self, form: impl FnOnce(T) -> U) -> Canonical<U> {
        let Self { form: old, transform, ties, free } = self;
        Canonical { form: form(old), transform, ties, free }
    }

    /// How many automorphisms the original has: ways to move its cells that only rename its digits.
    ///
    /// This is also the number of ways from the original to its form, up to names of digits that it lacks.
    pub fn order(&self) -> u64 {
        (self.ties.len() * self.free.ways()) as u64
    }

    /// The automorphisms: transforms that keep the original as it is, the identity first.
    ///
    /// Digits that the original lacks keep their names.
    pub fn automorphisms(&self) -> impl Iterator<Item = Transform> + '_ {
        let ways = self.ties.iter().flat_map(|tie| self.free.orders_of_ties().map(|order| tie.reordered(order)));
        ways.map(|way| self.transform.then(&way.transform().inverse()))
    }
}

/// Finds canonical forms, with a table of all bands that takes some milliseconds to make.
///
/// The canonical form is the least line of 81 characters, a blank before all digits, among all that symmetry makes of the
/// original: what is known as the row-minlex form.
///
/// ```
/// use ichidoku::symmetry::Canon;
/// use ichidoku::{Puzzle, Solution};
/// let canon = Canon::new();
/// let solution = |line: &str| Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap();
/// let grid = solution("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
/// let canonical = canon.solution(&grid);
/// assert!(canonical.form.to_string().starts_with("123456789457"));
/// assert_eq!(canonical.transform.solution(&grid), canonical.form);
/// assert_eq!(canonical.order(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Canon {
    table: BandTable,
}

impl Canon {
    /// Makes the table.
    pub fn new() -> Self {
        Self { table: BandTable::new() }
    }

    /// What is known of all bands.
    pub(super) const fn table(&self) -> &BandTable {
        &self.table
    }

    /// The canonical form of a complete grid.
    pub fn solution(&self, solution: &Solution) -> Canonical<Solution> {
        Canonical::new(canonical_grid::least(&self.table, solution.values()), Solution::from_proved)
    }
}

impl Puzzle {
    /// The canonical form of the puzzle: the least line of 81 characters, a blank before all digits, among all that symmetry
    /// makes of it.
    ///
    /// ```
    /// use ichidoku::{Puzzle, symmetry::Transform};
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let copy = Transform::nth(123_456_789_012).unwrap().puzzle(&puzzle);
    /// let canonical = copy.canonical().unwrap();
    /// assert_eq!(canonical.form, puzzle.canonical().unwrap().form);
    /// assert_eq!(canonical.transform.puzzle(&copy), canonical.form);
    /// ```
    ///
    /// # Errors
    /// [`InvalidClues`] if the clues clash.
    pub fn canonical(&self) -> Result<Canonical<Self>, InvalidClues> {
        match canonical_puzzle::least(self.values()) {
            Some(found) => Ok(Canonical::new(found, Self::from_legal_values)),
            None => Err(InvalidClues { clashes: self.clashes() }),
        }
    }
}

impl Default for Canon {
    fn default() -> Self {
        Self::new()
    }
}
