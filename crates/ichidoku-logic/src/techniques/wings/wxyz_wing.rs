//! # WXYZ-wing
//!
//! Four cells of two houses hold four digits, and only one of them, Z, could stand among them twice. What sees every
//! Z of the four is not Z.
//!
//! ## Why it is true
//! Without Z, three digits that stand once each would have to fill four cells.
//!
//! ## Example
//! ```text
//!   r2   . 1234 - | . . . | 14 34 .      row 2 and box 1 hold 1234, 14, 34, 24:
//!   r3   24 .   . |                      1, 2 and 3 stand once, 4 may stand twice: r2c3 is not 4
//! ```
//!
//! ## Near miss
//! Two digits that could stand twice: the four cells could do without either.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, DigitSet, House};

use super::super::Sink;
use super::{bent, unrestricted};
use crate::survey::Survey;
use crate::technique::Technique;

const SIZE: usize = 4;

/// Finds four bent cells in two houses that cross, each set once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = std::collections::HashSet::new();
    let crossing = |a: House, b: House| !(a.cells() & b.cells()).is_empty();
    for (i, a) in House::ALL.into_iter().enumerate() {
        for b in House::ALL[i + 1..].iter().filter(|b| crossing(a, **b)) {
            let fitting = survey.open() & (a.cells() | b.cells());
            let fitting: Vec<Cell> = fitting.iter().filter(|c| (2..=SIZE).contains(&survey.digits(*c).len())).collect();
            grow(survey, &fitting, CellSet::EMPTY, DigitSet::EMPTY, &mut |cells, digits| {
                let Some(wing) = unrestricted(survey, cells, digits) else { return ControlFlow::Continue(()) };
                match bent(survey, Technique::WxyzWing, cells, wing) {
                    Some(step) if seen.insert(cells) => sink(step),
                    _ => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Adds cells as long as the digits are not too many.
fn grow(
    survey: &Survey<'_>,
    fitting: &[Cell],
    cells: CellSet,
    digits: DigitSet,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if cells.len() == SIZE {
        return if digits.len() == SIZE { visit(cells, digits) } else { ControlFlow::Continue(()) };
    }
    for (i, cell) in fitting.iter().enumerate() {
        let union = digits | survey.digits(*cell);
        if union.len() <= SIZE {
            grow(survey, &fitting[i + 1..], cells.with(*cell), union, visit)?;
        }
    }
    ControlFlow::Continue(())
}
