//! # Two-string kite
//!
//! A row and a column hold a digit in two places each, and one place of each lies in the same box. The cell where the
//! other two places cross loses the digit. A dual kite is two kites whose strings end in the same box.
//!
//! ## Why it is true
//! The box has room for one: so the row's or the column's other place is true, and the crossing sees both.
//!
//! ## Example
//! ```text
//!   r1   . 7 . | . . . | . 7 .      row 1 and column 1 meet in box 1:
//!   r2   7 . . |                    r1c8 or r6c1 is 7,
//!   r6   7 . . | . . . | . - .      so r6c8 is not
//! ```
//!
//! ## Near miss
//! Both strings use the same cell of the box: then they are one chain of strong links, and prove nothing here.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::Sink;
use super::Joined;
use crate::links::conjugate;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds a row and a column with a strong link each, joined in a box.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::TwoStringKite, &mut |_, step| sink(step))
}

/// Finds two kites of one digit whose strings end in one box.
pub(crate) fn find_dual(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut kites: Vec<(House, Step)> = Vec::new();
    each(survey, Technique::DualTwoStringKite, &mut |b, step| {
        kites.push((b, step));
        ControlFlow::Continue(())
    })?;
    for (i, (b, one)) in kites.iter().enumerate() {
        for (_, other) in kites[i + 1..].iter().filter(|(o, _)| o == b) {
            let same_digit = one.eliminations[0].digit() == other.eliminations[0].digit();
            if same_digit && one.eliminations != other.eliminations {
                sink(one.clone().joined(other))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Gives each kite with its box.
fn each(
    survey: &Survey<'_>,
    technique: Technique,
    visit: &mut dyn FnMut(House, Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let links =
            |lines: &[House]| -> Vec<_> { lines.iter().filter_map(|line| conjugate(survey, digit, *line)).collect() };
        let (rows, columns) = (links(&House::ALL[..9]), links(&House::ALL[9..18]));
        for row in &rows {
            for joined in columns.iter().flat_map(|column| Joined::ways(*row, *column)) {
                let [a, b] = [joined.first.to.cell().box_(), joined.second.from.cell().box_()];
                if a == b
                    && let Some(step) = joined.step(survey, technique)
                {
                    visit(House::from_box(a), step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
