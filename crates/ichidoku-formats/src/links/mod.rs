//! Links of other Sudoku sites, and the codes in them, which also travel alone; and codes that have no site: HoDoKu's, and
//! lines in which letters count blanks.
//!
//! A code holds its puzzle: it is read on this machine, and nothing is asked of any site.

mod address;
#[cfg(feature = "links")]
pub(crate) mod codes;

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

#[cfg(feature = "links")]
pub use codes::SiteObject;
#[cfg(feature = "links")]
pub(crate) use codes::of_json;
#[cfg(feature = "links")]
pub use codes::sudokumaker::rule_name as sudokumaker_rule;

/// A shorter word is no code: the blank grid, the shortest one, takes as much in SudokuPad's short form. Solo's is known by its
/// beginning.
const LEAST: usize = 17;

/// How a game id of Solo begins.
const SOLO: &str = "3x3:";

/// Whether the line is a link, or a code that is known by its beginning or by its letters.
pub(crate) fn is_link(line: &str) -> bool {
    const CODES: [&str; 8] = ["scl", "ctc", "fpuz", "scf", "S9B", "3x3", ":", "SumoCueV1="];
    // In HoDoKu's lines candidates have spaces between them.
    let is_one_word = || line.starts_with(':') || !line.bytes().any(|byte| byte.is_ascii_whitespace());
    let is_long = line.len() >= LEAST;
    let is_code =
        || line.starts_with(SOLO) || is_long && (CODES.iter().any(|code| line.starts_with(code)) || is_counted(line));
    (address::of(line).is_some() || is_code()) && is_one_word()
}

/// Whether letters that count blanks, or plus signs before digits that aren't givens, stand among the cells.
fn is_counted(line: &str) -> bool {
    let is_cell = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'.' | b'_' | b'+');
    let is_sign = |byte: u8| byte == b'+' || (byte.is_ascii_lowercase() && byte != b'x');
    line.bytes().all(is_cell) && line.bytes().any(is_sign)
}

/// Whether the line has a letter, a colon or a plus sign, as all links and codes do and most puzzles do not. Without an exit, so
/// that it becomes vector code.
fn has_sign(line: &[u8]) -> bool {
    let is_sign = |byte: &u8| byte.is_ascii_alphabetic() | (*byte == b':') | (*byte == b'+');
    // Every line may have one where the module's size counts more, as in a page.
    cfg!(target_arch = "wasm32") || line.iter().fold(false, |any, byte| any | is_sign(byte))
}

/// The puzzle that the link or code on a line holds; `None` if it is neither. An address may hold none.
pub(crate) fn read(line: &str) -> Option<Result<Document, Problem>> {
    if !has_sign(line.as_bytes()) {
        return None;
    }
    let line = address::bare(line);
    if !is_link(line) {
        return None;
    }
    let holds_nothing = address::of(line).is_some();
    code(line).or_else(|| holds_nothing.then(|| Err(without_puzzle(line))))
}

/// The object with all rules of its puzzle that a link or code of f-puzzles, SudokuPad or SudokuMaker holds, or such an object
/// itself; `None` if the text is none of these.
///
/// ```
/// use ichidoku_formats::{SiteObject, site_object};
/// let object = site_object(r#"{"size":4,"grid":[[{}]],"antiknight":true}"#).unwrap();
/// assert!(matches!(object, SiteObject::FPuzzles(puzzle) if puzzle["antiknight"] == true));
/// assert!(site_object("https://example.org").is_none());
/// ```
#[cfg(feature = "links")]
pub fn site_object(text: &str) -> Option<SiteObject> {
    let text = text.trim();
    if !text.starts_with('{') && !is_link(address::bare(text)) {
        return None;
    }
    codes::in_text(address::bare(text))
}

/// Sites that keep the puzzles of their short links to themselves.
const KEEPERS: [&str; 8] = [
    "sudokupad.app",
    "crackingthecryptic.com",
    "f-puzzles.com",
    "tinyurl.com",
    "bit.ly",
    "sudoku.coach",
    "sudokuexchange.com",
    "sudokuwiki.org",
];

/// What is wrong with an address without a puzzle.
fn without_puzzle(line: &str) -> Problem {
    let address = address::of(line).unwrap_or(line);
    let (host, path) = address.split_once(['/', '?', '#']).unwrap_or((address, ""));
    let is_of_keeper = !path.trim_matches('/').is_empty() && KEEPERS.iter().any(|keeper| host.ends_with(keeper));
    match is_of_keeper {
        // The puzzle should be in the link: some of it got lost where it was copied.
        true if path.contains("load=") => Fault::DamagedCode.into(),
        true => Fault::ShortLink { site: host.trim_start_matches("www.").to_owned() }.into(),
        false => Fault::NoPuzzleInLink.into(),
    }
}

/// Whether the line is a record by itself: an address without a puzzle may be the title of one that follows.
pub(crate) fn holds_puzzle(line: &[u8]) -> bool {
    // Rows are short and many, or have spaces between their cells.
    if line.len() < LEAST && !line.starts_with(SOLO.as_bytes()) {
        return false;
    }
    let is_frame_or_cell = matches!(line[0], b'|' | b'+' | b'-' | b'*' | b' ' | b'.' | b'0'..=b'9');
    if is_frame_or_cell && line.trim_ascii_end().contains(&b' ') {
        return false;
    }
    // The colon of a border is none of HoDoKu's.
    if line.starts_with(b":-") || !has_sign(line) {
        return false;
    }
    let Ok(line) = std::str::from_utf8(line) else { return false };
    let line = address::bare(line);
    is_link(line) && code(line).is_some()
}

#[cfg(feature = "links")]
use codes::read as code;

#[cfg(not(feature = "links"))]
fn code(_: &str) -> Option<Result<Document, Problem>> {
    None
}

#[cfg(test)]
mod tests;
