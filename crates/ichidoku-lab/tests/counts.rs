//! The exact numbers of assignments and tests of the two backtracking searches, counted by an independent program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

#[allow(unreachable_pub, reason = "a module of a test crate")]
mod common;

use common::{Named, named};
use ichidoku::Puzzle;
use ichidoku_lab::{Algorithm, Limits, Method, Outcome, Run, Silent};

/// Runs of more assignments than these wait for `cargo test -- --ignored`.
const LONG_ROW_BY_ROW: u64 = 5_000_000;
const LONG_FEWEST_FIRST: u64 = 1_000_000;

fn run(method: &str, puzzle: &Puzzle) -> Run {
    let limits = Limits::new().steps(u64::MAX).time(std::time::Duration::from_secs(3600));
    Method::named(method).unwrap().run(puzzle, &limits, &mut Silent)
}

fn check_row_by_row(named: &Named) {
    let run = run("row-by-row", &named.puzzle);
    assert_eq!((run.counts.assignments, run.counts.tests), named.row_by_row, "{}", named.name);
}

fn check_fewest_first(named: &Named) {
    assert_eq!(run("fewest-first", &named.puzzle).counts.assignments, named.fewest_first, "{}", named.name);
}

/// The four of the contract stand here too, so that they are checked without the shared data.
#[test]
fn the_contract() {
    let cases = [
        ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 4208, 37652, 51),
        ("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..", 10007, 89833, 542),
        ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 8969, 80491, 217),
        (
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
            69_175_316,
            622_577_597,
            45_267,
        ),
    ];
    for (puzzle, assignments, tests, fewest_first) in cases {
        let name = puzzle.to_owned();
        let puzzle = puzzle.parse().unwrap();
        let named = Named { puzzle, name, row_by_row: (assignments, tests), fewest_first };
        check_row_by_row(&named);
        check_fewest_first(&named);
    }
}

#[test]
fn row_by_row() {
    for named in named().into_iter().filter(|named| named.row_by_row.0 < LONG_ROW_BY_ROW) {
        check_row_by_row(&named);
    }
}

#[test]
fn fewest_first() {
    for named in named().into_iter().filter(|named| named.fewest_first < LONG_FEWEST_FIRST) {
        check_fewest_first(&named);
    }
}

#[test]
#[ignore = "the longest is 1,300 million assignments after 12,000 million tests"]
fn the_long_runs() {
    for named in named().into_iter() {
        if named.row_by_row.0 >= LONG_ROW_BY_ROW {
            check_row_by_row(&named);
        }
        if named.fewest_first >= LONG_FEWEST_FIRST {
            check_fewest_first(&named);
        }
    }
}

/// A candidate list changes what is asked, never what is written.
#[test]
fn candidate_lists_save_tests_and_no_assignment() {
    for named in named().into_iter().filter(|named| named.row_by_row.0 < 3_000_000) {
        let run = run("candidate-lists", &named.puzzle);
        assert_eq!(run.outcome, Outcome::Solved);
        assert_eq!(run.counts.assignments, named.row_by_row.0, "{}", named.name);
        // The lists cost nine questions for each blank cell, which pays unless the search is very short.
        assert!(run.counts.tests < named.row_by_row.1 + 9 * 81, "{}", named.name);
    }
}
