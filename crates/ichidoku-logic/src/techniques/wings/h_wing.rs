//! # H-wing
//!
//! A short chain of two bivalue cells and a house with two places: A has X and Y; B, which A sees, has Y and Z; C,
//! which B sees, and D are the two places for Z in a house. Written in links, `(X=Y)A - (Y=Z)B - Z(C) = Z(D)`. A is X,
//! or D is Z.
//!
//! ## Why it is true
//! If A is not X, it is Y. So B is not Y and is Z. So C is not Z, and D is.
//!
//! ## How to find it
//! Start from two bivalue cells that see each other and share one digit. From the second, follow its other digit to a
//! house with two places. If A and D see each other, A is not Z and D is not X; if they are one cell, it is X or Z.
//!
//! ## Near miss
//! A third place for Z in the house, or a third candidate in A or B.
//!
//! ## References
//! - Also called hybrid wing.
//! - As a chain: [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const H_WING: Info = Info {
    slug: "h-wing",
    name: "H-wing",
    aliases: &["hybrid wing"],
    page: "h-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds two bivalue cells and a bilocal digit in a row.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(survey, Technique::HWing, |[a, b, c]| a.is_bivalue() && b.is_bivalue() && !c.is_bivalue(), sink)
}
