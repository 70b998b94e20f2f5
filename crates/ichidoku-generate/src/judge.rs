//! Whether a puzzle is as hard as was asked for.

use ichidoku::ProperPuzzle;
use ichidoku_logic::rate::{self, Grade};
use ichidoku_logic::{Ending, HodokuLevel, Solver, State, Technique};

use crate::order::Order;
use crate::practice::Practice;

/// What the judge says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    TooEasy,
    Fits,
    TooHard,
}

/// Looks at how puzzles are solved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    grade: Option<Grade>,
    hodoku: Option<HodokuLevel>,
    needs: Option<Need>,
    /// Every technique that may be used, where a person has to be able to solve the puzzle.
    allowed: Option<Solver>,
}

/// A technique that is needed, and all that are easier.
#[derive(Clone, Debug)]
struct Need {
    technique: Technique,
    easier: Solver,
}

impl Judge {
    pub(crate) fn new(order: &Order) -> Self {
        let allowed = solver(|technique| !order.forbidden.contains(&technique));
        let need = |technique: Technique| Need { technique, easier: easier_than(technique, &allowed) };
        let by_hand = order.needs.is_some() || !order.forbidden.is_empty();
        Self {
            grade: order.grade,
            hodoku: order.hodoku,
            needs: order.needs.map(need),
            allowed: by_hand.then_some(allowed),
        }
    }

    /// Judges a puzzle, unless told to stop: the verdict is worth nothing then. The cheapest questions come first.
    pub(crate) fn judge(&self, puzzle: &ProperPuzzle, stopped: &dyn Fn() -> bool) -> Verdict {
        let grade = |wanted| compare(rate::rate_unless(puzzle, stopped).grade, wanted);
        let level = |wanted| compare(rate::hodoku_unless(puzzle, stopped).level, wanted);
        let mut verdict = self.grade.map_or(Verdict::Fits, grade);
        if verdict == Verdict::Fits {
            verdict = self.hodoku.map_or(Verdict::Fits, level);
        }
        if verdict == Verdict::Fits {
            verdict = self.judge_by_hand(puzzle, stopped);
        }
        verdict
    }

    /// Whether the puzzle comes to the technique that is needed, and can be solved after it with what is allowed.
    fn judge_by_hand(&self, puzzle: &ProperPuzzle, stopped: &dyn Fn() -> bool) -> Verdict {
        let Some(allowed) = &self.allowed else { return Verdict::Fits };
        let mut state = State::proper(puzzle);
        if let Some(need) = &self.needs {
            match need.come_to(puzzle, state, stopped) {
                Ok(there) => state = there,
                Err(verdict) => return verdict,
            }
        }
        let path = allowed.path_unless(state, usize::MAX, stopped);
        if path.ending == Ending::Solved { Verdict::Fits } else { Verdict::TooHard }
    }
}

impl Need {
    /// The state after the technique is used for the first time, where nothing easier helps on.
    fn come_to(&self, puzzle: &ProperPuzzle, state: State, stopped: &dyn Fn() -> bool) -> Result<State, Verdict> {
        // The rating is quick, and what its techniques solve is not worth a closer look.
        if rate::rate_unless(puzzle, stopped).score / 10 < u16::from(self.technique.difficulty()) {
            return Err(Verdict::TooEasy);
        }
        let path = self.easier.path_unless(state, usize::MAX, stopped);
        if path.ending == Ending::Solved {
            return Err(Verdict::TooEasy);
        }
        let Practice { path, step } = Practice::after(path, self.technique, stopped).ok_or(Verdict::TooHard)?;
        let mut state = path.state;
        state.apply(&step);
        Ok(state)
    }
}

fn compare<T: Ord + Copy>(is: T, wanted: T) -> Verdict {
    match is.cmp(&wanted) {
        std::cmp::Ordering::Less => Verdict::TooEasy,
        std::cmp::Ordering::Equal => Verdict::Fits,
        std::cmp::Ordering::Greater => Verdict::TooHard,
    }
}

/// The usual solver with these techniques only.
fn solver(keep: impl Fn(Technique) -> bool) -> Solver {
    Solver::with_order(Solver::default().order().iter().copied().filter(|technique| keep(*technique)))
}

/// A solver with those of another's techniques that are easier than this one.
pub(crate) fn easier_than(technique: Technique, of: &Solver) -> Solver {
    Solver::with_order(of.order().iter().copied().filter(|other| other.difficulty() < technique.difficulty()))
}
