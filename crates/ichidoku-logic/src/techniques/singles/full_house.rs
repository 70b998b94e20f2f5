//! # Full house
//!
//! A house has one open cell: it takes the one digit that the house lacks.
//!
//! ## Why it is true
//! Each digit stands once in the house. Eight of them are placed, so the ninth has only this cell.
//!
//! ## Example
//! ```text
//!   row 1:  4 1 9 | 6 . 2 | 8 5 3      r1c5 = 7
//! ```
//!
//! ## Near miss
//! With two open cells in each of its houses a cell is no full house, even if it has one candidate left.

use std::ops::ControlFlow;

use ichidoku::House;

use super::super::Sink;
use crate::step::{Evidence, Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds houses with one open cell; a cell that fills several houses is reported once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let last_cell = |house: House| (survey.open() & house.cells()).only();
    for house in House::ALL {
        let Some(cell) = last_cell(house) else { continue };
        let first = cell.houses().into_iter().find(|h| last_cell(*h).is_some());
        if let (true, Some(digit)) = (first == Some(house), survey.digits(cell).only()) {
            let truths = vec![Truth::Digit(house, digit)];
            let evidence = Evidence { cells: house.cells(), houses: vec![house], truths, ..Evidence::default() };
            sink(Step::placing(Technique::FullHouse, cell, digit, evidence))?;
        }
    }
    ControlFlow::Continue(())
}
