//! Whether a puzzle is as hard as was asked for.

use ichidoku::ProperPuzzle;
use ichidoku_logic::rate::{self, Grade};
use ichidoku_logic::{Ending, HodokuLevel, Solver, State, Survey, Technique};

use crate::order::Order;

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

    /// Judges a puzzle; the cheapest questions come first.
    pub(crate) fn judge(&self, puzzle: &ProperPuzzle) -> Verdict {
        let mut verdict = self.grade.map_or(Verdict::Fits, |grade| compare(rate::rate(puzzle).grade, grade));
        if verdict == Verdict::Fits {
            verdict = self.hodoku.map_or(Verdict::Fits, |level| compare(rate::hodoku(puzzle).level, level));
        }
        if verdict == Verdict::Fits {
            verdict = self.judge_by_hand(puzzle);
        }
        verdict
    }

    /// Whether the puzzle comes to the technique that is needed, and can be solved after it with what is allowed.
    fn judge_by_hand(&self, puzzle: &ProperPuzzle) -> Verdict {
        let Some(allowed) = &self.allowed else { return Verdict::Fits };
        let mut state = State::proper(puzzle);
        if let Some(need) = &self.needs {
            match need.come_to(puzzle, state) {
                Ok(there) => state = there,
                Err(verdict) => return verdict,
            }
        }
        if allowed.path(state).ending == Ending::Solved { Verdict::Fits } else { Verdict::TooHard }
    }
}

impl Need {
    /// The state after the technique is used for the first time, where nothing easier helps on.
    fn come_to(&self, puzzle: &ProperPuzzle, state: State) -> Result<State, Verdict> {
        // The rating is quick, and what its techniques solve is not worth a closer look.
        if rate::rate(puzzle).score / 10 < u16::from(self.technique.difficulty()) {
            return Err(Verdict::TooEasy);
        }
        let path = self.easier.path(state);
        if path.ending == Ending::Solved {
            return Err(Verdict::TooEasy);
        }
        let mut state = path.state;
        let step = self.technique.first(&Survey::new(&state)).ok_or(Verdict::TooHard)?;
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
