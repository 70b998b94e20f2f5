//! A digit confined to where a box and a line cross.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::{Info, Sink};
use crate::geometry::crossing;
use crate::step::{Evidence, Step, Truth, candidates_of};
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod claiming;
pub(super) mod pointing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Locked);

/// Reports a digit whose places in `from` all lie in the other house too, and that has more places there.
fn confined(technique: Technique, survey: &Survey<'_>, [from, to]: [House; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cross = crossing(from, to);
    for digit in Digit::ALL {
        let places = survey.cells_in(digit, from);
        let out = survey.cells_in(digit, to) - cross;
        if !places.is_empty() && places.is_subset(cross) && !out.is_empty() {
            let evidence = Evidence {
                cells: places,
                candidates: candidates_of(digit, places).collect(),
                houses: vec![from],
                covers: vec![to],
                truths: vec![Truth::Digit(from, digit)],
                ..Evidence::default()
            };
            sink(Step::new(technique, evidence).eliminating(digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

/// The nine boxes, each with the six lines that cross it.
fn box_and_line() -> impl Iterator<Item = [House; 2]> {
    let (lines, boxes) = House::ALL.split_at(18);
    boxes.iter().flat_map(|b| lines.iter().filter(|l| !crossing(*b, **l).is_empty()).map(|l| [*b, *l]))
}
