//! # XY-wing
//!
//! A pivot with the candidates XY sees a pincer with XZ and one with YZ. What sees both pincers is not Z.
//!
//! ## Why it is true
//! If the pivot is X, the first pincer is Z; if it is Y, the second is.
//!
//! ## Example
//! ```text
//!   r2   . 35 . | . . . | 57 . .      pivot r2c2 = 35, pincers r2c7 = 57 and r5c2 = 37:
//!   r5   . 37 . | . . . | -  . .      r5c7 sees both and is not 7
//! ```
//!
//! ## Near miss
//! A third candidate in a pincer.

use std::ops::ControlFlow;

use super::super::Sink;
use super::bent;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds two bivalue cells around a third with three digits among them.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in survey.bivalue().iter() {
        let near = survey.bivalue() & pivot.peers();
        for a in near.iter() {
            let shared = survey.digits(a) & survey.digits(pivot);
            let Some(wing) = (survey.digits(a) - shared).only() else { continue };
            let wanted = (survey.digits(pivot) - shared).with(wing);
            for b in near.iter().filter(|b| a < *b && survey.digits(*b) == wanted) {
                let cells = [pivot, a, b].into_iter().collect();
                if let Some(step) = bent(survey, Technique::XyWing, cells, wing) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
