//! # Pointing
//!
//! All places of a digit in a box lie in one row or column. The digit leaves the rest of that line.
//!
//! ## Why it is true
//! The box needs the digit, and whichever of its places takes it, the line has it inside the box.
//!
//! ## Example
//! ```text
//!   4 4 . | - . - | . - .      the only 4s of box 1 are in row 1:
//!   . . . |                    no 4 in the rest of row 1
//!   . . . |
//! ```
//!
//! ## Near miss
//! One more 4 in another row of the box, and nothing follows.

use std::ops::ControlFlow;

use super::super::Sink;
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds digits whose places in a box lie in one line.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line().try_for_each(|pair| confined(Technique::Pointing, survey, pair, sink))
}
