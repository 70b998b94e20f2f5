//! XYZ-wing: the page is `xyz-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{bent, pivot_and_pincers};
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const XYZ_WING: Info = Info {
    slug: "xyz-wing",
    name: "XYZ-wing",
    page: "xyz-wing",
    difficulty: 44,
    hodoku: HodokuScore::some("0801", HodokuLevel::Hard, 180),
    explainer: Some(44),
    find,
    explain,
    ..super::FAMILY
};

/// Finds a cell with three candidates and two bivalue peers that hold different pairs of them.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in survey.with_size(3).iter() {
        let digits = survey.digits(pivot);
        let near = survey.bivalue() & survey.peers(pivot);
        for a in near.iter().filter(|a| survey.digits(*a).is_subset(digits)) {
            for b in near.iter().filter(|b| a < *b && survey.digits(*b).is_subset(digits)) {
                let Some(wing) = (survey.digits(a) & survey.digits(b)).only() else { continue };
                let cells = [pivot, a, b].into_iter().collect();
                if let Some(step) = bent(survey, Technique::XyzWing, cells, wing) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pivot's digits one by one, and what every case comes to.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Bent { cells, wing, .. } = step.evidence else { return Vec::new() };
    let so = say::XyzWingSo { digit: wing, out_cells: result::cells_out(step, wing) };
    pivot_and_pincers(state, cells, wing).into_iter().chain([so.into()]).collect()
}
