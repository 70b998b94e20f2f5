//! What comes out is what was asked for. `ICHIDOKU_CASES` says how many puzzles of each kind (1,000 for the acceptance).

// The helpers of tests may give up as the tests themselves do.
#![allow(clippy::unwrap_used)]

use ichidoku::solve::Engine;
use ichidoku::{Outcome, Puzzle, Stop};
use ichidoku_generate::{Generator, Made, Order, Symmetry};
use ichidoku_logic::rate::{Grade, rate};

const GRADES: [Grade; 7] =
    [Grade::Trivial, Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard, Grade::Extreme, Grade::Beyond];

fn cases() -> u64 {
    std::env::var("ICHIDOKU_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(5)
}

fn make(order: Order, n: u64) -> Vec<Made> {
    let generator = Generator::new(order).unwrap();
    generator.puzzles(11, 0..n).map(|made| made.unwrap()).collect()
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.clues().all(|(cell, _)| puzzle.with(cell, None).count_solutions(2) == 2)
}

#[test]
fn every_puzzle_of_a_grade_is_proper_and_rates_as_asked() {
    for grade in GRADES {
        for made in make(Order::new().grade(grade), cases()) {
            let puzzle = made.puzzle.puzzle();
            assert_eq!(puzzle.solve(), Outcome::Unique(*made.puzzle.solution()), "{puzzle}");
            assert_eq!(rate(&made.puzzle, Stop::never()).unwrap().grade, grade, "{puzzle}");
        }
    }
}

#[test]
fn without_wishes_puzzles_are_minimal() {
    let made = make(Order::new(), 50);
    assert!(made.iter().all(|made| is_minimal(made.puzzle.puzzle())));
    let distinct: std::collections::BTreeSet<_> = made.iter().map(|made| *made.puzzle.puzzle()).collect();
    assert_eq!(distinct.len(), made.len());
}

#[test]
fn clues_are_as_many_as_asked() {
    for clues in [22, 23, 24, 30, 45, 80] {
        for made in make(Order::new().clues(clues..=clues), 5) {
            assert_eq!(made.puzzle.puzzle().clue_count(), clues);
        }
    }
    for made in make(Order::new().clues(17..=21), 2) {
        assert!(made.puzzle.puzzle().clue_count() <= 21);
    }
    for made in make(Order::new().clues(24..=25).minimal(), 20) {
        assert!(is_minimal(made.puzzle.puzzle()) && (24..=25).contains(&made.puzzle.puzzle().clue_count()));
    }
}

#[test]
fn clues_lie_as_symmetric_as_asked() {
    for symmetry in Symmetry::ALL {
        let plain = make(Order::new().symmetry(symmetry), 5);
        let graded = make(Order::new().symmetry(symmetry).grade(Grade::Easy), 2);
        let counted = make(Order::new().symmetry(symmetry).clues(36..=40), 2);
        for made in plain.iter().chain(&graded).chain(&counted) {
            assert!(symmetry.holds(made.puzzle.puzzle().clue_cells()), "{symmetry}: {}", made.puzzle.puzzle());
        }
        assert!(counted.iter().all(|made| (36..=40).contains(&made.puzzle.puzzle().clue_count())));
    }
    for made in make(Order::new().symmetry(Symmetry::HalfTurn).minimal(), 3) {
        assert!(is_minimal(made.puzzle.puzzle()));
    }
}

#[test]
fn clues_stand_where_asked() {
    let pattern: Puzzle =
        "111..1.11.1.11..1.1..1..11..1.1.1..1111...111.1..1.1.1..11...1.1.1.11.1.11..1.11.".parse().unwrap();
    for made in make(Order::new().pattern(pattern.clue_cells()), 2) {
        assert_eq!(made.puzzle.puzzle().clue_cells(), pattern.clue_cells());
    }
}

#[test]
fn given_clues_and_solutions_stay() {
    let given: Puzzle =
        "123456789........................................................................".parse().unwrap();
    let solution = *make(Order::new(), 1)[0].puzzle.solution();
    for made in make(Order::new().given(given), 5) {
        let puzzle = made.puzzle.puzzle();
        assert!(given.clues().all(|(cell, digit)| puzzle.get(cell) == Some(digit)), "{puzzle}");
    }
    for made in make(Order::new().solution(solution), 5) {
        assert_eq!(*made.puzzle.solution(), solution);
    }
}

#[test]
fn a_puzzle_depends_on_its_name_only() {
    let order = Order::new().grade(Grade::Hard).symmetry(Symmetry::HalfTurn);
    let generator = Generator::new(order.clone()).unwrap();
    let many: Vec<_> = generator.puzzles(3, 0..20).collect();
    for (i, made) in many.iter().enumerate() {
        assert_eq!(*made, generator.puzzle(3, i as u64));
    }
    assert_eq!(generator.puzzles(3, 15..20).collect::<Vec<_>>(), many[15..]);
    assert_ne!(generator.puzzle(4, 0), many[0]);
}

#[test]
fn every_engine_makes_the_same_puzzles() {
    let orders = [
        Order::new(),
        Order::new().grade(Grade::VeryHard),
        Order::new().clues(23..=24).minimal(),
        Order::new().symmetry(Symmetry::QuarterTurn),
    ];
    for order in orders {
        let expected = make(order.clone(), 20);
        for engine in Engine::available() {
            let generator = Generator::new(order.clone()).unwrap().engine(engine);
            let made: Vec<Made> = generator.puzzles(11, 0..20).map(|made| made.unwrap()).collect();
            assert_eq!(made, expected, "{engine}");
        }
    }
}

/// A change here means that every puzzle ever named by its seed is another one now: say so in CHANGELOG.md.
#[test]
fn seeds_keep_their_puzzles() {
    let lines: Vec<String> = make(Order::new(), 2).iter().map(|made| made.puzzle.puzzle().to_string()).collect();
    assert_eq!(lines, EXPECTED);
}

const EXPECTED: [&str; 2] = [
    "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5......4.9..",
    "5..1............6.8..5..7..7...6.98..9...35.......5..69.....6...23..1..84....9.2.",
];
