//! Multi colours: the page is `multi-colours`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit};

use super::super::{Info, Sink};
use super::{Cluster, clusters, number, parts, seen_from};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const MULTI_COLOURS_1: Info = Info {
    slug: "multi-colours-1",
    name: "multi colours 1",
    aliases: &["multi colors 1"],
    page: "multi-colours",
    difficulty: 65,
    hodoku: HodokuScore::some("0502", HodokuLevel::Hard, 200),
    find: find_type_1,
    explain,
    ..super::FAMILY
};

pub(crate) const MULTI_COLOURS_2: Info = Info {
    slug: "multi-colours-2",
    name: "multi colours 2",
    aliases: &["multi colors 2"],
    page: "multi-colours",
    difficulty: 65,
    hodoku: HodokuScore::some("0503", HodokuLevel::Hard, 200),
    find: find_type_2,
    explain,
    ..super::FAMILY
};

/// Finds cells that see a and b where A sees B.
fn find_type_1(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    pairs(survey, &mut |one, other| {
        let meet = |i: usize, j: usize| !survey.seen_by(one.colours[i]).is_disjoint(other.colours[j]);
        let both = |i: usize, j: usize| survey.seen_by(one.colours[1 - i]) & survey.seen_by(other.colours[1 - j]);
        let ways = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().filter(|(i, j)| meet(*i, *j));
        let out = survey.cells(one.digit) & ways.fold(CellSet::EMPTY, |all, (i, j)| all | both(i, j));
        if out.is_empty() {
            return ControlFlow::Continue(());
        }
        sink(Step::new(Technique::MultiColours1, Cluster::evidence(&[one, other])).eliminating(one.digit, out))
    })
}

/// Finds colours that see both colours of another cluster.
fn find_type_2(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    pairs(survey, &mut |one, other| {
        for (false_one, pair) in [(one, other), (other, one)] {
            for colour in false_one.colours {
                if pair.colours.iter().all(|c| !survey.seen_by(*c).is_disjoint(colour)) {
                    let evidence = Cluster::evidence(&[one, other]);
                    sink(Step::new(Technique::MultiColours2, evidence).eliminating(one.digit, colour))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn pairs(survey: &Survey<'_>, visit: &mut dyn FnMut(&Cluster, &Cluster) -> ControlFlow<()>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let clusters = clusters(survey, digit);
        for (i, one) in clusters.iter().enumerate() {
            clusters[i + 1..].iter().try_for_each(|other| visit(one, other))?;
        }
    }
    ControlFlow::Continue(())
}

/// Two clusters, and where a colour of one meets a colour of the other, or both.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Some(([one, other], digit)) = parts(step) else { return Vec::new() };
    let clusters = [one, other].map(|cluster| cluster.each_ref().map(|colour| colour.cells(digit)));
    let why = match step.technique {
        Technique::MultiColours1 => meetings(state, step, digit, clusters),
        _ => false_colour(state, step, digit, clusters),
    };
    [say::Clusters { digit }.into()].into_iter().chain(why).chain([result::so(state, step)]).collect()
}

/// Each meeting of two colours, and what sees both of the others.
fn meetings(state: &State, step: &Step, digit: Digit, [one, other]: [[CellSet; 2]; 2]) -> Vec<Message> {
    let mut left = result::cells_out(step, digit);
    let mut messages = Vec::new();
    for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let met = one[i].iter().find_map(|cell| Some((cell, seen_from(state, cell, other[j])?)));
        let trapped: CellSet = left
            .iter()
            .filter(|c| seen_from(state, *c, one[1 - i]).is_some() && seen_from(state, *c, other[1 - j]).is_some())
            .collect();
        let Some((first_cell, second_cell)) = met.filter(|_| !trapped.is_empty()) else { continue };
        left = left - trapped;
        let (first_count, second_count) = (number(0, i), number(1, j));
        messages.push(say::ClustersMeet { first_cell, first_count, second_cell, second_count }.into());
        let (first_count, second_count) = (number(0, 1 - i), number(1, 1 - j));
        messages.push(say::ClustersSo { first_count, second_count }.into());
        let traps = trapped.iter().filter_map(|cell| {
            let [first_cell, second_cell] =
                [seen_from(state, cell, one[1 - i])?, seen_from(state, cell, other[1 - j])?];
            Some(say::ClustersTrap { cell, first_cell, first_count, second_cell, second_count }.into())
        });
        messages.extend(traps);
    }
    messages
}

/// The colour that sees both colours of the other cluster.
fn false_colour(state: &State, step: &Step, digit: Digit, clusters: [[CellSet; 2]; 2]) -> Vec<Message> {
    let out = result::cells_out(step, digit);
    let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let Some((cluster, colour)) = places.into_iter().find(|(i, j)| clusters[*i][*j] == out) else { return Vec::new() };
    let colour_count = number(cluster, colour);
    let pair = 1 - cluster;
    let seen = (0..2).filter_map(|other| {
        let (cell, seen_cell) =
            out.iter().find_map(|cell| Some((cell, seen_from(state, cell, clusters[pair][other])?)))?;
        Some(say::ClustersSees { cell, colour_count, seen_cell, seen_count: number(pair, other) }.into())
    });
    let [first_count, second_count] = [number(pair, 0), number(pair, 1)];
    seen.chain([say::ClustersFalse { first_count, second_count, colour_count }.into()]).collect()
}
