//! Search that learns a clause from each conflict (CDCL).

use ichidoku::{Interrupted, Stop};

use super::analysis::Analysis;
use super::assignment::{Assignment, Conflict, Reason};
use super::formula::Formula;
use super::literal::Literal;
use super::order::ActivityOrder;
use super::pace::Pace;

/// Conflicts between two looks at the handle.
const CONFLICTS_PER_LOOK: u64 = 64;
/// What a bump counts for after each further conflict.
const DECAY: f64 = 0.995;

/// A solver of a formula.
pub(super) struct Solver<'a> {
    known: Assignment<'a>,
    analysis: Analysis,
    order: ActivityOrder,
    pace: Pace,
    /// What each variable was at last: it is decided to be the same again.
    phases: Vec<bool>,
    /// False once there is no further solution.
    is_open: bool,
}

impl<'a> Solver<'a> {
    pub(super) fn new(formula: &'a Formula) -> Self {
        let variables = formula.variables();
        Self {
            known: Assignment::new(formula),
            analysis: Analysis::new(variables),
            order: ActivityOrder::new(formula.first_activity()),
            pace: Pace::new(),
            phases: vec![true; variables],
            is_open: true,
        }
    }

    pub(super) fn conflicts(&self) -> u64 {
        self.pace.conflicts
    }

    /// True if a variable is true now.
    pub(super) fn is_true(&self, variable: usize) -> bool {
        self.known.value(Literal::new(variable)) > 0
    }

    /// Goes on to the next solution, and returns false if there is none.
    pub(super) fn solve(&mut self, budget: u64, stop: Stop<'_>) -> Result<bool, Interrupted> {
        stop.check()?;
        while self.is_open {
            if let Err(conflict) = self.known.propagate() {
                self.learn(conflict);
                if self.pace.conflicts >= budget {
                    return Err(Interrupted::NodeBudget);
                }
                if self.pace.conflicts.is_multiple_of(CONFLICTS_PER_LOOK) {
                    stop.check()?;
                }
            } else if self.known.is_complete() {
                return Ok(true);
            } else if self.pace.restart() {
                self.back_to(0);
            } else if let Some(decision) = self.next_decision() {
                self.known.decide(decision);
            }
        }
        Ok(false)
    }

    /// Excludes the solution that was found: its decisions can't all be made again. What was learned remains true.
    pub(super) fn exclude_found(&mut self) {
        let literals = self.known.decisions.iter().rev().map(|&at| !self.known.trail[at]).collect::<Vec<_>>();
        let level = self.known.level().saturating_sub(1);
        self.take_over(&literals, level, 0);
        // The saved phases are those of the solution; away from it there is more to be seen.
        self.phases.fill(true);
    }

    /// Excludes a solution before the search begins; these literals are true in it.
    pub(super) fn exclude(&mut self, solution: impl Iterator<Item = Literal>) {
        let literals = solution.map(|literal| !literal).collect::<Vec<_>>();
        match *literals {
            [] => self.is_open = false,
            [single] if self.known.value(single) == 0 => self.known.assign(single, Reason::None),
            [single] => self.is_open &= self.known.value(single) > 0,
            _ => {
                self.known.clauses.add(&literals, 0);
            }
        }
    }

    fn learn(&mut self, conflict: Conflict) {
        if self.known.level() == 0 {
            self.is_open = false;
            return;
        }
        let order = &mut self.order;
        let lesson = self.analysis.learn(&mut self.known, conflict, |variable| order.bump(variable));
        self.order.decay(DECAY);
        self.pace.conflicts += 1;
        self.take_over(&lesson.literals, lesson.level, lesson.glue);
        if self.pace.reduce() {
            self.known.reduce();
        }
    }

    /// Adds a clause of false literals, of which the first alone is open after going back to this level.
    fn take_over(&mut self, literals: &[Literal], level: u32, glue: u32) {
        self.back_to(level);
        match *literals {
            [] => self.is_open = false,
            [single] => self.known.assign(single, Reason::None),
            [first, ..] => {
                let id = self.known.clauses.add(literals, glue);
                self.known.assign(first, Reason::Clause(id));
            }
        }
    }

    fn back_to(&mut self, level: u32) {
        let (order, phases) = (&mut self.order, &mut self.phases);
        self.known.back_to(level, |literal| {
            phases[literal.variable()] = literal.is_positive();
            order.insert(literal.variable());
        });
    }

    fn next_decision(&mut self) -> Option<Literal> {
        loop {
            let variable = self.order.pop()?;
            let literal = Literal::new(variable);
            if self.known.value(literal) == 0 {
                return Some(literal.with_sign(self.phases[variable]));
            }
        }
    }
}
