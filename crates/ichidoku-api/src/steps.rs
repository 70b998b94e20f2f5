//! Steps: the next one, all there are, or the whole way.

use ichidoku::{Cell, House, Puzzle};
use ichidoku_logic::hint::{self, trouble};
use ichidoku_logic::solve::contradiction;
use ichidoku_logic::{Solver, State, Technique};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::input::{PuzzleInput, Reading};
use crate::named::{Named, Numeral};
use crate::solve::CandidateGrid;
use crate::step::{Sentence, Step, sentences};

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
    #[serde(default)]
    pub techniques: Choice,
    /// Give no more steps than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
}

/// Which steps are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The easiest one.
    Next,
    /// All that are available in the position.
    All,
    /// The easiest one each time, as far as they lead.
    #[default]
    Path,
}

/// Which techniques are used, in which order. Without anything all usual ones, easiest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Only these, easiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Named<Technique>>,
    /// None of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Named<Technique>>,
    /// These first, in this order; the others follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Named<Technique>>,
}

/// Steps from a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stepped {
    /// Where the steps begin.
    pub start: CandidateGrid,
    /// The steps: of a path each is available in the position that those before it leave.
    pub steps: Vec<Step>,
    /// Where the steps end.
    pub ending: Ending,
    /// The digits where a path ends; of other steps, where they begin.
    pub digits: Named<Puzzle>,
    /// What is wrong with the position, in words, or that nothing is found.
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
    /// As many steps as asked for were found; there may be more.
    Stopped,
    /// All steps of the position are listed.
    Complete,
    /// The position has a mistake, or the clues have no solution: there are no steps.
    Mistake,
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

impl Choice {
    /// The solver with these techniques.
    pub fn solver(&self) -> Solver {
        let listed = |list: &[Named<Technique>], technique: &Technique| list.contains(&Named(*technique));
        let mut order: Vec<Technique> = if self.only.is_empty() {
            Solver::default().order().to_vec()
        } else {
            let mut order: Vec<Technique> =
                Technique::ALL.iter().copied().filter(|technique| listed(&self.only, technique)).collect();
            order.sort_by_key(|technique| technique.difficulty());
            order
        };
        order.retain(|technique| !listed(&self.without, technique));
        let first = self.order.iter().map(|technique| technique.0);
        let rest = order.into_iter().filter(|technique| !listed(&self.order, technique));
        Solver::with_order(first.chain(rest))
    }
}

impl Ask for Steps {
    type Answer = Stepped;

    fn run(&self, control: &Control<'_>) -> Result<Stepped, Error> {
        let reading = self.puzzle.read()?;
        let state = match starting_state(&reading) {
            Ok(state) => state,
            Err(advice) => return Ok(Stepped::mistaken(&reading, &advice)),
        };
        let solver = self.techniques.solver();
        let limit = control.steps_at_most(self.limit);
        let start = CandidateGrid::of(&reading.grid);
        match self.which {
            Which::Next => Stepped::path(start, state, &solver, limit.min(1), control),
            Which::Path => Stepped::path(start, state, &solver, limit, control),
            Which::All => Ok(Stepped::all(start, &state, &solver, limit)),
        }
    }
}

/// The state to start from, or what is wrong with it. Where the clues have several solutions there are steps all the same,
/// but none that rests on uniqueness.
fn starting_state(reading: &Reading) -> Result<State, hint::Advice> {
    let state = hint::state(&reading.grid);
    match trouble(&reading.grid, &reading.entries) {
        None => Ok(state.assume_unique()),
        Some(hint::Advice::SeveralSolutions(_)) => Ok(state),
        Some(advice) => Err(advice),
    }
}

impl Stepped {
    /// The easiest step each time.
    fn path(
        start: CandidateGrid,
        mut state: State,
        solver: &Solver,
        limit: usize,
        control: &Control<'_>,
    ) -> Result<Self, Error> {
        let mut steps = Vec::new();
        let ending = loop {
            control.go_on()?;
            if let Some(contradiction) = contradiction(&state) {
                break contradiction.into();
            }
            if state.is_solved() {
                break Ending::Solved;
            }
            if steps.len() >= limit {
                break Ending::Stopped;
            }
            let Some(step) = solver.next(&state) else { break Ending::Stuck };
            steps.push(Step::new(&state, &step));
            state.apply(&step);
        };
        let sentences = if ending == Ending::Stuck {
            sentences(&hint::Advice::Stuck.tell(hint::Detail::Where))
        } else {
            Vec::new()
        };
        Ok(Self { start, steps, ending, digits: Named(*state.values()), sentences })
    }

    /// All steps in one state.
    fn all(start: CandidateGrid, state: &State, solver: &Solver, limit: usize) -> Self {
        let mut steps = Vec::new();
        let ended = solver.each(state, &mut |step| {
            if steps.len() == limit {
                return std::ops::ControlFlow::Break(());
            }
            steps.push(Step::new(state, &step));
            std::ops::ControlFlow::Continue(())
        });
        let ending = match (state.is_solved(), ended.is_break(), steps.is_empty()) {
            (true, ..) => Ending::Solved,
            (_, true, _) => Ending::Stopped,
            (_, _, true) => Ending::Stuck,
            _ => Ending::Complete,
        };
        Self { digits: start.digits, start, steps, ending, sentences: Vec::new() }
    }

    /// No steps, because something is wrong.
    fn mistaken(reading: &Reading, advice: &hint::Advice) -> Self {
        let start = CandidateGrid::of(&reading.grid);
        let sentences = sentences(&advice.tell(hint::Detail::Whole));
        Self { digits: start.digits, start, steps: Vec::new(), ending: Ending::Mistake, sentences }
    }
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
