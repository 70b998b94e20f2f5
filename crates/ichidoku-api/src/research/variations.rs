//! Random symmetric copies of a puzzle.

use ichidoku::Puzzle;
use ichidoku_generate::{Random, variation};
use serde::{Deserialize, Serialize};

use super::Moves;
use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks for random symmetric copies of a puzzle, which look different and are solved in the same way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Variations {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// How many copies.
    #[serde(default = "one")]
    pub count: u64,
    /// The random seed; the same seed gives the same copies.
    #[serde(default)]
    pub seed: u64,
}

fn one() -> u64 {
    1
}

/// Copies of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Varied {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The copies.
    pub variations: Vec<Variation>,
    /// Whether more were asked for than are listed here.
    pub more: bool,
}

/// A copy of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variation {
    /// The copy.
    pub puzzle: Named<Puzzle>,
    /// The transform that leads to it.
    pub transform: Moves,
}

impl Variation {
    /// The copies of a puzzle without an end, each of 1,218,998,108,160 as likely. They depend on the seed and on the
    /// position of the puzzle among others, from 0.
    pub fn endless(puzzle: Puzzle, seed: u64, position: u64) -> impl Iterator<Item = Self> {
        (0..).map(move |number| {
            let (copy, transform) = variation(&puzzle, &mut Random::new(seed, position, number));
            Self { puzzle: Named(copy), transform: Moves::from(&transform) }
        })
    }
}

impl Ask for Variations {
    type Answer = Varied;

    const EXAMPLE: &'static str = example!(r#""count": 2, "seed": 1"#);

    fn run(&self, control: &Control<'_>) -> Result<Varied, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let variations: Vec<_> =
            Variation::endless(puzzle, self.seed, 0).take(control.list_length(self.count)).collect();
        let more = (variations.len() as u64) < self.count;
        Ok(Varied { puzzle: Named(puzzle), variations, more })
    }
}
