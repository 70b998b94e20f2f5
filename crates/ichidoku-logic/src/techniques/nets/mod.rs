//! Nets: from an assumption, everything that follows, where a conclusion may rest on several others at once.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::{Evidence, Inference, Rule, Truth};
use crate::explain::{Arg, Key, Message};
use crate::net::Level;
use crate::state::State;
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

use proof::{refutation, verity};

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Nets, explain, Marks::of_links);

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

/// The net line by line; what one candidate excludes is told at once.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    let net = step.evidence.net();
    let together =
        |a: &Inference, b: &Inference| a.rule == Rule::Excluded && a.rule == b.rule && a.parents == b.parents;
    net.chunk_by(together).filter_map(|lines| message(net, lines)).collect()
}

fn message(net: &[Inference], lines: &[Inference]) -> Option<Message> {
    let said = Arg::Candidates(lines.iter().map(|line| line.candidate).collect());
    let line = lines.first()?;
    Some(match &line.rule {
        Rule::Assumed => Message::new(Key::Suppose, vec![said]),
        Rule::Excluded => {
            let by = line.parents.first().map(|parent| vec![net[*parent].candidate])?;
            Message::new(Key::Excludes, vec![Arg::Candidates(by), said])
        }
        Rule::Only(truth) => only(*truth, line.candidate),
        Rule::Pattern(technique, _) => Message::new(Key::PatternExcludes, vec![Arg::Technique(*technique), said]),
        Rule::Refuted(Truth::Cell(cell)) => Message::new(Key::NoCandidate, vec![Arg::Cell(*cell), said]),
        Rule::Refuted(Truth::Digit(house, digit)) => {
            Message::new(Key::NoPlace, vec![Arg::House(*house), Arg::Digit(*digit), said])
        }
        Rule::Cases(_) if line.on => Message::new(Key::InAnyCase, vec![said]),
        Rule::Cases(_) => Message::new(Key::InNoCase, vec![said]),
    })
}

fn only(truth: Truth, candidate: Candidate) -> Message {
    let (cell, digit) = (Arg::Cell(candidate.cell()), Arg::Digit(candidate.digit()));
    match truth {
        Truth::Cell(_) => Message::new(Key::OnlyCandidate, vec![cell, digit]),
        Truth::Digit(house, _) => Message::new(Key::OnlyPlace, vec![Arg::House(house), digit, cell]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, Survey, Technique};

    #[test]
    fn a_net_begins_with_what_is_supposed_and_ends_with_what_is_refuted() {
        let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = Technique::DynamicContradiction.first(&Survey::new(&state)).unwrap();
        let messages = step.reasons(&state);
        let supposed = Arg::Candidates(step.eliminations.clone());
        assert_eq!(messages.first(), Some(&Message::new(Key::Suppose, vec![supposed])));
        assert!(messages.last().is_some_and(|last| matches!(last.key, Key::NoCandidate | Key::NoPlace)));
        assert!(messages.iter().all(|message| message.args.len() == message.key.places()));
    }
}
