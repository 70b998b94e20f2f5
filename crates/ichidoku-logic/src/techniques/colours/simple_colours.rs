//! Simple colours: trap and wrap: the page is `simple-colours`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, House};

use super::super::{Info, Sink};
use super::{Cluster, clusters, number, parts, seen_from};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const SIMPLE_COLOURS_TRAP: Info = Info {
    slug: "simple-colours-trap",
    name: "simple colours trap",
    aliases: &["simple colors trap", "simple colouring"],
    page: "simple-colours",
    difficulty: 64,
    hodoku: HodokuScore::some("0500", HodokuLevel::Hard, 150),
    find: find_trap,
    explain,
    ..super::FAMILY
};

pub(crate) const SIMPLE_COLOURS_WRAP: Info = Info {
    slug: "simple-colours-wrap",
    name: "simple colours wrap",
    aliases: &["simple colors wrap"],
    page: "simple-colours",
    difficulty: 64,
    hodoku: HodokuScore::some("0501", HodokuLevel::Hard, 150),
    find: find_wrap,
    explain,
    ..super::FAMILY
};

/// Finds cells that see both colours of a cluster.
fn find_trap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursTrap, trapped, sink)
}

/// Finds colours of which two cells see each other.
fn find_wrap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursWrap, wrapped, sink)
}

fn each(
    survey: &Survey<'_>,
    technique: Technique,
    victims: fn(&Survey<'_>, &Cluster) -> CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for cluster in Digit::ALL.into_iter().flat_map(|digit| clusters(survey, digit)) {
        let out = victims(survey, &cluster);
        if !out.is_empty() {
            sink(Step::new(technique, Cluster::evidence(&[&cluster])).eliminating(cluster.digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

fn trapped(survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let [a, b] = cluster.colours;
    (survey.cells(cluster.digit) & survey.seen_by(a) & survey.seen_by(b)) - (a | b)
}

fn wrapped(survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let clashing = |colour: &&CellSet| !survey.seen_by(**colour).is_disjoint(**colour);
    cluster.colours.iter().filter(clashing).fold(CellSet::EMPTY, |all, colour| all | *colour)
}

/// The colours, and either what sees both or which one is twice in a house.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Some(([colours], digit)) = parts(step) else { return Vec::new() };
    let blue_or_green = colours.each_ref().map(|colour| colour.cells(digit));
    let out_cells = result::cells_out(step, digit);
    let mut messages = vec![say::Colours { digit }.into()];
    if step.technique == Technique::SimpleColoursTrap {
        let trapped = out_cells.iter().filter_map(|cell| {
            let [blue_cell, green_cell] =
                [seen_from(state, cell, blue_or_green[0])?, seen_from(state, cell, blue_or_green[1])?];
            Some(say::ColoursTrap { cell, blue_cell, green_cell }.into())
        });
        messages.extend(trapped);
        messages.push(say::ColoursTrapSo { out_cells, digit }.into());
        return messages;
    }
    for (i, colour) in blue_or_green.into_iter().enumerate() {
        if let Some((cells, house)) = twice(state, colour) {
            messages.push(say::ColoursWrap { cells, house, colour_count: number(0, i) }.into());
            messages.push(say::ColourFalse { out_cells: colour, digit, colour_count: number(0, i) }.into());
        }
    }
    messages
}

/// Two of the cells that share a house.
fn twice(state: &State, colour: CellSet) -> Option<(CellSet, House)> {
    colour.iter().find_map(|cell| {
        let cells = CellSet::single(cell).with(seen_from(state, cell, colour)?);
        Some((cells, state.shared_house(cells)?))
    })
}
