//! Exocets: two base cells whose digits, whatever they are, fill two target cells as well.

use super::Info;
use crate::draw::Marks;
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
const FAMILY: Info = Info::of(Family::Exocets, explain, Marks::of_candidates);

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
