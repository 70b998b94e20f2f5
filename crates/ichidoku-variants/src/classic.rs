//! Grids of nine with rows, columns and boxes and nothing else, which the classic solver takes over.
//!
//! It takes a fifteenth of the time: fewer guesses, and each of them in a quarter of the time.

use ichidoku::solve::{self, Report};
use ichidoku::{Candidate, CandidateSet, Interrupted, Solution, Stop};

use crate::Cell;
use crate::rows::Rows;
use crate::sets::{Set, indices};

/// The classic solver would take 7 KB of a module that a browser fetches, for puzzles that nobody plays.
pub(crate) const IS_AT_HAND: bool = cfg!(not(target_family = "wasm"));

const DIGITS: usize = 9;
const CELLS: usize = 81;
/// Cells that share a row, column or box with a cell.
const PEERS: usize = 20;

/// True if these are the houses of a classic grid, and cells differ from nothing else.
pub(crate) fn is_classic(houses: &[Vec<Cell>], peers: &Rows<Cell>) -> bool {
    let row = |cell: Cell| cell / 9;
    let column = |cell: Cell| cell % 9;
    let in_box = |cell: Cell| row(cell) / 3 * 3 + column(cell) / 3;
    let is_one = |house: &Vec<Cell>, of: &dyn Fn(Cell) -> Cell| house.iter().all(|&cell| of(cell) == of(house[0]));
    let is_usual = |house: &Vec<Cell>| {
        house.len() == DIGITS && (is_one(house, &row) || is_one(house, &column) || is_one(house, &in_box))
    };
    houses.len() == 3 * DIGITS
        && houses.iter().all(is_usual)
        && peers.len() == CELLS
        && (0..CELLS).all(|cell| peers.get(cell).len() == PEERS)
}

/// The first two solutions, if there are as many, with the number of guesses.
pub(crate) fn solutions(
    sets: &[Set],
    budget: u64,
    stop: Stop<'_>,
) -> Result<(impl Iterator<Item = Vec<Set>>, u64), Interrupted> {
    let mut candidates = CandidateSet::EMPTY;
    for (cell, &set) in sets.iter().enumerate() {
        for candidate in indices(set).filter_map(|digit| Candidate::new(DIGITS * cell + digit)) {
            candidates.insert(candidate);
        }
    }
    let search = solve::Search::new().node_budget(budget).stop(stop);
    let Report { solutions, interrupted, stats, .. } = search.run_candidates(&candidates);
    let sets = |solution: Solution| solution.values().iter().map(|digit| 1 << (digit - 1)).collect();
    interrupted.map_or(Ok((solutions.into_iter().flatten().map(sets), stats.guesses)), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::compile;
    use crate::search::{Order, Search};
    use crate::{Constraint, Problem, Puzzle, Shape};
    use testkit::random::Random;

    fn nine() -> Shape {
        Shape::square(9).unwrap()
    }

    #[test]
    fn only_rows_columns_and_boxes_are_classic() {
        let is_classic = |rules: &[Constraint]| compile(&Puzzle::new(nine(), rules.to_vec())).unwrap().is_classic;
        assert!(is_classic(&[]));
        assert!(is_classic(&[Constraint::Given(vec![(0, vec![1, 2])])]));
        let others = [
            Constraint::AntiKnight,
            Constraint::Diagonal { rising: true },
            Constraint::NoBoxes,
            Constraint::Windoku,
            Constraint::AllDifferent(vec![0, 40]),
            Constraint::WhiteDot(vec![0, 1]),
        ];
        others.into_iter().for_each(|rule| assert!(!is_classic(core::slice::from_ref(&rule)), "{rule:?}"));
    }

    #[test]
    fn the_classic_solver_finds_what_guesses_find() {
        let mut seen = [0; 3];
        let solved = Problem::new(&Puzzle::new(nine(), vec![])).unwrap().any_solution().unwrap().unwrap();
        for seed in 0..60 {
            let mut random = Random::new(seed);
            let mut given = (0..).zip(&solved).map(|(cell, &digit)| {
                let beside = (1..=9).filter(|_| random.below(10) < 3 + (seed % 4) as usize);
                let mut digits = beside.chain([digit]).collect::<Vec<_>>();
                crate::sort(&mut digits);
                digits.dedup();
                (cell, digits)
            });
            let mut given = given.by_ref().collect::<Vec<(Cell, Vec<i16>)>>();
            if random.below(3) == 0 {
                given[0].1.retain(|digit| *digit != solved[0]);
                given[0].1.push(solved[1]);
            }
            let model = compile(&Puzzle::new(nine(), vec![Constraint::Given(given)])).unwrap();
            let mut guessed = Vec::new();
            let two = &mut |sets: &[Set]| {
                guessed.push(sets.to_vec());
                guessed.len() < 2
            };
            Search::new(&model).run(Order::Any, u64::MAX, Stop::never(), two).unwrap();
            let found = solutions(&model.initial, u64::MAX, Stop::never()).unwrap().0.collect::<Vec<_>>();
            assert_eq!(guessed.len(), found.len(), "{seed}");
            assert!(guessed.len() > 1 || guessed == found, "{seed}");
            seen[found.len()] += 1;
        }
        assert!(seen.iter().all(|&puzzles| puzzles >= 5), "{seen:?}");
    }
}
