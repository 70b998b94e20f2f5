//! # Pointing
//!
//! All places of a digit in a box lie in one row or one column. They point along that line: the digit leaves the rest
//! of the line, outside the box.
//!
//! ## Why it is true
//! The box needs the digit, and whichever of the places takes it, the line has its digit inside the box. So no other
//! cell of the line can hold it.
//!
//! ## How to find it
//! In each box, look at the digits with two or three places. Are they side by side in one line? Then follow the line
//! out of the box.
//!
//! ## Near miss
//! One place more in another row of the box, and the box may take its digit there. Then the line is free, and nothing
//! follows.
//!
//! ## References
//! - Also called locked candidates type 1, pointing pairs and triples.
//! - [SudokuWiki: intersection removal](https://www.sudokuwiki.org/Intersection_Removal)
//! - [HoDoKu: intersections](https://hodoku.sourceforge.net/en/tech_intersections.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const POINTING: Info = Info {
    slug: "pointing",
    name: "pointing",
    aliases: &["locked candidates type 1"],
    page: "pointing",
    difficulty: 26,
    hodoku: HodokuScore::some("0100", HodokuLevel::Medium, 50),
    explainer: Some(26),
    find,
    ..super::FAMILY
};

/// Finds digits whose places in a box lie in one line.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line(survey).try_for_each(|pair| confined(Technique::Pointing, survey, pair, sink))
}
