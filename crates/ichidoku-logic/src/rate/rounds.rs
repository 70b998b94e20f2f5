//! Solves by rounds: the easiest kind of step that there is, all of them at once; of chains the shortest ones.

use std::ops::ControlFlow;

use ichidoku::{CandidateSet, Digit, Interrupted, Stop};

use super::singles;
use crate::chain::{Kinds, closure};
use crate::net::Level;
use crate::state::State;
use crate::survey::{Nodes, Survey};
use crate::technique::Technique;

/// What the rounds came to.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) solved: bool,
    /// The effort of the hardest round, and how many rounds took it.
    pub(super) hardest: Effort,
    pub(super) hardest_rounds: u32,
    /// Where the first of these rounds began; `None` if there was no round, or if it isn't kept. It is boxed because a
    /// rating rarely asks for it and a tally is moved by each.
    pub(super) before_hardest: Option<Box<State>>,
}

/// What a round asks of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Effort {
    /// The difficulty of the technique.
    pub(super) difficulty: u8,
    /// How many links its chains have, of those that count chains: the shortest ones that there are.
    pub(super) links: Option<usize>,
}

/// What a round looks for beyond singles.
#[derive(Clone, Copy)]
enum Stage {
    /// The steps of a technique.
    Technique(Technique),
    /// Chains of one digit.
    OneDigit,
    /// Chains of all digits.
    Chains(Nodes),
    /// Candidates that nets refute, the soonest ones.
    Refuted(Level),
    /// What nets from all candidates of a cell or all places of a digit in a house have in common.
    Common(Level),
}

/// The stages from the easiest.
const STAGES: &[Stage] = &[
    Stage::Technique(Technique::Pointing),
    Stage::Technique(Technique::Claiming),
    Stage::Technique(Technique::NakedPair),
    Stage::Technique(Technique::XWing),
    Stage::Technique(Technique::HiddenPair),
    Stage::Technique(Technique::NakedTriple),
    Stage::Technique(Technique::Swordfish),
    Stage::Technique(Technique::HiddenTriple),
    Stage::Technique(Technique::XyWing),
    Stage::Technique(Technique::XyzWing),
    Stage::Technique(Technique::UniqueRectangle1),
    Stage::Technique(Technique::UniqueRectangle2),
    Stage::Technique(Technique::UniqueRectangle3),
    Stage::Technique(Technique::UniqueRectangle4),
    Stage::Technique(Technique::NakedQuad),
    Stage::Technique(Technique::Jellyfish),
    Stage::Technique(Technique::HiddenQuad),
    Stage::Technique(Technique::Bug1),
    Stage::OneDigit,
    Stage::Chains(Nodes::Plain),
    Stage::Chains(Nodes::Grouped),
    Stage::Chains(Nodes::AlmostLocked),
    Stage::Refuted(Level::Dynamic),
    Stage::Common(Level::Dynamic),
    Stage::Refuted(Level::Plus),
    Stage::Common(Level::Plus),
    Stage::Refuted(Level::Chains),
    Stage::Common(Level::Chains),
    Stage::Refuted(Level::Nets),
    Stage::Common(Level::Nets),
];

impl Stage {
    fn difficulty(self, survey: &Survey<'_>) -> u8 {
        match self {
            Self::Technique(technique) => technique.difficulty(),
            Self::OneDigit => Technique::XChain.difficulty(),
            Self::Chains(Nodes::Plain) => Technique::XyChain.difficulty(),
            Self::Chains(Nodes::Grouped) => Technique::GroupedAic.difficulty(),
            Self::Chains(Nodes::AlmostLocked) => Technique::AlsAic.difficulty(),
            Self::Refuted(level) => refuting(level).difficulty() + surcharge(survey.nets().soonest(level).1),
            Self::Common(level) => joining(level).difficulty(),
        }
    }

    /// The candidates that go in a round of the stage, and how many links it takes: all, or those that need the fewest.
    fn eliminations(self, survey: &Survey<'_>) -> (CandidateSet, Option<usize>) {
        match self {
            Self::Technique(technique) => (all_of(technique, survey), None),
            Self::OneDigit => (chains_of_one_digit(survey), None),
            Self::Chains(nodes) => {
                let (out, links) = closure::soonest(survey.graph(nodes));
                (out, Some(links))
            }
            Self::Refuted(level) => (survey.nets().soonest(level).0, None),
            Self::Common(level) => (survey.nets().eliminations(level), None),
        }
    }

    /// A round of the stage, if it finds anything.
    fn round(self, survey: &Survey<'_>) -> Option<(Effort, CandidateSet)> {
        let (out, links) = self.eliminations(survey);
        (!out.is_empty()).then(|| (Effort { difficulty: self.difficulty(survey), links }, out))
    }
}

/// All that the technique's steps take out.
fn all_of(technique: Technique, survey: &Survey<'_>) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    let _ = technique.find(survey, &mut |step| {
        step.eliminations.iter().for_each(|c| _ = all.insert(*c));
        ControlFlow::Continue(())
    });
    all
}

fn chains_of_one_digit(survey: &Survey<'_>) -> CandidateSet {
    CandidateSet::from_cells(Digit::ALL.map(|digit| {
        let kinds = Kinds { bilocal: true, ..Kinds::default() };
        closure::eliminations(&survey.graph_of(kinds, Some(digit))).cells(digit)
    }))
}

/// What a net adds to its technique's difficulty that takes so many rounds to a contradiction.
fn surcharge(rounds: u32) -> u8 {
    rounds.saturating_sub(2).min(4) as u8
}

/// The technique that refutes candidates by this level.
fn refuting(level: Level) -> Technique {
    match level {
        Level::Dynamic => Technique::DynamicContradiction,
        Level::Plus => Technique::PlusContradiction,
        Level::Chains => Technique::ChainsContradiction,
        Level::Nets => Technique::NetsContradiction,
    }
}

/// The easiest technique that finds what several nets of this level have in common.
fn joining(level: Level) -> Technique {
    match level {
        Level::Dynamic => Technique::DynamicCell,
        Level::Plus => Technique::PlusCell,
        Level::Chains => Technique::ChainsCell,
        Level::Nets => Technique::NetsCell,
    }
}

/// Does rounds until the grid is solved or no stage finds anything. Where the hardest began is kept on request only: copying
/// the state before each round would be a good part of the work on an easy puzzle.
pub(super) fn solve(mut state: State, keeps: bool, stop: Stop<'_>) -> Result<Tally, Interrupted> {
    let mut tally = Tally::default();
    while !state.is_solved() {
        stop.check()?;
        let before = keeps.then(|| Box::new(state.clone()));
        let single = singles::round(&mut state).map(|difficulty| Effort { difficulty, links: None });
        let found = match single {
            None => eliminate(&mut state, stop)?,
            single => single,
        };
        let Some(effort) = found else { return Ok(tally) };
        if effort > tally.hardest {
            tally.hardest = effort;
            tally.hardest_rounds = 0;
            tally.before_hardest = before;
        }
        tally.hardest_rounds += u32::from(effort == tally.hardest);
    }
    tally.solved = true;
    Ok(tally)
}

/// Does a round of the easiest stage that finds anything; returns what it takes.
fn eliminate(state: &mut State, stop: Stop<'_>) -> Result<Option<Effort>, Interrupted> {
    let found = {
        let survey = Survey::under(state, stop);
        survey.unless_stopped(STAGES).find_map(|stage| stage.round(&survey))
    };
    stop.check()?;
    let Some((effort, out)) = found else { return Ok(None) };
    out.iter().for_each(|candidate| _ = state.eliminate(candidate));
    Ok(Some(effort))
}
