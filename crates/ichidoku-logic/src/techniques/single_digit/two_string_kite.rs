//! # Two-string kite, dual two-string kite
//!
//! A row and a column hold a digit in two places each: the two strings of the kite. One end of each string lies in the
//! same box, in different cells. The cell where the other two ends cross loses the digit.
//!
//! ## Why it is true
//! The box has room for one, so at least one of the two ends inside it is false. The other end of that string is true.
//! So one of the outer ends is true, and the cell that sees both is not.
//!
//! ## How to find it
//! Take one digit at a time, and look for a row and a column with two places each that meet in a box. Follow both
//! strings outwards: where the column of the one end and the row of the other cross is the victim.
//!
//! ## The kinds
//! A dual kite is two kites whose strings are tied in the same box; they are told as one step.
//!
//! ## Near miss
//! A third place in the row or in the column cuts the string. And if both strings use the same cell of the box, nothing
//! is proved: then both outer ends may be false together.
//!
//! ## References
//! - [HoDoKu: single digit patterns](https://hodoku.sourceforge.net/en/tech_sdp.php)
//! - [Sudopedia: 2-String Kite](http://sudopedia.enjoysudoku.com/2-String_Kite.html)

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
