//! The golden suite through the public interface, on every engine of this machine.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{for_each_engine, same_but_for_sweeps};
use ichidoku::solve::{Outcome, Report, oracle};
use ichidoku::{NotProper, ProperPuzzle, Puzzle, Solution};
use testkit::{Case, Count, golden};

const LIMIT: u64 = 1000;

/// Cases and their puzzles.
type Cases = Vec<(Case, Puzzle)>;

/// The whole suite.
fn suite() -> Cases {
    golden().unwrap().into_iter().map(|case| (case.clone(), case.puzzle.parse().unwrap())).collect()
}

/// The cases that take no search long, and the others.
fn quick_and_slow() -> (Cases, Cases) {
    suite().into_iter().partition(|(case, _)| !case.tags.iter().any(|tag| tag == "slow"))
}

#[test]
fn clashes_are_all_reported_in_order() {
    for (case, puzzle) in suite() {
        let found: Vec<_> =
            puzzle.clashes().iter().map(|c| (c.digit.get(), c.house.to_string(), c.cells.to_string())).collect();
        let expected: Vec<_> = case.clashes.iter().map(|c| (c.digit, c.house.clone(), c.cells.clone())).collect();
        assert_eq!(found, expected, "{}", case.name);
        assert_eq!(puzzle.check().is_ok(), case.clashes.is_empty(), "{}", case.name);
    }
}

#[test]
fn the_oracle_agrees() {
    for (case, puzzle) in &suite() {
        verify_with_the_oracle(case, puzzle);
    }
}

fn verify_with_the_oracle(case: &Case, puzzle: &Puzzle) {
    let found = oracle::solutions(puzzle, LIMIT as usize, oracle::CellOrder::Fewest);
    assert!(case.solutions.agrees(found.len() as u64, LIMIT), "{}: {}", case.name, found.len());
    if let Some(solution) = &case.solution {
        assert_eq!(&found[0].to_string(), solution, "{}", case.name);
    }
}

#[test]
fn every_engine_counts_up_to_every_limit() {
    let (quick, slow) = quick_and_slow();
    for_each_engine(|engine, search| {
        let verify = |(case, puzzle): &(Case, Puzzle), limit: u64| {
            let report = search.limit(limit).run(puzzle);
            let place = format!("{engine}: {} with limit {limit}", case.name);
            assert!(case.solutions.agrees(report.count, limit), "{place}: {}", report.count);
            verify_report(case, puzzle, &report, &place);
        };
        slow.iter().for_each(|case| verify(case, 2));
        for limit in [0, 1, 2, 3, LIMIT] {
            quick.iter().for_each(|case| verify(case, limit));
        }
    });
}

#[test]
fn many_at_once_are_searched_as_one_at_a_time() {
    let (cases, puzzles): (Vec<_>, Vec<_>) = quick_and_slow().0.into_iter().unzip();
    for_each_engine(|engine, search| {
        let reports = search.run_many(&puzzles);
        assert_eq!(reports.len(), puzzles.len(), "{engine}");
        for ((case, puzzle), report) in cases.iter().zip(&puzzles).zip(&reports) {
            let place = format!("{engine}: {} in a batch", case.name);
            verify_report(case, puzzle, report, &place);
            assert!(same_but_for_sweeps(report, &search.run(puzzle)), "{place}");
        }
    });
}

#[test]
fn all_engines_do_the_same_work() {
    let puzzles: Vec<Puzzle> = quick_and_slow().0.into_iter().map(|(_, puzzle)| puzzle).collect();
    let mut first = None;
    for_each_engine(|engine, search| {
        let reports = search.limit(LIMIT).run_many(&puzzles);
        let first = first.get_or_insert_with(|| reports.clone());
        for ((puzzle, report), expected) in puzzles.iter().zip(&reports).zip(first) {
            assert_eq!(report, expected, "{engine}: {puzzle}");
        }
    });
}

/// The reported solutions are distinct, solve the puzzle, and are the only one where there is only one.
fn verify_report(case: &Case, puzzle: &Puzzle, report: &Report, place: &str) {
    assert_eq!(report.interrupted, None, "{place}");
    let found: Vec<Solution> = report.solutions.into_iter().flatten().collect();
    assert_eq!(found.len() as u64, report.count.min(2), "{place}");
    assert!(found.iter().all(|solution| solution.solves(puzzle)), "{place}");
    assert!(found.len() < 2 || found[0] != found[1], "{place}");
    if let (Some(solution), Some(first)) = (&case.solution, found.first()) {
        assert_eq!(&first.to_string(), solution, "{place}");
    }
}

#[test]
fn every_engine_enumerates_in_ascending_order() {
    let (quick, _) = quick_and_slow();
    for_each_engine(|engine, search| {
        for (case, puzzle) in &quick {
            let found: Vec<Solution> = search.limit(200).solutions(puzzle).map(Result::unwrap).collect();
            assert!(case.solutions.agrees(found.len() as u64, 200), "{engine}: {}", case.name);
            assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "{engine}: {}", case.name);
            assert!(found.iter().all(|solution| solution.solves(puzzle)), "{engine}: {}", case.name);
        }
    });
}

#[test]
fn the_outcome_is_the_type() {
    for (case, puzzle) in suite() {
        let proper = ProperPuzzle::new(puzzle);
        match (case.solutions, case.clashes.is_empty()) {
            (Count::Exactly(0), false) => assert!(matches!(proper, Err(NotProper::Clashing(_))), "{}", case.name),
            (Count::Exactly(0), true) => assert_eq!(proper, Err(NotProper::Unsolvable), "{}", case.name),
            (Count::Exactly(1), _) => assert_eq!(proper.unwrap().solution().to_string(), case.solution.unwrap()),
            _ => assert!(matches!(puzzle.solve(), Outcome::Several(_)), "{}", case.name),
        }
    }
}
