//! XY-wing: the page is `xy-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{bent, pivot_and_pincers};
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const XY_WING: Info = Info {
    slug: "xy-wing",
    name: "XY-wing",
    aliases: &["Y-wing"],
    page: "xy-wing",
    difficulty: 42,
    hodoku: HodokuScore::some("0800", HodokuLevel::Hard, 160),
    explainer: Some(42),
    find,
    explain,
    ..super::FAMILY
};

/// Finds two bivalue cells around a third with three digits among them.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in survey.bivalue().iter() {
        let near = survey.bivalue() & survey.peers(pivot);
        for a in near.iter() {
            let shared = survey.digits(a) & survey.digits(pivot);
            let Some(wing) = (survey.digits(a) - shared).only() else { continue };
            let wanted = (survey.digits(pivot) - shared).with(wing);
            for b in near.iter().filter(|b| a < *b && survey.digits(*b) == wanted) {
                let cells = [pivot, a, b].into_iter().collect();
                if let Some(step) = bent(survey, Technique::XyWing, cells, wing) {
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
    let so = say::XyWingSo { digit: wing, out_cells: result::cells_out(step, wing) };
    pivot_and_pincers(state, cells, wing).into_iter().chain([so.into()]).collect()
}
