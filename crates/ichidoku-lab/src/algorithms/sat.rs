//! SAT: the rules as one formula, solved by a general solver that learns from its conflicts.
//!
//! # Idea
//!
//! Take a yes-or-no variable for each candidate, 729 in all: "r1c1 is 1", "r1c1 is 2" … and say the rules in clauses,
//! each a list of statements of which at least one must be true:
//!
//! ```text
//! each cell holds a digit           r1c1=1 or r1c1=2 or … or r1c1=9              81 clauses of nine
//! and no two                        not r1c1=1 or not r1c1=2                  2,916 clauses of two
//! each house has each digit         r1c1=1 or r1c2=1 or … or r1c9=1             243 clauses of nine
//! and not twice                     not r1c1=1 or not r1c2=1                  8,748 clauses of two
//! the clues                         r1c3=5                                    one clause of one each
//! ```
//!
//! Half of them would do; the other half (the *extended* encoding) lets the solver see more at once: a clause in which
//! all statements but one are false settles the last one (*unit propagation*), and with both halves that finds what
//! neighbours elimination and singles extraction find. Where nothing is settled the solver guesses. On a conflict it
//! works out which guesses are to blame, learns that as a new clause, and goes back as far as the clause allows:
//! perhaps many guesses at once. It never makes the same mistake twice.
//!
//! # Source
//!
//! Inês Lynce and Joël Ouaknine, "Sudoku as a SAT problem", 2006. The solver is the Rust crate `batsat`, after MiniSat
//! (Niklas Eén and Niklas Sörensson, 2003). It is asked to guess that a digit *is* in a cell, so that its guesses read
//! like those of the other algorithms.
//!
//! # Pseudo-code
//!
//! ```text
//! repeat:
//!     unit propagation
//!     on a conflict:
//!         if no guess is open: no (further) solution
//!         learn the clause that blames the guesses; go back to where it settles a variable
//!     else if every variable is settled: a solution; to find others, forbid it with a clause
//!     else: guess the variable that took part in most conflicts of late
//! ```
//!
//! # Cost
//!
//! In theory exponential; in practice the hardest known puzzles take some hundred conflicts. Setting up the 11,988
//! clauses costs more than solving most puzzles. Memory: four megabytes that the solver reserves for clauses, of which
//! the rules take a twentieth, and the lists that lead to them.
//!
//! # What is counted
//!
//! A test is a variable settled, by guess or by unit propagation; a digit written (an assignment) is one
//! settled as true, clues aside. What is settled in the moment that leads to a conflict is not seen. A backtrack is a conflict.
//! The depth is that of the guesses. The memory is worked out from the clauses held.

use std::cell::Cell as Shared;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Theory, TheoryArg, Var, lbool};
use ichidoku::{Candidate, Cell, Digit, House, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;

/// Hands the rules as a formula to a SAT solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sat;

impl Algorithm for Sat {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("sat.rs"));
        &About {
            name: "sat",
            title: "one formula of 729 variables for a SAT solver that learns clauses",
            comment: COMMENT,
        }
    }

    fn source(&self) -> &'static str {
        include_str!("sat.rs")
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let stopped = Shared::new(false);
        let mut solver = Solver::new(SolverOpts::default(), Watch::new(&stopped));
        let variables: Vec<Var> = Candidate::all().map(|_| solver.new_var(lbool::TRUE, true)).collect();
        let is = |cell: Cell, digit: Digit| Lit::new(variables[Candidate::of(cell, digit).index()], true);
        for mut clause in rules(is) {
            solver.cb_mut().holds(clause.len());
            solver.add_clause_reuse(&mut clause);
        }
        for (cell, digit) in puzzle.clues() {
            solver.add_clause_reuse(&mut vec![is(cell, digit)]);
        }
        let mut diary = Diary::new(puzzle, notes, &stopped);
        loop {
            let answer = solver.solve_limited_th(&mut diary, &[]);
            diary.take_stock(&solver);
            if let Some(reason) = diary.ended {
                return Err(reason);
            }
            if answer != lbool::TRUE {
                return Ok(());
            }
            let mut other: Vec<Lit> = diary.solution.clues().map(|(cell, digit)| !is(cell, digit)).collect();
            solver.cb_mut().holds(other.len());
            solver.add_clause_reuse(&mut other);
        }
    }
}

/// The rules: in each cell and for each digit in each house, at least one and no two.
fn rules(is: impl Fn(Cell, Digit) -> Lit) -> Vec<Vec<Lit>> {
    let cells = Cell::ALL.into_iter().map(|cell| Digit::ALL.map(|digit| is(cell, digit)).to_vec());
    let houses = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let places = houses.map(|(house, digit)| house.cells().iter().map(|cell| is(cell, digit)).collect());
    let mut clauses: Vec<Vec<Lit>> = cells.chain(places).collect();
    for i in 0..clauses.len() {
        let choices = clauses[i].clone();
        for (n, first) in choices.iter().enumerate() {
            clauses.extend(choices[n + 1..].iter().map(|second| vec![!*first, !*second]));
        }
    }
    clauses
}

/// The bytes that the solver reserves for clauses before it has any.
const RESERVE: usize = 4 << 20;

/// Tells the solver to stop, and adds up the clauses that it holds.
struct Watch<'a> {
    stopped: &'a Shared<bool>,
    clauses: usize,
    literals: usize,
    most_bytes: usize,
}

impl<'a> Watch<'a> {
    const fn new(stopped: &'a Shared<bool>) -> Self {
        Self { stopped, clauses: 0, literals: 0, most_bytes: 0 }
    }

    /// A clause more: in the reserve a head, an activity and its literals, four bytes each; outside it an entry in a
    /// list, and two watchers of eight bytes.
    fn holds(&mut self, literals: usize) {
        self.clauses += 1;
        self.literals += literals;
        let inside = 4 * (2 * self.clauses + self.literals);
        self.most_bytes = self.most_bytes.max(inside.max(RESERVE) + 20 * self.clauses);
    }
}

impl Callbacks for Watch<'_> {
    fn stop(&self) -> bool {
        self.stopped.get()
    }

    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.holds(clause.len());
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.clauses -= 1;
        self.literals -= clause.len();
    }
}

/// Writes what the solver does into the notebook. To the solver it is a *theory*, which may object to what the solver
/// settles; this one never does.
struct Diary<'a, 'n, O> {
    puzzle: &'a Puzzle,
    notes: &'a mut Notebook<'n, O>,
    stopped: &'a Shared<bool>,
    ended: Option<Reason>,
    solution: Puzzle,
    /// How many of the settled variables have been written down.
    told: usize,
    levels: Vec<Level>,
}

/// An open guess of the solver.
struct Level {
    /// How many variables had been written down before it.
    told: usize,
    /// The guess, once it is written down; it is not if a conflict came at once.
    guess: Option<(Cell, Digit)>,
}

impl<'a, 'n, O: Observer> Diary<'a, 'n, O> {
    fn new(puzzle: &'a Puzzle, notes: &'a mut Notebook<'n, O>, stopped: &'a Shared<bool>) -> Self {
        Self { puzzle, notes, stopped, ended: None, solution: Puzzle::EMPTY, told: 0, levels: Vec::new() }
    }

    fn write_down(&mut self, settled: &[Lit]) -> Result<(), Reason> {
        for literal in settled.get(self.told..).unwrap_or_default() {
            self.told += 1;
            self.notes.count_test()?;
            self.write_literal(*literal)?;
        }
        Ok(())
    }

    fn write_literal(&mut self, literal: Lit) -> Result<(), Reason> {
        let (cell, digit) = candidate(literal);
        if !literal.sign() {
            self.notes.eliminate(cell, digit);
            return Ok(());
        }
        match self.levels.last_mut() {
            Some(level) if level.guess.is_none() => {
                level.guess = Some((cell, digit));
                self.notes.guess(cell, digit)
            }
            _ if self.puzzle.get(cell).is_some() => Ok(()),
            _ => self.notes.place(cell, digit),
        }
    }

    fn note(&mut self, result: Result<(), Reason>) {
        if let Err(reason) = result {
            self.ended = Some(reason);
            self.stopped.set(true);
        }
    }

    fn take_stock(&mut self, solver: &Solver<Watch<'_>>) {
        self.notes.counts_mut().backtracks = solver.num_conflicts();
        self.notes.uses_memory(solver.cb().most_bytes);
    }
}

impl<O: Observer> Theory for Diary<'_, '_, O> {
    fn partial_check(&mut self, solver: &mut TheoryArg<'_>) {
        if self.ended.is_none() {
            let written = self.write_down(solver.model());
            self.note(written);
        }
    }

    fn final_check(&mut self, solver: &mut TheoryArg<'_>) {
        if self.ended.is_none() {
            let settled = solver.model();
            self.solution =
                settled.iter().filter(|literal| literal.sign()).map(|literal| candidate(*literal)).collect();
            let written = self.write_down(settled).and_then(|()| self.notes.solved(&self.solution));
            self.note(written);
        }
    }

    fn create_level(&mut self) {
        self.levels.push(Level { told: self.told, guess: None });
    }

    fn pop_levels(&mut self, count: usize) {
        for _ in 0..count {
            let Some(level) = self.levels.pop() else { return };
            self.told = level.told;
            if let (Some((cell, digit)), None) = (level.guess, self.ended) {
                self.notes.backtrack(cell, digit);
            }
        }
    }

    fn n_levels(&self) -> usize {
        self.levels.len()
    }

    fn explain_propagation(&mut self, _settled: Lit) -> &[Lit] {
        // Asked only of theories that settle variables themselves.
        &[]
    }
}

/// The candidate that a variable stands for.
fn candidate(literal: Lit) -> (Cell, Digit) {
    let index = literal.var().idx() as usize;
    (Cell::ALL[index / 9], Digit::ALL[index % 9])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_have_as_many_clauses_as_the_text_says() {
        let clauses =
            rules(|cell, digit| Lit::new(Var::unsafe_from_idx(Candidate::of(cell, digit).index() as u32), true));
        assert_eq!(clauses.iter().filter(|clause| clause.len() == 9).count(), 81 + 243);
        assert_eq!(clauses.iter().filter(|clause| clause.len() == 2).count(), 2916 + 8748);
        assert_eq!(clauses.len(), 11_988);
    }
}
