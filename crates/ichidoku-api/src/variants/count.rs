//! The number of solutions of a variant.

use ichidoku::Stop;
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
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantCounted", transform = crate::kind::of_variant))]
pub struct VariantCounted {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached, or the time was up.
    pub or_more: bool,
}

impl Ask for CountVariant {
    type Answer = VariantCounted;

    const EXAMPLE: &'static str = example!(r#""limit": 1000"#);

    fn run(&self, control: &Control<'_>) -> Result<VariantCounted, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let limit = control.counted_at_most(self.limit);
        let watch = control.watch();
        let is_over = || watch.is_over();
        let puzzle = reading.text();
        let (solutions, interrupted) = reading.problem.stop(Stop::when(&is_over)).count_so_far(limit);
        let is_late = control.is_late(interrupted)?;
        Ok(VariantCounted { puzzle, solutions, or_more: solutions >= limit || is_late })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::count::Count;
    use crate::input::PuzzleInput;

    #[test]
    fn what_was_counted_in_time_is_at_least_the_number() {
        // Far more than the first solution takes, on a machine that has other things to do as well.
        let control = Control::new().time(Duration::from_millis(300)).solutions(u64::MAX);
        let variant = CountVariant { puzzle: ".Shape~9x9.Cage~10~R1C1~R1C2".to_owned(), limit: u64::MAX };
        let counted = variant.run(&control).unwrap();
        assert!(counted.or_more && counted.solutions > 0, "{counted:?}");
        let classic = Count { puzzle: PuzzleInput::from(".".repeat(81).as_str()), limit: u64::MAX };
        let counted = classic.run(&control).unwrap();
        assert!(counted.or_more && counted.solutions > 0, "{counted:?}");
        let stopped = || true;
        assert!(variant.run(&control.stop(Stop::when(&stopped))).is_err(), "nobody waits for it any more");
        assert!(classic.run(&control.stop(Stop::when(&stopped))).is_err());
    }
}
