//! Solves by rounds: the easiest kind of step that there is, all of them at once.

use std::ops::ControlFlow;

use ichidoku::{CandidateSet, Digit, Interrupted, Stop};

use super::singles;
use crate::chain::{Graph, Kinds, closure};
use crate::net::Level;
use crate::state::State;
use crate::survey::{Nodes, Survey};
use crate::technique::Technique;

/// What the rounds came to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) solved: bool,
    /// The difficulty of the hardest round, and how many rounds had it.
    pub(super) hardest: u8,
    pub(super) hardest_rounds: u32,
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
            Self::Chains(Nodes::Plain) => Technique::Aic.difficulty(),
            Self::Chains(Nodes::Grouped) => Technique::GroupedAic.difficulty(),
            Self::Chains(Nodes::AlmostLocked) => Technique::AlsAic.difficulty(),
            Self::Refuted(level) => refuting(level).difficulty() + surcharge(survey.nets().soonest(level).1),
            Self::Common(level) => joining(level).difficulty(),
        }
    }

    /// All candidates that the stage takes out.
    fn eliminations(self, survey: &Survey<'_>) -> CandidateSet {
        match self {
            Self::Technique(technique) => {
                let mut all = CandidateSet::EMPTY;
                let _ = technique.find(survey, &mut |step| {
                    step.eliminations.iter().for_each(|c| _ = all.insert(*c));
                    ControlFlow::Continue(())
                });
                all
            }
            Self::OneDigit => CandidateSet::from_cells(Digit::ALL.map(|digit| {
                let kinds = Kinds { bilocal: true, ..Kinds::default() };
                closure::eliminations(&Graph::new(survey, kinds, Some(digit))).cells(digit)
            })),
            Self::Chains(nodes) => closure::eliminations(survey.graph(nodes)),
            Self::Refuted(level) => survey.nets().soonest(level).0,
            Self::Common(level) => survey.nets().eliminations(level),
        }
    }
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

/// Does rounds until the grid is solved or no stage finds anything.
pub(super) fn solve(mut state: State, stop: Stop<'_>) -> Result<Tally, Interrupted> {
    let mut tally = Tally::default();
    while !state.is_solved() {
        stop.check()?;
        let found = match singles::round(&mut state) {
            None => eliminate(&mut state, stop)?,
            single => single,
        };
        let Some(difficulty) = found else { return Ok(tally) };
        if difficulty > tally.hardest {
            tally.hardest = difficulty;
            tally.hardest_rounds = 0;
        }
        tally.hardest_rounds += u32::from(difficulty == tally.hardest);
    }
    tally.solved = true;
    Ok(tally)
}

/// Takes out what the easiest stage finds that finds anything; returns its difficulty.
fn eliminate(state: &mut State, stop: Stop<'_>) -> Result<Option<u8>, Interrupted> {
    let found = {
        let survey = Survey::under(state, stop);
        let found = |stage: &Stage| Some(stage.eliminations(&survey)).filter(|out| !out.is_empty());
        survey.unless_stopped(STAGES).find_map(|stage| found(stage).map(|out| (stage.difficulty(&survey), out)))
    };
    stop.check()?;
    let Some((difficulty, out)) = found else { return Ok(None) };
    out.iter().for_each(|candidate| _ = state.eliminate(candidate));
    Ok(Some(difficulty))
}
