//! Every search whose handle is raised, beforehand or in the middle, says that it was interrupted.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ichidoku::solve::{Report, Search};
use ichidoku::{CandidateSet, Diagnosis, Interrupted, ProperPuzzle, Puzzle, Stop};

/// Needs so many guesses that the lanes share it.
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

type Work = fn(&Puzzle, &Search<'_>) -> Result<(), Interrupted>;

/// All searches; each is complete, so no look at the handle comes too late to matter.
const WORK: [(&str, Work); 10] = [
    ("run", |puzzle, search| search.run(puzzle).outcome().map(drop)),
    ("run_many", |puzzle, search| search.run_many(&[*puzzle; 20]).iter().try_for_each(Report::complete)),
    ("run_iter", |puzzle, search| search.run_iter([*puzzle; 20]).try_for_each(|report| report.complete())),
    ("run_candidates", |_, search| search.limit(200).run_candidates(&CandidateSet::FULL).complete()),
    ("solutions", |puzzle, search| search.solutions(puzzle).try_for_each(|solution| solution.map(drop))),
    ("solutions_within", |_, search| {
        search.limit(200).solutions_within(&CandidateSet::FULL).try_for_each(|solution| solution.map(drop))
    }),
    ("true_candidates", |puzzle, search| search.true_candidates(puzzle, 2).map(drop)),
    ("redundant_clues", |puzzle, search| search.redundant_clues(&ProperPuzzle::new(*puzzle).unwrap()).map(drop)),
    ("minimal_subpuzzles", |puzzle, search| {
        search.minimal_subpuzzles(&ProperPuzzle::new(*puzzle).unwrap()).take(3).try_for_each(|found| found.map(drop))
    }),
    ("diagnosis", |puzzle, search| Diagnosis::of(puzzle, search).map(drop)),
];

#[test]
fn a_search_stopped_beforehand_says_so() {
    let (puzzle, raised) = (HARD.parse().unwrap(), AtomicBool::new(true));
    for (name, work) in WORK {
        assert_eq!(work(&puzzle, &Search::new().stop(Stop::flag(&raised))), Err(Interrupted::Stopped), "{name}");
        assert_eq!(work(&puzzle, &Search::new()), Ok(()), "{name}");
    }
}

#[test]
fn a_search_stopped_in_the_middle_says_so() {
    let puzzle = HARD.parse().unwrap();
    for (name, work) in WORK {
        let looks = AtomicU32::new(0);
        let count = || looks.fetch_add(1, Ordering::Relaxed) == u32::MAX;
        assert_eq!(work(&puzzle, &Search::new().stop(Stop::when(&count))), Ok(()), "{name}");
        let all = looks.into_inner();
        assert!(all > 2, "{name} looks at its handle {all} times");
        for patience in [1, all / 2, all - 1] {
            let looks = AtomicU32::new(0);
            let is_over = || looks.fetch_add(1, Ordering::Relaxed) >= patience;
            let ended = work(&puzzle, &Search::new().stop(Stop::when(&is_over)));
            assert_eq!(ended, Err(Interrupted::Stopped), "{name}, {patience} of {all}");
        }
    }
}
