//! # Claiming
//!
//! All places of a digit in a row or a column lie in one box. The line claims the digit: it leaves the rest of the box.
//!
//! ## Why it is true
//! The line needs the digit, and can only have it inside the box. So the box has its digit on the line, and nowhere
//! else.
//!
//! ## How to find it
//! It is pointing seen from the other side. In each row and column, look for a digit whose places all fall into one
//! third of the line; then look at the other six cells of that box.
//!
//! ## Near miss
//! One place more in the line, outside the box, and the line may take its digit there. Then the box is free, and
//! nothing follows.
//!
//! ## References
//! - Also called locked candidates type 2, and box/line reduction.
//! - [SudokuWiki: intersection removal](https://www.sudokuwiki.org/Intersection_Removal)
//! - [HoDoKu: intersections](https://hodoku.sourceforge.net/en/tech_intersections.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const CLAIMING: Info = Info {
    slug: "claiming",
    name: "claiming",
    aliases: &["locked candidates type 2", "box/line reduction"],
    page: "claiming",
    difficulty: 28,
    hodoku: HodokuScore::some("0101", HodokuLevel::Medium, 50),
    explainer: Some(28),
    find,
    ..super::FAMILY
};

/// Finds digits whose places in a line lie in one box.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line(survey).try_for_each(|[b, line]| confined(Technique::Claiming, survey, [line, b], sink))
}
