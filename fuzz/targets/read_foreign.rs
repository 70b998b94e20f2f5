//! Links, web pages, LaTeX, source code, saved games, archives and spreadsheets are read or refused without a panic, and the
//! same however they arrive.

#![no_main]

use std::io::{self, Read};

use ichidoku_formats::Source;
use libfuzzer_sys::fuzz_target;

// The seeds are the samples of `testdata/formats/`.
fuzz_target!(|bytes: &[u8]| {
    let whole = read(Source::from_text("fuzz", bytes));
    let (first, second) = bytes.split_at(bytes.len() / 2);
    let halves = io::Cursor::new(first.to_vec()).chain(io::Cursor::new(second.to_vec()));
    let in_halves = read(Source::from_reader("fuzz", halves));
    // How much comes out before a fault of compressed data depends on how much is asked for at once.
    if whole.is_ok() || in_halves.is_ok() {
        assert_eq!(whole, in_halves);
    }
});

/// The puzzles and faults of a source, unless it is broken as a whole.
fn read(mut source: Source) -> Result<Vec<String>, String> {
    let mut said = Vec::new();
    while let Some(chunk) = source.next_chunk().map_err(|error| error.to_string())? {
        said.extend(chunk.entries().map(|entry| match entry {
            Ok(document) => document.puzzle.to_string(),
            Err(error) => error.without_source().to_string(),
        }));
    }
    Ok(said)
}
