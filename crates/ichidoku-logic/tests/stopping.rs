//! Whatever can be stopped says so: its handle raised beforehand or in the middle, it returns [`Interrupted`] and never an
//! answer that looks like one. What finders have found by then is true.

#![allow(clippy::expect_used)]

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ichidoku::{Grid, Interrupted, ProperPuzzle, Stop};
use ichidoku_logic::hint::{advise, trouble};
use ichidoku_logic::rate::{ExplainerDialect, explainer, hodoku, rate};
use ichidoku_logic::{Solver, State, Technique, audit};

/// The Golden Nugget: nets inside of nets are needed, and there is room for everything else.
const HARDEST: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
/// Chains are enough.
const HARD: &str = "4.53..8.......9.36..2..........25.4..9...82..7......1..8....1......9..6.....46...";

fn puzzle(line: &str) -> ProperPuzzle {
    ProperPuzzle::new(line.parse().expect("81 characters")).expect("one solution")
}

/// Something that can be stopped, and what it says of the state and the puzzle.
type Work = fn(&ProperPuzzle, Stop<'_>) -> Result<(), Interrupted>;

/// All that can be stopped.
const WORK: [(&str, Work); 10] = [
    ("next", |puzzle, stop| Solver::default().next(&State::proper(puzzle), stop).map(drop)),
    ("all", |puzzle, stop| Solver::nets().all(&State::proper(puzzle), stop).map(drop)),
    ("path", |puzzle, stop| Solver::default().path(State::proper(puzzle), stop).map(drop)),
    ("path of at most", |puzzle, stop| Solver::default().path_of_at_most(State::proper(puzzle), 20, stop).map(drop)),
    ("rate", |puzzle, stop| rate(puzzle, stop).map(drop)),
    ("hodoku", |puzzle, stop| hodoku(puzzle, stop).map(drop)),
    ("explainer", |puzzle, stop| explainer(puzzle, stop).map(drop)),
    ("sukaku", |puzzle, stop| ExplainerDialect::Sukaku.rating(&State::proper(puzzle), stop).map(drop)),
    ("trouble", |puzzle, stop| trouble(&Grid::from(*puzzle.puzzle()), &[], stop).map(drop)),
    ("advise", |puzzle, stop| advise(&Grid::from(*puzzle.puzzle()), &[], &Solver::default(), stop).map(drop)),
];

#[test]
fn what_is_stopped_beforehand_says_so() {
    let (puzzle, raised) = (puzzle(HARD), AtomicBool::new(true));
    for (name, work) in WORK {
        assert_eq!(work(&puzzle, Stop::flag(&raised)), Err(Interrupted::Stopped), "{name}");
        assert_eq!(work(&puzzle, Stop::never()), Ok(()), "{name}");
    }
}

#[test]
fn what_is_stopped_in_the_middle_says_so() {
    let puzzle = puzzle(HARD);
    for (name, work) in WORK {
        let looks = AtomicU32::new(0);
        let count = || looks.fetch_add(1, Ordering::Relaxed) == u32::MAX;
        assert_eq!(work(&puzzle, Stop::when(&count)), Ok(()), "{name}");
        let all = looks.into_inner();
        assert!(all > 2, "{name} looks at its handle {all} times");
        for patience in [1, all / 3, all / 2, all - 2, all - 1] {
            let looks = AtomicU32::new(0);
            let is_over = || looks.fetch_add(1, Ordering::Relaxed) >= patience;
            assert_eq!(work(&puzzle, Stop::when(&is_over)), Err(Interrupted::Stopped), "{name}, {patience} of {all}");
        }
    }
}

#[test]
fn what_is_found_before_a_stop_is_true_and_little_is_asked_after_it() {
    let puzzle = puzzle(HARDEST);
    let state = State::proper(&puzzle);
    let mut stopped_early = 0;
    for technique in Technique::ALL {
        let solver = Solver::with_order([*technique]);
        for patience in [0, 1, 20, 400] {
            let looks = AtomicU32::new(0);
            let is_over = || looks.fetch_add(1, Ordering::Relaxed) >= patience;
            let ended = solver.each(&state, Stop::when(&is_over), &mut |step| {
                assert_eq!(audit::against(&state, &step, puzzle.solution()), Ok(()), "{step}");
                assert_eq!(audit::prove(&state, &step), Ok(()), "{step}");
                let is_over = looks.load(Ordering::Relaxed) > patience;
                if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            let looks = looks.into_inner();
            assert!(looks < patience + 2000, "{technique} looks {looks} times after {patience}");
            assert_eq!(ended.is_err(), looks > patience, "{technique} after {patience}");
            stopped_early += u32::from(ended.is_err());
        }
    }
    assert!(stopped_early > 50, "{stopped_early}");
}
