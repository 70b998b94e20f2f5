//! The solutions one by one.

use ichidoku::{Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::{Named, named};

/// Asks for the solutions of a puzzle, in ascending order of their digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Enumerate {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Leave out this many first.
    #[serde(default)]
    pub skip: u64,
    /// List no more than this.
    #[serde(default = "a_hundred")]
    pub limit: u64,
}

pub(crate) fn a_hundred() -> u64 {
    100
}

/// Solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Enumerated", transform = crate::kind::of_classic))]
pub struct Enumerated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The solutions asked for.
    pub solutions: Vec<Named<Solution>>,
    /// Whether there are more after these.
    pub more: bool,
}

/// One of the solutions of a puzzle, where each is written as soon as it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundSolution {
    /// Its place among the solutions of the puzzle, from 1.
    #[serde(rename = "number")]
    pub place: u64,
    /// The solution.
    pub solution: Named<Solution>,
}

impl Ask for Enumerate {
    type Answer = Enumerated;

    const EXAMPLE: &'static str = example!(r#""skip": 0, "limit": 10"#);

    fn run(&self, control: &Control<'_>) -> Result<Enumerated, Error> {
        let reading = self.puzzle.read()?;
        let search = control.search().limit(u64::MAX);
        let counted = control.counted_at_most(self.skip);
        let skip = usize::try_from(counted).unwrap_or(usize::MAX);
        let limit = control.list_length(self.limit);
        let mut found = reading.solutions(&search);
        found.by_ref().take(skip).try_for_each(|solution| solution.map(drop))?;
        let mut solutions: Vec<Solution> = found.take(limit.saturating_add(1)).collect::<Result<_, _>>()?;
        if counted < self.skip && !solutions.is_empty() {
            return Err(refused!(
                Budget,
                "left-out",
                "no more than {counted} solutions are left out here",
                counted = counted,
            ));
        }
        let more = solutions.len() > limit;
        solutions.truncate(limit);
        Ok(Enumerated { puzzle: Named(reading.puzzle), solutions: named(solutions), more })
    }
}
