//! Makes puzzles to an order.

use std::sync::atomic::{AtomicU64, Ordering};

use ichidoku::solve::{Engine, Search};
use ichidoku::{Cell, CellSet, Interrupted, ProperPuzzle, Puzzle, Solution, Stop};

use crate::difficulty_check::Judge;
use crate::error::BadOrder;
use crate::few_clues::lower;
use crate::impossible_orders::{check, forced};
use crate::made::{Came, Name};
use crate::order::Order;
use crate::pattern::climb;
use crate::random::Random;
use crate::random_completion::random_completion;
use crate::remove_clues::{Thinning, singly};
use crate::solution::random_solution;
use crate::verdict::Verdict;
use ichidoku::symmetry::Symmetry;

/// Makes puzzles to an order.
///
/// A puzzle is named by a seed and an index: the order, the seed and the index decide which puzzle it is, and nothing else
/// does, whichever puzzles are made before it or beside it, on whatever machine.
///
/// ```
/// use ichidoku_generate::{Generator, Order};
/// let generator = Generator::new(Order::new().clues(28..=28))?;
/// let made = generator.puzzle(7, 3).unwrap();
/// assert_eq!(made.puzzle.puzzle().clue_count(), 28);
/// assert_eq!(generator.puzzles(7, 0..10).nth(3), Some(Ok(made)));
/// # Ok::<(), ichidoku_generate::BadOrder>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator<'a> {
    pub(crate) order: Order,
    judge: Judge,
    search: Search<'a>,
    stop: Stop<'a>,
    progress: Option<&'a AtomicU64>,
    first_attempt: u64,
}

impl<'a> Generator<'a> {
    /// A generator for the order.
    ///
    /// # Errors
    /// [`BadOrder`] if no puzzle can meet the order.
    pub fn new(order: Order) -> Result<Self, BadOrder> {
        check(&order)?;
        let (judge, search, stop) = (Judge::new(&order), Search::new(), Stop::never());
        Ok(Self { judge, order, search, stop, progress: None, first_attempt: 0 })
    }

    /// Ends soon after the handle is raised: puzzles that are not made by then come out as [`Shortfall::Interrupted`](crate::Shortfall::Interrupted).
    #[must_use]
    pub const fn stop(mut self, stop: Stop<'a>) -> Self {
        self.search = self.search.stop(stop);
        self.stop = stop;
        self
    }

    /// Adds 1 to the counter for each attempt, as soon as it is judged: what a display of a long order shows while it
    /// waits. At most [`Order::attempts`] are made at a puzzle; most come out long before that, so a share of them is no
    /// share of the time.
    #[must_use]
    pub const fn progress(mut self, attempts: &'a AtomicU64) -> Self {
        self.progress = Some(attempts);
        self
    }

    /// Goes on with this attempt at each puzzle: those before it were made earlier, in vain. The puzzle is the same as if
    /// all were made in one go.
    #[must_use]
    pub const fn from_attempt(mut self, attempt: u64) -> Self {
        self.first_attempt = attempt;
        self
    }

    /// Searches with this engine. That changes nothing but the speed.
    #[must_use]
    pub const fn engine(mut self, engine: Engine) -> Self {
        self.search = self.search.engine(engine);
        self
    }

    /// The search for solutions, with the engine and the handle.
    pub(crate) fn search(&self) -> Search<'a> {
        self.search
    }

    /// The first attempt at each puzzle.
    pub(crate) const fn first_attempt(&self) -> u64 {
        self.first_attempt
    }

    /// Notes that an attempt was judged.
    pub(crate) fn count_attempt(&self) {
        self.progress.inspect(|attempts| _ = attempts.fetch_add(1, Ordering::Relaxed));
    }

    /// Ends the work if the handle is raised.
    pub(crate) fn check_stop(&self) -> Result<(), Interrupted> {
        self.stop.check()
    }

    /// A random solution, and the order in which its clues are to go.
    pub(crate) fn begin(&self, random: &mut Random) -> Result<Thinning, Interrupted> {
        let order = &self.order;
        let solution = match order.solution {
            Some(solution) => solution,
            None if order.given == Puzzle::EMPTY => random_solution(random),
            None => random_completion(&self.search, &order.given, random)?.unwrap_or_else(|| random_solution(random)),
        };
        if let (Some(pattern), None) = (order.pattern, order.solution)
            && let Some(made) = self.fit(pattern, solution, random)?
        {
            return Ok(Thinning::new(*made.puzzle(), *made.solution(), Vec::new(), 0));
        }
        let mut parts = self.parts();
        random.shuffle(&mut parts);
        let fewest = if order.minimal { 0 } else { *order.clues.start() };
        Ok(Thinning::new(solution.into(), solution, parts, fewest))
    }

    /// A proper puzzle with clues in the pattern, near a solution.
    fn fit(&self, pattern: CellSet, near: Solution, random: &mut Random) -> Result<Option<ProperPuzzle>, Interrupted> {
        let free = pattern - self.order.given.clue_cells();
        let fitted = climb(&self.search, Puzzle::from(near).restricted_to(pattern), free, random)?;
        Ok(fitted.and_then(|puzzle| ProperPuzzle::new(puzzle).ok()))
    }

    /// What may go: everything outside a pattern at once, or what the given clues and the symmetry leave.
    fn parts(&self) -> Vec<CellSet> {
        let order = &self.order;
        let fixed = forced(order);
        match order.pattern {
            Some(pattern) => vec![!pattern],
            None if fixed.is_empty() && order.symmetry == Symmetry::None => singly(&Cell::ALL),
            None => order.symmetry.orbits().into_iter().filter(|orbit| orbit.is_disjoint(fixed)).collect(),
        }
    }

    /// What an attempt came to.
    pub(crate) fn finish(&self, thinning: &Thinning, name: Name) -> Result<Came, Interrupted> {
        let last = Stage { thinning, gone: thinning.gone().len(), attempt: name.attempt };
        let clues = thinning.puzzle().clue_count();
        let mut off = self.off(clues);
        if off > 0 && self.order.is_low() {
            return self.finish_low(thinning, name);
        }
        if off == 0 && self.order.minimal && !self.is_minimal(thinning)? {
            off = 1;
        }
        if off > 0 {
            return Ok(Came::Near(off, *thinning.puzzle()));
        }
        if !self.order.is_about_difficulty() {
            return Ok(Came::Fit(*thinning.puzzle()));
        }
        let puzzle = match self.judge(*thinning.puzzle(), name.attempt)? {
            Some(Verdict::Fits) => Some(*thinning.puzzle()),
            Some(Verdict::TooHard) if !self.order.minimal => self.ease(last)?,
            _ => None,
        };
        Ok(puzzle.map_or(Came::Near(1, *thinning.puzzle()), Came::Fit))
    }

    /// What an attempt at a puzzle with very few clues came to.
    fn finish_low(&self, thinning: &Thinning, name: Name) -> Result<Came, Interrupted> {
        // Another sequence than that of the solution and of the order of its clues.
        let mut random = Random::new(!name.seed, name.index, name.attempt);
        let puzzle = lower(&self.search, *thinning.puzzle(), *self.order.clues.end(), &mut random)?;
        let mut off = self.off(puzzle.clue_count());
        if off == 0 && self.order.is_about_difficulty() {
            off = usize::from(self.judge(puzzle, name.attempt)? != Some(Verdict::Fits));
        }
        Ok(if off == 0 { Came::Fit(puzzle) } else { Came::Near(off, puzzle) })
    }

    /// Whether no clue can go. Where single clues went in order, none can.
    fn is_minimal(&self, thinning: &Thinning) -> Result<bool, Interrupted> {
        if self.order.symmetry == Symmetry::None && self.order.pattern.is_none() && self.order.given == Puzzle::EMPTY {
            return Ok(true);
        }
        match ProperPuzzle::new(*thinning.puzzle()) {
            Ok(puzzle) => Ok(self.search.redundant_clues(&puzzle)?.is_empty()),
            Err(_) => Ok(false),
        }
    }

    /// By how much a number of clues is off.
    fn off(&self, clues: usize) -> usize {
        let (from, to) = (*self.order.clues.start(), *self.order.clues.end());
        from.saturating_sub(clues).max(clues.saturating_sub(to))
    }

    /// What the judge says of a puzzle that comes of this attempt, if it is proper.
    fn judge(&self, puzzle: Puzzle, attempt: u64) -> Result<Option<Verdict>, Interrupted> {
        let proper = ProperPuzzle::new(puzzle).ok();
        proper.map(|puzzle| self.judge.judge(&puzzle, attempt, self.stop)).transpose()
    }

    /// Puts clues back, the last first, until the puzzle is no longer too hard; `None` if it is too easy then.
    fn ease(&self, last: Stage<'_>) -> Result<Option<Puzzle>, Interrupted> {
        let (mut easy, mut hard, mut found) = (self.fullest(last), last.gone, None);
        while easy < hard {
            let middle = Stage { gone: (easy + hard) / 2, ..last };
            match self.judge(middle.puzzle(), last.attempt)? {
                None => return Ok(None),
                Some(Verdict::TooHard) => hard = middle.gone,
                Some(verdict) => {
                    easy = middle.gone + 1;
                    found = if verdict == Verdict::Fits { Some(middle.puzzle()) } else { found };
                }
            }
        }
        Ok(found)
    }

    /// The first stage that does not have too many clues.
    fn fullest(&self, last: Stage<'_>) -> usize {
        let mut clues = last.thinning.puzzle().clue_count();
        let room = |part: &&CellSet| {
            clues += part.len();
            clues <= *self.order.clues.end()
        };
        last.gone - last.thinning.gone().iter().rev().take_while(room).count()
    }
}

/// A puzzle that was on the way: after so many parts were gone.
#[derive(Clone, Copy)]
struct Stage<'t> {
    thinning: &'t Thinning,
    gone: usize,
    attempt: u64,
}

impl Stage<'_> {
    fn puzzle(self) -> Puzzle {
        let mut puzzle = *self.thinning.puzzle();
        for cell in self.thinning.gone()[self.gone..].iter().flat_map(|part| part.iter()) {
            puzzle.set(cell, Some(self.thinning.solution().get(cell)));
        }
        puzzle
    }
}
