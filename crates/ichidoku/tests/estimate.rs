//! Estimated numbers of solutions against numbers that are known.

// Helpers of tests may give up as the tests themselves do.
#![allow(clippy::expect_used)]

use ichidoku::solve::{Engine, Estimate, Search};
use ichidoku::symmetry::{Canon, Census};
use ichidoku::{Cell, Puzzle};

const ALL_GRIDS: f64 = 6_670_903_752_021_072_936_960.0;
const SEEDS: u64 = 40;

/// Puzzles with their numbers of solutions, counted one by one.
const COUNTED: [(&str, u64); 3] = [
    ("5.4.....2.........1.83...6....7..4....68..79171..2...6...........7.....5......1..", 60_235),
    (".3.6..9....2.95..8..8.....78...61............7.39..........72......19.....5....7.", 128_887),
    (".3..7...2.............4.......7..423.2.8...9.71...............4.87...63....2....9", 264_501),
];

/// Puzzles with their numbers of solutions.
fn known() -> Vec<(Puzzle, f64)> {
    let mut known: Vec<(Puzzle, f64)> =
        COUNTED.iter().map(|(line, count)| (line.parse().expect("a puzzle"), *count as f64)).collect();
    let first_row: Puzzle = format!("123456789{}", ".".repeat(72)).parse().expect("a puzzle");
    known.extend([(Puzzle::EMPTY, ALL_GRIDS), (first_row, ALL_GRIDS / 362_880.0)]);
    let (canon, census) = (Canon::new(), Census::new());
    for class in canon.band_classes().take(3) {
        let band: Puzzle = format!("{class}{}", ".".repeat(54)).parse().expect("a puzzle");
        known.push((band, census.completions(&class) as f64));
    }
    known
}

/// How many of the intervals hold the number, the mean of the estimates, and its standard error.
fn judged(puzzle: &Puzzle, count: f64) -> (usize, f64, f64) {
    let estimate = |seed| Search::new().estimate(puzzle, 400, seed).expect("neither budget nor cancel flag");
    let estimates: Vec<Estimate> = (0..SEEDS).map(estimate).collect();
    let holds = |estimate: &&Estimate| estimate.interval().is_some_and(|[low, high]| (low..=high).contains(&count));
    let mean = estimates.iter().map(|estimate| estimate.solutions).sum::<f64>() / SEEDS as f64;
    let error = estimates.iter().map(|estimate| estimate.standard_error.powi(2)).sum::<f64>().sqrt() / SEEDS as f64;
    (estimates.iter().filter(holds).count(), mean, error)
}

#[test]
fn estimates_are_right_on_average_and_nineteen_of_twenty_intervals_hold_the_number() {
    for (puzzle, count) in known() {
        let (held, mean, error) = judged(&puzzle, count);
        // 38 of 40 are expected. Fewer than 33 have a chance of 1 in 1000 where each holds with 95%.
        assert!(held >= 33, "{held} of {SEEDS} for {puzzle}, {count} solutions");
        assert!((mean - count).abs() < 4.0 * error, "{mean} ± {error} for {puzzle}, {count} solutions");
        assert!(error < 0.05 * count, "{error} for {count} solutions");
    }
}

#[test]
fn the_seed_settles_the_estimate_on_every_engine() {
    let of = |search: Search<'_>, seed| search.estimate(&Puzzle::EMPTY, 20, seed).expect("an estimate");
    for engine in Engine::available() {
        assert_eq!(of(Search::new().engine(engine), 5), of(Search::new(), 5), "{engine}");
    }
    assert_ne!(of(Search::new(), 5), of(Search::new(), 6));
}

#[test]
fn candidates_are_honoured() {
    let (line, count) = COUNTED[0];
    let puzzle: Puzzle = line.parse().expect("a puzzle");
    let candidates = Cell::ALL.into_iter().flat_map(|cell| {
        let digits = puzzle.get(cell).map_or_else(|| puzzle.unseen_digits(cell), ichidoku::DigitSet::single);
        digits.iter().map(move |digit| ichidoku::Candidate::of(cell, digit)).collect::<Vec<_>>()
    });
    let estimate = Search::new().estimate_within(&candidates.collect(), 5000, 1).expect("an estimate");
    let [low, high] = estimate.interval().expect("some solution");
    assert!(low < count as f64 && (count as f64) < high && high < 1.2 * low, "{estimate:?}");
}
