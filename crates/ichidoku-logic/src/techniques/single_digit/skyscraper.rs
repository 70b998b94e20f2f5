//! # Skyscraper
//!
//! Two rows hold a digit in two columns each and share one of the columns (or the same with rows and columns
//! exchanged). What sees both of the other two places loses the digit.
//!
//! ## Why it is true
//! The shared column has room for one: so in at least one of the rows the digit is at the other place.
//!
//! ## Example
//! ```text
//!   r2   . 6 . | . - . | 6 . .      rows 2 and 8 hold 6 in two places each, column 2 is shared:
//!   r3   . . . | . . . | . - .      r2c7 or r8c9 is 6, and what sees both is not
//!   r8   . 6 . | . . . | . . 6
//! ```
//!
//! ## Near miss
//! A third 6 in row 8 breaks the strong link; the roof ends in one column make it an X-wing.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::Sink;
use super::Joined;
use crate::links::conjugate;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds two parallel lines with a strong link each, joined in a line across.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for lines in [&House::ALL[..9], &House::ALL[9..18]] {
            let links: Vec<_> = lines.iter().filter_map(|line| conjugate(survey, digit, *line)).collect();
            for (i, a) in links.iter().enumerate() {
                for b in &links[i + 1..] {
                    let steps = Joined::ways(*a, *b).filter(|j| in_line(j) && !roof_in_line(j));
                    steps.filter_map(|j| j.step(survey, Technique::Skyscraper)).try_for_each(&mut *sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the inner ends share a line.
fn in_line(joined: &Joined) -> bool {
    let (a, b) = (joined.first.to.cell(), joined.second.from.cell());
    a.row() == b.row() || a.column() == b.column()
}

/// Whether the outer ends share a line, as in an X-wing.
fn roof_in_line(joined: &Joined) -> bool {
    let (a, b) = (joined.first.from.cell(), joined.second.to.cell());
    a.row() == b.row() || a.column() == b.column()
}
