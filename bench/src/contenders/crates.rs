//! Solvers from crates.io.

use anyhow::{Result, anyhow};
use ichidoku::Puzzle;

use super::one_by_one::{Found, OneByOne, Solver};
use crate::contender::{Contender, Prepared, Task};

/// Every solver from crates.io that is built in.
pub(crate) fn all() -> Vec<Box<dyn Contender>> {
    vec![
        Box::new(Crate { name: "sudoku", solver: Sudoku }),
        Box::new(Crate { name: "msolve", solver: Msolve }),
        Box::new(Crate { name: "rustoku", solver: Rustoku }),
    ]
}

struct Crate<S> {
    name: &'static str,
    solver: S,
}

impl<S: Solver + 'static> Contender for Crate<S> {
    fn name(&self) -> &str {
        self.name
    }

    fn prepare<'a>(&'a self, puzzles: &'a [Puzzle], task: Task) -> Result<Box<dyn Prepared + 'a>> {
        Ok(Box::new(OneByOne::new(&self.solver, puzzles, task.limit)?))
    }
}

/// `sudoku` 0.8. Of its calls that hand solutions over none was measured to be faster than `solutions_up_to_buffer`
/// (BENCHMARKS.md); it alone gives the count and both solutions into memory that is there already.
struct Sudoku;

impl Solver for Sudoku {
    type Parsed = sudoku::Sudoku;

    fn parse(&self, puzzle: &Puzzle) -> Result<sudoku::Sudoku> {
        Ok(sudoku::Sudoku::from_bytes(*puzzle.values())?)
    }

    fn solve(&self, puzzle: &sudoku::Sudoku, limit: u8, found: &mut Found) {
        let limit = usize::from(limit);
        found.count = puzzle.solutions_up_to_buffer(&mut found.solutions[..limit], limit);
    }
}

/// `msolve` 0.6. Its iterator is what all its other methods use.
struct Msolve;

impl Solver for Msolve {
    type Parsed = msolve::Sudoku;

    fn parse(&self, puzzle: &Puzzle) -> Result<msolve::Sudoku> {
        Ok(msolve::Sudoku::from(puzzle.values()))
    }

    fn solve(&self, puzzle: &msolve::Sudoku, limit: u8, found: &mut Found) {
        let solutions = puzzle.iter().take(limit.into());
        for (room, solution) in found.solutions.iter_mut().zip(solutions) {
            *room = solution.to_array();
            found.count += 1;
        }
    }
}

/// `rustoku-lib` 0.16. `solve_until` alone hands solutions over.
struct Rustoku;

impl Solver for Rustoku {
    type Parsed = rustoku_lib::Rustoku;

    fn parse(&self, puzzle: &Puzzle) -> Result<rustoku_lib::Rustoku> {
        let (rows, _) = puzzle.values().as_chunks::<9>();
        let board = rustoku_lib::core::Board::new(rows.try_into()?);
        rustoku_lib::Rustoku::new(board).map_err(|error| anyhow!("rustoku: {error:?}"))
    }

    fn solve(&self, puzzle: &rustoku_lib::Rustoku, limit: u8, found: &mut Found) {
        // Solving changes the solver, so each round needs a fresh one.
        let solutions = puzzle.clone().solve_until(limit.into());
        found.count = solutions.len();
        for (room, solution) in found.solutions.iter_mut().zip(&solutions) {
            for (digit, (row, column)) in room.iter_mut().zip(solution.board.iter_cells()) {
                *digit = solution.board.get(row, column);
            }
        }
    }
}
