//! # M-wing
//!
//! A bivalue cell, a bilocal digit, and a bilocal digit again: `(X=Y)A - Y(B) = Y(C) - X(C) = X(D)`. A or D is X.
//!
//! ## Why it is true
//! If A is not X it is Y, so B is not, so C is Y and not X, so D is X.
//!
//! ## Example
//! ```text
//!   r2   37 . . | . 7 . | . . .      r2c1 = 37; 7 has two places in column 5, and
//!   r8   .  . 3 | . 37 . | . . .     3 two places in row 8: r2c1 or r8c3 is 3
//! ```
//!
//! ## Near miss
//! The second bilocal digit starts in a cell that the first does not end in or see.

use std::ops::ControlFlow;

use super::super::Sink;
use super::three_links::{self, turns};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds a bivalue cell and two bilocal digits that turn in a cell.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
