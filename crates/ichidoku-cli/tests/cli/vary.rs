use ichidoku::{CellSet, Puzzle};

use crate::examples::{MINIMAL, PROPER, TWO, puzzle};
use crate::program::run;

#[test]
fn variations_are_as_many_as_asked_and_proper() {
    let said = run(&["variations", "-n", "4", "--seed", "9", PROPER, MINIMAL]).data();
    let copies: Vec<Puzzle> = said.lines().map(puzzle).collect();
    let clues: Vec<usize> = copies.iter().map(Puzzle::clue_count).collect();
    assert_eq!(clues, [30, 30, 30, 30, 17, 17, 17, 17]);
    assert!(copies.iter().all(|copy| copy.count_solutions(2) == 1));
    assert_eq!(run(&["variations", "-n", "4", "--seed", "9", PROPER, MINIMAL]).data(), said);
    let none = run(&["variations", "-n", "0", PROPER]).ends_with(2);
    assert!(none.stderr.contains("expected a whole number of at least 1"), "{}", none.stderr);
}

#[test]
fn neighbours_differ_by_a_clue() {
    let said = run(&["neighbours", MINIMAL]).data();
    let differs = |other: &Puzzle| -> CellSet {
        let (a, b) = (puzzle(MINIMAL), *other);
        a.clue_cells().iter().filter(|cell| a.get(*cell) != b.get(*cell)).collect()
    };
    assert!(said.lines().count() > 0);
    for other in said.lines().map(puzzle) {
        assert_eq!((other.clue_count(), differs(&other).len(), other.count_solutions(2)), (17, 1, 1));
    }
    assert_eq!(run(&["neighbours", "--limit", "2", PROPER]).data().lines().count(), 2);
    let said = run(&["neighbours", TWO]).ends_with(3);
    assert!(said.stderr.contains("more than one solution"), "{}", said.stderr);
}
