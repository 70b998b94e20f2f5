//! Whether a puzzle is as hard as was asked for.
//!
//! A rating can cost a thousand times what making a puzzle costs, so the questions are asked in order of cost, and the first
//! that fails settles it: the rating as a whole, which also bounds the hardest technique; then the path to the technique
//! that is needed; then the rest of the path with what is allowed.

use std::cell::LazyCell;

use ichidoku::{Interrupted, ProperPuzzle, Stop};
use ichidoku_logic::rate::{self, Grade};
use ichidoku_logic::{Ending, Solver, State, Technique};

use crate::order::Order;
use crate::practice::Need;
use crate::verdict::Verdict;

/// From this attempt on, harder steps may come before a technique that is needed: it is rare where only easier ones do.
const DETOURS_FROM: u64 = 2000;

/// Looks at how puzzles are solved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    grade: Option<Grade>,
    #[cfg(feature = "hodoku")]
    hodoku: Option<ichidoku_logic::HodokuLevel>,
    #[cfg(feature = "explainer")]
    er: Option<[rate::ExplainerDifficulty; 2]>,
    #[cfg(feature = "explainer")]
    dialect: rate::ExplainerDialect,
    needs: Option<Need>,
    /// Every technique that may be used, where a person has to be able to solve the puzzle.
    allowed: Option<Solver>,
}

impl Judge {
    pub(crate) fn new(order: &Order) -> Self {
        let allowed = solver(|technique| !order.forbidden.contains(&technique));
        let by_hand = order.needs.is_some() || !order.forbidden.is_empty();
        Self {
            grade: order.grade,
            #[cfg(feature = "hodoku")]
            hodoku: order.hodoku,
            #[cfg(feature = "explainer")]
            er: order.er,
            #[cfg(feature = "explainer")]
            dialect: order.dialect,
            needs: order.needs.map(|technique| Need::new(technique, &allowed)),
            allowed: by_hand.then_some(allowed),
        }
    }

    /// Judges a puzzle that comes of this attempt. The cheapest questions come first.
    pub(crate) fn judge(&self, puzzle: &ProperPuzzle, attempt: u64, stop: Stop<'_>) -> Result<Verdict, Interrupted> {
        let rating = LazyCell::new(|| rate::rate(puzzle, stop));
        let mut verdict = Verdict::Fits;
        if let Some(wanted) = self.grade {
            verdict = compare((*rating)?.grade, wanted);
        }
        #[cfg(feature = "hodoku")]
        if let (Some(wanted), Verdict::Fits) = (self.hodoku, verdict) {
            verdict = compare(rate::hodoku(puzzle, stop)?.level, wanted);
        }
        #[cfg(feature = "explainer")]
        if let (Some([least, most]), Verdict::Fits) = (self.er, verdict) {
            let er = self.dialect.within(&State::proper(puzzle), most.max(least), stop)?;
            verdict = er.map_or(Verdict::TooHard, |er| compare(er, er.max(least)));
        }
        if let (Some(need), Verdict::Fits) = (&self.needs, verdict)
            // What the rating's techniques solve is not worth a closer look.
            && (*rating)?.score / 10 < u16::from(need.technique.difficulty())
        {
            verdict = Verdict::TooEasy;
        }
        if verdict == Verdict::Fits { self.judge_by_hand(puzzle, attempt >= DETOURS_FROM, stop) } else { Ok(verdict) }
    }

    /// Whether the puzzle comes to the technique that is needed, and can be solved after it with what is allowed.
    fn judge_by_hand(&self, puzzle: &ProperPuzzle, detours: bool, stop: Stop<'_>) -> Result<Verdict, Interrupted> {
        let Some(allowed) = &self.allowed else { return Ok(Verdict::Fits) };
        let mut state = State::proper(puzzle);
        if let Some(need) = &self.needs {
            match need.practice(state, detours, stop)? {
                Ok(practice) => state = practice.after(),
                Err(verdict) => return Ok(verdict),
            }
        }
        let path = allowed.path(state, stop)?;
        Ok(if path.ending == Ending::Solved { Verdict::Fits } else { Verdict::TooHard })
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
