//! Solves a variant in the words of the Interactive Sudoku Solver: `cargo run --release --example variant [RULES]`.

use std::error::Error;

use ichidoku_variants::{Problem, Verdict, read_iss, write_plain};

/// A killer of 4×4 cells with a thermometer.
const EXAMPLE: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned());
    let puzzle = read_iss(&text)?;
    let (verdict, guesses) = Problem::new(&puzzle)?.verdict_and_guesses()?;
    match verdict {
        Verdict::Impossible => println!("no solution"),
        Verdict::Unique(digits) => println!("{}", write_plain(puzzle.shape(), &digits)),
        Verdict::Several([one, other]) => {
            println!("several solutions, such as");
            println!("{}\n{}", write_plain(puzzle.shape(), &one), write_plain(puzzle.shape(), &other));
        }
    }
    println!("{guesses} guesses");
    Ok(())
}
