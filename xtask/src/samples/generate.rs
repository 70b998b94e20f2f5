//! Random puzzles, made through the public interface of `ichidoku`. Simple rather than fast or fair: what is wanted is
//! variety.

use ichidoku::{Cell, Digit, ProperPuzzle, Puzzle};
use testkit::random::Random;

use super::singles::is_solved_by_singles;

/// A proper puzzle from which no clue can go.
pub(crate) fn minimal(random: &mut Random) -> Puzzle {
    *thin(random).puzzle()
}

/// A proper puzzle that singles alone solve.
pub(crate) fn easy(random: &mut Random) -> Puzzle {
    let proper = thin(random);
    let mut puzzle = *proper.puzzle();
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        if is_solved_by_singles(&puzzle) {
            break;
        }
        puzzle.set(cell, Some(proper.solution().get(cell)));
    }
    puzzle
}

/// One or the other.
pub(crate) fn mixed(random: &mut Random) -> Puzzle {
    if random.below(2) == 0 { minimal(random) } else { easy(random) }
}

/// A minimal puzzle without one of its clues: several solutions.
pub(crate) fn several(random: &mut Random) -> Puzzle {
    let puzzle = minimal(random);
    let clues: Vec<Cell> = puzzle.clue_cells().iter().collect();
    random.pick(&clues).map_or(puzzle, |cell| puzzle.with(*cell, None))
}

/// A minimal puzzle with one more clue, a wrong one that clashes with none: no solution.
pub(crate) fn broken(random: &mut Random) -> Puzzle {
    let proper = thin(random);
    let puzzle = proper.puzzle();
    let wrong = |cell: Cell| puzzle.unseen_digits(cell).without(proper.solution().get(cell));
    let open = Cell::ALL.into_iter().filter(|cell| puzzle.get(*cell).is_none());
    let wrong_clues: Vec<(Cell, Digit)> = open.flat_map(|cell| wrong(cell).iter().map(move |d| (cell, d))).collect();
    random.pick(&wrong_clues).map_or(*puzzle, |(cell, digit)| puzzle.with(*cell, Some(*digit)))
}

/// A proper puzzle, clues taken away in random order until none can go.
fn thin(random: &mut Random) -> ProperPuzzle {
    let mut proper = grow(random);
    let mut cells: Vec<Cell> = proper.puzzle().clue_cells().iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        if let Ok(thinner) = ProperPuzzle::new(proper.puzzle().with(cell, None)) {
            proper = thinner;
        }
    }
    proper
}

/// Adds random clues that leave a solution until there is only one.
fn grow(random: &mut Random) -> ProperPuzzle {
    let mut puzzle = Puzzle::EMPTY;
    loop {
        let cell = Cell::ALL[random.below(81)];
        let digits: Vec<Digit> = puzzle.unseen_digits(cell).iter().collect();
        let Some(digit) = random.pick(&digits).filter(|_| puzzle.get(cell).is_none()) else { continue };
        let fuller = puzzle.with(cell, Some(*digit));
        match ProperPuzzle::new(fuller) {
            Ok(proper) => return proper,
            Err(ichidoku::NotProper::Several(_)) => puzzle = fuller,
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_keeps_its_promise() {
        let mut random = Random::new(11);
        for _ in 0..20 {
            let minimal = minimal(&mut random);
            let can_go = |(cell, _)| minimal.with(cell, None).count_solutions(2) == 1;
            assert!(minimal.count_solutions(2) == 1 && !minimal.clues().any(can_go), "{minimal}");
            assert!(is_solved_by_singles(&easy(&mut random)));
            assert_eq!(several(&mut random).count_solutions(2), 2);
            let broken = broken(&mut random);
            assert!(broken.check().is_ok() && broken.count_solutions(1) == 0, "{broken}");
        }
    }
}
