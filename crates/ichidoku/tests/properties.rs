//! What must hold for every puzzle: symmetry and relabelling keep the number of solutions, taking a clue away never
//! lowers it, and enumeration is ascending and complete.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{for_each_engine, same_but_for_sweeps};
use ichidoku::symmetry::Transform;
use ichidoku::{Cell, Puzzle, Solution};
use testkit::random::Random;
use testkit::random_solution;

const ROUNDS: usize = 150;
const LIMIT: u64 = 200;

/// Clues from a random solution, one of them wrong in every third puzzle: proper, several and none, all occur.
fn random_puzzle(random: &mut Random) -> Puzzle {
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    let solution = random_solution(random);
    let mut values = [0; 81];
    for cell in &cells[..24 + random.below(16)] {
        values[*cell] = solution[*cell];
    }
    if random.below(3) == 0 {
        values[cells[0]] = 1 + random.below(9) as u8;
    }
    Puzzle::from_values(values).unwrap()
}

#[test]
fn symmetry_and_relabelling_keep_the_solutions() {
    for_each_engine(|engine, search| {
        let mut random = Random::new(1);
        let search = search.limit(LIMIT);
        for round in 0..ROUNDS {
            let puzzle = random_puzzle(&mut random);
            let transform = Transform::nth(random.next_u64() % Transform::COUNT).unwrap();
            let moved = transform.puzzle(&puzzle);
            assert_eq!(search.run(&puzzle).count, search.run(&moved).count, "{engine}, round {round}: {puzzle}");
            let all: Vec<Solution> = search.solutions(&puzzle).map(Result::unwrap).collect();
            if (all.len() as u64) < LIMIT {
                let mut expected: Vec<Solution> = all.iter().map(|solution| transform.solution(solution)).collect();
                expected.sort_unstable();
                let found: Vec<Solution> = search.solutions(&moved).map(Result::unwrap).collect();
                assert_eq!(found, expected, "{engine}, round {round}: {puzzle}");
            }
        }
    });
}

#[test]
fn taking_a_clue_away_never_lowers_the_count() {
    for_each_engine(|engine, search| {
        let mut random = Random::new(2);
        let search = search.limit(LIMIT);
        for round in 0..ROUNDS {
            let puzzle = random_puzzle(&mut random);
            let clues: Vec<Cell> = puzzle.clue_cells().iter().collect();
            let Some(cell) = random.pick(&clues) else { continue };
            let (before, after) = (search.run(&puzzle).count, search.run(&puzzle.with(*cell, None)).count);
            assert!(before <= after, "{engine}, round {round}: {puzzle} without {cell}: {before} to {after}");
        }
    });
}

#[test]
fn enumeration_is_ascending_and_complete() {
    for_each_engine(|engine, search| {
        let mut random = Random::new(3);
        let search = search.limit(LIMIT);
        for round in 0..ROUNDS {
            let puzzle = random_puzzle(&mut random);
            let place = format!("{engine}, round {round}: {puzzle}");
            let all: Vec<Solution> = search.solutions(&puzzle).map(Result::unwrap).collect();
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{place}");
            assert!(all.iter().all(|solution| solution.solves(&puzzle)), "{place}");
            assert_eq!(all.len() as u64, search.run(&puzzle).count, "{place}");
        }
    });
}

#[test]
fn an_answer_depends_on_nothing_but_its_puzzle() {
    for_each_engine(|engine, search| {
        let mut random = Random::new(5);
        let mut puzzles: Vec<Puzzle> = (0..ROUNDS).map(|_| random_puzzle(&mut random)).collect();
        for _ in 0..5 {
            let reports = search.limit(LIMIT).run_many(&puzzles);
            let mut order: Vec<usize> = (0..puzzles.len()).collect();
            random.shuffle(&mut order);
            let others: Vec<Puzzle> = order.iter().map(|i| puzzles[*i]).collect();
            for (report, i) in search.limit(LIMIT).run_many(&others).iter().zip(order) {
                assert_eq!(report, &reports[i], "{engine}, other neighbours: {}", puzzles[i]);
                let alone = search.limit(LIMIT).run(&puzzles[i]);
                assert!(same_but_for_sweeps(report, &alone), "{engine}, alone: {}", puzzles[i]);
            }
            puzzles.truncate(puzzles.len() / 2);
        }
    });
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    for_each_engine(|engine, search| {
        let mut random = Random::new(4);
        for round in 0..ROUNDS {
            let puzzle = random_puzzle(&mut random);
            let place = format!("{engine}, round {round}: {puzzle}");
            let all: Vec<Solution> = search.limit(LIMIT).solutions(&puzzle).map(Result::unwrap).collect();
            if all.len() as u64 == LIMIT {
                continue;
            }
            let cap = 1 + random.below(5) as u32;
            let found = search.true_candidates(&puzzle, cap).unwrap();
            for candidate in ichidoku::Candidate::all() {
                let holds = |solution: &&Solution| solution.get(candidate.cell()) == candidate.digit();
                let expected = (all.iter().filter(holds).count() as u32).min(cap);
                assert_eq!(found.count(candidate), expected, "{place}: {candidate}");
            }
        }
    });
}
