//! # H-wing
//!
//! Two bivalue cells and a bilocal digit: `(X=Y)A - (Y=Z)B - Z(C) = Z(D)`. A is X or D is Z.
//!
//! ## Why it is true
//! If A is not X it is Y, so B is Z, so C is not, so D is Z.
//!
//! ## Example
//! ```text
//!   A = 35 sees B = 57, B sees C, and 7 has two places, C and D, in a house:
//!   if A and D see each other, A is not 7 and D is not 3
//! ```
//!
//! ## Near miss
//! A third place for 7 in the house.

use std::ops::ControlFlow;

use super::super::Sink;
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds two bivalue cells and a bilocal digit in a row.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(survey, Technique::HWing, |[a, b, c]| a.is_bivalue() && b.is_bivalue() && !c.is_bivalue(), sink)
}
