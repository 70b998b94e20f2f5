//! Nets: from an assumption, everything that follows, where a conclusion may rest on several others at once.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::{Evidence, Truth};
use crate::net::Level;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod chains_cell;
pub(super) mod chains_contradiction;
pub(super) mod chains_region;
pub(super) mod dynamic_cell;
pub(super) mod dynamic_contradiction;
pub(super) mod dynamic_region;
pub(super) mod nets_cell;
pub(super) mod nets_contradiction;
pub(super) mod nets_region;
pub(super) mod plus_cell;
pub(super) mod plus_contradiction;
pub(super) mod plus_region;
mod proof;
mod summary;

use proof::{refutation, verity};

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Nets, summary::explain, Marks::of_links);

/// Reports the candidates that this level refutes and a lower one does not.
fn contradictions(survey: &Survey<'_>, technique: Technique, level: Level, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for candidate in survey.nets().refuted(level) {
        if let Some(lines) = refutation(survey, survey.nets(), level, candidate) {
            sink(Step::new(technique, Evidence::Net { of: None, lines }).removing([candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports what all ways to make the truth true lead to by this level and not by a lower one.
fn verities(
    survey: &Survey<'_>,
    technique: Technique,
    level: Level,
    truth: Truth,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(conclusions) = survey.nets().conclusions(level, truth) else { return ControlFlow::Continue(()) };
    let prove = |goal: Candidate, on: bool| {
        let lines = verity(survey, survey.nets(), level, truth, (goal, on))?;
        Some(Evidence::Net { of: Some(truth), lines })
    };
    for goal in conclusions.off.iter() {
        if let Some(evidence) = prove(goal, false) {
            sink(Step::new(technique, evidence).removing([goal]))?;
        }
    }
    for goal in conclusions.on.iter() {
        if let Some(evidence) = prove(goal, true) {
            sink(Step::placing(technique, goal.cell(), goal.digit(), evidence))?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {

    use crate::explain::{every_link, say};
    use crate::{State, Survey, Technique};

    #[test]
    fn a_net_is_summed_up_and_told_line_by_line_on_request() {
        let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = Technique::DynamicContradiction.first(&Survey::new(&state)).unwrap();
        let [summary, whole] = [step.explained(&state), every_link(&state, &step)];
        assert!(summary.len() <= 6 && summary.len() < whole.len());
        assert!([&summary, &whole].iter().all(|told| told[0].key() == say::Suppose::KEY));
        assert_eq!(summary.last(), whole.last());
    }
}
