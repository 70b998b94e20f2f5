//! Links of other Sudoku sites, and the codes in them, which also travel alone; and a code that has no site, HoDoKu's.
//!
//! A code holds its puzzle: it is read on this machine, and nothing is asked of any site. A file for each kind of code.

mod cells;
mod f_puzzles;
mod hodoku;
mod json;
mod link;
mod reading;
mod scl;
mod shapes;
mod solo;
mod sudokuwiki;

use crate::fault::Fault;
use link::Link;
use reading::Read;

/// The readers, each asked in turn. A new kind of code is a line here and a file.
const READERS: [fn(&str) -> Read; 7] =
    [f_puzzles::read, scl::read, sudokuwiki::read, shapes::read, solo::read, hodoku::read, cells::read];

/// A shorter word is no code: the blank grid, the shortest one, takes as much in SudokuPad's short form.
const LEAST: usize = 17;

/// Whether the line is a link, or a code that is known by its beginning.
fn is_link(line: &[u8]) -> bool {
    const ADDRESSES: [&[u8]; 3] = [b"https://", b"http://", b"www."];
    const CODES: [&[u8]; 7] = [b"scl", b"ctc", b"fpuz", b"scf", b"S9B", b"3x3", b":"];
    let line = line.trim_ascii();
    let begins = |with: &[&[u8]]| with.iter().any(|beginning| line.starts_with(beginning));
    // In HoDoKu's lines candidates have spaces between them.
    let is_one_word = || line.starts_with(b":") || !line.iter().any(u8::is_ascii_whitespace);
    (begins(&ADDRESSES) || line.len() >= LEAST && begins(&CODES)) && is_one_word()
}

/// The puzzle that the link or code on a line holds; `None` if it is neither. An address may hold none.
pub(crate) fn read(line: &str) -> Read {
    if !is_link(line.as_bytes()) {
        return None;
    }
    let link = Link::of(line.trim());
    let nothing = || Err(Fault::NoPuzzleInLink.into());
    of_codes(&link).or_else(|| link.is_address().then(nothing))
}

/// Whether the line is a record by itself: an address without a puzzle may be the title of one that follows.
pub(crate) fn holds_puzzle(line: &[u8]) -> bool {
    is_link(line) && of_codes(&Link::of(String::from_utf8_lossy(line).trim())).is_some()
}

fn of_codes(link: &Link<'_>) -> Read {
    link.codes().into_iter().find_map(|code| READERS.iter().find_map(|read| read(&code)))
}

#[cfg(test)]
mod tests;
