//! Whatever makes puzzles says so when it was stopped, beforehand or in the middle, and gives no puzzle that was not judged
//! to the end.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ichidoku::solve::Search;
use ichidoku::{Cell, ProperPuzzle, Puzzle, Stop};
use ichidoku_generate::{Generator, Neighbours, Order, Shortfall, practice};
use ichidoku_logic::rate::Grade;
use ichidoku_logic::{HodokuLevel, Technique};

const PUZZLE: &str = "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5......4.9..";

/// Whether it was interrupted.
type Work = fn(Stop<'_>) -> bool;

const WORK: [(&str, Work); 8] = [
    ("any", |stop| make(Order::new(), stop)),
    ("grade", |stop| make(Order::new().grade(Grade::Hard), stop)),
    ("hodoku", |stop| make(Order::new().hodoku(HodokuLevel::Hard), stop)),
    ("needs", |stop| make(Order::new().needs(Technique::XWing), stop)),
    ("few clues", |stop| make(Order::new().clues(20..=20), stop)),
    ("given", |stop| make(Order::new().given(Puzzle::EMPTY.with(Cell::ALL[0], ichidoku::Digit::new(5))), stop)),
    ("practice", |stop| practice(&puzzle(), Technique::XWing, stop).is_err()),
    ("neighbours", |stop| {
        let mut found = Neighbours::new(&puzzle(), 1, Search::new().stop(stop));
        found.any(|other| other.is_err())
    }),
];

fn puzzle() -> ProperPuzzle {
    ProperPuzzle::new(PUZZLE.parse().unwrap()).unwrap()
}

fn make(order: Order, stop: Stop<'_>) -> bool {
    match Generator::new(order).unwrap().stop(stop).puzzle(1, 0) {
        Ok(_) => false,
        Err(Shortfall::Interrupted { .. }) => true,
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn what_is_stopped_says_so() {
    let raised = AtomicBool::new(true);
    for (name, work) in WORK {
        assert!(work(Stop::flag(&raised)), "{name}");
        let looks = AtomicU32::new(0);
        let count = || looks.fetch_add(1, Ordering::Relaxed) == u32::MAX;
        assert!(!work(Stop::when(&count)), "{name}");
        let all = looks.into_inner();
        assert!(all > 2, "{name} looks at its handle {all} times");
        for patience in [1, all / 2, all - 1] {
            let looks = AtomicU32::new(0);
            let is_over = || looks.fetch_add(1, Ordering::Relaxed) >= patience;
            assert!(work(Stop::when(&is_over)), "{name}, {patience} of {all}");
        }
    }
}

#[test]
fn an_interrupted_puzzle_says_how_often_it_was_attempted() {
    let order = Order::new().needs(Technique::Tridagon).attempts(u64::MAX);
    let looks = AtomicU32::new(0);
    let is_over = || looks.fetch_add(1, Ordering::Relaxed) >= 50_000;
    match Generator::new(order).unwrap().stop(Stop::when(&is_over)).puzzle(1, 0) {
        Err(Shortfall::Interrupted { attempts: 1.., nearest: Some(_) }) => {}
        other => panic!("{other:?}"),
    }
}
