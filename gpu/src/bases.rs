//! Puzzles to make variations of.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use ichidoku::Puzzle;

/// The puzzles of a file, one per line; lines of anything else are passed over.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let puzzles: Vec<Puzzle> =
        text.lines().filter(|line| line.len() == 81).filter_map(|line| line.parse().ok()).collect();
    if puzzles.is_empty() {
        bail!("{}: no line is a puzzle of 81 characters", path.display());
    }
    Ok(puzzles)
}

/// The puzzles as records.
pub(crate) fn lines(puzzles: &[Puzzle]) -> Vec<u8> {
    puzzles.iter().flat_map(|puzzle| format!("{puzzle}\n").into_bytes()).collect()
}
