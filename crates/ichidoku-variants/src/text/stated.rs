//! The solution that a text states beside its puzzle.

use super::write_rule;
use crate::{Constraint, Puzzle, check};

/// What a stated solution breaks: it belongs to another puzzle, or a rule was meant in another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misstated<'a> {
    /// One of the puzzle's rules, or a given digit.
    Rule(&'a Constraint),
    /// A digit is twice in a row, a column or a box.
    House,
}

impl Misstated<'_> {
    /// The rule of the puzzle in the words of the Interactive Sudoku Solver; empty if it is a house.
    pub fn written(self, puzzle: &Puzzle) -> String {
        match self {
            Self::Rule(rule) => write_rule(puzzle, rule),
            Self::House => String::new(),
        }
    }
}

impl Puzzle {
    /// What the solution breaks that the text of the puzzle states, if it states one that is wrong.
    ///
    /// ```
    /// use ichidoku_variants::{Misstated, read_puzzle};
    /// let puzzle = read_puzzle("2............... 1234341221434321").unwrap();
    /// let broken = puzzle.misstated().unwrap();
    /// assert_eq!(broken, Misstated::Rule(&puzzle.constraints()[0]));
    /// assert_eq!(broken.written(&puzzle), ".~R1C1_2");
    /// ```
    pub fn misstated(&self) -> Option<Misstated<'_>> {
        let digits =
            self.stated().filter(|digits| digits.len() == self.cells() && !check::is_solution(self, digits))?;
        let broken = self.constraints().iter().find(|rule| !check::holds(self, rule, digits));
        Some(broken.map_or(Misstated::House, Misstated::Rule))
    }
}
