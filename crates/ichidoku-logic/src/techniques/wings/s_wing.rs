//! # S-wing
//!
//! A bilocal digit, a bivalue cell, and another bilocal digit: `X(A) = X(B) - (X=Y)C - Y(D) = Y(E)`. A is X or E is Y.
//!
//! ## Why it is true
//! If A is not X, B is, so C is Y, so D is not, so E is Y.
//!
//! ## Example
//! ```text
//!   X(A) = X(B) in a row, B sees the bivalue cell C = XY, C sees D, Y(D) = Y(E) in a column:
//!   if A and E are one cell it is X or Y; if they see each other A is not Y and E is not X
//! ```
//!
//! ## Near miss
//! A third candidate in C.

use std::ops::ControlFlow;

use super::super::Sink;
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds two bilocal digits joined by a bivalue cell.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
