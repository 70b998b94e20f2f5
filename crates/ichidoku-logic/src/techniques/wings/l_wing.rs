//! # L-wing
//!
//! Three bilocal digits, not all the same: `X(A) = X(B) - Y(B) = Y(C) - Z(C) = Z(D)`, where two of X, Y, Z may be equal.
//! A is X or D is Z.
//!
//! ## Why it is true
//! If A is not X, B is, so it is not Y, so C is Y and not Z, so D is Z.
//!
//! ## Example
//! ```text
//!   X in a row: A, B only;   Y in a box: B, C only;   Z in a column: C, D only
//! ```
//!
//! ## Near miss
//! All three the same digit: that is an X-chain.

use std::ops::ControlFlow;

use super::super::Sink;
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds three bilocal digits of more than one digit.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
