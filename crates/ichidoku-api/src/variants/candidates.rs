//! The digits that occur in solutions of a variant.

use ichidoku_variants::Cell;
use serde::{Deserialize, Serialize};

use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks which digits occur in some solution of a puzzle of any size and rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrueCandidatesVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
}

/// The digits that occur in some solution of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantCandidates", transform = crate::kind::of_variant))]
pub struct VariantCandidates {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// The digits of each cell, row by row; none anywhere if there is no solution.
    pub candidates: Vec<Vec<Vec<i16>>>,
}

impl Ask for TrueCandidatesVariant {
    type Answer = VariantCandidates;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantCandidates, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let known = reading.problem.true_candidates(&mut |_| {})?;
        let shape = reading.puzzle.shape();
        let row = |row| shape.row(row).into_iter().map(|cell: Cell| known.seen(cell)).collect();
        Ok(VariantCandidates { puzzle: reading.text(), candidates: (0..shape.rows()).map(row).collect() })
    }
}
