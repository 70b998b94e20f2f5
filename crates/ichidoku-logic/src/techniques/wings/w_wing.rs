//! W-wing: the page is `w-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::evidence::{Evidence, Truth};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const W_WING: Info = Info {
    slug: "w-wing",
    name: "W-wing",
    page: "w-wing",
    difficulty: 63,
    hodoku: HodokuScore::some("0803", HodokuLevel::Hard, 150),
    find,
    explain,
    ..super::FAMILY
};

/// Finds bivalue cells joined by a bilocal digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::WWing,
        |[a, b, c]| {
            a.is_bivalue()
                && !b.is_bivalue()
                && c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && b.to.digit() == c.from.digit()
                && a.from.digit() == c.to.digit()
        },
        sink,
    )
}

/// The pair of cells, and the house that keeps them from being the same digit.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::ThreeLinks { ends: [first, _, here, there, _, last], truths } = step.evidence else {
        return Vec::new();
    };
    let Truth::Digit(house, digit) = truths[1] else { return Vec::new() };
    let cells = [first.cell(), last.cell()].into_iter().collect();
    let joint_cells = [here.cell(), there.cell()].into_iter().collect();
    let out_cells = result::cells_out(step, first.digit());
    vec![
        say::WWing { cells, digits: state.digits(first.cell()) }.into(),
        say::WWingJoint { digit, house, joint_cells }.into(),
        say::WWingSo { cells, digit: first.digit(), out_cells }.into(),
    ]
}
