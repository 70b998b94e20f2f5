//! Steps: the next one, all there are, or the whole way.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, House, Interrupted, Puzzle, Stop};
use ichidoku_logic::explain::explain;
use ichidoku_logic::hint::{self, trouble};
use ichidoku_logic::solve::contradiction;
use ichidoku_logic::{Solver, State};
use serde::{Deserialize, Serialize};

use super::choice::Choice;
use super::hint::{Advice, HintLevel};
use super::step::{Sentence, Step, sentences};
use crate::ask::{Ask, example};
use crate::candidates::CandidateGrid;
use crate::control::Control;
use crate::error::Error;
use crate::input::{PuzzleInput, Reading};
use crate::notation::{Named, Numeral};

/// Asks for steps from a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The puzzle, or the position that a player has come to.
    pub puzzle: PuzzleInput,
    /// Which steps.
    #[serde(default)]
    pub which: Which,
    /// Which techniques to use.
    #[serde(default, deserialize_with = "crate::json_object::read_object")]
    pub techniques: Choice,
    /// Give no more steps than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// Whether the steps come with their pictures.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pictures: bool,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// Which steps are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The most useful one of the easiest technique: the one with the shortest proof.
    Next,
    /// All that are available in the position.
    All,
    /// The easiest one each time, as far as they lead.
    #[default]
    Path,
}

/// Who is shown each step and the state in which it was found.
pub type See<'s> = dyn FnMut(&State, &ichidoku_logic::Step) + 's;

/// Steps from a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stepped", transform = crate::kind::of_classic))]
pub struct Stepped {
    /// Where the steps begin and end.
    #[serde(flatten)]
    pub walk: Walk,
    /// The steps: of a path each is available in the position that those before it leave.
    pub steps: Vec<Step>,
}

/// Where steps begin and end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Walk {
    /// Where the steps begin.
    pub start: CandidateGrid,
    /// Whether the clues are known to have exactly one solution; otherwise no step rests on uniqueness.
    pub unique: bool,
    /// Where the steps end.
    pub ending: Ending,
    /// The digits where a path ends; of other steps, where they begin.
    pub digits: Named<Puzzle>,
    /// What is wrong with the position, in words: mistakes, stale marks, or that nothing is found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sentences: Vec<Sentence>,
}

/// Why there are no more steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// Every cell is filled.
    Solved,
    /// None of the techniques finds anything more: a search is left.
    Stuck,
    /// As many steps as asked for were found, or the time is up; there may be more.
    Stopped,
    /// All steps of the position are listed.
    Complete,
    /// Something is wrong with the position or the clues: there are no steps.
    Mistake {
        /// What it is.
        advice: Advice,
    },
    /// The cell has no candidate.
    EmptyCell {
        /// The cell.
        cell: Named<Cell>,
    },
    /// The house has no place for the digit.
    NoPlace {
        /// The house.
        house: Named<House>,
        /// The digit.
        digit: Numeral,
    },
}

impl Ask for Steps {
    type Answer = Stepped;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Stepped, Error> {
        let (mut steps, words) = (Vec::new(), control.words(&self.language));
        let walk = self.walk(control, &mut |state, step| {
            let shown = self.pictures.then_some(CellSet::FULL);
            steps.push(Step::new(state, step, &words).pictured(state, step, &explain(state, step), shown, &words));
        })?;
        Ok(Stepped { walk, steps })
    }
}

impl Steps {
    /// Shows each step with the state in which it was found, instead of gathering them.
    ///
    /// # Errors
    /// [`Error`] if the puzzle cannot be read or the control's handle is raised.
    pub fn walk(&self, control: &Control<'_>, see: &mut See<'_>) -> Result<Walk, Error> {
        let (reading, words) = (self.puzzle.read()?, control.words(&self.language));
        let (start, digits) = (CandidateGrid::of(&reading.grid), Named(*reading.grid.values()));
        let state = match starting_state(&reading, control.handle())? {
            Ok(state) => state,
            Err(advice) => {
                let sentences = sentences(&advice.tell(hint::Detail::Whole), &words);
                let ending = Ending::Mistake { advice: Advice::new(&advice, HintLevel::Step, None, &words) };
                return Ok(Walk { start, unique: false, ending, digits, sentences });
            }
        };
        let (solver, unique) = (self.techniques.solver(), state.is_unique());
        let limit = control.steps_at_most(self.limit);
        let (ending, digits) = match self.which {
            Which::Next => path(state, &|state, stop| solver.best(state, stop), limit.min(1), control, see)?,
            Which::Path => path(state, &|state, stop| solver.next(state, stop), limit, control, see)?,
            Which::All => (all(&state, &solver, limit, control, see)?, digits),
        };
        let mut told: Vec<_> = hint::tell_stale(&reading.grid).into_iter().collect();
        if ending == Ending::Stuck {
            told.extend(hint::Advice::stuck(&solver).tell(hint::Detail::Where));
        }
        Ok(Walk { start, unique, ending, digits, sentences: sentences(&told, &words) })
    }
}

/// The state to start from, or what is wrong with it. Where the clues have several solutions there are steps all the same,
/// but none that rests on uniqueness.
fn starting_state(reading: &Reading, stop: Stop<'_>) -> Result<Result<State, hint::Advice>, Interrupted> {
    let state = hint::state(&reading.grid);
    Ok(match trouble(&reading.grid, &reading.entries, stop)? {
        None => Ok(state.assume_unique()),
        Some(hint::Advice::SeveralSolutions(_)) => Ok(state),
        Some(advice) => Err(advice),
    })
}

/// Finds the step to go on with.
type FindStep<'s> = dyn Fn(&State, Stop<'_>) -> Result<Option<ichidoku_logic::Step>, Interrupted> + 's;

/// The step that is found each time: how it ends and the digits there.
fn path(
    mut state: State,
    find: &FindStep<'_>,
    limit: usize,
    control: &Control<'_>,
    see: &mut See<'_>,
) -> Result<(Ending, Named<Puzzle>), Error> {
    let (mut found, watch) = (0, control.watch());
    let is_over = || watch.is_over();
    let ending = loop {
        control.go_on()?;
        if let Some(contradiction) = contradiction(&state) {
            break contradiction.into();
        }
        if state.is_solved() {
            break Ending::Solved;
        }
        if found == limit {
            break Ending::Stopped;
        }
        match find(&state, Stop::when(&is_over)) {
            Ok(Some(step)) => {
                see(&state, &step);
                state.apply(&step);
                found += 1;
            }
            Ok(None) => break Ending::Stuck,
            Err(_) => {
                control.go_on()?;
                break Ending::Stopped;
            }
        }
    };
    Ok((ending, Named(*state.values())))
}

/// All steps in one state.
fn all(
    state: &State,
    solver: &Solver,
    limit: usize,
    control: &Control<'_>,
    see: &mut See<'_>,
) -> Result<Ending, Error> {
    let (mut found, watch) = (0, control.watch());
    let is_over = || watch.is_over();
    let ended = solver.each(state, Stop::when(&is_over), &mut |step| {
        if found == limit || is_over() {
            return ControlFlow::Break(());
        }
        see(state, &step);
        found += 1;
        ControlFlow::Continue(())
    });
    control.go_on()?;
    Ok(match ended {
        _ if state.is_solved() => Ending::Solved,
        Err(_) | Ok(ControlFlow::Break(())) => Ending::Stopped,
        Ok(ControlFlow::Continue(())) if found == 0 => Ending::Stuck,
        Ok(ControlFlow::Continue(())) => Ending::Complete,
    })
}

impl From<ichidoku_logic::Contradiction> for Ending {
    fn from(contradiction: ichidoku_logic::Contradiction) -> Self {
        match contradiction {
            ichidoku_logic::Contradiction::Cell(cell) => Self::EmptyCell { cell: Named(cell) },
            ichidoku_logic::Contradiction::House(house, digit) => {
                Self::NoPlace { house: Named(house), digit: Numeral(digit) }
            }
        }
    }
}
