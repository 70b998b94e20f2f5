//! All steps of a variant in the words of the Interactive Sudoku Solver: `cargo run --release --example variant_steps [RULES]`.

use std::error::Error;

use ichidoku::Stop;
use ichidoku_variant_logic::{Setting, State, explain, name_of, next_step};
use ichidoku_variants::read_iss;
use ichidoku_words::Words;

/// A killer of 4×4 cells with a thermometer.
const EXAMPLE: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.to_owned());
    let setting = Setting::new(&read_iss(&text)?)?;
    let mut state = State::new(&setting);
    let words = Words::english();
    // A contradiction ends the steps as well as having none.
    while let Ok(Some(step)) = next_step(&setting, &state, Stop::never())? {
        println!("{}", words.name(name_of(&step).0));
        for message in explain(&setting, &state, &step) {
            println!("    {}", words.text(&message));
        }
        state.apply(&setting, &step);
    }
    println!("{}", if state.is_solved() { "solved" } else { "not solved" });
    Ok(())
}
