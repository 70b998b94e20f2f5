//! Finders that are told to stop do so, and what they have found is true.

#![allow(clippy::expect_used)]

use std::cell::Cell;
use std::ops::ControlFlow;

use ichidoku::ProperPuzzle;
use ichidoku_logic::rate::{Rating, rate, rate_unless};
use ichidoku_logic::{Ending, Solver, State, Survey, Technique, audit};

/// The Golden Nugget: nets inside of nets are needed, and there is room for everything else.
const HARDEST: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

fn puzzle() -> ProperPuzzle {
    ProperPuzzle::new(HARDEST.parse().expect("81 characters")).expect("one solution")
}

#[test]
fn what_is_found_before_a_stop_is_true_and_little_is_asked_after_it() {
    let puzzle = puzzle();
    let state = State::proper(&puzzle);
    let mut stopped_early = 0;
    for technique in Technique::ALL {
        for patience in [0, 1, 20, 400] {
            let asked = Cell::new(0_u32);
            let stopped = || asked.replace(asked.get() + 1) >= patience;
            let _ = technique.find(&Survey::unless(&state, &stopped), &mut |step| {
                assert_eq!(audit::against(&state, &step, puzzle.solution()), Ok(()), "{step}");
                assert_eq!(audit::prove(&state, &step), Ok(()), "{step}");
                if asked.get() > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert!(asked.get() < patience + 2000, "{technique} asks {} times after {patience}", asked.get());
            stopped_early += u32::from(asked.get() > patience);
        }
    }
    assert!(stopped_early > 50, "{stopped_early}");
}

#[test]
fn a_path_and_a_rating_end_when_told_to() {
    let puzzle = puzzle();
    let asked = Cell::new(0);
    let stopped = || asked.replace(asked.get() + 1) >= 100;
    let path = Solver::default().path_unless(State::proper(&puzzle), usize::MAX, &stopped);
    assert_eq!(path.ending, Ending::Stopped);
    assert_eq!(Solver::default().next_unless(&State::proper(&puzzle), &|| true), None);
    asked.set(0);
    let Rating { score, .. } = rate_unless(&puzzle, &stopped);
    assert_ne!(score, rate(&puzzle).score, "it was told to stop long before the end");
}
