//! Nets: from an assumption, everything that follows, where a conclusion may rest on several others at once.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::{Info, Sink};
use crate::net::{Level, refutation, verity};
use crate::step::{Evidence, Inference, Link, Rule, Step, Strength, Truth};
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

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Nets);

/// Reports the candidates that this level refutes and a lower one does not.
fn contradictions(survey: &Survey<'_>, technique: Technique, level: Level, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for candidate in survey.nets().refuted(level) {
        if let Some(net) = refutation(survey, survey.nets(), level, candidate) {
            sink(Step::new(technique, evidence(net)).removing([candidate]))?;
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
        let net = verity(survey, survey.nets(), level, truth, (goal, on))?;
        Some(Evidence { truths: vec![truth], ..evidence(net) })
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

/// The net with its links and what it speaks of, for drawing.
fn evidence(net: Vec<Inference>) -> Evidence {
    let mut candidates: Vec<Candidate> = net.iter().map(|line| line.candidate).collect();
    candidates.sort_unstable();
    candidates.dedup();
    let cells = candidates.iter().map(|c| c.cell()).collect();
    let links = net.iter().flat_map(|line| links(&net, line)).collect();
    Evidence { cells, candidates, links, net, ..Evidence::default() }
}

/// The weak link by which the line is excluded, or the strong links by which it is the only one left.
fn links<'n>(net: &'n [Inference], line: &'n Inference) -> impl Iterator<Item = Link> + 'n {
    let strength = match line.rule {
        Rule::Excluded => Some(Strength::Weak),
        Rule::Only(_) => Some(Strength::Strong),
        _ => None,
    };
    let link = |parent: &usize, strength| Link { from: net[*parent].node(), to: line.node(), strength };
    strength.into_iter().flat_map(move |strength| line.parents.iter().map(move |parent| link(parent, strength)))
}
