//! Solving paths: the next step, all steps, the whole way.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, House};

use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

/// Which techniques are used, and in which order.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle};
/// use ichidoku_logic::{Ending, Solver, State, Technique};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let state = State::proper(&ProperPuzzle::new(puzzle).unwrap());
/// let path = Solver::default().path(state);
/// assert_eq!(path.ending, Ending::Solved);
/// assert!(path.steps.iter().all(|step| step.technique <= Technique::NakedSingle));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solver {
    order: Vec<Technique>,
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Every cell is filled.
    Solved,
    /// None of the techniques finds anything: search is left.
    Stuck,
    /// A cell or a house has no candidates left: the state has no solution.
    Contradiction(Contradiction),
    /// The most steps that were asked for are done, or it was told to stop.
    Stopped,
}

/// What cannot be filled any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// The cell has no candidate.
    Cell(Cell),
    /// The house has no place for the digit.
    House(House, Digit),
}

/// The steps from a state on.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The steps in order; each is available in the state that those before it leave.
    pub steps: Vec<Step>,
    /// Where they lead.
    pub state: State,
    /// Why they end there.
    pub ending: Ending,
}

/// Techniques that find much that smaller ones find too, or that no person uses: only used if asked for.
const LEFT_OUT: &[Technique] = &[
    Technique::SiameseFish,
    Technique::SiameseFrankenFish,
    Technique::SiameseMutantFish,
    Technique::FinnedMutantSquirmbag,
    Technique::FinnedMutantWhale,
    Technique::FinnedMutantLeviathan,
    Technique::TemplateSet,
    Technique::TemplateDelete,
];

impl Default for Solver {
    /// All techniques but templates, siamese and very large fish, easiest first.
    fn default() -> Self {
        let mut order: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|technique| !LEFT_OUT.contains(technique)).collect();
        order.sort_by_key(|technique| technique.difficulty());
        Self { order }
    }
}

/// Quick techniques that nets add to where more is needed.
const BEFORE_NETS: &[Family] = &[Family::Singles, Family::Locked, Family::Subsets, Family::Nets];

impl Solver {
    /// Singles, locked candidates, subsets, then nets: for puzzles that need nets anyway, in a fraction of the time.
    pub fn nets() -> Self {
        let mut solver = Self::default();
        solver.order.retain(|technique| BEFORE_NETS.contains(&technique.info().family));
        solver
    }

    /// A solver that uses these techniques in this order.
    pub fn with_order(order: impl IntoIterator<Item = Technique>) -> Self {
        Self { order: order.into_iter().collect() }
    }

    /// This solver without the techniques of a family.
    #[must_use]
    pub fn without(mut self, family: Family) -> Self {
        self.order.retain(|technique| technique.info().family != family);
        self
    }

    /// The techniques in order.
    pub fn order(&self) -> &[Technique] {
        &self.order
    }

    /// The first step of the first technique that has one.
    pub fn next(&self, state: &State) -> Option<Step> {
        self.next_unless(state, &|| false)
    }

    /// The same, unless it is told to stop: no step comes then.
    pub fn next_unless(&self, state: &State, stopped: &dyn Fn() -> bool) -> Option<Step> {
        let survey = Survey::unless(state, stopped);
        let step = survey.unless_stopped(&self.order).find_map(|technique| technique.first(&survey));
        step.filter(|_| !stopped())
    }

    /// All steps of all techniques in the state, in the solver's order.
    pub fn all(&self, state: &State) -> Vec<Step> {
        let survey = Survey::new(state);
        self.order.iter().flat_map(|technique| technique.all(&survey)).collect()
    }

    /// Gives all steps of all techniques in the survey to the sink until it breaks off or finders are told to stop.
    pub fn each(&self, survey: &Survey<'_>, sink: &mut crate::Sink<'_>) -> ControlFlow<()> {
        survey.unless_stopped(&self.order).try_for_each(|technique| technique.find(survey, sink))
    }

    /// The easiest step each time until the grid is solved or no technique finds anything.
    pub fn path(&self, state: State) -> Path {
        self.path_of_at_most(state, usize::MAX)
    }

    /// The path of at most this many steps.
    pub fn path_of_at_most(&self, state: State, most: usize) -> Path {
        self.path_unless(state, most, &|| false)
    }

    /// The same, unless it is told to stop: the path ends early then.
    pub fn path_unless(&self, mut state: State, most: usize, stopped: &dyn Fn() -> bool) -> Path {
        let mut steps = Vec::new();
        let ending = loop {
            if let Some(contradiction) = contradiction(&state) {
                break Ending::Contradiction(contradiction);
            }
            if state.is_solved() {
                break Ending::Solved;
            }
            if steps.len() == most || stopped() {
                break Ending::Stopped;
            }
            let Some(step) = self.next_unless(&state, stopped) else {
                break if stopped() { Ending::Stopped } else { Ending::Stuck };
            };
            state.apply(&step);
            steps.push(step);
        };
        Path { steps, state, ending }
    }
}

/// An open cell without candidates, or a house without a place for a digit.
pub fn contradiction(state: &State) -> Option<Contradiction> {
    if let Some(cell) = state.open().iter().find(|cell| state.digits(*cell).is_empty()) {
        return Some(Contradiction::Cell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let held = state.cells(digit) | state.values().cells_of(digit);
        let without = House::ALL.into_iter().find(|house| (held & house.cells()).is_empty());
        without.map(|house| Contradiction::House(house, digit))
    })
}

/// What the steps place and take out.
pub fn outcome<'s>(steps: impl IntoIterator<Item = &'s Step>) -> (Vec<Candidate>, CandidateSet) {
    let mut placements = Vec::new();
    let mut eliminations = CandidateSet::EMPTY;
    for step in steps {
        placements.extend(step.placements.iter().copied());
        step.eliminations.iter().for_each(|c| _ = eliminations.insert(*c));
    }
    placements.sort_unstable();
    placements.dedup();
    (placements, eliminations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::{Grid, ProperPuzzle, Puzzle};

    const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    fn proper(line: &str) -> ProperPuzzle {
        ProperPuzzle::new(line.parse().unwrap()).unwrap()
    }

    #[test]
    fn each_step_of_a_path_is_sound_and_the_path_leads_on() {
        let puzzle = proper(HARD);
        let mut state = State::proper(&puzzle);
        let path = Solver::default().path_of_at_most(state.clone(), 12);
        for step in &path.steps {
            assert_eq!(crate::audit::against(&state, step, puzzle.solution()), Ok(()), "{step}");
            assert!(state.apply(step));
        }
        assert_eq!(state, path.state);
    }

    #[test]
    fn without_techniques_a_path_is_stuck_at_once() {
        let path = Solver::with_order([]).path(State::proper(&proper(HARD)));
        assert_eq!((path.steps.len(), path.ending), (0, Ending::Stuck));
    }

    #[test]
    fn a_family_can_be_left_out() {
        let solver = Solver::default().without(Family::Uniqueness);
        assert!(solver.order().iter().all(|technique| technique.info().family != Family::Uniqueness));
        assert!(solver.order().len() < Solver::default().order().len());
    }

    #[test]
    fn a_state_without_solution_is_told() {
        let clash: Puzzle =
            "12345678.........9...............................................................".parse().unwrap();
        let path = Solver::default().path(State::new(&Grid::from(clash)));
        assert!(matches!(path.ending, Ending::Contradiction(Contradiction::Cell(_))), "{:?}", path.ending);
    }
}
