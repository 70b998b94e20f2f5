//! The notebook an algorithm writes to: it counts, reports to the observer, and says when to stop.

use std::time::Duration;

use ichidoku::solve::Report;
use ichidoku::{Cell, CellSet, Digit, Puzzle, Solution, Stop};

use crate::limits::{Limits, Reason};
use crate::observe::{Contradiction, Event, Observer};
use crate::run::{Counts, Outcome, Run};

/// How many steps pass between two looks at the clock and the handle.
const STEPS_BETWEEN_LOOKS: u64 = 1 << 12;

/// Where an algorithm writes down what it does.
///
/// Every method that counts a step can answer [`Reason`]; the algorithm passes it on with `?` and is done.
#[derive(Debug)]
pub struct Notebook<'a, O> {
    limits: &'a Limits<'a>,
    observer: &'a mut O,
    counts: Counts,
    depth: u32,
    solutions: u64,
    first: [Option<Solution>; 2],
    started: Duration,
    /// Steps that may be made until the next look, and steps left after those.
    until_look: u64,
    after_look: u64,
}

impl<'a, O: Observer> Notebook<'a, O> {
    pub(crate) fn new(limits: &'a Limits<'a>, observer: &'a mut O) -> Self {
        Self {
            limits,
            observer,
            counts: Counts::default(),
            depth: 0,
            solutions: 0,
            first: [None; 2],
            started: (limits.clock)(),
            until_look: 0,
            after_look: limits.steps,
        }
    }

    /// Asks whether the digit conflicts in the cell; `clash` is a peer that holds it. Answers whether it is free.
    ///
    /// # Errors
    /// [`Reason`] if a limit is reached.
    #[inline]
    pub fn test(&mut self, cell: Cell, digit: Digit, clash: Option<Cell>) -> Result<bool, Reason> {
        self.count_test()?;
        self.tell(Event::Try { cell, digit });
        if let Some(with) = clash {
            self.tell(Event::Clash { cell, digit, with });
        }
        Ok(clash.is_none())
    }

    /// Counts a question whether a digit conflicts without telling it: for questions asked by the dozen.
    ///
    /// # Errors
    /// [`Reason`] if a limit is reached.
    #[inline]
    pub fn count_test(&mut self) -> Result<(), Reason> {
        self.step()?;
        self.counts.tests += 1;
        Ok(())
    }

    /// Writes a digit that is a guess: one level deeper.
    ///
    /// # Errors
    /// [`Reason`] if a limit is reached.
    #[inline]
    pub fn guess(&mut self, cell: Cell, digit: Digit) -> Result<(), Reason> {
        self.step()?;
        self.counts.assignments += 1;
        self.depth += 1;
        self.counts.max_depth = self.counts.max_depth.max(self.depth);
        self.tell(Event::Place { cell, digit, guess: true });
        Ok(())
    }

    /// Writes a digit that follows from what stands in the grid.
    ///
    /// # Errors
    /// [`Reason`] if a limit is reached.
    #[inline]
    pub fn place(&mut self, cell: Cell, digit: Digit) -> Result<(), Reason> {
        self.step()?;
        self.counts.assignments += 1;
        self.tell(Event::Place { cell, digit, guess: false });
        Ok(())
    }

    /// Notes that the digit cannot stand in the cell.
    #[inline]
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.tell(Event::Eliminate { cell, digit });
    }

    /// Notes that something in the grid must be wrong.
    #[inline]
    pub fn contradiction(&mut self, contradiction: Contradiction) {
        self.tell(Event::Contradiction(contradiction));
    }

    /// Takes back the last open guess and all that followed from it.
    #[inline]
    pub fn backtrack(&mut self, cell: Cell, digit: Digit) {
        self.counts.backtracks += 1;
        self.tell(Event::Backtrack { cell, digit });
        self.depth = self.depth.saturating_sub(1);
    }

    /// Notes a solution.
    ///
    /// # Errors
    /// [`Reason::Enough`] if no more are asked for.
    pub fn solved(&mut self, grid: &Puzzle) -> Result<(), Reason> {
        let solution = Solution::try_from(*grid);
        debug_assert!(solution.is_ok(), "{grid} is not a solution");
        self.tell(Event::Solved);
        if let Some(slot) = self.first.get_mut(self.solutions as usize) {
            *slot = solution.ok();
        }
        self.solutions += 1;
        if self.solutions == self.limits.solutions { Err(Reason::Enough) } else { Ok(()) }
    }

    /// Notes how much memory the search holds now.
    #[inline]
    pub fn uses_memory(&mut self, bytes: usize) {
        self.counts.memory = self.counts.memory.max(bytes as u64);
    }

    /// How many guesses are open.
    #[inline]
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// Looks at the handle and the clock now; for algorithms whose steps are long.
    ///
    /// # Errors
    /// [`Reason`] if a limit is reached.
    pub fn look(&self) -> Result<(), Reason> {
        self.limits.stop.check()?;
        if self.time() >= self.limits.time { Err(Reason::Time) } else { Ok(()) }
    }

    /// Counts one step.
    #[inline]
    fn step(&mut self) -> Result<(), Reason> {
        if self.until_look == 0 {
            self.look_and_go_on()?;
        }
        self.until_look -= 1;
        Ok(())
    }

    #[cold]
    fn look_and_go_on(&mut self) -> Result<(), Reason> {
        self.look()?;
        if self.after_look == 0 {
            return Err(Reason::Steps);
        }
        self.until_look = self.after_look.min(STEPS_BETWEEN_LOOKS);
        self.after_look -= self.until_look;
        Ok(())
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.observer.see(event, self.depth);
    }

    fn time(&self) -> Duration {
        (self.limits.clock)().saturating_sub(self.started)
    }

    /// What came of the run.
    pub(crate) fn close(self, outcome: Outcome, complete: bool) -> Run {
        Run { outcome, complete, solutions: self.solutions, first: self.first, time: self.time(), counts: self.counts }
    }
}

/// For algorithms that keep their own counts and limits: a SAT solver, the engine.
impl<O: Observer> Notebook<'_, O> {
    pub(crate) const fn solutions_wanted(&self) -> u64 {
        self.limits.solutions
    }

    pub(crate) const fn solutions_found(&self) -> u64 {
        self.solutions
    }

    pub(crate) const fn steps_left(&self) -> u64 {
        self.until_look + self.after_look
    }

    pub(crate) const fn handle(&self) -> Stop<'_> {
        self.limits.stop
    }

    pub(crate) const fn counts_mut(&mut self) -> &mut Counts {
        &mut self.counts
    }

    /// Takes over what the engine counted and found; the solutions are told one by one.
    pub(crate) fn take_over(&mut self, report: &Report) {
        self.counts.assignments = report.stats.guesses;
        self.counts.tests = report.stats.sweeps;
        self.counts.max_depth = report.stats.depth;
        self.solutions = report.count;
        self.first = report.solutions;
    }

    /// Tells a solution that came without a story: its digits one by one.
    pub(crate) fn tell_solution(&mut self, blanks: CellSet, solution: &Solution) {
        for cell in blanks.iter() {
            self.tell(Event::Place { cell, digit: solution.get(cell), guess: false });
        }
        self.tell(Event::Solved);
    }
}
