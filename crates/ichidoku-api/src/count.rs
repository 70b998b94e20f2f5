//! The number of solutions.

use ichidoku::{Puzzle, Stop};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks how many solutions a puzzle has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Count no further than this. A service counts to a million at most, and JavaScript to ten million; `or_more` says if that
    /// came first.
    #[serde(default = "a_million")]
    pub limit: u64,
}

pub(crate) fn a_million() -> u64 {
    1_000_000
}

/// How many solutions a puzzle has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Counted", transform = crate::kind::of_classic))]
pub struct Counted {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached, or the time was up.
    pub or_more: bool,
}

impl Counted {
    /// So many solutions, counted up to a limit.
    pub fn new(puzzle: Puzzle, solutions: u64, limit: u64) -> Self {
        Self { puzzle: Named(puzzle), solutions, or_more: solutions >= limit }
    }
}

impl Ask for Count {
    type Answer = Counted;

    const EXAMPLE: &'static str = example!(r#""limit": 1000"#);

    fn run(&self, control: &Control<'_>) -> Result<Counted, Error> {
        let reading = self.puzzle.read()?;
        let limit = control.counted_at_most(self.limit);
        let watch = control.watch();
        let is_over = || watch.is_over();
        let report = reading.search(&control.search().limit(limit).stop(Stop::when(&is_over)));
        let is_late = control.is_late(report.interrupted)?;
        let counted = Counted::new(reading.puzzle, report.count, limit);
        Ok(Counted { or_more: counted.or_more || is_late, ..counted })
    }
}
