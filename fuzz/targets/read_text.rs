//! Any text is read or refused without a panic, and what was read survives every form in which it can be written.

#![no_main]

use ichidoku::text::{self, Boxed, CandidateGrid, Full, Rows};
use ichidoku::{Grid, Puzzle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text::read(text) {
        Ok(parsed) => survives_writing(&parsed.puzzle),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

fn survives_writing(puzzle: &Puzzle) {
    let grid = Grid::from(*puzzle);
    for written in [puzzle.to_string(), Rows(puzzle).to_string(), Boxed(puzzle).to_string()] {
        match written.parse::<Puzzle>() {
            // With each digit in its own column, a line may as well be a row of candidates; that is refused, and named.
            Err(error) if written.len() == 81 && error.to_string().starts_with("a row of candidates") => {}
            read => assert_eq!(read, Ok(*puzzle), "{written}"),
        }
    }
    // Candidate forms show what is possible, which clashing clues leave nothing of; they need only be written.
    assert!(!CandidateGrid(&grid).to_string().is_empty() && !Full(&grid).to_string().is_empty());
}
