//! About how many solutions a puzzle has.

use ichidoku::Puzzle;
use ichidoku::solve::Estimate as Found;
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks about how many solutions a puzzle has, however many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// How many random ways through the search tree to average, at least two; four times as many halve the error.
    #[serde(default = "ten_thousand")]
    pub probes: u64,
    /// The random seed; the same seed gives the same estimate.
    #[serde(default)]
    pub seed: u64,
}

fn ten_thousand() -> u64 {
    10_000
}

/// About how many solutions a puzzle has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The estimated number of solutions.
    pub solutions: f64,
    /// The standard error of that number; 0 if it is exact.
    pub standard_error: f64,
    /// The 95% interval; absent if no probe came to a solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interval: Option<[f64; 2]>,
    /// The number of probes; 0 if the number is exact.
    pub probes: u64,
    /// Whether the solutions were few enough to be counted.
    pub exact: bool,
}

impl Estimated {
    /// What was found about a puzzle.
    pub fn new(puzzle: Puzzle, found: &Found) -> Self {
        let Found { solutions, standard_error, probes } = *found;
        let (interval, exact) = (found.interval(), found.is_exact());
        Self { puzzle: Named(puzzle), solutions, standard_error, interval, probes, exact }
    }
}

impl Ask for Estimate {
    type Answer = Estimated;

    const EXAMPLE: &'static str = example!(r#""probes": 1000"#);

    fn run(&self, control: &Control<'_>) -> Result<Estimated, Error> {
        let reading = self.puzzle.read()?;
        let found = reading.estimate(&control.search(), self.probes, self.seed)?;
        Ok(Estimated::new(reading.puzzle, &found))
    }
}
