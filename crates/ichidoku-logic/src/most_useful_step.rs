//! The most useful of a technique's steps: the one with the shortest proof, then the one that does most.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use ichidoku::Digit;

use crate::evidence::{Evidence, Inference};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// What a step costs its reader; the least is the most useful.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    facts: usize,
    placements: Reverse<usize>,
    eliminations: Reverse<usize>,
}

impl Cost {
    fn of(state: &State, step: &Step) -> Self {
        Self {
            facts: step.facts(state),
            placements: Reverse(step.placements.len()),
            eliminations: Reverse(step.eliminations.len()),
        }
    }
}

impl Step {
    /// Number of facts that the proof puts together: links, sets, houses, lines of a net. It counts what is there rather than
    /// what is said of it, so that no choice depends on the words.
    pub fn facts(&self, state: &State) -> usize {
        facts(state, &self.evidence)
    }
}

fn facts(state: &State, evidence: &Evidence) -> usize {
    match evidence {
        Evidence::Single(_)
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Crossing { .. }
        | Evidence::Grave(_)
        | Evidence::Templates { .. } => 1,
        Evidence::RemotePair { .. } | Evidence::Bent { .. } | Evidence::Exclusion { .. } | Evidence::Exocet { .. } => 2,
        Evidence::AlmostHidden { .. } => 3,
        Evidence::Fish { fins, endo_fins, .. } => 1 + usize::from(!fins.is_empty() || !endo_fins.is_empty()),
        Evidence::Kraken { .. } => 2 + evidence.links().len(),
        Evidence::Colours { clusters, .. } => 1 + clusters.len(),
        Evidence::SamePair { bridges, .. } => 1 + bridges.len(),
        Evidence::AlmostLocked { sets, .. } => {
            1 + sets.iter().enumerate().filter(|(i, set)| !sets[..*i].contains(set)).count()
        }
        Evidence::Deadly { deadly, subset, confined, .. } => {
            1 + usize::from(!deadly.guardians.is_empty()) + usize::from(!subset.is_empty()) + confined.len()
        }
        Evidence::ReverseGrave { guardians, .. } => 2 + usize::from(!guardians.is_empty()),
        Evidence::Impossible { guardians, .. } => 1 + usize::from(!guardians.is_empty()),
        Evidence::Contradiction { ways, .. } => {
            let [one, other] = ways.each_ref().map(|way| way.len().saturating_sub(1));
            1 + one + other + usize::from(one > 0 && other > 0)
        }
        Evidence::Forcing { .. } => 1 + evidence.links().len(),
        Evidence::Whip { links, .. } => 1 + links.len(),
        Evidence::Net { lines, .. } => lines.chunk_by(Inference::goes_with).count(),
        Evidence::Firework { fireworks, .. } => fireworks.len(),
        Evidence::MultiSector { cells, .. } => {
            let often = Digit::ALL.map(|digit| state.most_apart(state.cells(digit) & *cells));
            2 + (1..=9).filter(|count| often.contains(count)).count()
        }
        Evidence::TwoLinks(_) | Evidence::EmptyRectangle(_) | Evidence::ThreeLinks { .. } | Evidence::Chain { .. } => {
            linked(evidence)
        }
    }
}

/// The sets and links, and that one end is true where the links are one chain.
fn linked(evidence: &Evidence) -> usize {
    let (sets, links) = (evidence.almost_locked(), evidence.links());
    let is_chain = links.windows(2).all(|pair| pair[0].to.is_same(&pair[1].from));
    sets.len() + links.len() + usize::from(is_chain && !links.is_empty())
}

/// The most useful step that the technique finds; of equals the first. Only so many are compared as
/// [`Technique::compared`] says.
pub(crate) fn most_useful(survey: &Survey<'_>, technique: Technique) -> Option<Step> {
    let mut best: Option<(Cost, Step)> = None;
    let mut left = technique.compared();
    let _ = technique.find(survey, &mut |step| {
        let cost = Cost::of(survey, &step);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, step));
        }
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best.map(|(_, step)| step)
}

impl Technique {
    /// The most steps that are compared to choose the most useful one, counted rather than timed, so that the answer is
    /// always the same. The proof of each net has to be written out, and the deeper the nets are nested, the longer that
    /// takes. `tests/usefulness.rs` measures what these numbers shorten and what they cost.
    fn compared(self) -> usize {
        match self.difficulty() {
            0..=84 => 120,
            85..=89 => 60,
            90..=94 => 30,
            _ => 15,
        }
    }
}
