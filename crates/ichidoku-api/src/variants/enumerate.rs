//! The solutions of a variant one by one.

use serde::{Deserialize, Serialize};

use super::grid::VariantGrid;
use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, refused};

/// Asks for the solutions of a puzzle of any size and rules, in ascending order of their digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EnumerateVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// Leave out this many first.
    #[serde(default)]
    pub skip: u64,
    /// List no more than this.
    #[serde(default = "crate::enumerate::a_hundred")]
    pub limit: u64,
}

/// Solutions of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantEnumerated", transform = crate::kind::of_variant))]
pub struct VariantEnumerated {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// The solutions asked for.
    pub solutions: Vec<VariantGrid>,
    /// Whether there are more after these.
    pub more: bool,
}

impl Ask for EnumerateVariant {
    type Answer = VariantEnumerated;

    const EXAMPLE: &'static str = example!(r#""skip": 0, "limit": 2"#);

    fn run(&self, control: &Control<'_>) -> Result<VariantEnumerated, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let (skip, limit) = (control.counted_at_most(self.skip), control.list_length(self.limit));
        let (mut passed, mut solutions, mut more) = (0, Vec::new(), false);
        reading.problem.each_solution(|digits| {
            if passed < skip {
                passed += 1;
                return true;
            }
            more = solutions.len() == limit;
            if !more {
                solutions.push(VariantGrid::new(&reading.puzzle, &digits));
            }
            !more
        })?;
        if skip < self.skip && (more || !solutions.is_empty()) {
            let counted = skip;
            return Err(refused!(
                Budget,
                "left-out",
                "no more than {counted} solutions are left out here",
                counted = counted,
            ));
        }
        Ok(VariantEnumerated { puzzle: reading.text(), solutions, more })
    }
}
