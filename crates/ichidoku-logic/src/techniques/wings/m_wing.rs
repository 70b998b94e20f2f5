//! # M-wing
//!
//! A short chain: a bivalue cell A with X and Y; a house with two places for Y, B (which A sees) and C; and a house
//! with two places for X, one of which is C, the other D. Written in links, `(X=Y)A - Y(B) = Y(C) - X(C) = X(D)`. A is
//! X, or D is X: what sees both is not X.
//!
//! ## Why it is true
//! If A is not X, it is Y. Then B is not Y, so C is. Then C is not X, so D is.
//!
//! ## How to find it
//! From a bivalue cell, follow one digit to a house with two places, and look in the far cell for the other digit of
//! the pair: does that have two places in one of the cell's houses?
//!
//! ## Near miss
//! A third place for one of the digits in its house, or a third candidate in A: one of the three strong links is gone.
//!
//! ## References
//! - The New Sudoku Players' Forum, [W-wing
//!   terminology](http://forum.enjoysudoku.com/two-definitions-of-w-wing-terminology-question-t6452-15.html)
//! - As a chain: [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links::{self, turns};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const M_WING: Info =
    Info { slug: "m-wing", name: "M-wing", page: "m-wing", difficulty: 69, find, ..super::FAMILY };

/// Finds a bivalue cell and two bilocal digits that turn in a cell.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::MWing,
        |[a, b, c]| {
            a.is_bivalue()
                && !b.is_bivalue()
                && !c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && turns(b, c)
                && a.from.digit() == c.to.digit()
        },
        sink,
    )
}
