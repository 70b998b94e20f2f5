//! # WXYZ-wing
//!
//! Four cells hold four digits between them, W, X, Y and Z, and all but Z can stand there only once each, because all
//! of their places see one another. What sees every place of Z among the four cells is not Z.
//!
//! ## Why it is true
//! Four cells need four digits. Without Z, only three digits are left, and none of them may stand twice: one cell would
//! stay empty. So Z is among the four cells, and what sees all of its places there is not Z.
//!
//! ## How to find it
//! Look for three cells of a house with four digits between them, or four, and a bivalue cell outside that shares two
//! of the digits with them. It is the same as two almost locked sets of three cells and of one (see ALS-XZ).
//!
//! ## Near miss
//! One more place for W, X or Y among the four cells that does not see the others: that digit could stand twice, and
//! the cells could do without Z.
//!
//! ## References
//! - [SudokuWiki: WXYZ-wing](https://www.sudokuwiki.org/WXYZ_Wing)

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, DigitSet, House};

use super::super::{Info, Sink};
use super::{bent, unrestricted};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const WXYZ_WING: Info =
    Info { slug: "wxyz-wing", name: "WXYZ-wing", page: "wxyz-wing", difficulty: 68, find, ..super::FAMILY };

const SIZE: usize = 4;

/// Finds four bent cells in two houses that cross, each set once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
