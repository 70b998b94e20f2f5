//! What a puzzle's text holds, what is wrong with it, and its solution: `cargo run --release --example solve [PUZZLE]`.

use std::process::ExitCode;

use ichidoku::{NotProper, ProperPuzzle, Puzzle, text::Boxed};

const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> ExitCode {
    let text = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned());
    // Any plain form is read; an error names the place.
    let puzzle: Puzzle = match text.parse() {
        Ok(puzzle) => puzzle,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    println!("{}", Boxed(&puzzle));
    // A `ProperPuzzle` is the proof that there is exactly one solution.
    match ProperPuzzle::new(puzzle) {
        Ok(proper) => println!("{}", Boxed(&Puzzle::from(*proper.solution()))),
        Err(NotProper::Several([first, second])) => println!("several solutions, such as\n{first}\n{second}"),
        Err(error) => println!("{error}"),
    }
    ExitCode::SUCCESS
}
