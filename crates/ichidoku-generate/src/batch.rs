//! Puzzles that are made side by side, and come out in order, each as soon as it and those before it are made.
//!
//! Attempts are thinned out in lock step, a few hundred at once. That is quick; to judge what came of one can take a
//! thousand times as long. So the attempts are judged one by one, those at the first puzzle first, and more are only
//! thinned out when all have been judged.

use std::collections::VecDeque;
use std::ops::Range;

use ichidoku::{Interrupted, Puzzle};

use crate::error::Shortfall;
use crate::generator::Generator;
use crate::made::{Came, Made, Name};
use crate::random::Random;
use crate::remove_clues::{Crew, Thinning};

/// The number of attempts that are worked on at once, so that the lanes of any engine are full to the end.
const AT_ONCE: usize = 256;
/// The number of attempts at a single puzzle that may fail.
const ALONE: usize = 32;

/// Puzzles that are being made side by side.
pub(crate) struct Batch<'g, 'a> {
    generator: &'g Generator<'a>,
    seed: u64,
    /// The indices that nothing has been done about yet.
    left: Range<u64>,
    /// The puzzles that are being made, in order.
    open: VecDeque<Open>,
    /// Those before this one have no attempt to be judged.
    judging: usize,
    /// The most attempts to make next at each puzzle.
    width: usize,
    crew: Crew<'a>,
    is_interrupted: bool,
}

impl<'g, 'a> Batch<'g, 'a> {
    /// The puzzles with these indices.
    pub(crate) fn new(generator: &'g Generator<'a>, seed: u64, left: Range<u64>) -> Self {
        Self {
            generator,
            seed,
            left,
            open: VecDeque::new(),
            judging: 0,
            width: 0,
            crew: Crew::new(generator.search()),
            is_interrupted: false,
        }
    }

    /// One puzzle, whose index may be the last there is.
    pub(crate) fn single(generator: &'g Generator<'a>, seed: u64, index: u64) -> Self {
        let mut batch = Self::new(generator, seed, 0..0);
        batch.open([index]);
        batch
    }

    /// Begins with more puzzles; those before them are done.
    fn open(&mut self, indices: impl IntoIterator<Item = u64>) {
        let generator = self.generator;
        self.open.extend(indices.into_iter().map(|index| {
            let mut open = Open::new(index, generator.first_attempt());
            open.give_up(generator.order.attempts);
            open
        }));
        self.width = if self.generator.order.is_likely() { 1 } else { ALONE };
        self.judging = self.open.len();
    }

    /// Judges the next attempt; when there is none, makes more.
    fn advance(&mut self) -> Result<(), Interrupted> {
        let Some(open) = self.open.get_mut(self.judging) else { return self.make_attempts() };
        match open.next_attempt() {
            None => self.judging += 1,
            Some(thinning) => {
                let name = Name { seed: self.seed, index: open.index, attempt: open.next };
                open.offer(self.generator.finish(&thinning, name)?, name);
                self.generator.count_attempt();
                open.give_up(self.generator.order.attempts);
            }
        }
        Ok(())
    }

    /// More attempts at each puzzle that is not made, all thinned out in lock step.
    fn make_attempts(&mut self) -> Result<(), Interrupted> {
        let generator = self.generator;
        generator.check_stop()?;
        let waiting = || self.open.iter().filter(|open| open.result.is_none());
        let each = self.width.min(AT_ONCE.div_ceil(waiting().count().max(1))) as u64;
        let most = generator.order.attempts;
        let attempts = |open: &Open| open.next..most.min(open.next.saturating_add(each));
        let names = waiting().flat_map(|open| attempts(open).map(|attempt| (open.index, attempt)));
        let mut thinnings = names
            .map(|(index, attempt)| generator.begin(&mut Random::new(self.seed, index, attempt)))
            .collect::<Result<Vec<_>, _>>()?;
        self.crew.thin(&mut thinnings)?;
        let mut thinnings = thinnings.into_iter();
        for open in self.open.iter_mut().filter(|open| open.result.is_none()) {
            let count = attempts(open).count();
            open.attempts = thinnings.by_ref().take(count).collect();
        }
        self.judging = 0;
        self.width = generator.next_width(self.width);
        Ok(())
    }
}

impl Iterator for Batch<'_, '_> {
    type Item = Result<Made, Shortfall>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.open.is_empty() {
            let indices = self.left.clone().take(AT_ONCE);
            self.left.start += indices.clone().count() as u64;
            self.open(indices);
        }
        while self.open.front()?.result.is_none() && !self.is_interrupted {
            self.is_interrupted = self.advance().is_err();
        }
        self.judging = self.judging.saturating_sub(1);
        self.open.pop_front().map(Open::close)
    }
}

impl Generator<'_> {
    /// The puzzle with this name.
    ///
    /// # Errors
    /// [`Shortfall`] if the attempts are used up or the handle is raised.
    pub fn puzzle(&self, seed: u64, index: u64) -> Result<Made, Shortfall> {
        let none = Shortfall::Interrupted { attempts: 0, nearest: None };
        Batch::single(self, seed, index).next().unwrap_or(Err(none))
    }

    /// The puzzles with these names, in order. Many are made side by side, but each comes as soon as it is made.
    pub fn puzzles(&self, seed: u64, indices: Range<u64>) -> impl Iterator<Item = Result<Made, Shortfall>> {
        Batch::new(self, seed, indices)
    }

    /// How many attempts to make at a puzzle when this many have failed. They are made in lock step, so more cost little; but
    /// to fit clues into a pattern is a search of its own.
    fn next_width(&self, width: usize) -> usize {
        if self.order.pattern.is_some() { (2 * width).min(ALONE) } else { AT_ONCE }
    }
}

/// A puzzle that is being made.
struct Open {
    index: u64,
    /// The next attempt to be judged.
    next: u64,
    /// That and those after it, as far as they have been made.
    attempts: VecDeque<Thinning>,
    nearest: Option<(usize, Name, Puzzle)>,
    result: Option<Result<Made, Shortfall>>,
}

impl Open {
    fn new(index: u64, first_attempt: u64) -> Self {
        Self { index, next: first_attempt, attempts: VecDeque::new(), nearest: None, result: None }
    }

    /// The next attempt to be judged; none once there is a result.
    fn next_attempt(&mut self) -> Option<Thinning> {
        if self.result.is_some() { None } else { self.attempts.pop_front() }
    }

    /// Takes what an attempt came to.
    fn offer(&mut self, came: Came, name: Name) {
        self.next = name.attempt + 1;
        match came {
            Came::Fit(puzzle) => self.result = name.on(puzzle).map(Ok),
            Came::Near(off, puzzle) => {
                if self.nearest.is_none_or(|(nearest, ..)| off < nearest) {
                    self.nearest = Some((off, name, puzzle));
                }
            }
        }
    }

    /// Gives up after so many attempts.
    fn give_up(&mut self, attempts: u64) {
        if self.result.is_none() && self.next >= attempts {
            self.result = Some(Err(Shortfall::Exhausted { attempts: self.next, nearest: self.nearest() }));
        }
    }

    /// What came of it; if nothing did, it was interrupted.
    fn close(self) -> Result<Made, Shortfall> {
        match self.result {
            Some(result) => result,
            None => Err(Shortfall::Interrupted { attempts: self.next, nearest: self.nearest() }),
        }
    }

    /// The puzzle that came nearest.
    fn nearest(&self) -> Option<Box<Made>> {
        self.nearest.and_then(|(_, name, puzzle)| name.on(puzzle)).map(Box::new)
    }
}
