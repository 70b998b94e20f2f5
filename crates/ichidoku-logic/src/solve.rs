//! Solving paths: the next step, all steps, the whole way.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, House, Interrupted, Stop};

use crate::most_useful_step::most_useful;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

/// Which techniques are used, and in which order.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::{Ending, Solver, State, Technique};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let state = State::proper(&ProperPuzzle::new(puzzle).unwrap());
/// let path = Solver::default().path(state, Stop::never())?;
/// assert_eq!(path.ending, Ending::Solved);
/// assert!(path.steps.iter().all(|step| step.technique <= Technique::NakedSingle));
/// # Ok::<(), ichidoku::Interrupted>(())
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
    /// As many steps as were asked for are done.
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

impl Default for Solver {
    /// All techniques but templates, siamese and very large fish, easiest first.
    fn default() -> Self {
        let mut order: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|technique| technique.info().is_usual).collect();
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

    /// True if a technique is missing that people usually look for.
    pub fn is_restricted(&self) -> bool {
        Technique::ALL.iter().any(|technique| technique.info().is_usual && !self.order.contains(technique))
    }

    /// The first step of the first technique that has one.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the step is found.
    pub fn next(&self, state: &State, stop: Stop<'_>) -> Result<Option<Step>, Interrupted> {
        let survey = Survey::under(state, stop);
        let step = survey.unless_stopped(&self.order).find_map(|technique| technique.first(&survey));
        stop.check().map(|()| step)
    }

    /// The most useful step of the first technique that has one: the step with the shortest proof, then one that places a
    /// digit, then the one that takes out most. It is what a hint shows. A path takes the first step instead: what
    /// counts there is where it leads, and looking at all steps each time would make it several times as slow.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the step is found.
    pub fn best(&self, state: &State, stop: Stop<'_>) -> Result<Option<Step>, Interrupted> {
        let survey = Survey::under(state, stop);
        let step = survey.unless_stopped(&self.order).find_map(|technique| most_useful(&survey, *technique));
        stop.check().map(|()| step)
    }

    /// All steps of all techniques in the state, in the solver's order.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before all are found.
    pub fn all(&self, state: &State, stop: Stop<'_>) -> Result<Vec<Step>, Interrupted> {
        let mut steps = Vec::new();
        let _ = self.each(state, stop, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        })?;
        Ok(steps)
    }

    /// Gives all steps of all techniques in the state to the sink until it breaks off. The steps given before an
    /// interruption are sound.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before all are found.
    pub fn each(
        &self,
        state: &State,
        stop: Stop<'_>,
        sink: &mut crate::Sink<'_>,
    ) -> Result<ControlFlow<()>, Interrupted> {
        let survey = Survey::under(state, stop);
        let ended = survey.unless_stopped(&self.order).try_for_each(|technique| technique.find(&survey, sink));
        stop.check().map(|()| ended)
    }

    /// The easiest step each time until the grid is solved or no technique finds anything.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before that.
    pub fn path(&self, state: State, stop: Stop<'_>) -> Result<Path, Interrupted> {
        self.path_of_at_most(state, usize::MAX, stop)
    }

    /// The path of at most this many steps.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the path ends.
    pub fn path_of_at_most(&self, mut state: State, most: usize, stop: Stop<'_>) -> Result<Path, Interrupted> {
        let mut steps = Vec::new();
        let ending = loop {
            if let Some(contradiction) = contradiction(&state) {
                break Ending::Contradiction(contradiction);
            }
            if state.is_solved() {
                break Ending::Solved;
            }
            if steps.len() == most {
                break Ending::Stopped;
            }
            let Some(step) = self.next(&state, stop)? else {
                break Ending::Stuck;
            };
            state.apply(&step);
            steps.push(step);
        };
        Ok(Path { steps, state, ending })
    }
}

/// An open cell without candidates, or a house without a place for a digit.
pub fn contradiction(state: &State) -> Option<Contradiction> {
    if let Some(cell) = state.open().iter().find(|cell| state.digits(*cell).is_empty()) {
        return Some(Contradiction::Cell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let held = state.cells(digit) | state.values().cells_of(digit);
        let without = House::ALL.into_iter().find(|house| (held & state.house_cells(*house)).is_empty());
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
        let path = Solver::default().path_of_at_most(state.clone(), 12, Stop::never()).unwrap();
        for step in &path.steps {
            assert_eq!(crate::audit::against(&state, step, puzzle.solution()), Ok(()), "{step}");
            assert!(state.apply(step));
        }
        assert_eq!(state, path.state);
    }

    #[test]
    fn without_techniques_a_path_is_stuck_at_once() {
        let path = Solver::with_order([]).path(State::proper(&proper(HARD)), Stop::never()).unwrap();
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
        let path = Solver::default().path(State::new(&Grid::from(clash)), Stop::never()).unwrap();
        assert!(matches!(path.ending, Ending::Contradiction(Contradiction::Cell(_))), "{:?}", path.ending);
    }
}
