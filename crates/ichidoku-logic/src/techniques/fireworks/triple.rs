//! # Triple firework
//!
//! A stem where a row and a column cross, a wing in the row and a wing in the column, both outside the stem's box. Three
//! digits have no places in the row and the column but the box and the wings. Then these three cells hold the three
//! digits, and nothing else. The digits also leave the four cells of the box off the row and the column, and whatever
//! sees all of their places in the three cells.
//!
//! ## Why it is true
//! A digit that is in neither wing has its place in the row and its place in the column both in the box: that can only
//! be the one cell where they cross, the stem. So each of the three digits is in one of the three cells, once. A digit
//! in the box off both lines would need both wings, and the two others would share the stem.
//!
//! ## How to find it
//! Look for a row and a column in which the same digits stand outside the box that they share in one cell only, the same
//! cell of the row and the same cell of the column for three of them.
//!
//! ## Near miss
//! One of the digits with a second place in the row outside the box.
//!
//! ## References
//! - [shye: Fireworks](http://forum.enjoysudoku.com/fireworks-t39513.html), New Sudoku Players' Forum, November 2021
//! - [SudokuWiki: Fireworks](https://www.sudokuwiki.org/Fireworks)

use std::ops::ControlFlow;

use ichidoku::DigitSet;

use super::super::{Info, Sink};
use super::{choices, each, others};
use crate::evidence::Firework;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const TRIPLE_FIREWORK: Info = Info {
    slug: "triple-firework",
    name: "triple firework",
    aliases: &["firework triple"],
    page: "triple-firework",
    difficulty: 73,
    find,
    ..super::FAMILY
};

/// Finds stems and wings that three digits share.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, &mut |firework| {
        let steps = choices(firework.digits, 3).map(|digits| step(survey, &firework, digits));
        steps.filter(|step| !step.is_idle()).try_for_each(&mut *sink)
    })
}

fn step(survey: &Survey<'_>, firework: &Firework, digits: DigitSet) -> Step {
    let step = firework.step(Technique::TripleFirework, digits);
    step.removing(firework.cells().iter().flat_map(|cell| others(survey, cell, digits)))
        .removing(firework.off_the_lines(survey, digits))
        .removing(firework.seeing_all(survey, digits))
}
