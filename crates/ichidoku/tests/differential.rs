//! Random clue sets, proper, improper and clashing, through every engine and the oracle.
//!
//! `ICHIDOKU_CASES=100000 cargo test --release -p ichidoku --test differential` runs a hundred thousand instead of a few
//! thousand, in a few minutes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{for_each_engine, same_but_for_sweeps};
use ichidoku::solve::{Search, oracle};
use ichidoku::{Cell, Digit, Puzzle, Solution};
use testkit::random::Random;
use testkit::random_solution;

const LIMIT: u64 = 20;

/// How many clue sets: `$ICHIDOKU_CASES`, or a few thousand.
fn cases() -> usize {
    std::env::var("ICHIDOKU_CASES").map_or(3000, |n| n.parse().unwrap())
}

/// A random clue set of one of five kinds.
fn random_clues(random: &mut Random) -> Puzzle {
    let values = match random.below(100) {
        0..20 => anything(random),
        20..40 => legal(random),
        40..65 => from_solution(random, 22, 0),
        65..98 => from_solution(random, 24, 1),
        _ => nearly_minimal(random),
    };
    Puzzle::from_values(values).unwrap()
}

/// Any digits in any cells; nearly always clashing.
fn anything(random: &mut Random) -> [u8; 81] {
    let blanks = random.below(10);
    std::array::from_fn(|_| if random.below(10) < blanks { 0 } else { 1 + random.below(9) as u8 })
}

/// Clues added while they do not clash: few, with many solutions, or many, nearly always with none. In between, nobody
/// knows before.
fn legal(random: &mut Random) -> [u8; 81] {
    let clues = random.below(36);
    let mut puzzle = Puzzle::EMPTY;
    while puzzle.clue_count() < clues {
        let open = |cell: &Cell| puzzle.get(*cell).is_none() && !puzzle.unseen_digits(*cell).is_empty();
        let cells: Vec<Cell> = Cell::ALL.into_iter().filter(open).collect();
        let Some(cell) = random.pick(&cells) else { break };
        let digits: Vec<Digit> = puzzle.unseen_digits(*cell).iter().collect();
        puzzle.set(*cell, random.pick(&digits).copied());
    }
    *puzzle.values()
}

/// Clues of a random solution, at least so many, some of them changed.
fn from_solution(random: &mut Random, least: usize, wrong: usize) -> [u8; 81] {
    let solution = random_solution(random);
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    cells.truncate(least + random.below(50));
    let mut values = [0; 81];
    for cell in &cells {
        values[*cell] = solution[*cell];
    }
    for cell in &cells[..wrong] {
        values[*cell] = 1 + random.below(9) as u8;
    }
    values
}

/// A proper puzzle of which few clues or none can go: harder than clues at random.
fn nearly_minimal(random: &mut Random) -> [u8; 81] {
    let mut puzzle = Puzzle::from_values(random_solution(random)).unwrap();
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        let without = puzzle.with(cell, None);
        if oracle::solutions(&without, 2, oracle::CellOrder::Fewest).len() == 1 {
            puzzle = without;
        }
    }
    *puzzle.values()
}

/// Compares one search with all solutions that the oracle knows, up to the limit.
fn compare(search: &Search<'_>, puzzle: &Puzzle, expected: &[Solution]) -> Result<(), String> {
    let report = search.run(puzzle);
    let first: Vec<Solution> = report.solutions.into_iter().flatten().collect();
    let all_known = (expected.len() as u64) < LIMIT;
    let is_right = |s: &Solution| s.solves(puzzle) && (!all_known || expected.contains(s));
    if report.count != expected.len() as u64 {
        return Err(format!("{} solutions instead of {}", report.count, expected.len()));
    }
    if first.len() != expected.len().min(2) || !first.iter().all(is_right) || (first.len() == 2 && first[0] == first[1])
    {
        return Err(format!("reports {first:?}"));
    }
    if all_known && !search.solutions(puzzle).eq(expected.iter().copied().map(Ok)) {
        return Err("enumerates other solutions".to_owned());
    }
    Ok(())
}

#[test]
fn every_engine_agrees_with_the_oracle() {
    let mut random = Random::new(9);
    let puzzles: Vec<Puzzle> = (0..cases()).map(|_| random_clues(&mut random)).collect();
    let expected: Vec<Vec<Solution>> = puzzles.iter().map(sorted_solutions).collect();
    verify_mixture(&expected);
    verify_engines(&puzzles, &expected);
}

/// Few clues on which a search goes astray that branches on cells only: after two million guesses it has neither found a
/// solution nor proved that there is none.
#[test]
fn every_engine_agrees_where_cells_alone_tell_nothing() {
    let puzzles = [
        ".53...........4....................5.....5...9.4..............4......1........9..",
        "......................6.........81......5..6......7..........7........52..96.....",
        ".8..5......................................8......1.9............95..........75..",
        "....4.............19...........2...8...8......7..6......8................6.2.....",
    ]
    .map(|line| line.parse().unwrap());
    let expected = puzzles.each_ref().map(sorted_solutions);
    assert_eq!(expected.each_ref().map(Vec::len), [0, 0, LIMIT as usize, LIMIT as usize]);
    verify_engines(&puzzles, &expected);
}

/// Each engine finds what is expected, of each puzzle alone and of all in a batch.
fn verify_engines(puzzles: &[Puzzle], expected: &[Vec<Solution>]) {
    for_each_engine(|engine, search| {
        let search = search.limit(LIMIT);
        let reports = search.run_many(puzzles);
        for (i, (puzzle, expected)) in puzzles.iter().zip(expected).enumerate() {
            if let Err(reason) = compare(&search, puzzle, expected) {
                panic!("{engine}, case {i}, {puzzle}: {reason}");
            }
            assert!(same_but_for_sweeps(&reports[i], &search.run(puzzle)), "{engine}, case {i} in a batch: {puzzle}");
        }
    });
}

fn sorted_solutions(puzzle: &Puzzle) -> Vec<Solution> {
    let mut found = oracle::solutions(puzzle, LIMIT as usize, oracle::CellOrder::Fewest);
    found.sort_unstable();
    found
}

/// The cases test something: at least an eighth each has no, one and several solutions.
fn verify_mixture(expected: &[Vec<Solution>]) {
    let enough = |wanted: fn(usize) -> bool| expected.iter().filter(|s| wanted(s.len())).count() >= expected.len() / 8;
    assert!(enough(|n| n == 0) && enough(|n| n == 1) && enough(|n| n > 1));
}
