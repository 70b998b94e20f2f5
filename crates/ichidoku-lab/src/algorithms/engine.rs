//! The engine of `ichidoku`: what a solver looks like when speed is the subject.
//!
//! # Idea
//!
//! The same two methods as in elimination, and the same guess in a small cell, but done to the whole grid at once. A
//! digit's candidates in a band of the grid are 27 bits of one machine word, and a sweep over all houses is a few dozen
//! instructions. The lanes of a vector register hold different puzzles (or different branches of one), which are
//! solved in lock step. Nothing is asked cell by cell any more, so there is little left to count or to watch.
//!
//! # Source
//!
//! The crate `ichidoku`, module `solve`.
//!
//! # Pseudo-code
//!
//! ```text
//! repeat for all lanes at once:
//!     sweep: singles in cells and houses, until no lane changes
//!     a lane without candidates for something: take its last branch
//!     a lane that is solved: a solution
//!     else: guess, and keep the other choices as a branch
//! ```
//!
//! # Cost
//!
//! Far below a microsecond for an easy puzzle among many, some microseconds for one alone; most need no or few guesses.
//! Memory: the lanes and the open branches.
//!
//! # What is counted
//!
//! A digit written (an assignment) is a guess here; a test is a sweep, which asks about every candidate of a grid at once. Neither can be
//! compared with the other rows of a table; the time can. The engine keeps no diary: an observer sees only the solution
//! being written in at the end, and at most two solutions even if more are counted.

use ichidoku::solve::{Report, Search};
use ichidoku::{CellSet, Interrupted, Puzzle, opening_comment};

use crate::algorithm::{About, Algorithm};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;

/// The first attempt may make this many guesses; nearly every puzzle is solved with fewer.
const FIRST_GUESSES: u64 = 1 << 12;

/// The engine of `ichidoku`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Engine;

impl Algorithm for Engine {
    fn about(&self) -> &'static About {
        const COMMENT: &str = opening_comment!(include_bytes!("engine.rs"));
        &About {
            name: "engine",
            title: "the lock-step engine of ichidoku, many puzzles at once in vector registers",
            comment: COMMENT,
        }
    }

    fn source(&self) -> &'static str {
        include_str!("engine.rs")
    }

    /// The engine knows no time limit, so it is given few guesses, and four times as many again while time is left.
    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        let mut guesses = FIRST_GUESSES;
        loop {
            notes.look()?;
            let budget = guesses.min(notes.steps_left());
            let report = attempt(puzzle, budget, notes);
            match report.interrupted {
                Some(Interrupted::NodeBudget) if budget == guesses => guesses *= 4,
                _ => return close(puzzle, &report, notes),
            }
        }
    }
}

/// Lets the engine search with this many guesses.
fn attempt<O: Observer>(puzzle: &Puzzle, guesses: u64, notes: &Notebook<'_, O>) -> Report {
    Search::new().limit(notes.solutions_wanted()).node_budget(guesses).stop(notes.handle()).run(puzzle)
}

/// Takes over what the engine found and counted.
fn close<O: Observer>(puzzle: &Puzzle, report: &Report, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
    notes.take_over(report);
    let blanks = CellSet::FULL - puzzle.clue_cells();
    for solution in report.solutions.iter().flatten() {
        notes.tell_solution(blanks, solution);
    }
    report.complete()?;
    if report.count == notes.solutions_wanted() { Err(Reason::Enough) } else { Ok(()) }
}
