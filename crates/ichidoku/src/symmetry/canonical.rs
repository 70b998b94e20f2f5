//! Canonical forms: one grid or puzzle for each class of those that are the same but for symmetry.

use alloc::vec::Vec;

use super::arrangement::Arrangement;
use super::band::BandTable;
use super::complete;
use super::transform::Transform;
use crate::solution::Solution;

/// A canonical form, how to get there, and the automorphisms of the original; made by [`Canon`].
#[derive(Clone, Debug)]
pub struct Canonical<T> {
    /// The least of all that a transform makes of the original, in the order of the 81 characters.
    pub form: T,
    /// A transform that takes the original to the form.
    pub transform: Transform,
    /// The original's raw values.
    values: [u8; 81],
    /// All arrangements that lead to the form.
    ties: Vec<Arrangement>,
}

impl<T> Canonical<T> {
    /// How many automorphisms the original has: ways to move its cells that only rename its digits.
    ///
    /// So many are also the ways from the original to its form, and the number of different copies of it, digits renamed
    /// or not, is [`Transform::COUNT`] divided by this.
    pub fn order(&self) -> u64 {
        self.ties.len() as u64
    }

    /// The automorphisms: transforms that keep the original as it is; one of them is the identity.
    ///
    /// Digits that the original lacks keep their names.
    pub fn automorphisms(&self) -> impl Iterator<Item = Transform> + '_ {
        let there = self.transform;
        self.ties.iter().map(move |tie| there.then(&tie.transform(&self.values).inverse()))
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
        let ties = complete::least(&self.table, solution.values());
        let transform = first(&ties, solution.values());
        Canonical { form: transform.solution(solution), transform, values: *solution.values(), ties }
    }
}

impl Default for Canon {
    fn default() -> Self {
        Self::new()
    }
}

/// The transform of the first arrangement; there always is one.
fn first(ties: &[Arrangement], values: &[u8; 81]) -> Transform {
    ties.first().map_or(Transform::IDENTITY, |tie| tie.transform(values))
}
