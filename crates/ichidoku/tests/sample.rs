//! A few puzzles through every kind of search on every engine: little enough work for an interpreter, as in
//! `cargo +nightly miri test -p ichidoku --test sample`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{for_each_engine, same_but_for_sweeps};
use ichidoku::{Puzzle, Solution};

/// A proper puzzle, one with two solutions, one without any, one that clashes.
const PUZZLES: [&str; 4] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".346789.267219.3..198.425678.976142.426853.917139.485696.5372...874196.534528.179",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5..1.8..79",
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];
const COUNTS: [u64; 4] = [1, 2, 0, 0];

#[test]
fn every_search_on_every_engine() {
    let puzzles = PUZZLES.map(|line| line.parse::<Puzzle>().unwrap());
    for_each_engine(|engine, search| {
        let reports = search.run_many(&puzzles);
        assert_eq!(reports.iter().map(|report| report.count).collect::<Vec<_>>(), COUNTS, "{engine}");
        assert!(same_but_for_sweeps(&reports[1], &search.run(&puzzles[1])), "{engine}");
        let all: Vec<Solution> = search.solutions(&puzzles[1]).flatten().collect();
        assert!(all.len() == 2 && all.iter().all(|solution| solution.solves(&puzzles[1])), "{engine}");
    });
}
