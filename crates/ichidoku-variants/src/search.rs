//! Propagation and depth-first search.
//!
//! Which cell is guessed follows what setters' puzzles need. A cell whose guess has just failed comes first for as long as it is
//! open, since what made it fail is most often still there (C. Lecoutre and others, "Reasoning from last conflict(s) in constraint
//! programming", 2009). Otherwise it is the cell with the greatest score per digit. Scores are the sizes of a cell's rules at
//! first, and each conflict adds to the score of the cell that came to have a single digit last before it, and a little to that
//! of the guessed one: the idea is that of the Interactive Sudoku Solver (MIT, by sigh) and of weighted degrees (F. Boussemart
//! and others, 2004).
//!
//! Measured on 32 hard published puzzles, guesses beside those of the Interactive Sudoku Solver, geometric mean: 5.5 where a conflict
//! counted for the guessed cell and only in its first branch, 5.1 where it counted in both, 2.3 with the cell that was fixed last,
//! and 1.7 where the cell of the last failure comes first.

use std::rc::Rc;

use ichidoku::{Interrupted, Stop};

use crate::Cell;
use crate::domains::{Conflict, Domains, Flow, Set, is_single};
use crate::model::Model;
use crate::places::Places;
use crate::propagate::Propagator;
use crate::queue::Queue;

/// In which order solutions come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// The fastest.
    Any,
    /// Ascending by digits in the order of cells.
    Ascending,
}

/// What a conflict adds to the score of the guessed cell, beside 1 for the one fixed last. Of the seven hardest killers of the corpus
/// it saves 45% of the guesses; with as much as for the other, renban lines and the like take far longer.
const SHARE_OF_GUESS: f32 = 0.25;
/// Conflicts after which scores are halved.
const CONFLICTS_PER_AGE: u64 = 1 << 14;
/// Guesses between two looks at the handle.
const NODES_PER_LOOK: u64 = 16;

/// Guesses without a solution after which the search begins anew, once. The seven hardest killers take a fifth less with it, and
/// others whose first guesses were bad far less; with more beginnings, or an earlier one, all of them together take longer.
const FIRST_TRY: u64 = 1_000;

/// Guesses without a solution after which a search that learns is faster.
const PATIENCE: u64 = 30;
/// Solutions after which it isn't, since it would have to remember all of them.
pub(crate) const FEW_SOLUTIONS: u64 = 1_000;

/// How a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// There is no further solution, or none is wanted.
    Done,
    /// Guesses don't get on.
    Stuck,
}

/// A search of a model.
pub(crate) struct Search<'a> {
    model: &'a Model,
    domains: Domains,
    queue: Queue,
    places: Places,
    /// The sets of all cells before each open guess.
    saved: Vec<Set>,
    guesses: Vec<(Cell, Set)>,
    scores: Vec<f32>,
    /// The cell whose digit was last removed from its peers.
    last_fixed: Cell,
    /// The cell whose guess failed last.
    last_failed: Option<Cell>,
    conflicts: u64,
    /// How many guesses were made.
    pub(crate) made: u64,
    solutions: u64,
    made_at_solution: u64,
    /// True if no more than two solutions are wanted.
    few_wanted: bool,
    /// Where digits are guessed at random: numbers below a bound.
    below: Option<&'a mut dyn FnMut(u32) -> u32>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(model: &'a Model) -> Self {
        Self {
            model,
            domains: Domains::new(model.initial.clone()).with_apart(Rc::clone(&model.apart)),
            queue: Queue::new(model.propagators.len()),
            places: Places::default(),
            saved: Vec::new(),
            guesses: Vec::new(),
            scores: model.scores.clone(),
            last_fixed: 0,
            last_failed: None,
            conflicts: 0,
            made: 0,
            solutions: 0,
            made_at_solution: 0,
            few_wanted: false,
            below: None,
        }
    }

    /// Guesses digits at random.
    pub(crate) fn at_random(mut self, below: &'a mut dyn FnMut(u32) -> u32) -> Self {
        self.below = Some(below);
        self
    }

    /// Says whether no more than two solutions are wanted.
    pub(crate) fn few_wanted(self, few_wanted: bool) -> Self {
        Self { few_wanted, ..self }
    }

    /// Searches until `found` returns false, for which it is given the sets of all cells, one digit each. In any order, a model
    /// for which there is a search that learns may be left to it, and a classic one to the classic solver where few are wanted.
    pub(crate) fn run(
        &mut self,
        order: Order,
        budget: u64,
        stop: Stop<'_>,
        found: &mut dyn FnMut(&[Set]) -> bool,
    ) -> Result<End, Interrupted> {
        let mut alive = self.start().is_ok();
        while alive {
            if self.made.is_multiple_of(NODES_PER_LOOK) {
                stop.check()?;
            }
            let Some((cell, digit)) = self.choose(order) else {
                if !found(self.domains.sets()) {
                    break;
                }
                self.solutions += 1;
                self.made_at_solution = self.made;
                alive = self.back();
                continue;
            };
            if self.made == budget {
                return Err(Interrupted::NodeBudget);
            }
            if order == Order::Any && self.is_stuck() {
                return Ok(End::Stuck);
            }
            self.made += 1;
            if self.made == FIRST_TRY && order == Order::Any && self.solutions == 0 && self.below.is_none() {
                self.begin_anew();
                continue;
            }
            self.saved.extend_from_slice(self.domains.sets());
            self.places.save();
            self.guesses.push((cell, digit));
            let flow = self.domains.keep(cell, digit).and_then(|()| self.propagate());
            if flow.is_err() {
                self.conflict(cell);
                alive = self.back();
            }
        }
        Ok(End::Done)
    }

    /// True if another search would go on faster, and there is one.
    fn is_stuck(&self) -> bool {
        if self.below.is_some() {
            return false;
        }
        let is_in_vain = self.made - self.made_at_solution >= PATIENCE && self.solutions <= FEW_SOLUTIONS;
        let is_hard = self.made >= FIRST_TRY && self.solutions == 0 && self.few_wanted;
        is_in_vain && self.model.can_be_learned || is_hard && self.model.is_classic
    }

    /// Sets of all cells after the first propagation, if that finds no contradiction.
    pub(crate) fn at_rest(&mut self) -> Option<&[Set]> {
        self.start().is_ok().then(|| self.domains.sets())
    }

    /// Removes digits for good, before the search.
    pub(crate) fn keep(&mut self, cell: Cell, set: Set) -> Flow {
        self.domains.keep(cell, set)
    }

    /// Where a digit in a cell leads to a contradiction by the rules alone, without a guess: how many candidates are gone by then.
    /// Everything stays as it was.
    pub(crate) fn refute(&mut self, cell: Cell, digit: Set) -> Option<u32> {
        let start = self.saved.len();
        self.saved.extend_from_slice(self.domains.sets());
        self.places.save();
        let flow = self.domains.keep(cell, digit).and_then(|()| self.propagate());
        let count = |sets: &[Set]| sets.iter().map(|set| set.count_ones()).sum::<u32>();
        let gone = count(&self.saved[start..]) - count(self.domains.sets());
        self.domains.restore(&self.saved[start..]);
        self.places.restore(self.guesses.len());
        self.saved.truncate(start);
        flow.is_err().then_some(gone)
    }

    /// Takes back all guesses. What scores have learned by now makes for better ones.
    fn begin_anew(&mut self) {
        if !self.guesses.is_empty() {
            self.domains.restore(&self.saved[..self.model.initial.len()]);
            self.places.restore(0);
            self.saved.clear();
            self.guesses.clear();
            self.last_failed = None;
        }
    }

    /// Looks at all rules once, and at what follows.
    fn start(&mut self) -> Flow {
        for cell in 0..self.model.initial.len() as Cell {
            match self.domains.get(cell) {
                0 => return Err(Conflict { cell: Some(cell) }),
                set if is_single(set) => self.domains.fixed.push(cell),
                _ => {}
            }
        }
        self.places = Places::new(&self.model.seats, self.domains.sets());
        self.queue.fill(self.model.propagators.len());
        self.propagate()
    }

    fn propagate(&mut self) -> Flow {
        let flow = self.propagate_queue();
        if flow.is_err() {
            self.queue.clear();
        }
        flow
    }

    fn propagate_queue(&mut self) -> Flow {
        let model = self.model;
        loop {
            while let Some(cell) = self.domains.fixed.pop() {
                let set = self.domains.get(cell);
                self.last_fixed = cell;
                self.places.settle(&self.model.seats, cell, set);
                self.domains.remove_from(model.peers.get(usize::from(cell)), set)?;
                self.queue.add(&model.watchers_of_digits, cell);
            }
            self.wake();
            let Some(rank) = self.queue.pop() else { return Ok(()) };
            // Most of all that waits are houses.
            match &model.propagators[model.order[rank]] {
                Propagator::House(house) => house.run(&mut self.domains)?,
                propagator => propagator.run(&mut self.domains)?,
            }
            // A rule need not look again at what it has removed itself, but it does where a cell came to have a single digit.
            if self.domains.has_changed() && self.domains.fixed.is_empty() {
                self.wake();
                self.queue.remove(rank);
            }
        }
    }

    /// Enqueues the rules of the cells that changed, and the houses where a digit came to have no more than one place.
    fn wake(&mut self) {
        let model = self.model;
        while let Some((cell, lost)) = self.domains.next_changed() {
            self.queue.add(&model.watchers, cell);
            self.places.lose(&model.seats, cell, lost, |house| self.queue.add_one(house));
        }
    }

    /// Takes back guesses until one leaves something else; false if none does.
    fn back(&mut self) -> bool {
        let cells = self.model.initial.len();
        while let Some((cell, digit)) = self.guesses.pop() {
            let start = self.saved.len() - cells;
            self.domains.restore(&self.saved[start..]);
            self.places.restore(self.guesses.len());
            self.saved.truncate(start);
            if self.domains.remove(cell, digit).and_then(|()| self.propagate()).is_ok() {
                return true;
            }
            self.conflict(cell);
        }
        false
    }

    fn conflict(&mut self, guessed: Cell) {
        self.last_failed = Some(guessed);
        self.scores[usize::from(self.last_fixed)] += 1.0;
        self.scores[usize::from(guessed)] += SHARE_OF_GUESS;
        self.conflicts += 1;
        if self.conflicts.is_multiple_of(CONFLICTS_PER_AGE) {
            self.scores.iter_mut().for_each(|score| *score /= 2.0);
        }
    }

    /// The next guess, or `None` if all cells have a digit.
    fn choose(&mut self, order: Order) -> Option<(Cell, Set)> {
        let lowest = |(cell, set): (Cell, Set)| (cell, set & set.wrapping_neg());
        if order == Order::Ascending {
            return self.open().map(lowest).next();
        }
        let failed = self.last_failed.map(|cell| (cell, self.domains.get(cell))).filter(|&(_, set)| !is_single(set));
        let (best, score) = match failed {
            Some(failed) => (failed, None),
            None => self.best_cell().map(|(best, score)| (best, Some(score)))?,
        };
        let (cell, set) = best;
        if let Some(below) = &mut self.below {
            let index = crate::domains::indices(set).nth(below(set.count_ones()) as usize)?;
            return Some((cell, 1 << index));
        }
        let score = score.filter(|_| set.count_ones() > 2);
        Some(score.and_then(|score| self.few_places(score)).unwrap_or_else(|| lowest(best)))
    }

    /// Cells without a digit, and what they may contain.
    fn open(&self) -> impl Iterator<Item = (Cell, Set)> {
        (0..).zip(self.domains.sets().iter().copied()).filter(|&(_, set)| !is_single(set))
    }

    /// The open cell with the greatest score per digit, the last of several, with that score.
    fn best_cell(&self) -> Option<((Cell, Set), f32)> {
        let mut best = None;
        let mut best_score = -1.0;
        for (cell, set) in self.open() {
            let score = self.score(cell) / set.count_ones() as f32;
            if score >= best_score {
                best_score = score;
                best = Some(((cell, set), score));
            }
        }
        best
    }

    /// The box of a cell whose digit is known counts twice: what is guessed there is felt at once. The idea is that of the
    /// Interactive Sudoku Solver, where digits whose box is known count more, too; here that made some puzzles take far longer.
    fn score(&self, cell: Cell) -> f32 {
        let score = self.scores[usize::from(cell)];
        match self.model.digits_of_labels.get(usize::from(cell)) {
            Some(&Some(digit)) if is_single(self.domains.get(digit)) => 2.0 * score,
            _ => score,
        }
    }

    /// A digit with two places in a house, or a few in cells that need it, whose score is above that of the best cell.
    fn few_places(&self, mut best_score: f32) -> Option<(Cell, Set)> {
        let mut best = None;
        for house in &self.model.houses {
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for &cell in house {
                let set = self.domains.get(cell);
                thrice |= twice & set;
                twice |= once & set;
                once |= set;
            }
            for digit in crate::domains::indices(twice & !thrice) {
                let digit = 1 << digit;
                for &cell in house.iter().filter(|&&cell| self.domains.get(cell) & digit != 0) {
                    let score = self.score(cell) / 2.0;
                    if score > best_score {
                        best_score = score;
                        best = Some((cell, digit));
                    }
                }
            }
        }
        for (digit, cells) in &self.model.required {
            let places = cells.iter().copied().filter(|&cell| self.domains.get(cell) & digit != 0);
            let count = places.clone().count();
            if !(2..=3).contains(&count) || places.clone().any(|cell| self.domains.get(cell) == *digit) {
                continue;
            }
            for cell in places {
                let score = self.score(cell) / count as f32;
                if score > best_score {
                    best_score = score;
                    best = Some((cell, *digit));
                }
            }
        }
        best
    }
}
