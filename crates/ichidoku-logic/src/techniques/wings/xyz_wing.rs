//! # XYZ-wing
//!
//! A pivot with the candidates XYZ sees a pincer with XZ and one with YZ. What sees all three is not Z.
//!
//! ## Why it is true
//! Whatever the pivot is, one of the three cells is Z.
//!
//! ## Example
//! ```text
//!   r2   . 357 - | . . . | 57 . .      pivot r2c2 = 357, pincers r2c7 = 57 and r3c1 = 37:
//!   r3   37 .  . |                     r2c3 sees all three and is not 7
//! ```
//!
//! ## Near miss
//! A cell that sees both pincers and not the pivot may be 7.

use std::ops::ControlFlow;

use super::super::Sink;
use super::bent;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds a cell with three candidates and two bivalue peers that hold different pairs of them.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in survey.with_size(3).iter() {
        let digits = survey.digits(pivot);
        let near = survey.bivalue() & pivot.peers();
        for a in near.iter().filter(|a| survey.digits(*a).is_subset(digits)) {
            for b in near.iter().filter(|b| a < *b && survey.digits(*b).is_subset(digits)) {
                let Some(wing) = (survey.digits(a) & survey.digits(b)).only() else { continue };
                let cells = [pivot, a, b].into_iter().collect();
                if let Some(step) = bent(survey, Technique::XyzWing, cells, wing) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
