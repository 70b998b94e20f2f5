//! # Naked single
//!
//! A cell has one candidate left.
//!
//! ## Why it is true
//! The cell needs a digit, and its peers exclude the other eight.
//!
//! ## Example
//! ```text
//!   r5c5 sees 1 2 3 4 in its row, 6 7 in its column, 8 9 in its box:  r5c5 = 5
//! ```
//!
//! ## Near miss
//! Two candidates left: the cell is bivalue, and is used in chains and pairs.

use std::ops::ControlFlow;

use ichidoku::CellSet;

use super::super::Sink;
use crate::step::{Evidence, Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds cells with one candidate.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in survey.with_size(1).iter() {
        if let Some(digit) = survey.digits(cell).only() {
            let truths = vec![Truth::Cell(cell)];
            let evidence = Evidence { cells: CellSet::single(cell), truths, ..Evidence::default() };
            sink(Step::placing(Technique::NakedSingle, cell, digit, evidence))?;
        }
    }
    ControlFlow::Continue(())
}
