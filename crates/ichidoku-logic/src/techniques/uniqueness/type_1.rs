//! # Unique rectangle type 1
//!
//! Four open cells in two rows, two columns and two boxes: a rectangle. Three of its corners hold only the same two
//! candidates, X and Y. The fourth, which holds more, is neither X nor Y.
//!
//! ## Why it is true
//! If the fourth corner were X or Y, the rectangle would be filled with X and Y in turn, and the other way round would
//! do as well: each row, column and box of it would hold the same digits. The puzzle would have two solutions. This is
//! an argument from the puzzle's having one solution, and holds only where that is known.
//!
//! ## How to find it
//! Look for two cells with the same pair in one row or column and in one box. Do they meet another such cell in the
//! next box?
//!
//! ## Near miss
//! A third candidate in one of the three corners: then that corner may be what keeps the puzzle from two solutions. The
//! rectangle must lie in two boxes, not in four, and no corner may be a given.
//!
//! ## References
//! - [SudokuWiki: unique rectangles](https://www.sudokuwiki.org/Unique_Rectangles)
//! - [HoDoKu: uniqueness](https://hodoku.sourceforge.net/en/tech_ur.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_1: Info = Info {
    slug: "unique-rectangle-type-1",
    name: "unique rectangle type 1",
    aliases: &["uniqueness test 1"],
    page: "unique-rectangle-type-1",
    difficulty: 45,
    hodoku: HodokuScore::some("0600", HodokuLevel::Hard, 100),
    explainer: Some(45),
    find,
    ..super::FAMILY
};

/// Finds rectangles with one corner that holds more than the pair.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| match step(survey, Technique::UniqueRectangle1, &pattern) {
        Some(step) => sink(step),
        None => ControlFlow::Continue(()),
    })
}

/// The pair leaves the only roof cell.
pub(super) fn step(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Option<Step> {
    pattern.roof.only()?;
    pattern.step(survey, technique, Beside::default(), pattern.pair.iter().map(|digit| (digit, pattern.roof)))
}
