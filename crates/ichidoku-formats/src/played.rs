//! Rows of SudoCue's `.sdx`: cells with spaces between them, candidates in those that are open, and `u` before a digit that the
//! player has put in.

use std::borrow::Cow;

use ichidoku::{Candidate, Cell, text};

use crate::document::Document;
use crate::error::Problem;

/// The line without the signs before the player's digits; `None` if there are none.
pub(crate) fn without_signs(line: &str) -> Option<Cow<'_, str>> {
    let bytes = line.as_bytes();
    let is_sign = |at: usize| matches!(bytes.get(at), Some(b'u')) && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
    let starts_word = |at: usize| at == 0 || bytes[at - 1].is_ascii_whitespace();
    let is_own = |at: &usize| is_sign(*at) && starts_word(*at);
    memchr::memchr_iter(b'u', bytes).find(is_own)?;
    let signs: Vec<usize> = (0..bytes.len()).filter(is_own).collect();
    Some(line.char_indices().filter(|(at, _)| !signs.contains(at)).map(|(_, c)| c).collect())
}

/// The game in rows with such signs; `None` if there are none.
pub(crate) fn read(rows: &str) -> Option<Result<Document, Problem>> {
    let plain = without_signs(rows)?;
    let cells = rows.split_whitespace().filter(|word| *word != "|");
    let own = Cell::ALL.into_iter().zip(cells).filter(|(_, word)| word.starts_with('u')).map(|(cell, _)| cell);
    Some(text::read(&plain).map_err(Problem::from).and_then(|parsed| document(&parsed, own)))
}

fn document(parsed: &text::Parsed, own: impl Iterator<Item = Cell>) -> Result<Document, Problem> {
    let mut document = Document::of_parsed(parsed, 1);
    let entries: Vec<Candidate> = own.filter_map(|cell| Some(Candidate::of(cell, parsed.puzzle.get(cell)?))).collect();
    entries.iter().for_each(|entry| document.puzzle.set(entry.cell(), None));
    entries.into_iter().try_for_each(|entry| document.enter(entry))?;
    Ok(document)
}
