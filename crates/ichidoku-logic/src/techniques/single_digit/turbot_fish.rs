//! # Turbot fish
//!
//! Two strong links of one digit in any houses, joined by a weak link. What sees both outer ends loses the digit.
//! Skyscrapers, two-string kites and most empty rectangles are turbot fish with a name of their own.
//!
//! ## Why it is true
//! Of the two inner ends at most one is true, so the strong link of the other makes its outer end true.
//!
//! ## Example
//! ```text
//!   r1   . 4 . | . . . | . . .      box 1 holds 4 in r1c2 and r3c1,
//!   r3   4 . . |                    row 8 holds 4 in r8c1 and r8c5, column 1 joins them:
//!   r8   4 . . | . 4 . | . . .      what sees r1c2 and r8c5 (r1c5, r8c2) is not 4
//! ```
//!
//! ## Near miss
//! A third 4 in box 1.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::Sink;
use super::Joined;
use crate::links::bilocal;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds two joined strong links of one digit, the same four cells once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let links: Vec<_> = bilocal(survey, digit).collect();
        for (i, a) in links.iter().enumerate() {
            for joined in links[i + 1..].iter().flat_map(|b| Joined::ways(*a, *b)) {
                if let Some(step) = joined.step(survey, Technique::TurbotFish) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
