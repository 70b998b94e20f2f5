//! The hardest known puzzles, where the shared data is present: solved by named techniques, and every step audited.
//!
//! A part of them by default, all with `cargo test --release --test hardest -- --ignored`, which lists those that are
//! left; `cargo run --release --example hardest` lists those of any file.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::{Ending, Solver, State, audit};

/// The puzzles, if their file is there.
fn puzzles() -> Option<Vec<ProperPuzzle>> {
    let text = std::fs::read_to_string(testkit::shared_data("rating/hardest-dev.txt")?).unwrap();
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    Some(puzzles.filter_map(|puzzle| ProperPuzzle::new(puzzle).ok()).collect())
}

/// Whether the path solves the puzzle; each of its steps must agree with the solution and prove itself.
fn solves(solver: &Solver, puzzle: &ProperPuzzle) -> bool {
    let mut state = State::proper(puzzle);
    let path = solver.path(state.clone(), Stop::never()).unwrap();
    for step in &path.steps {
        assert_eq!(audit::against(&state, step, puzzle.solution()), Ok(()), "{step} in {}", puzzle.puzzle());
        assert_eq!(audit::prove(&state, step), Ok(()), "{step} in {}", puzzle.puzzle());
        assert!(state.apply(step), "{step} in {}", puzzle.puzzle());
    }
    assert_eq!(state, path.state);
    path.ending == Ending::Solved
}

#[test]
fn some_of_the_hardest_are_solved() {
    let Some(puzzles) = puzzles() else { return };
    let solver = Solver::nets();
    for puzzle in puzzles.iter().step_by(40) {
        assert!(solves(&solver, puzzle), "{}", puzzle.puzzle());
    }
}

#[test]
#[ignore = "takes a minute"]
fn nearly_all_of_the_hardest_are_solved() {
    let Some(puzzles) = puzzles() else { return };
    let solver = Solver::nets();
    let left: Vec<&ProperPuzzle> = puzzles.iter().filter(|puzzle| !solves(&solver, puzzle)).collect();
    left.iter().for_each(|puzzle| println!("left: {}", puzzle.puzzle()));
    println!("{} of {} solved", puzzles.len() - left.len(), puzzles.len());
    assert!(left.len() * 20 <= puzzles.len());
}
