//! # Firework W-wing
//!
//! Two digits have no places in a row and a column but the box where these cross and one wing in each line; and the
//! fourth corner of the rectangle, which sees both wings, holds only these two digits. Then the stem, where the row and
//! the column cross, holds one of the two.
//!
//! ## Why it is true
//! Each of the two digits is in the stem or in a wing. Whichever of them is in the fourth corner is in neither wing: so
//! it is in the stem.
//!
//! ## How to find it
//! Start from a bivalue cell. For each rectangle with a corner in it, see whether the row and the column of the opposite
//! corner have the two digits only in the box where they cross and in the corners.
//!
//! ## Near miss
//! A third candidate in the fourth corner.
//!
//! ## References
//! - [shye: Fireworks](http://forum.enjoysudoku.com/fireworks-t39513.html), New Sudoku Players' Forum, November 2021
//! - [SudokuWiki: Fireworks](https://www.sudokuwiki.org/Fireworks)

use std::ops::ControlFlow;

use ichidoku::{Cell, DigitSet};

use super::super::{Info, Sink};
use super::{choices, each, others};
use crate::evidence::{Evidence, Firework};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const FIREWORK_W_WING: Info = Info {
    slug: "firework-w-wing",
    name: "firework W-wing",
    page: "firework-w-wing",
    difficulty: 73,
    find,
    ..super::FAMILY
};

/// Finds fireworks of two digits with a cell opposite to the stem that holds only these.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, &mut |firework| {
        let Some(corner) = firework.opposite() else { return ControlFlow::Continue(()) };
        let pairs = choices(firework.digits, 2).filter(|pair| survey.digits(corner) == *pair);
        let steps = pairs.map(|pair| step(survey, &firework, corner, pair));
        steps.filter(|step| !step.is_idle()).try_for_each(&mut *sink)
    })
}

fn step(survey: &Survey<'_>, firework: &Firework, corner: Cell, pair: DigitSet) -> Step {
    let fireworks = vec![Firework { digits: pair, ..*firework }];
    let evidence = Evidence::Firework { fireworks, corner: Some(corner) };
    Step::new(Technique::FireworkWWing, evidence).removing(others(survey, firework.stem, pair))
}
