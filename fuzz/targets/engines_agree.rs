//! All engines report the same of any clues, one at a time or in a batch, and the oracle agrees where they came to an end
//! soon.

#![no_main]

use ichidoku::solve::{Engine, Report, Search, oracle};
use ichidoku::{Puzzle, Solution};
use libfuzzer_sys::fuzz_target;

const LIMIT: u64 = 3;
const BUDGET: u64 = 50;
/// The oracle is slow, so it is asked about one puzzle of a batch, and that only where the engines made few guesses.
const EASY: u64 = 12;

fuzz_target!(|bytes: &[u8]| {
    // One more than the widest engine has lanes, so that lanes have neighbours and one takes up a second puzzle.
    let puzzles: Vec<Puzzle> = bytes.chunks(81).take(17).map(puzzle).collect();
    let search = Search::new().limit(LIMIT).node_budget(BUDGET);
    let expected = search.engine("scalar".parse().expect("every machine has it")).run_many(&puzzles);
    for engine in Engine::available() {
        assert_eq!(search.engine(engine).run_many(&puzzles), expected, "{engine}");
    }
    for (puzzle, report) in puzzles.iter().zip(&expected) {
        verify(puzzle, report);
        alone_as_in_a_batch(&search, puzzle, report);
    }
    let easy = |(_, report): &(&Puzzle, &Report)| report.interrupted.is_none() && report.stats.guesses <= EASY;
    if let Some((puzzle, report)) = puzzles.iter().zip(&expected).find(easy) {
        ask_the_oracle(puzzle, report);
    }
});

/// Digits are clues, every other byte is a blank.
fn puzzle(bytes: &[u8]) -> Puzzle {
    let value = |i: usize| bytes.get(i).filter(|b| b.is_ascii_digit()).map_or(0, |b| b - b'0');
    Puzzle::from_values(std::array::from_fn(value)).expect("every value is 0 to 9")
}

/// One puzzle alone is swept in another way than many; everything else must be the same.
fn alone_as_in_a_batch(search: &Search<'_>, puzzle: &Puzzle, report: &Report) {
    let mut alone = search.run(puzzle);
    alone.stats.sweeps = report.stats.sweeps;
    assert_eq!(alone, *report, "{puzzle}");
    let solutions: Vec<Solution> = search.solutions(puzzle).flatten().collect();
    assert!(solutions.windows(2).all(|pair| pair[0] < pair[1]), "{puzzle}");
    assert!(report.interrupted.is_some() || solutions.len() as u64 <= report.count, "{puzzle}");
}

/// The reported solutions are two different ones.
fn verify(puzzle: &Puzzle, report: &Report) {
    let found: Vec<Solution> = report.solutions.into_iter().flatten().collect();
    assert!(found.iter().all(|solution| solution.solves(puzzle)), "{puzzle}");
    assert!(found.len() < 2 || found[0] != found[1], "{puzzle}");
}

/// The oracle counts the same and knows the solutions.
fn ask_the_oracle(puzzle: &Puzzle, report: &Report) {
    let known = oracle::solutions(puzzle, LIMIT as usize, oracle::CellOrder::Fewest);
    assert_eq!(report.count, known.len() as u64, "{puzzle}");
    let mut found = report.solutions.iter().flatten();
    assert!(known.len() as u64 == LIMIT || found.all(|solution| known.contains(solution)), "{puzzle}");
}
