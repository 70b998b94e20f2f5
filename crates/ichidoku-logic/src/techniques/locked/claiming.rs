//! # Claiming
//!
//! All places of a digit in a row or column lie in one box. The digit leaves the rest of that box.
//!
//! ## Why it is true
//! The line needs the digit, and whichever of its places takes it, the box has it inside the line.
//!
//! ## Example
//! ```text
//!   . 7 7 | . . . | . . .      the only 7s of row 1 are in box 1:
//!   - - - |                    no 7 in the rest of box 1
//!   - - - |
//! ```
//!
//! ## Near miss
//! One more 7 in the row outside the box, and nothing follows.

use std::ops::ControlFlow;

use super::super::Sink;
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds digits whose places in a line lie in one box.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line().try_for_each(|[b, line]| confined(Technique::Claiming, survey, [line, b], sink))
}
