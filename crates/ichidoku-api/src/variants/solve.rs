//! The solution of a variant.

use ichidoku_variants::Verdict;
use serde::{Deserialize, Serialize};

use super::grid::VariantGrid;
use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::solve::Status;

/// Asks for the solution of a puzzle of any size and rules.
///
/// ```
/// use ichidoku_api::{Ask, Control, SolveVariant, Status};
/// let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4".to_owned();
/// let solved = SolveVariant { puzzle, first: false }.run(&Control::new()).unwrap();
/// assert_eq!(solved.status, Status::Unique);
/// assert_eq!(solved.solution.unwrap().rows[0], [1, 2, 3, 4]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// Take a solution without the proof that it is the only one.
    #[serde(default)]
    pub first: bool,
}

/// What became of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantSolved", transform = crate::kind::of_variant))]
pub struct VariantSolved {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How many solutions there are.
    pub status: Status,
    /// A solution.
    pub solution: Option<VariantGrid>,
}

impl Ask for SolveVariant {
    type Answer = VariantSolved;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantSolved, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let (status, digits) = if self.first {
            match reading.problem.any_solution()? {
                Some(digits) => (Status::Solved, Some(digits)),
                None => (Status::Unsolvable, None),
            }
        } else {
            outcome(reading.problem.verdict()?)
        };
        let solution = digits.map(|digits| VariantGrid::new(&reading.puzzle, &digits));
        Ok(VariantSolved { puzzle: reading.text(), status, solution })
    }
}

/// What there is to say of the solutions, and one of them.
pub(super) fn outcome(verdict: Verdict) -> (Status, Option<Vec<i16>>) {
    match verdict {
        Verdict::Impossible => (Status::Unsolvable, None),
        Verdict::Unique(digits) => (Status::Unique, Some(digits)),
        Verdict::Several([digits, _]) => (Status::Several, Some(digits)),
    }
}
