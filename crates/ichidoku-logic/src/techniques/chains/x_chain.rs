//! # X-chain
//!
//! An alternating inference chain of one digit: places of the digit, joined by houses with two places and by houses
//! with more in turn. What sees both ends loses the digit.
//!
//! ## Why it is true
//! If one end is false, the digit is at every second place of the chain, and so at the other end.
//!
//! ## Example
//! ```text
//!   6(r1c2) = 6(r1c8) - 6(r3c9) = 6(r8c9) - 6(r8c4) = 6(r5c4):   r5c2 sees both ends and is not 6
//! ```
//!
//! ## Near miss
//! A third 6 in row 1.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::Sink;
use super::aic;
use crate::chain::{Graph, Kinds};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds chains of each digit.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let kinds = Kinds { bilocal: true, ..Kinds::default() };
    Digit::ALL
        .into_iter()
        .try_for_each(|digit| aic::find(survey, Technique::XChain, &Graph::new(survey, kinds, Some(digit)), sink))
}
