//! The puzzle of a request about a variant.

use ichidoku_variants::{Drawings, Problem, Puzzle, RuleError, TextError, read_puzzle_with, write_iss, write_rule};

use crate::control::Control;
use crate::error::{Error, Place};

/// A killer of 6×6 cells with a thermometer and givens.
macro_rules! example {
    ($($fields:literal)?) => {
        concat!(
            r#"{"puzzle": ".Shape~6x6.Cage~9~R1C1~R1C2.Thermo~R2C1~R2C2~R3C2.~R1C3_1~R2C5_6~R4C1_5~R5C4_3~R6C6_2~R3C6_4~R4C4_6""#,
            $(", ", $fields,)?
            "}"
        )
    };
}
pub(super) use example;

/// A puzzle that was read, ready to be searched.
pub(super) struct Reading<'a> {
    pub(super) puzzle: Puzzle,
    pub(super) problem: Problem<'a>,
}

impl<'a> Reading<'a> {
    /// Reads a puzzle of any size and rules.
    pub(super) fn new(text: &str, control: &Control<'a>) -> Result<Self, Error> {
        Self::with(text, Drawings::Refused, control)
    }

    /// Reads a puzzle of any size and rules, and says what becomes of what is only drawn.
    pub(super) fn with(text: &str, drawings: Drawings, control: &Control<'a>) -> Result<Self, Error> {
        let puzzle = read_puzzle_with(text, drawings)?;
        let problem = Problem::new(&puzzle).map_err(|error| of_rule(&puzzle, &error))?;
        let problem = problem.budget(control.guess_budget()).stop(control.handle()).counter(control.solution_counter());
        Ok(Self { puzzle, problem })
    }

    /// The puzzle as those see it who look for steps.
    #[cfg(feature = "variant-steps")]
    pub(super) fn setting(&self) -> Result<ichidoku_variant_logic::Setting, Error> {
        ichidoku_variant_logic::Setting::new(&self.puzzle).map_err(|error| of_rule(&self.puzzle, &error))
    }

    /// The puzzle in the words of the Interactive Sudoku Solver.
    pub(super) fn text(&self) -> String {
        match write_iss(&self.puzzle) {
            // No rule at all would be no puzzle to whoever reads it back.
            text if text.is_empty() => ".Shape~9x9".to_owned(),
            text => text,
        }
    }
}

impl From<TextError> for Error {
    fn from(error: TextError) -> Self {
        let mut args = if cfg!(feature = "keys") { error.fault.arguments() } else { Vec::new() };
        args.extend(error.rule().map(|number| ("in_rule", number.to_string())));
        let (row, column) = error.row_and_column();
        let place = row.map(|_| Place { line: 1, row, column });
        let said = Self::puzzle(&error);
        // What is only said in English has no key.
        let said = if error.fault.key().is_empty() { said } else { said.keyed(error.fault.key(), &args) };
        Self { place, ..said }
    }
}

/// What is wrong with a rule that can't be.
pub(crate) fn of_rule(puzzle: &Puzzle, error: &RuleError) -> Error {
    let rule = puzzle.constraints().get(error.place).map(|rule| write_rule(puzzle, rule)).unwrap_or_default();
    Error::puzzle(format_args!("rule {} ({rule}): expected {}", error.place + 1, error.expected))
}
