//! Candidates, a digit in a cell, and sets of them.

use core::fmt;
use core::str::FromStr;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::{Digit, DigitSet};
use crate::error::ParseCandidateError;

/// A digit that a cell may hold, numbered `9·cell + digit` from 0 to 728; prints as `r4c7=5`.
///
/// ```
/// use ichidoku::Candidate;
/// let candidate: Candidate = "r4c7=5".parse().unwrap();
/// assert_eq!(candidate.cell().to_string(), "r4c7");
/// assert_eq!(candidate.digit().get(), 5);
/// assert_eq!(candidate.index(), 33 * 9 + 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate(u16);

impl Candidate {
    /// How many there are: 729.
    pub const COUNT: usize = 729;

    /// The candidate of a digit in a cell.
    pub const fn of(cell: Cell, digit: Digit) -> Self {
        Self((cell.index() * 9 + digit.index()) as u16)
    }

    /// The candidate with this 0-based index; `None` from 729 on.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u16)) } else { None }
    }

    /// The 0-based index, `9·cell + digit`, below 729.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The candidate's cell.
    pub const fn cell(self) -> Cell {
        Cell::ALL[self.index() / 9]
    }

    /// The candidate's digit.
    pub const fn digit(self) -> Digit {
        Digit::ALL[self.index() % 9]
    }

    /// All 729 candidates, cell by cell, digits ascending.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u16).map(Self)
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cell(), self.digit())
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Candidate {
    type Err = ParseCandidateError;

    /// Reads `r4c7=5`.
    fn from_str(s: &str) -> Result<Self, ParseCandidateError> {
        let (cell, digit) = s.split_once('=').ok_or(ParseCandidateError)?;
        let cell = cell.parse().map_err(|_| ParseCandidateError)?;
        let mut digits = digit.chars();
        match (digits.next().and_then(Digit::from_char), digits.next()) {
            (Some(digit), None) => Ok(Self::of(cell, digit)),
            _ => Err(ParseCandidateError),
        }
    }
}

/// A set of candidates: for each digit the cells that may hold it.
///
/// ```
/// use ichidoku::{Candidate, CandidateSet, Cell, Digit};
/// let mut set = CandidateSet::FULL;
/// let cell: Cell = "r1c1".parse().unwrap();
/// set.remove(Candidate::of(cell, Digit::ALL[4]));
/// assert_eq!(set.digits(cell).to_string(), "12346789");
/// assert_eq!(set.cells(Digit::ALL[4]).len(), 80);
/// assert_eq!(set.len(), 728);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The set without candidates.
    pub const EMPTY: Self = Self([CellSet::EMPTY; 9]);
    /// The set of all 729 candidates.
    pub const FULL: Self = Self([CellSet::FULL; 9]);

    /// The set from the cells that may hold each digit, by digit index.
    pub const fn from_cells(cells: [CellSet; 9]) -> Self {
        Self(cells)
    }

    /// The cells that may hold the digit.
    pub const fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits that the cell may hold.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|d| self.cells(*d).contains(cell)).collect()
    }

    /// Whether the candidate is in the set.
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.cells(candidate.digit()).contains(candidate.cell())
    }

    /// Adds the candidate; returns whether it was absent.
    pub fn insert(&mut self, candidate: Candidate) -> bool {
        let absent = !self.contains(candidate);
        let cells = &mut self.0[candidate.digit().index()];
        *cells = cells.with(candidate.cell());
        absent
    }

    /// Takes the candidate out; returns whether it was there.
    pub fn remove(&mut self, candidate: Candidate) -> bool {
        let present = self.contains(candidate);
        let cells = &mut self.0[candidate.digit().index()];
        *cells = cells.without(candidate.cell());
        present
    }

    /// Keeps only the given cells for the digit.
    pub fn restrict(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] = self.0[digit.index()] & cells;
    }

    /// How many candidates the set has.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether the set has no candidate.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// The candidates, cell by cell in reading order, digits ascending.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        Cell::ALL.into_iter().flat_map(|cell| self.digits(cell).iter().map(move |digit| Candidate::of(cell, digit)))
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> Self {
        let mut set = Self::EMPTY;
        for candidate in candidates {
            set.insert(candidate);
        }
        set
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn all_729_candidates_round_trip() {
        for (i, candidate) in Candidate::all().enumerate() {
            assert_eq!(candidate.index(), i);
            assert_eq!(Candidate::new(i), Some(candidate));
            assert_eq!(Candidate::of(candidate.cell(), candidate.digit()), candidate);
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
        assert_eq!(Candidate::new(729), None);
        for bad in ["r1c1", "r1c1=0", "r1c1=10", "r1c1=", "=5"] {
            assert_eq!(bad.parse::<Candidate>(), Err(ParseCandidateError), "{bad}");
        }
    }

    #[test]
    fn sets_insert_remove_and_iterate() {
        let mut set = CandidateSet::EMPTY;
        for candidate in Candidate::all() {
            assert!(set.insert(candidate) && !set.insert(candidate));
        }
        assert_eq!(set, CandidateSet::FULL);
        assert!(set.iter().eq(Candidate::all()));
        for candidate in Candidate::all() {
            assert!(set.remove(candidate) && !set.remove(candidate));
        }
        assert!(set.is_empty());
    }
}
