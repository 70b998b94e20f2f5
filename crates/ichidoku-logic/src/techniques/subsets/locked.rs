//! Locked pair, locked triple: the page is `locked-subsets`.

use std::ops::ControlFlow;

use ichidoku::House;

use super::super::{Info, Sink};
use super::naked::each;
use super::{clear, naked_evidence, of_size};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const LOCKED_PAIR: Info = Info {
    slug: "locked-pair",
    name: "locked pair",
    page: "locked-subsets",
    difficulty: 24,
    hodoku: HodokuScore::some("0110", HodokuLevel::Medium, 40),
    find: |survey, sink| find(survey, 2, sink),
    ..super::FAMILY
};

pub(crate) const LOCKED_TRIPLE: Info = Info {
    slug: "locked-triple",
    name: "locked triple",
    page: "locked-subsets",
    difficulty: 25,
    hodoku: HodokuScore::some("0111", HodokuLevel::Medium, 60),
    find: |survey, sink| find(survey, 3, sink),
    ..super::FAMILY
};

const TECHNIQUES: [Technique; 2] = [Technique::LockedPair, Technique::LockedTriple];

/// Finds naked pairs or triples that lie in a box and a line and take something out of both.
fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    boxes.iter().try_for_each(|b| {
        each(survey, *b, size, &mut |cells, digits| {
            let Some(line) = lines.iter().find(|line| cells.is_subset(survey.house_cells(**line))) else {
                return ControlFlow::Continue(());
            };
            let out = |house: House| {
                let rest = survey.house_cells(house) - cells;
                digits.iter().any(|d| !(survey.cells(d) & rest).is_empty())
            };
            if !out(*b) || !out(*line) {
                return ControlFlow::Continue(());
            }
            let evidence = naked_evidence(survey, vec![*b, *line], cells, digits);
            let step = Step::new(of_size(&TECHNIQUES, size), evidence);
            sink(clear(survey, step, digits, (survey.house_cells(*b) | survey.house_cells(*line)) - cells))
        })
    })
}
