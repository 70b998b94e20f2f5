//! Complete grids that obey the rules.

use core::fmt;

use crate::cell::Cell;
use crate::digit::Digit;
use crate::error::NotASolution;
use crate::puzzle::Puzzle;

/// A complete grid in which each digit stands once in each house. No other content can be represented.
///
/// ```
/// use ichidoku::{Puzzle, Solution};
/// let line = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let solution = Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap();
/// assert_eq!(solution.to_string(), line);
/// assert!(Solution::try_from(Puzzle::EMPTY).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    values: [u8; 81],
}

impl Solution {
    /// Wraps values that the caller has proved to be complete and legal.
    pub(crate) fn from_proved(values: [u8; 81]) -> Self {
        debug_assert!(is_solution(&values), "the engine made an illegal grid");
        Self { values }
    }

    /// The 81 digits in reading order, each from 1 to 9.
    pub const fn values(&self) -> &[u8; 81] {
        &self.values
    }

    /// The digit in the cell.
    pub const fn get(&self, cell: Cell) -> Digit {
        Digit::ALL[self.values[cell.index()] as usize - 1]
    }

    /// Whether the solution agrees with every clue.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        puzzle.values().iter().zip(&self.values).all(|(clue, digit)| *clue == 0 || clue == digit)
    }
}

/// Each digit once in each of the 27 houses.
fn is_solution(values: &[u8; 81]) -> bool {
    let complete = |mask: u16| mask == 0x3FE;
    let mut houses = [0u16; 27];
    for (i, value) in values.iter().enumerate() {
        let (row, column) = (i / 9, i % 9);
        let bit = 1u16.checked_shl(u32::from(*value)).unwrap_or(0);
        houses[row] |= bit;
        houses[9 + column] |= bit;
        houses[18 + row / 3 * 3 + column / 3] |= bit;
    }
    houses.into_iter().all(complete)
}

impl TryFrom<Puzzle> for Solution {
    type Error = NotASolution;

    fn try_from(puzzle: Puzzle) -> Result<Self, NotASolution> {
        if is_solution(puzzle.values()) { Ok(Self { values: *puzzle.values() }) } else { Err(NotASolution) }
    }
}

impl From<Solution> for Puzzle {
    fn from(solution: Solution) -> Self {
        Self::from_legal_values(solution.values)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({self})")
    }
}
