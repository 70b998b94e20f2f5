//! What a conflict teaches: the clause at its first point through which all its reasons pass.

use super::assignment::{Assignment, Conflict, Reason};
use super::literal::Literal;

/// A learned clause.
pub(super) struct Lesson {
    /// Its literals, first the one that becomes true, then one of the level to which it goes back.
    pub(super) literals: Vec<Literal>,
    /// The level at which the first literal follows.
    pub(super) level: u32,
    /// How many levels the literals are from (LBD).
    pub(super) glue: u32,
}

/// What is known of a variable during the analysis of a conflict.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    /// Part of the conflict.
    Seen,
    /// Follows from others of the clause.
    Implied,
    /// Doesn't.
    Needed,
}

/// Working memory of the analysis.
pub(super) struct Analysis {
    marks: Vec<Mark>,
    touched: Vec<usize>,
    /// For each level, the number of the last lesson that had a literal of it.
    levels: Vec<u64>,
    count: u64,
}

impl Analysis {
    pub(super) fn new(variables: usize) -> Self {
        Self { marks: vec![Mark::None; variables], touched: Vec::new(), levels: vec![0; variables + 1], count: 0 }
    }

    /// Learns from a conflict above level 0; `bump` is called with each variable that takes part.
    pub(super) fn learn(
        &mut self,
        known: &mut Assignment<'_>,
        conflict: Conflict,
        mut bump: impl FnMut(usize),
    ) -> Lesson {
        let mut literals = Vec::new();
        let mut open = 0;
        if let Conflict::Clause(id) = conflict {
            self.note_use(known, id);
        }
        known.each_of_conflict(conflict, |cause| self.see(known, cause, &mut open, &mut literals, &mut bump));
        let mut at = known.trail.len();
        let first = loop {
            at -= 1;
            let literal = known.trail[at];
            let variable = literal.variable();
            if self.marks[variable] == Mark::None || known.level_of(variable) < known.level() {
                continue;
            }
            open -= 1;
            if open == 0 {
                break literal;
            }
            if let Reason::Clause(id) = known.reason_of(variable) {
                self.note_use(known, id);
            }
            known.each_cause(variable, |cause| self.see(known, cause, &mut open, &mut literals, &mut bump));
        };
        literals.retain(|&literal| !self.is_implied(known, literal));
        literals.insert(0, first);
        self.touched.drain(..).for_each(|variable| self.marks[variable] = Mark::None);
        let glue = self.glue(known, literals.iter().copied());
        let level_of = |literal: &Literal| known.level_of(literal.variable());
        let second = (1..literals.len()).max_by_key(|&at| level_of(&literals[at]));
        let level = second.map_or(0, |at| level_of(&literals[at]));
        if let Some(at) = second {
            literals.swap(1, at);
        }
        literals.iter_mut().for_each(|literal| *literal = !*literal);
        Lesson { literals, level, glue }
    }

    fn see(
        &mut self,
        known: &Assignment<'_>,
        cause: Literal,
        open: &mut usize,
        literals: &mut Vec<Literal>,
        bump: &mut impl FnMut(usize),
    ) {
        let variable = cause.variable();
        if self.marks[variable] != Mark::None || known.level_of(variable) == 0 {
            return;
        }
        self.mark(variable, Mark::Seen);
        bump(variable);
        if known.level_of(variable) == known.level() {
            *open += 1;
        } else {
            literals.push(cause);
        }
    }

    fn mark(&mut self, variable: usize, mark: Mark) {
        if self.marks[variable] == Mark::None {
            self.touched.push(variable);
        }
        self.marks[variable] = mark;
    }

    /// True if a literal of the clause follows from the others, perhaps through more steps.
    fn is_implied(&mut self, known: &Assignment<'_>, literal: Literal) -> bool {
        let variable = literal.variable();
        known.reason_of(variable) != Reason::None && self.causes_are_implied(known, variable, 0)
    }

    fn causes_are_implied(&mut self, known: &Assignment<'_>, variable: usize, depth: usize) -> bool {
        /// Deeper chains are rare, and cost a frame of the stack each.
        const DEEPEST: usize = 500;
        let mut all = true;
        known.each_cause(variable, |cause| {
            let cause = cause.variable();
            all = all
                && match self.marks[cause] {
                    Mark::Seen | Mark::Implied => true,
                    Mark::Needed => false,
                    Mark::None if known.level_of(cause) == 0 => true,
                    Mark::None if known.reason_of(cause) == Reason::None || depth == DEEPEST => false,
                    Mark::None => {
                        let implied = self.causes_are_implied(known, cause, depth + 1);
                        self.mark(cause, if implied { Mark::Implied } else { Mark::Needed });
                        implied
                    }
                };
        });
        all
    }

    /// A clause that took part is kept for longer, and its glue is counted again.
    fn note_use(&mut self, known: &mut Assignment<'_>, id: u32) {
        let mut glue = known.clauses.glue(id);
        if glue > 2 {
            glue = self.glue(known, known.clauses.literals(id));
        }
        known.clauses.used(id, glue);
    }

    /// How many levels literals are from.
    fn glue(&mut self, known: &Assignment<'_>, literals: impl Iterator<Item = Literal>) -> u32 {
        self.count += 1;
        let mut glue = 0;
        for literal in literals {
            let seen = &mut self.levels[known.level_of(literal.variable()) as usize];
            if *seen != self.count {
                *seen = self.count;
                glue += 1;
            }
        }
        glue
    }
}
