//! Exocets: two base cells whose digits, whatever they are, fill two target cells as well.

use ichidoku::{Candidate, CellSet, DigitSet, House};

use super::Info;
use crate::draw::{Marks, Part};
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::technique::{Family, Technique};

mod base;
pub(super) mod double_exocet;
pub(super) mod junior_exocet;
pub(super) mod senior_exocet;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Exocets, explain, marks);

/// Base, lines and targets.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Exocet { base, targets, candidates, lines, covers, .. } = &step.evidence else { return Vec::new() };
    let digits = candidates.iter().map(|c| c.digit()).collect();
    let (line_houses, cover_houses, cells) = (base::each_once(lines.iter().copied()), covers.clone(), *targets);
    let why: Vec<Message> = match step.technique {
        Technique::DoubleExocet => vec![
            say::ExocetBases { cells: *base, digits }.into(),
            say::ExocetLinesOfBoth { line_houses, cover_houses }.into(),
            say::ExocetTargetsOfBoth { cells }.into(),
            say::ExocetWaysOfBoth {}.into(),
        ],
        Technique::SeniorExocet => vec![
            say::ExocetBase { cells: *base, digits }.into(),
            say::ExocetLinesAndTargets { line_houses, cells, cover_houses }.into(),
            say::ExocetTargets { cells }.into(),
        ],
        _ => vec![
            say::ExocetBase { cells: *base, digits }.into(),
            say::ExocetLines { line_houses, cover_houses }.into(),
            say::ExocetTargets { cells }.into(),
        ],
    };
    why.into_iter().chain(result::sentences(state, step)).collect()
}

/// Base, targets, and the digits of the base in the S cells.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Exocet { base, targets, candidates, lines, .. } = &step.evidence else { return Marks::default() };
    let digits: DigitSet = candidates.iter().map(|c| c.digit()).collect();
    // A target of a senior exocet may be outside the band, so only the base shows where that is.
    let near = match step.technique {
        Technique::SeniorExocet => base.common_peers(),
        _ => boxes_of(*base | *targets),
    };
    let s_cells = (lines.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) - near) - *targets;
    let in_s_cells = s_cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::of(cell, digit)));
    let marks = Marks::default().named([say::MarkBase::KEY, say::MarkTarget::KEY, say::MarkSCell::KEY]);
    let marks = marks.put(state, Part::Third, in_s_cells).put_cells(state, Part::Second, *targets);
    marks.put(state, Part::First, candidates.iter().copied())
}

/// All cells of the boxes in which these are.
fn boxes_of(cells: CellSet) -> CellSet {
    let boxes = House::ALL[18..].iter().map(|house| house.cells());
    boxes.filter(|in_box| !(*in_box & cells).is_empty()).fold(CellSet::EMPTY, |all, in_box| all | in_box)
}
