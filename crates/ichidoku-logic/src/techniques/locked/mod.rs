//! A digit confined to where a box and a line cross.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod claiming;
pub(super) mod pointing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Locked, explain, Marks::of_candidates) };

/// Reports a digit whose places in `from` all lie in the other house too, and that has more places there.
fn confined(technique: Technique, survey: &Survey<'_>, [from, to]: [House; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cross = survey.crossing(from, to);
    for digit in Digit::ALL {
        let places = survey.cells_in(digit, from);
        let out = survey.cells_in(digit, to) - cross;
        if !places.is_empty() && places.is_subset(cross) && !out.is_empty() {
            let evidence = Evidence::Locked { digit, cells: places, house: from, cover: to };
            sink(Step::new(technique, evidence).eliminating(digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

/// The nine boxes, each with the six lines that cross it.
fn box_and_line(survey: &Survey<'_>) -> impl Iterator<Item = [House; 2]> {
    let (lines, boxes) = House::ALL.split_at(18);
    boxes.iter().flat_map(|b| lines.iter().filter(|l| !survey.crossing(*b, **l).is_empty()).map(|l| [*b, *l]))
}

/// The digit's cells in one house, all in the other.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Locked { digit, cells, house, cover } = step.evidence else { return Vec::new() };
    vec![
        say::ConfinedCells { digit, house, cells, cover_house: cover }.into(),
        say::ConfinedSo { digit, cover_house: cover }.into(),
        result::so(state, step),
    ]
}
