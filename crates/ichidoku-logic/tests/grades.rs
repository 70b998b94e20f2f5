//! A rating and its hardest technique are the same for all symmetric copies of a puzzle.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried, each in 20 copies.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod common;

use common::{Rng, minimal_puzzle, random_transform};
use ichidoku::{ProperPuzzle, Stop};
use ichidoku_logic::Technique;
use ichidoku_logic::rate::{self, Grade, Rating};

fn rate(puzzle: &ProperPuzzle) -> Rating {
    rate::rate(puzzle, Stop::never()).unwrap()
}

fn rate_with_hardest(puzzle: &ProperPuzzle) -> (Rating, Option<Technique>) {
    rate::rate_with_hardest(puzzle, Stop::never()).unwrap()
}

#[test]
fn copies_have_one_rating() {
    let mut rng = Rng::new(4);
    let count = std::env::var("ICHIDOKU_PUZZLES").ok().and_then(|s| s.parse().ok()).unwrap_or(60);
    for _ in 0..count {
        let puzzle = minimal_puzzle(&mut rng);
        let rating = rate_with_hardest(&puzzle);
        assert_eq!(rating.0, rate(&puzzle));
        for _ in 0..20 {
            let copy = ProperPuzzle::new(random_transform(&mut rng).puzzle(puzzle.puzzle())).unwrap();
            assert_eq!(rate_with_hardest(&copy), rating, "{} and {}", puzzle.puzzle(), copy.puzzle());
        }
    }
}

#[test]
fn grades_rise_with_what_a_puzzle_needs() {
    let grade = |line: &str| rate(&ProperPuzzle::new(line.parse().unwrap()).unwrap()).grade;
    assert_eq!(
        grade("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        Grade::Trivial
    );
    assert_eq!(
        grade("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
        Grade::Beyond
    );
}

#[test]
fn the_hardest_technique_is_named() {
    let hardest = |line: &str| rate_with_hardest(&ProperPuzzle::new(line.parse().unwrap()).unwrap()).1;
    let singles = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assert_eq!(hardest(singles), Some(Technique::HiddenSingle));
    let last_digit_first = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
    assert_eq!(hardest(last_digit_first), Some(Technique::HiddenSingle));
    let full_houses = ".34678912672195348198342567859761423426853791713924856961537284287419635345286.79";
    assert_eq!(hardest(full_houses), Some(Technique::FullHouse));
    let x_wing = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    assert_eq!(hardest(x_wing), Some(Technique::XWing));
}
