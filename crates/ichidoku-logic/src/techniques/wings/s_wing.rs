//! # S-wing
//!
//! A short chain, its bivalue cell in the middle: a house with two places for X, A and B; a bivalue cell C with X and
//! Y, which B sees; a house with two places for Y, D (which C sees) and E. Written in links, `X(A) = X(B) - (X=Y)C -
//! Y(D) = Y(E)`. A is X, or E is Y.
//!
//! ## Why it is true
//! If A is not X, B is. Then C is not X and is Y. Then D is not Y, so E is.
//!
//! ## How to find it
//! Take a bivalue cell and follow one of its digits outwards in one direction and the other in another, each over a
//! house with two places. If the two ends are the same cell, it is X or Y, and its other candidates go. If they see
//! each other, A is not Y and E is not X.
//!
//! ## Near miss
//! A third candidate in C, or a third place for one of the digits in its house: one of the three strong links is gone.
//!
//! ## References
//! - Also called split wing.
//! - As a chain: [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const S_WING: Info = Info {
    slug: "s-wing",
    name: "S-wing",
    aliases: &["split wing"],
    page: "s-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds two bilocal digits joined by a bivalue cell.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::SWing,
        |[a, b, c]| {
            !a.is_bivalue()
                && b.is_bivalue()
                && !c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && b.to.digit() == c.from.digit()
        },
        sink,
    )
}
