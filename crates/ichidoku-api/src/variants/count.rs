//! The number of solutions of a variant.

use serde::{Deserialize, Serialize};

use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks how many solutions a puzzle of any size and rules has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CountVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// Count no further than this; a thousand of them may take a second. A service counts to a million at most, and JavaScript to ten
    /// million; `or_more` says if that came first.
    #[serde(default = "ten_thousand")]
    pub limit: u64,
}

fn ten_thousand() -> u64 {
    10_000
}

/// How many solutions a variant has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantCounted {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
}

impl Ask for CountVariant {
    type Answer = VariantCounted;

    const EXAMPLE: &'static str = example!(r#""limit": 1000"#);

    fn run(&self, control: &Control<'_>) -> Result<VariantCounted, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let limit = control.counted_at_most(self.limit);
        let solutions = reading.problem.count(limit)?;
        Ok(VariantCounted { puzzle: reading.text(), solutions, or_more: solutions >= limit })
    }
}
