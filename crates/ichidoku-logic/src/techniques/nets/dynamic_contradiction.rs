//! # Dynamic contradiction net
//!
//! A candidate, taken to be true, is followed wherever it leads: what it takes out leaves some cells with one candidate
//! and some houses with one place, and these lead on together, until a cell has no candidate or a house no place for a
//! digit. The candidate goes.
//!
//! A chain has one reason for each link. A net may use several at once: a cell with five candidates is as good as a
//! bivalue one when four of them are out. So strong links arise on the way, which is what makes it *dynamic*.
//!
//! ## Why it is true
//! What leads to a contradiction is not so.
//!
//! ## In outline
//! ```text
//!   r1c1 = 5 -> r1c9 is not 5 -+
//!            -> r1c4 is 8 -----+-> r1c9 is 3 -> r4c9 is not 3 -+
//!                    +-> r4c4 is not 8 -> r4c2 is 3 -----------+-> no 3 is left for column 9
//! ```
//!
//! ## Near miss
//! One more candidate in a cell, or one more place in a house, that nothing on the way takes out: there the net ends.
//!
//! ## References
//! - Sudoku Explainer: "dynamic contradiction forcing chains" (8.5 and longer); HoDoKu: "forcing net contradiction".
//! - Other names: dynamic nishio; in general terms, singles from one assumption.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_CONTRADICTION: Info = Info {
    slug: "dynamic-contradiction-net",
    name: "dynamic contradiction net",
    aliases: &["dynamic nishio", "dynamic contradiction forcing chain", "forcing net contradiction"],
    page: "dynamic-contradiction-net",
    difficulty: 85,
    hodoku: HodokuScore::some("1303", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::DynamicContradiction, Level::Dynamic, sink)
}
