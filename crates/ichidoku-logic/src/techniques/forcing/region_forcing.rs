//! Region forcing chain: the page is `region-forcing-chain`.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::{Info, Sink};
use super::{Fork, nodes, starts};
use crate::evidence::{Truth, candidates_of};
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const REGION_FORCING: Info = Info {
    slug: "region-forcing-chain",
    name: "region forcing chain",
    aliases: &["house forcing chain", "unit forcing chain"],
    page: "region-forcing-chain",
    difficulty: 81,
    hodoku: HodokuScore::some("1302", HodokuLevel::Extreme, 500),
    explainer: Some(80),
    find,
    ..super::FAMILY
};

/// Finds what all places for a digit in a house lead to, where there are three or more.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (graph, at) = nodes(survey, Nodes::Plain);
    for digit in survey.unless_stopped(Digit::ALL) {
        for house in House::ALL.into_iter().filter(|house| survey.positions(digit, *house).count_ones() > 2) {
            let places = candidates_of(digit, survey.cells_in(digit, house));
            let fork = Fork { graph, starts: starts(places, &at) };
            fork.report(survey, Technique::RegionForcing, Truth::Digit(house, digit), sink)?;
        }
    }
    ControlFlow::Continue(())
}
