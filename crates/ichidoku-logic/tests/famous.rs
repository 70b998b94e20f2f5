//! Famous puzzles have the patterns that they are famous for.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Grid, ProperPuzzle, Puzzle};
use ichidoku_logic::{State, Survey, Technique, audit};

/// Famous puzzles, who made them, and the eliminations of a pattern at their very start.
const FAMOUS: [(Technique, &str, &str); 4] = [
    // Easter Monster, by champagne: the thirteen eliminations of the first SK loop.
    (
        Technique::SkLoop,
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "r1c3=7 r2c5=3 r2c5=8 r2c6=8 r3c1=2 r5c2=4 r5c2=8 r5c8=3 r5c8=9 r7c3=1 r8c4=5 r8c5=4 r9c1=6",
    ),
    // Loki, by mith: one guardian.
    (
        Technique::Tridagon,
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
        "r1c8=1 r2c8=1 r7c8=1 r7c9=1 r8c1=1 r8c8=3 r8c8=5 r8c8=7",
    ),
    // Fata Morgana, in which A. Barker found the first exocet.
    (
        Technique::JuniorExocet,
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
        "r4c2=2 r4c2=4",
    ),
    // Arto Inkala's puzzle of 2012.
    (
        Technique::MultiSectorLockedSet,
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "r1c3=6 r1c4=3 r1c9=1 r1c9=3 r1c9=6 r2c1=1 r2c8=8 r2c9=1 r3c6=4 r4c5=2 r4c7=9 r5c2=2 r6c1=6 r6c3=6 r6c9=6 \
         r7c1=3 r7c4=3 r8c1=3 r8c1=6 r8c9=3 r9c5=2 r9c5=7 r9c6=2",
    ),
];

#[test]
fn famous_puzzles_have_their_patterns() {
    for (technique, line, eliminations) in FAMOUS {
        let puzzle = ProperPuzzle::new(line.parse().unwrap()).unwrap();
        let state = State::from_puzzle(puzzle.puzzle());
        let mut expected: Vec<Candidate> = eliminations.split_whitespace().map(|c| c.parse().unwrap()).collect();
        expected.sort();
        let steps = technique.all(&Survey::new(&state));
        assert!(steps.iter().any(|step| step.eliminations == expected), "{technique}: {steps:?}");
        for step in &steps {
            assert_eq!(audit::against(&state, step, puzzle.solution()), Ok(()), "{step}");
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}");
        }
    }
}

/// A state from the candidates of each cell; one alone is a digit in the grid.
fn state(cells: &str) -> State {
    let digits = |word: &str| -> Vec<Digit> { word.chars().filter_map(Digit::from_char).collect() };
    let cells: Vec<(Cell, Vec<Digit>)> = Cell::ALL.into_iter().zip(cells.split_whitespace().map(digits)).collect();
    let filled = cells.iter().filter(|(_, digits)| digits.len() == 1).map(|(cell, digits)| (*cell, digits[0]));
    let values: Puzzle = filled.collect();
    let open = cells.iter().filter(|(_, digits)| digits.len() > 1);
    let candidates: CandidateSet =
        open.flat_map(|(cell, digits)| digits.iter().map(|digit| Candidate::of(*cell, *digit))).collect();
    State::new(&Grid::new(&values, &values, &candidates))
}

/// Example 2 of D. P. Bird's JExocet compendium, as discussed on the New Sudoku Players' Forum: a target loses a digit that
/// the base lacks, one without a place in the mirror, and one without S cells; then the mirror is known.
#[test]
fn an_exocet_from_the_literature_has_the_eliminations_given_there() {
    let state = state(
        "1359 139 2 149 8 349 359 6 7  6 7 349 1259 239 2359 8 24 139  13589 1389 349 6 7 239 359 24 139 \
         139 1349 6 259 2349 2359 7 8 39  78 2 39 78 1 6 39 5 4  3789 3489 5 79 349 3789 6 1 2 \
         239 6 1 2789 29 2789 4 37 5  239 39 8 247 5 2479 1 37 6  4 5 7 3 6 1 2 9 8",
    );
    let expected = ["r2c4=2", "r2c4=5", "r2c4=9", "r3c9=3", "r3c9=9"].map(|c| c.parse::<Candidate>().unwrap());
    let steps = Technique::JuniorExocet.all(&Survey::new(&state));
    let found = steps.iter().find(|step| expected.iter().all(|c| step.eliminations.contains(c)));
    assert!(found.is_some(), "{steps:?}");
    for step in &steps {
        assert_eq!(audit::prove(&state, step), Ok(()), "{step}");
    }
}
