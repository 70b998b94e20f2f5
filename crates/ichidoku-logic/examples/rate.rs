//! Rates the puzzles of a file, one a line, and says how fast: `cargo run --release --example rate puzzles.txt`.

use std::collections::BTreeMap;
use std::time::Instant;

use ichidoku::{Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate::{Grade, Rating, rate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: rate FILE [--each]")?;
    let each = std::env::args().any(|arg| arg == "--each");
    let text = std::fs::read_to_string(path)?;
    let lines = text.lines().filter_map(|line| line.get(..81));
    let puzzles: Vec<ProperPuzzle> =
        lines.filter_map(|line| line.parse::<Puzzle>().ok()).filter_map(|p| ProperPuzzle::new(p).ok()).collect();
    let start = Instant::now();
    let ratings: Result<Vec<Rating>, Interrupted> = puzzles.iter().map(|puzzle| rate(puzzle, Stop::never())).collect();
    let ratings = ratings?;
    let seconds = start.elapsed().as_secs_f64();
    let mut grades: BTreeMap<Grade, usize> = BTreeMap::new();
    for (puzzle, rating) in puzzles.iter().zip(&ratings) {
        *grades.entry(rating.grade).or_default() += 1;
        if each {
            println!("{}\t{}\t{}", puzzle.puzzle(), rating.score, rating.grade);
        }
    }
    eprintln!("{} puzzles in {seconds:.3} s: {:.0} a second", ratings.len(), ratings.len() as f64 / seconds);
    eprintln!("{grades:?}");
    Ok(())
}
