//! Chute remote pair: the page is `chute-remote-pair`.

use std::ops::ControlFlow;

use ichidoku::{Cell, Digit, House};

use super::super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHUTE_REMOTE_PAIR: Info = Info {
    slug: "chute-remote-pair",
    name: "chute remote pair",
    aliases: &["chute remote pairs"],
    page: "chute-remote-pair",
    difficulty: 59,
    is_usual: false,
    find,
    explain,
    marks: Marks::of_candidates,
    any_geometry: false,
    ..super::FAMILY
};

/// Finds each two cells with the same pair that share a chute and see nothing of each other.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for one in survey.bivalue().iter() {
        let twins = survey.bivalue().iter().filter(|two| *two > one && survey.digits(*two) == survey.digits(one));
        for (two, third) in twins.filter_map(|two| Some((two, third_of_chute(survey, one, two)?))) {
            if let Some(step) = step(survey, [one, two], third) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The line and the box of the chute that hold neither cell, if the cells share a chute but no line and no box.
fn third_of_chute(survey: &Survey<'_>, one: Cell, two: Cell) -> Option<[House; 2]> {
    let [row, column, house] = one.houses();
    let [other_row, other_column, other_house] = two.houses();
    let band = |house: House, line: House| !survey.crossing(house, line).is_empty();
    let lines = if band(house, other_row) {
        [row, other_row]
    } else if band(house, other_column) {
        [column, other_column]
    } else {
        return None;
    };
    let is_third_line = |line: &&House| band(house, **line) && band(other_house, **line) && !lines.contains(line);
    let line = *House::ALL[..18].iter().find(is_third_line)?;
    let third = *House::ALL[18..].iter().find(|b| band(**b, line) && **b != house && **b != other_house)?;
    (lines[0] != lines[1] && house != other_house).then_some([line, third])
}

/// The step of the pair, if one of its digits is missing where the line and the box cross and something sees both cells.
fn step(survey: &Survey<'_>, pair: [Cell; 2], [line, third]: [House; 2]) -> Option<Step> {
    let digits = survey.digits(pair[0]);
    let is_missing = |digit: &Digit| {
        let places = survey.cells_in(*digit, line);
        !places.is_empty() && places.is_disjoint(third.cells())
    };
    let missing: Vec<Digit> = digits.iter().filter(is_missing).collect();
    let bridges = missing.iter().map(|digit| (line, *digit)).collect();
    let evidence = Evidence::SamePair { cells: pair.into_iter().collect(), digits, bridges };
    let start = Step::new(Technique::ChuteRemotePair, evidence);
    let victims = pair[0].peers() & pair[1].peers();
    let others = missing.iter().flat_map(|digit| digits.without(*digit).only());
    let step = others.fold(start, |step, other| step.eliminating(other, survey.cells(other) & victims));
    (!step.is_idle()).then_some(step)
}

/// The pair, and for each missing digit why one of the two cells is the other one.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::SamePair { cells, digits, bridges } = &step.evidence else { return Vec::new() };
    let about = |(line, digit): &(House, Digit)| {
        let boxes = House::ALL[18..].iter().filter(|b| !state.crossing(**b, *line).is_empty());
        let box_house = boxes.copied().find(|b| cells.is_disjoint(b.cells()))?;
        let other = digits.without(*digit).only()?;
        let out_cells = result::cells_out(step, other);
        let so = || say::ChutePairSo { digit: other, out_cells }.into();
        let (first_cell, second_cell) = cells.iter().next().zip(cells.iter().nth(1))?;
        let joint = say::ChutePair { house: *line, digit: *digit, box_house, first_cell, second_cell }.into();
        (!out_cells.is_empty()).then(|| [joint, so()])
    };
    let pair = say::WWing { cells: *cells, digits: *digits }.into();
    std::iter::once(pair).chain(bridges.iter().filter_map(about).flatten()).collect()
}
