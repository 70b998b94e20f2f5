//! What is known at the moment, why, and what follows at once.

use super::clauses::{ClauseId, Clauses, Watch};
use super::formula::Formula;
use super::literal::Literal;

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was decided, or holds from the beginning.
    None,
    /// It can't be true beside this one.
    Rival(Literal),
    /// It is the last of a group.
    Group(u32),
    /// All other literals of a learned clause are false.
    Clause(ClauseId),
}

/// What can't be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// Two literals that can't be true together.
    Pair(Literal, Literal),
    /// No literal of a group is left.
    Group(u32),
    /// No literal of a learned clause is left.
    Clause(ClauseId),
}

/// The truth of each variable, with its reason and level.
pub(super) struct Assignment<'a> {
    pub(super) formula: &'a Formula,
    pub(super) clauses: Clauses,
    /// For each literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Vec<i8>,
    reasons: Vec<Reason>,
    levels: Vec<u32>,
    /// True literals in the order in which they became so.
    pub(super) trail: Vec<Literal>,
    /// Length of the trail before each decision.
    pub(super) decisions: Vec<usize>,
    /// How much of the trail the groups know, and how much the clauses.
    heads: [usize; 2],
    /// For each group, how many of its variables are not false, and the exclusive or of their numbers: with one left, that
    /// is the one.
    left: Vec<(u32, u32)>,
}

impl<'a> Assignment<'a> {
    pub(super) fn new(formula: &'a Formula) -> Self {
        let variables = formula.variables();
        let of_group = |group: usize| {
            let variables = formula.groups.get(group);
            (variables.len() as u32, variables.iter().fold(0, |all, variable| all ^ variable))
        };
        Self {
            formula,
            clauses: Clauses::new(variables),
            values: vec![0; 2 * variables],
            reasons: vec![Reason::None; variables],
            levels: vec![0; variables],
            trail: Vec::with_capacity(variables),
            decisions: Vec::new(),
            heads: [0; 2],
            left: (0..formula.groups.len()).map(of_group).collect(),
        }
    }

    #[inline(always)]
    pub(super) fn value(&self, literal: Literal) -> i8 {
        self.values[literal.index()]
    }

    #[inline(always)]
    pub(super) fn level_of(&self, variable: usize) -> u32 {
        self.levels[variable]
    }

    #[inline(always)]
    pub(super) fn reason_of(&self, variable: usize) -> Reason {
        self.reasons[variable]
    }

    pub(super) fn level(&self) -> u32 {
        self.decisions.len() as u32
    }

    pub(super) fn is_complete(&self) -> bool {
        self.trail.len() == self.formula.variables()
    }

    pub(super) fn decide(&mut self, literal: Literal) {
        self.decisions.push(self.trail.len());
        self.assign(literal, Reason::None);
    }

    #[inline(always)]
    pub(super) fn assign(&mut self, literal: Literal, reason: Reason) {
        self.values[literal.index()] = 1;
        self.values[(!literal).index()] = -1;
        self.reasons[literal.variable()] = reason;
        self.levels[literal.variable()] = self.decisions.len() as u32;
        self.trail.push(literal);
    }

    /// Takes back all levels above this one, from the last literal on.
    pub(super) fn back_to(&mut self, level: u32, mut forgotten: impl FnMut(Literal)) {
        let Some(&length) = self.decisions.get(level as usize) else { return };
        for at in (length..self.trail.len()).rev() {
            let literal = self.trail[at];
            if at < self.heads[0] && !literal.is_positive() {
                let variable = literal.variable();
                for &group in self.formula.groups_of.get(variable) {
                    let (count, all) = &mut self.left[group as usize];
                    *count += 1;
                    *all ^= variable as u32;
                }
            }
            self.values[literal.index()] = 0;
            self.values[(!literal).index()] = 0;
            forgotten(literal);
        }
        self.trail.truncate(length);
        self.decisions.truncate(level as usize);
        self.heads = self.heads.map(|head| head.min(length));
    }

    /// Finds all that follows, groups before clauses: they are cheaper, and their reasons shorter.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        loop {
            while self.heads[0] < self.trail.len() {
                let literal = self.trail[self.heads[0]];
                self.heads[0] += 1;
                self.look_at_groups(literal)?;
            }
            if self.heads[1] == self.trail.len() {
                return Ok(());
            }
            let literal = self.trail[self.heads[1]];
            self.heads[1] += 1;
            self.look_at_clauses(!literal)?;
        }
    }

    fn look_at_groups(&mut self, literal: Literal) -> Result<(), Conflict> {
        if literal.is_positive() { self.exclude_rivals(literal) } else { self.find_last(literal.variable()) }
    }

    fn exclude_rivals(&mut self, literal: Literal) -> Result<(), Conflict> {
        let formula = self.formula;
        for &rival in formula.rivals.get(literal.variable()) {
            let rival = Literal::new(rival as usize);
            match self.values[rival.index()] {
                0 => self.assign(!rival, Reason::Rival(literal)),
                value if value > 0 => return Err(Conflict::Pair(literal, rival)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Finds groups in which a variable that has become false leaves one or none.
    fn find_last(&mut self, variable: usize) -> Result<(), Conflict> {
        let formula = self.formula;
        let mut flow = Ok(());
        for &group in formula.groups_of.get(variable) {
            let (count, all) = &mut self.left[group as usize];
            *count -= 1;
            *all ^= variable as u32;
            if *count > 1 {
                continue;
            }
            let last = Literal::new(*all as usize);
            // All groups are brought up to date even after a conflict, since all will be taken back.
            if *count == 0 || self.values[last.index()] < 0 {
                flow = Err(Conflict::Group(group));
            } else if self.values[last.index()] == 0 {
                self.assign(last, Reason::Group(group));
            }
        }
        flow
    }

    /// Looks at the clauses that watch a literal which has become false.
    fn look_at_clauses(&mut self, literal: Literal) -> Result<(), Conflict> {
        let mut watches = core::mem::take(&mut self.clauses.watches[literal.index()]);
        let (mut from, mut to) = (0, 0);
        let mut flow = Ok(());
        while let Some(&watch) = watches.get(from) {
            from += 1;
            if self.values[watch.blocker.index()] > 0 {
                watches[to] = watch;
                to += 1;
                continue;
            }
            let id = watch.clause;
            let place = usize::from(self.clauses.literal(id, 0) != literal);
            let other = self.clauses.literal(id, 1 - place);
            let kept = Watch { clause: id, blocker: other };
            if self.values[other.index()] <= 0 {
                if let Some(next) = self.next_watch(id) {
                    let new = self.clauses.literal(id, next);
                    self.clauses.swap(id, place, next);
                    self.clauses.watches[new.index()].push(kept);
                    continue;
                }
                if self.values[other.index()] == 0 {
                    self.assign(other, Reason::Clause(id));
                } else {
                    flow = Err(Conflict::Clause(id));
                }
            }
            watches[to] = kept;
            to += 1;
            if flow.is_err() {
                break;
            }
        }
        watches.copy_within(from.., to);
        watches.truncate(to + watches.len() - from);
        self.clauses.watches[literal.index()] = watches;
        flow
    }

    fn next_watch(&self, id: ClauseId) -> Option<usize> {
        (2..self.clauses.len(id)).find(|&at| self.values[self.clauses.literal(id, at).index()] >= 0)
    }

    /// Calls `each` with the true literals that a conflict is made of.
    pub(super) fn each_of_conflict(&self, conflict: Conflict, mut each: impl FnMut(Literal)) {
        match conflict {
            Conflict::Pair(a, b) => [a, b].into_iter().for_each(each),
            Conflict::Group(group) => {
                self.formula.groups.get(group as usize).iter().for_each(|&member| each(!Literal::new(member as usize)));
            }
            Conflict::Clause(id) => self.clauses.literals(id).for_each(|literal| each(!literal)),
        }
    }

    /// The true literals from which a variable's truth follows.
    #[inline(always)]
    pub(super) fn each_cause(&self, variable: usize, mut each: impl FnMut(Literal)) {
        match self.reasons[variable] {
            Reason::None => {}
            Reason::Rival(rival) => each(rival),
            Reason::Group(group) => {
                let others = self.formula.groups.get(group as usize).iter().map(|&member| member as usize);
                others.filter(|&member| member != variable).for_each(|member| each(!Literal::new(member)));
            }
            Reason::Clause(id) => {
                let others = self.clauses.literals(id).filter(|literal| literal.variable() != variable);
                others.for_each(|literal| each(!literal));
            }
        }
    }

    /// Drops learned clauses of little use.
    pub(super) fn reduce(&mut self) {
        let (values, reasons) = (&self.values, &self.reasons);
        let is_reason = |clauses: &Clauses, id: ClauseId| {
            (0..2).any(|at| {
                let literal = clauses.literal(id, at);
                values[literal.index()] > 0 && reasons[literal.variable()] == Reason::Clause(id)
            })
        };
        let moved = self.clauses.reduce(is_reason);
        for &literal in &self.trail {
            if let Reason::Clause(id) = &mut self.reasons[literal.variable()]
                && let Ok(at) = moved.binary_search_by_key(id, |&(old, _)| old)
            {
                *id = moved[at].1;
            }
        }
    }
}
