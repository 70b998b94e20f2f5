//! Puzzles made on the spot, always the same, for a checkout without data.

use ichidoku::solve::Search;
use ichidoku::{Box, Cell, Digit, Puzzle, Solution};

use crate::sets::Set;

/// The names of the made sets.
pub(crate) const NAMES: [&str; 3] = ["made-easy", "made-minimal", "made-several"];

const COUNT: usize = 1000;
/// Clues added to a minimal puzzle for an easy one.
const EXTRA_CLUES: usize = 9;
/// Clues taken from a minimal puzzle for one with several solutions.
const TAKEN_CLUES: usize = 2;

/// Minimal puzzles, easy ones (the same with more clues), and ones with several solutions (the same with fewer).
pub(crate) fn all() -> Vec<Set> {
    let mut random = Random(1);
    let mut sets = NAMES.map(|name| Set { name: name.into(), puzzles: Vec::with_capacity(COUNT) });
    for _ in 0..COUNT {
        let solution = Puzzle::from(grid(&mut random));
        let minimal = minimize(solution, &mut random);
        let cells = random.shuffled(Cell::ALL);
        let blank = cells.iter().filter(|cell| minimal.get(**cell).is_none()).take(EXTRA_CLUES);
        let clues = cells.iter().filter(|cell| minimal.get(**cell).is_some()).take(TAKEN_CLUES);
        let easy = blank.fold(minimal, |puzzle, cell| puzzle.with(*cell, solution.get(*cell)));
        let several = clues.fold(minimal, |puzzle, cell| puzzle.with(*cell, None));
        sets.iter_mut().zip([easy, minimal, several]).for_each(|(set, puzzle)| set.puzzles.push(puzzle));
    }
    sets.into()
}

/// The first solution, in ascending order, of three boxes on the diagonal that are filled at random: they share no
/// house, so there always is one, and it is the same whatever the engine.
fn grid(random: &mut Random) -> Solution {
    loop {
        let mut puzzle = Puzzle::EMPTY;
        for house in [Box::ALL[0], Box::ALL[4], Box::ALL[8]] {
            let digits = random.shuffled(Digit::ALL);
            house.cells().iter().zip(digits).for_each(|(cell, digit)| puzzle.set(cell, Some(digit)));
        }
        if let Some(Ok(solution)) = Search::new().limit(1).solutions(&puzzle).next() {
            return solution;
        }
    }
}

/// Takes clues away in random order, as long as there is only one solution.
fn minimize(solution: Puzzle, random: &mut Random) -> Puzzle {
    random.shuffled(Cell::ALL).iter().fold(solution, |puzzle, cell| {
        let fewer = puzzle.with(*cell, None);
        if Search::new().run(&fewer).count == 1 { fewer } else { puzzle }
    })
}

/// splitmix64: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `end`; its bias of about `end` in 2⁶⁴ does not matter here.
    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// All in random order.
    fn shuffled<T, const N: usize>(&mut self, mut all: [T; N]) -> [T; N] {
        (1..N).rev().for_each(|i| all.swap(i, self.below(i + 1)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minimal_puzzle_is_proper_and_every_clue_is_needed() {
        let mut random = Random(7);
        let solution = grid(&mut random);
        let puzzle = minimize(solution.into(), &mut random);
        assert!(solution.solves(&puzzle));
        assert_eq!(puzzle.count_solutions(2), 1);
        for (cell, _) in puzzle.clues() {
            assert_eq!(puzzle.with(cell, None).count_solutions(2), 2, "{cell}");
        }
    }

    #[test]
    fn an_order_of_cells_holds_each_once() {
        let mut cells = Random(3).shuffled(Cell::ALL);
        assert_ne!(cells, Cell::ALL);
        cells.sort();
        assert_eq!(cells, Cell::ALL);
    }
}
