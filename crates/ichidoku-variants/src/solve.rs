//! Solving, counting, enumerating, and which digits are possible.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use ichidoku::{Interrupted, Stop};

use crate::compile::{RuleError, compile};
use crate::domains::{Flow, Set, indices};
use crate::learn;
use crate::model::Model;
use crate::search::{End, FEW_SOLUTIONS, Order, Search};
use crate::{Cell, Puzzle, classic};

/// A puzzle that is ready to be searched, and how far.
///
/// ```
/// use ichidoku_variants::{Problem, Puzzle, Shape};
/// let problem = Problem::new(&Puzzle::new(Shape::square(4).unwrap(), vec![])).unwrap();
/// assert_eq!(problem.count(u64::MAX).unwrap(), 288);
/// assert_eq!(problem.solutions(1).unwrap()[0][..4], [1, 2, 3, 4]);
/// ```
pub struct Problem<'s> {
    model: Model,
    lowest: i16,
    budget: u64,
    stop: Stop<'s>,
    counter: Option<&'s AtomicU64>,
}

/// How many solutions a puzzle has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// None.
    Impossible,
    /// One: a digit per cell.
    Unique(Vec<i16>),
    /// Two of several.
    Several([Vec<i16>; 2]),
}

impl<'s> Problem<'s> {
    /// Translates a puzzle's rules.
    ///
    /// # Errors
    /// A rule that can't be, by its place in the puzzle.
    pub fn new(puzzle: &Puzzle) -> Result<Self, RuleError> {
        let (model, lowest) = (compile(puzzle)?, puzzle.shape().lowest());
        Ok(Self { model, lowest, budget: u64::MAX, stop: Stop::never(), counter: None })
    }

    /// Ends each search after this many guesses; where it learns from conflicts, each counts as a guess.
    #[must_use]
    pub fn budget(mut self, guesses: u64) -> Self {
        self.budget = guesses;
        self
    }

    /// Ends searches when the handle is raised.
    #[must_use]
    pub fn stop(mut self, stop: Stop<'s>) -> Self {
        self.stop = stop;
        self
    }

    /// Counts on this number too, which another thread may show meanwhile.
    ///
    /// ```
    /// use std::sync::atomic::AtomicU64;
    /// use ichidoku_variants::{Problem, Puzzle, Shape};
    /// let counter = AtomicU64::new(0);
    /// let problem = Problem::new(&Puzzle::new(Shape::square(4).unwrap(), vec![])).unwrap().counter(Some(&counter));
    /// assert_eq!(problem.count(u64::MAX).unwrap(), 288);
    /// assert_eq!(counter.into_inner(), 288);
    /// ```
    #[must_use]
    pub fn counter(mut self, counter: Option<&'s AtomicU64>) -> Self {
        self.counter = counter;
        self
    }

    /// Finds out whether there is no solution, one, or several.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn verdict(&self) -> Result<Verdict, Interrupted> {
        self.verdict_and_guesses().map(|(verdict, _)| verdict)
    }

    /// Like [`verdict`](Self::verdict), with the number of guesses that it took.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn verdict_and_guesses(&self) -> Result<(Verdict, u64), Interrupted> {
        let mut found = Vec::new();
        let guesses = self.search(Order::Any, 2, &mut |sets| {
            found.push(self.digits(sets));
            found.len() < 2
        })?;
        let mut found = found.into_iter();
        let verdict = match (found.next(), found.next()) {
            (None, _) => Verdict::Impossible,
            (Some(solution), None) => Verdict::Unique(solution),
            (Some(first), Some(second)) => Verdict::Several([first, second]),
        };
        Ok((verdict, guesses))
    }

    /// Counts solutions up to a limit.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn count(&self, limit: u64) -> Result<u64, Interrupted> {
        let (count, interrupted) = self.count_so_far(limit);
        interrupted.map_or(Ok(count), Err)
    }

    /// Counts solutions up to a limit; if the search ended early, also says why: then there may be more than it counted.
    ///
    /// ```
    /// use ichidoku::Interrupted;
    /// use ichidoku_variants::{Problem, Puzzle, Shape};
    /// let problem = Problem::new(&Puzzle::new(Shape::square(4).unwrap(), vec![])).unwrap();
    /// assert_eq!(problem.count_so_far(100), (100, None));
    /// let (count, interrupted) = problem.budget(50).count_so_far(u64::MAX);
    /// assert!(count > 0 && count < 288 && interrupted == Some(Interrupted::NodeBudget));
    /// ```
    pub fn count_so_far(&self, limit: u64) -> (u64, Option<Interrupted>) {
        let mut count = 0;
        if limit == 0 {
            return (count, None);
        }
        let searched = self.search(Order::Any, limit, &mut |_| {
            count += 1;
            if let Some(counter) = self.counter {
                counter.fetch_add(1, Ordering::Relaxed);
            }
            count < limit
        });
        (count, searched.err())
    }

    /// A solution, if there is one, without the proof that it is the only one.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn any_solution(&self) -> Result<Option<Vec<i16>>, Interrupted> {
        let mut solution = None;
        self.search(Order::Any, 1, &mut |sets| {
            solution = Some(self.digits(sets));
            false
        })?;
        Ok(solution)
    }

    /// Calls `found` with each solution, in ascending order of their digits cell by cell, until it returns false.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn each_solution(&self, mut found: impl FnMut(Vec<i16>) -> bool) -> Result<(), Interrupted> {
        self.search(Order::Ascending, u64::MAX, &mut |sets| found(self.digits(sets))).map(drop)
    }

    /// The first solutions in ascending order of their digits, cell by cell.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn solutions(&self, limit: usize) -> Result<Vec<Vec<i16>>, Interrupted> {
        let mut found = Vec::new();
        if limit > 0 {
            self.each_solution(|solution| {
                found.push(solution);
                found.len() < limit
            })?;
        }
        Ok(found)
    }

    /// For each cell, the digits that it has in some solution, ascending. `progress` is called with what is known after each
    /// solution and each digit that is ruled out: what was seen, and what is possible at most.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn true_candidates(&self, progress: &mut dyn FnMut(&Candidates)) -> Result<Candidates, Interrupted> {
        let mut rest = Search::new(&self.model);
        let Some(possible) = rest.at_rest().map(<[Set]>::to_vec) else {
            return Ok(Candidates {
                seen: vec![0; self.model.initial.len()],
                possible: Vec::new(),
                lowest: self.lowest,
            });
        };
        let mut known = Candidates { seen: vec![0; possible.len()], possible, lowest: self.lowest };
        while let Some((cell, digit)) = known.open() {
            let restrict = |search: &mut Search<'_>| {
                (0..).zip(&known.possible).try_for_each(|(cell, &set)| search.keep(cell, set))?;
                search.keep(cell, digit)
            };
            let mut solution = None;
            self.search_within(Order::Any, 1, &restrict, &mut |sets| {
                solution = Some(sets.to_vec());
                false
            })?;
            match solution {
                Some(sets) => known.seen.iter_mut().zip(sets).for_each(|(seen, set)| *seen |= set),
                None => known.possible[usize::from(cell)] &= !digit,
            }
            progress(&known);
        }
        Ok(known)
    }

    /// True if there is a solution with these digits in which the digit of one more cell is another than this.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn has_solution_without(&self, given: &[(Cell, i16)], not: (Cell, i16)) -> Result<bool, Interrupted> {
        let set = |digit: i16| 1 << (digit - self.lowest);
        let restrict = |search: &mut Search<'_>| {
            given.iter().try_for_each(|&(cell, digit)| search.keep(cell, set(digit)))?;
            search.keep(not.0, !set(not.1))
        };
        let mut is_found = false;
        self.search_within(Order::Any, 1, &restrict, &mut |_| {
            is_found = true;
            false
        })?;
        Ok(is_found)
    }

    /// A random solution, or `None` if there is none; `below` is given a bound and returns a number below it.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised or the budget used up.
    pub fn random_solution(&self, below: &mut dyn FnMut(u32) -> u32) -> Result<Option<Vec<i16>>, Interrupted> {
        /// Guesses after which it begins anew for the first time. A bad beginning costs more than a new one.
        const FIRST_TRY: u64 = 200;
        let (mut limit, mut left) = (FIRST_TRY, self.budget);
        loop {
            let mut solution = None;
            let mut found = |sets: &[Set]| {
                solution = Some(self.digits(sets));
                false
            };
            let mut search = Search::new(&self.model).at_random(below);
            let outcome = search.run(Order::Any, limit.min(left), self.stop, &mut found);
            left -= search.made;
            match outcome {
                Err(Interrupted::NodeBudget) if left > 0 => limit += limit / 2,
                outcome => return outcome.map(|_| solution),
            }
        }
    }

    /// Searches until `found` returns false, which it does after this many solutions, and returns the number of guesses.
    fn search(&self, order: Order, limit: u64, found: &mut dyn FnMut(&[Set]) -> bool) -> Result<u64, Interrupted> {
        self.search_within(order, limit, &|_| Ok(()), found)
    }

    /// The same, where less is possible from the beginning.
    fn search_within(
        &self,
        order: Order,
        limit: u64,
        restrict: &dyn Fn(&mut Search<'_>) -> Flow,
        found: &mut dyn FnMut(&[Set]) -> bool,
    ) -> Result<u64, Interrupted> {
        let mut search = Search::new(&self.model).few_wanted(limit <= 2);
        if restrict(&mut search).is_err() {
            return Ok(0);
        }
        let mut known = Vec::new();
        let mut found_and_known = |sets: &[Set]| {
            if self.model.can_be_learned && known.len() as u64 <= FEW_SOLUTIONS {
                known.push(sets.to_vec());
            }
            found(sets)
        };
        let end = search.run(order, self.budget, self.stop, &mut found_and_known)?;
        let guesses = search.made;
        if end == End::Done {
            return Ok(guesses);
        }
        let mut root = Search::new(&self.model);
        // Nothing of this fails: it has been done before.
        let Some(sets) = restrict(&mut root).ok().and_then(|()| root.at_rest()) else { return Ok(guesses) };
        let left = self.budget - guesses;
        let more = if classic::IS_AT_HAND && self.model.is_classic {
            let (mut solutions, guesses) = classic::solutions(sets, left, self.stop)?;
            let _ = solutions.all(|sets| found(&sets));
            guesses
        } else {
            learn::search(&self.model, sets, &known, left, self.stop, found)?
        };
        Ok(guesses + more)
    }

    fn digits(&self, sets: &[Set]) -> Vec<i16> {
        sets.iter().map(|set| set.trailing_zeros() as i16 + self.lowest).collect()
    }
}

impl fmt::Debug for Problem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Model { digits, initial, propagators, .. } = &self.model;
        write!(f, "Problem({} cells, {digits} digits, {} propagators)", initial.len(), propagators.len())
    }
}

/// What is known of the digits that cells have in solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates {
    seen: Vec<Set>,
    possible: Vec<Set>,
    lowest: i16,
}

impl Candidates {
    /// Digits that the cell has in some solution that was found.
    pub fn seen(&self, cell: Cell) -> Vec<i16> {
        self.shown(&self.seen, cell)
    }

    /// Digits that are not ruled out; in the end, the same as those seen.
    pub fn possible(&self, cell: Cell) -> Vec<i16> {
        self.shown(&self.possible, cell)
    }

    fn shown(&self, sets: &[Set], cell: Cell) -> Vec<i16> {
        let set = sets.get(usize::from(cell)).copied().unwrap_or(0);
        indices(set).map(|index| index as i16 + self.lowest).collect()
    }

    /// A digit that is possible and was not seen, from the cell with the fewest.
    fn open(&self) -> Option<(Cell, Set)> {
        let sets = (0..).zip(self.possible.iter().zip(&self.seen));
        let open = sets.filter(|(_, (possible, seen))| possible != seen);
        let (cell, (possible, seen)) = open.min_by_key(|(_, (possible, _))| possible.count_ones())?;
        let rest = possible & !seen;
        Some((cell, rest & rest.wrapping_neg()))
    }
}
