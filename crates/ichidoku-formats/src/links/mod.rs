//! Links of other Sudoku sites, and the codes in them, which also travel alone; and a code that has no site, HoDoKu's.
//!
//! A code holds its puzzle: it is read on this machine, and nothing is asked of any site.

#[cfg(feature = "links")]
pub(crate) mod codes;

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

/// Links begin like this.
const ADDRESSES: [&[u8]; 3] = [b"https://", b"http://", b"www."];

/// A shorter word is no code: the blank grid, the shortest one, takes as much in SudokuPad's short form.
const LEAST: usize = 17;

/// Whether the line is a link, or a code that is known by its beginning.
fn is_link(line: &[u8]) -> bool {
    const CODES: [&[u8]; 7] = [b"scl", b"ctc", b"fpuz", b"scf", b"S9B", b"3x3", b":"];
    // In HoDoKu's lines candidates have spaces between them.
    let is_one_word = || line.starts_with(b":") || !line.iter().any(u8::is_ascii_whitespace);
    (begins(line, &ADDRESSES) || line.len() >= LEAST && begins(line, &CODES)) && is_one_word()
}

fn begins(line: &[u8], with: &[&[u8]]) -> bool {
    with.iter().any(|beginning| line.starts_with(beginning))
}

/// The puzzle that the link or code on a line holds; `None` if it is neither. An address may hold none.
pub(crate) fn read(line: &str) -> Option<Result<Document, Problem>> {
    let line = line.trim();
    if !is_link(line.as_bytes()) {
        return None;
    }
    let holds_nothing = begins(line.as_bytes(), &ADDRESSES) || cfg!(not(feature = "links"));
    code(line).or_else(|| holds_nothing.then(|| Err(Fault::NoPuzzleInLink.into())))
}

/// Whether the line is a record by itself: an address without a puzzle may be the title of one that follows.
pub(crate) fn holds_puzzle(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    is_link(line) && code(&String::from_utf8_lossy(line)).is_some()
}

#[cfg(feature = "links")]
use codes::read as code;

#[cfg(not(feature = "links"))]
fn code(_: &str) -> Option<Result<Document, Problem>> {
    None
}

#[cfg(test)]
mod tests;
