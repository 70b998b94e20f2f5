//! What can be done to a grid without touching the rules.

use crate::candidate::{Candidate, CandidateSet};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::{Column, Row};
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::symmetry::lines::Lines;

/// A way to move cells and rename digits that takes legal grids to legal grids, and nothing else does.
///
/// Rows change places inside their band and bands as a whole, columns inside their stack and stacks as a whole; then the
/// grid may be transposed (mirrored in the diagonal from r1c1 to r9c9); and digits take each other's names.
///
/// There are 2 · 6⁸ = 3,359,232 ways to move the cells and 9! = 362,880 to rename the digits. All are numbered, so that a
/// random number makes a random transform, and those below [`Transform::GEOMETRIC`] only move cells.
///
/// ```
/// use ichidoku::{Puzzle, symmetry::Transform};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let transform = Transform::nth(1_000_000_000_000).unwrap();
/// let copy = transform.puzzle(&puzzle);
/// assert_ne!(copy, puzzle);
/// assert_eq!(transform.inverse().puzzle(&copy), puzzle);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    /// Where each row goes.
    rows: Lines,
    /// Where each column goes.
    columns: Lines,
    /// Whether rows become columns after that.
    transposed: bool,
    /// What becomes of each digit.
    digits: [Digit; 9],
}

impl Transform {
    /// What leaves everything as it is.
    pub const IDENTITY: Self =
        Self { rows: Lines::IDENTITY, columns: Lines::IDENTITY, transposed: false, digits: Digit::ALL };

    /// How many ways there are to move the cells: 3,359,232.
    pub const GEOMETRIC: u64 = 2 * (Lines::COUNT * Lines::COUNT) as u64;

    /// How many transforms there are: 1,218,998,108,160.
    pub const COUNT: u64 = Self::GEOMETRIC * 362_880;

    /// The transform with this number; `None` from [`Self::COUNT`] on. Number 0 is the identity, and those below
    /// [`Self::GEOMETRIC`] leave the digits alone.
    pub fn nth(index: u64) -> Option<Self> {
        let (names, cells) = (index / Self::GEOMETRIC, (index % Self::GEOMETRIC) as usize);
        let (cells, transposed) = (cells / 2, cells % 2 == 1);
        let rows = Lines::nth(cells / Lines::COUNT)?;
        let columns = Lines::nth(cells % Lines::COUNT)?;
        Some(Self { rows, columns, transposed, digits: relabelling(names)? })
    }

    /// The number of the transform, below [`Self::COUNT`].
    pub fn index(&self) -> u64 {
        let cells = self.rows.index() * Lines::COUNT + self.columns.index();
        let names = relabelling_index(&self.digits);
        names * Self::GEOMETRIC + 2 * cells as u64 + u64::from(self.transposed)
    }

    /// All 3,359,232 ways to move the cells, the identity first.
    pub fn geometric() -> impl Iterator<Item = Self> + Clone {
        (0..Self::GEOMETRIC).filter_map(Self::nth)
    }

    /// The transform that moves rows and columns to the given places, transposes then, and renames the digits; each array
    /// says by index what becomes of that row, column or digit.
    ///
    /// `None` where the arrays are not permutations or tear a band or a stack apart.
    ///
    /// ```
    /// use ichidoku::{Column, Digit, Row, symmetry::Transform};
    /// let mut rows = Row::ALL;
    /// rows.swap(0, 2);
    /// assert!(Transform::new(rows, Column::ALL, false, Digit::ALL).is_some());
    /// rows.swap(0, 8);
    /// assert!(Transform::new(rows, Column::ALL, false, Digit::ALL).is_none());
    /// ```
    pub fn new(rows: [Row; 9], columns: [Column; 9], transposed: bool, digits: [Digit; 9]) -> Option<Self> {
        let rows = Lines::new(rows.map(|row| row.index() as u8))?;
        let columns = Lines::new(columns.map(|column| column.index() as u8))?;
        let permuted = digits.iter().fold(0, |seen, digit| seen | 1 << digit.index()) == 0x1FF;
        permuted.then_some(Self { rows, columns, transposed, digits })
    }

    /// The transform of these parts; the digits are all different.
    pub(super) const fn from_parts(rows: Lines, columns: Lines, transposed: bool, digits: [Digit; 9]) -> Self {
        Self { rows, columns, transposed, digits }
    }

    /// The same moves of the cells with other names for the digits; `None` if two digits get one name.
    #[must_use]
    pub fn with_digits(self, digits: [Digit; 9]) -> Option<Self> {
        Self::new(self.rows(), self.columns(), self.transposed, digits)
    }

    /// Where each row goes, before the transposition.
    pub fn rows(&self) -> [Row; 9] {
        core::array::from_fn(|row| Row::ALL[self.rows.to(row)])
    }

    /// Where each column goes, before the transposition.
    pub fn columns(&self) -> [Column; 9] {
        core::array::from_fn(|column| Column::ALL[self.columns.to(column)])
    }

    /// Whether rows become columns.
    pub const fn is_transposed(&self) -> bool {
        self.transposed
    }

    /// What becomes of each digit.
    pub const fn digits(&self) -> &[Digit; 9] {
        &self.digits
    }

    /// Whether the digits keep their names.
    pub fn is_geometric(&self) -> bool {
        self.digits == Digit::ALL
    }

    /// This transform, and then the other.
    ///
    /// ```
    /// use ichidoku::{Cell, symmetry::Transform};
    /// let (one, other) = (Transform::nth(123_456).unwrap(), Transform::nth(7_654_321).unwrap());
    /// assert!(Cell::ALL.iter().all(|cell| one.then(&other).cell(*cell) == other.cell(one.cell(*cell))));
    /// ```
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        // What the next one does to rows it does to the columns of a transposed grid.
        let (rows, columns) = if self.transposed { (next.columns, next.rows) } else { (next.rows, next.columns) };
        Self {
            rows: self.rows.then(rows),
            columns: self.columns.then(columns),
            transposed: self.transposed != next.transposed,
            digits: self.digits.map(|digit| next.digit(digit)),
        }
    }

    /// The transform that takes everything back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut digits = Digit::ALL;
        for (digit, name) in Digit::ALL.into_iter().zip(self.digits) {
            digits[name.index()] = digit;
        }
        let (rows, columns) = (self.rows.inverse(), self.columns.inverse());
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Self { rows, columns, transposed: self.transposed, digits }
    }

    /// Where the cell goes.
    pub const fn cell(&self, cell: Cell) -> Cell {
        let row = self.rows.to(cell.row().index());
        let column = self.columns.to(cell.column().index());
        let (row, column) = if self.transposed { (column, row) } else { (row, column) };
        Cell::at(Row::ALL[row], Column::ALL[column])
    }

    /// What becomes of the digit.
    pub const fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// What becomes of the candidate.
    pub const fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::of(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    /// Where the cells go.
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// What becomes of the candidates.
    pub fn candidates(&self, candidates: &CandidateSet) -> CandidateSet {
        candidates.iter().map(|candidate| self.candidate(candidate)).collect()
    }

    /// The puzzle, transformed.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        Puzzle::from_legal_values(self.values(puzzle.values()))
    }

    /// The solution, transformed; it is one again.
    pub fn solution(&self, solution: &Solution) -> Solution {
        Solution::from_proved(self.values(solution.values()))
    }

    /// The grid, transformed: givens, placed digits and candidates.
    pub fn grid(&self, grid: &Grid) -> Grid {
        let candidates = self.candidates(grid.candidate_set());
        Grid::new(&self.puzzle(&grid.puzzle()), &self.puzzle(grid.values()), &candidates)
    }

    /// Raw values, transformed; a blank stays one.
    fn values(&self, values: &[u8; 81]) -> [u8; 81] {
        let mut moved = [0; 81];
        for (cell, value) in Cell::ALL.into_iter().zip(values) {
            moved[self.cell(cell).index()] = match Digit::new(*value) {
                Some(digit) => self.digit(digit).get(),
                None => 0,
            };
        }
        moved
    }
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

/// The order of the digits with this number, ascending; `None` from 9! on.
fn relabelling(mut index: u64) -> Option<[Digit; 9]> {
    let mut digits = Digit::ALL;
    for (i, ways) in (1..=9).rev().enumerate() {
        let rest: u64 = (1..ways).product();
        let chosen = usize::try_from(index / rest).ok().filter(|chosen| *chosen < 9 - i)?;
        digits[i..=i + chosen].rotate_right(1);
        index %= rest;
    }
    Some(digits)
}

/// The number of the order.
fn relabelling_index(digits: &[Digit; 9]) -> u64 {
    let smaller_later = |i: usize| digits[i + 1..].iter().filter(|later| **later < digits[i]).count() as u64;
    (0..9).fold(0, |index, i| index * (9 - i as u64) + smaller_later(i))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    /// Transforms from all over the range.
    fn some() -> impl Iterator<Item = Transform> + Clone {
        (0..200).map(|i: u64| Transform::nth(i * 6_094_990_533 % Transform::COUNT).unwrap())
    }

    #[test]
    fn numbers_round_trip() {
        assert_eq!(Transform::nth(0), Some(Transform::IDENTITY));
        assert_eq!(Transform::nth(Transform::COUNT), None);
        assert!(Transform::nth(Transform::COUNT - 1).is_some());
        for transform in some() {
            assert_eq!(Transform::nth(transform.index()), Some(transform));
        }
        for index in 0..362_880 {
            assert_eq!(relabelling_index(&relabelling(index).unwrap()), index);
        }
    }

    #[test]
    fn geometric_transforms_are_all_different() {
        let fingerprint = |t: Transform| {
            assert!(t.is_geometric());
            // Where these go, all else goes with them.
            ["r1c1", "r2c2", "r4c4", "r5c5", "r7c7", "r8c8"].map(|cell| t.cell(cell.parse().unwrap()).index() as u8)
        };
        let every_seventh: BTreeSet<_> = Transform::geometric().step_by(7).map(fingerprint).collect();
        assert_eq!(every_seventh.len() as u64, Transform::GEOMETRIC.div_ceil(7));
    }

    #[test]
    fn houses_stay_houses() {
        use crate::house::House;
        let houses: BTreeSet<CellSet> = House::ALL.into_iter().map(House::cells).collect();
        for transform in some() {
            assert!(houses.iter().all(|house| houses.contains(&transform.cells(*house))));
        }
    }

    #[test]
    fn composition_and_inverse_do_what_they_say() {
        for (one, other) in some().zip(some().skip(17)) {
            let both = one.then(&other);
            for candidate in Candidate::all() {
                assert_eq!(both.candidate(candidate), other.candidate(one.candidate(candidate)));
                assert_eq!(one.inverse().candidate(one.candidate(candidate)), candidate);
            }
            assert_eq!(one.then(&one.inverse()), Transform::IDENTITY);
            assert_eq!(one.inverse().then(&one), Transform::IDENTITY);
        }
    }

    #[test]
    fn puzzles_and_grids_go_as_their_candidates_do() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
        for transform in some() {
            let moved = transform.puzzle(&puzzle);
            let expected: Puzzle = puzzle.clues().map(|(c, d)| (transform.cell(c), transform.digit(d))).collect();
            assert_eq!(moved, expected);
            assert_eq!(transform.grid(&Grid::from(puzzle)), Grid::from(moved));
        }
    }

    #[test]
    fn a_name_for_two_digits_is_refused() {
        assert_eq!(Transform::IDENTITY.with_digits([Digit::ALL[0]; 9]), None);
        let mut digits = Digit::ALL;
        digits.swap(3, 5);
        let relabelled = Transform::IDENTITY.with_digits(digits).unwrap();
        assert!(!relabelled.is_geometric() && relabelled.digit(Digit::ALL[3]) == Digit::ALL[5]);
    }
}
