//! # Locked pair, locked triple
//!
//! A naked pair or triple where a box and a line cross. Its digits leave the rest of both houses.
//!
//! ## Why it is true
//! The cells are a naked subset of the box and of the line at once.
//!
//! ## Example
//! ```text
//!   26 26 . | - . - | - . .      2 and 6 leave the rest of row 1
//!   -  .  - |                    and the rest of box 1
//!   .  -  - |
//! ```
//!
//! ## Near miss
//! With nothing to take out of one of the two houses it is a plain naked pair or triple.

use std::ops::ControlFlow;

use ichidoku::House;

use super::super::Sink;
use super::naked::each;
use super::{clear, naked_evidence, of_size};
use crate::step::{Evidence, Step};
use crate::survey::Survey;
use crate::technique::Technique;

const TECHNIQUES: [Technique; 2] = [Technique::LockedPair, Technique::LockedTriple];

/// Finds naked pairs or triples that lie in a box and a line and take something out of both.
pub(crate) fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    boxes.iter().try_for_each(|b| {
        each(survey, *b, size, &mut |cells, digits| {
            let Some(line) = lines.iter().find(|line| cells.is_subset(line.cells())) else {
                return ControlFlow::Continue(());
            };
            let out = |house: House| {
                let rest = house.cells() - cells;
                digits.iter().any(|d| !(survey.cells(d) & rest).is_empty())
            };
            if !out(*b) || !out(*line) {
                return ControlFlow::Continue(());
            }
            let evidence = Evidence { houses: vec![*b, *line], ..naked_evidence(survey, cells, digits) };
            let step = Step::new(of_size(&TECHNIQUES, size), evidence);
            sink(clear(survey, step, digits, (b.cells() | line.cells()) - cells))
        })
    })
}
