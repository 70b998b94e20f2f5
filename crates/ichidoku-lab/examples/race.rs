//! Lets every textbook algorithm solve one puzzle, and counts what each did: `cargo run --release --example race [PUZZLE]`.

use std::error::Error;

use ichidoku::Puzzle;
use ichidoku_lab::{Algorithm, Limits, Method, Silent};

const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Puzzle = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned()).parse()?;
    let limits = Limits::new().steps(10_000_000);
    for method in Method::ALL {
        let run = method.run(&puzzle, &limits, &mut Silent);
        println!(
            "{:<20} {:>10} assignments, {:>10} dead ends",
            method.to_string(),
            run.counts.assignments,
            run.counts.backtracks
        );
    }
    Ok(())
}
