//! A puzzle as the finders of steps see it: what doesn't change from step to step.

use std::fmt;

use ichidoku_variants::{Cell, Puzzle, RuleError, Rules};

use crate::house::{self, House};
use crate::sets::indices;
use crate::sum::{self, Sum};

/// A puzzle with its rules, houses and sums.
///
/// ```
/// use ichidoku_variant_logic::Setting;
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Diagonal~1").unwrap()).unwrap();
/// assert_eq!(setting.houses().len(), 14);
/// assert_eq!(setting.cell_name(5), "r2c2");
/// ```
pub struct Setting {
    puzzle: Puzzle,
    rules: Rules,
    houses: Vec<House>,
    sums: Vec<Sum>,
}

impl Setting {
    /// Translates a puzzle's rules.
    ///
    /// # Errors
    /// A rule that can't be, by its place in the puzzle.
    pub fn new(puzzle: &Puzzle) -> Result<Self, RuleError> {
        let rules = Rules::new(puzzle)?;
        let (houses, sums) = (house::houses(puzzle, &rules), sum::sums(puzzle, &rules));
        Ok(Self { puzzle: puzzle.clone(), rules, houses, sums })
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Its rules one at a time.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets of cells of which no two contain the same digit, the usual ones first.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The sums that rules state.
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// The digit that a bit of a set of candidates stands for.
    pub const fn digit(&self, index: usize) -> i16 {
        self.puzzle.shape().lowest() + index as i16
    }

    /// The digits that the bits of a set of candidates stand for, ascending.
    pub fn digits(&self, set: u64) -> impl Iterator<Item = i16> + use<> {
        let lowest = self.puzzle.shape().lowest();
        indices(set).map(move |index| lowest + index as i16)
    }

    /// The name of a cell: `r4c12`, or that of a cell outside of the grid.
    pub fn cell_name(&self, cell: Cell) -> String {
        let shape = self.puzzle.shape();
        if usize::from(cell) >= shape.cells() {
            return self.puzzle.cell_name(cell);
        }
        let (row, column) = shape.place(cell);
        format!("r{}c{}", row + 1, column + 1)
    }

    /// The cells that can't contain the same digit as any of these.
    pub(crate) fn common_peers<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
        let all = cells.first().map_or(&[][..], |&first| self.rules.peers(first));
        all.iter().copied().filter(|&peer| cells.iter().all(|&cell| self.rules.are_peers(cell, peer)))
    }
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setting({} houses, {} sums)", self.houses.len(), self.sums.len())
    }
}
