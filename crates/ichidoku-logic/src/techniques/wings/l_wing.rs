//! # L-wing
//!
//! A short chain of three houses with two places each, for two or three different digits: `X(A) = X(B) - Y(B) = Y(C) -
//! Z(C) = Z(D)`, where two of X, Y and Z may be the same digit. The digit changes inside the cells B and C. A is X, or
//! D is Z.
//!
//! ## Why it is true
//! If A is not X, B is. So B is not Y, and C is. So C is not Z, and D is.
//!
//! ## How to find it
//! In houses with two places for a digit, look for cells that are such a place for two digits at once: these are where
//! the chain turns.
//!
//! ## Near miss
//! A third place for one of the digits in its house. With the same digit in all three links the pattern is an X-chain,
//! not an L-wing.
//!
//! ## References
//! - Also called local wing.
//! - As a chain: [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const L_WING: Info = Info {
    slug: "l-wing",
    name: "L-wing",
    aliases: &["local wing"],
    page: "l-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds three bilocal digits of more than one digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::LWing,
        |links| {
            let digit = links[0].from.digit();
            links.iter().all(|l| !l.is_bivalue()) && links.iter().any(|l| l.from.digit() != digit)
        },
        sink,
    )
}
