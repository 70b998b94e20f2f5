//! A whole puzzle on one line.

use alloc::vec::Vec;

use crate::cell::Cell;
use crate::text::content::{Content, finish, finish_candidates};
use crate::text::error::ParsePuzzleError;
use crate::text::kind::{spaced_line, without_comment};
use crate::text::row::{delimited, tokens};
use crate::text::symbol::{is_separator, value};
use crate::text::{Parsed, read_line};

/// Reads a line: 81 symbols in one piece or in pieces of minirows, 81 separated cells, or 729 symbols. Other columns beside
/// them do not matter.
pub(super) fn read_one_line(line: &str) -> Result<Parsed, ParsePuzzleError> {
    if let Some(parsed) = tokens(line).find_map(read_token) {
        return Ok(parsed);
    }
    let line = without_comment(line);
    if let Some(line) = spaced_line(line) {
        return read_cells(line.chars().map(|c| if c == ' ' { Ok(Content::Blank) } else { Content::of_symbol(c) }));
    }
    if let Some(fields) = delimited::<81>(line) {
        return read_cells(fields.into_iter().map(Content::of_token));
    }
    let tokens: Vec<&str> = tokens(line).collect();
    if tokens.len() == 81 {
        return read_cells(tokens.into_iter().map(Content::of_token));
    }
    // Pieces of whole minirows. Others are not joined: a rating after 79 cells must not fill them up.
    let pieces = tokens.iter().all(|token| token.len() % 3 == 0);
    if pieces && tokens.iter().map(|token| token.len()).sum::<usize>() == 81 {
        return read_cells(tokens.into_iter().flat_map(str::chars).map(Content::of_symbol));
    }
    Err(fault(line, &tokens))
}

/// The puzzle in a piece of 81 or 729 symbols.
fn read_token(token: &str) -> Option<Parsed> {
    if let Ok(line) = token.as_bytes().try_into() {
        return read_line(line).map(|puzzle| Parsed { puzzle, candidates: None });
    }
    let full = token.len() == 729 && token.chars().all(|c| value(c).is_some());
    full.then(|| {
        let mut contents = [Content::Blank; 81];
        for (content, digits) in contents.iter_mut().zip(token.as_bytes().chunks_exact(9)) {
            let digits = digits.iter().filter_map(|byte| crate::digit::Digit::from_char(*byte as char));
            *content = Content::Digits(digits.collect());
        }
        finish_candidates(&contents)
    })
}

fn read_cells(cells: impl Iterator<Item = Result<Content, char>>) -> Result<Parsed, ParsePuzzleError> {
    let mut contents = [Content::Blank; 81];
    for ((cell, content), read) in Cell::ALL.into_iter().zip(&mut contents).zip(cells) {
        *content = read.map_err(|c| ParsePuzzleError::symbol(cell, c))?;
    }
    Ok(finish(&contents))
}

/// What is wrong with a line that holds no puzzle: the first strange character of its longest piece, or of all of it
/// if the pieces are short; failing that, the number of cells.
fn fault(line: &str, tokens: &[&str]) -> ParsePuzzleError {
    let longest = tokens.iter().max_by_key(|token| token.chars().count()).copied().unwrap_or("");
    if longest.chars().count() > 9 {
        return symbol_or_count(longest.chars());
    }
    if tokens.len() > 9 && tokens.iter().any(|token| token.len() > 1) && !line.contains("  ") {
        return token_fault(tokens);
    }
    let is_wide = line.len() > 40 && line.contains("  ") && !line.contains('\t');
    if is_wide && line.chars().all(|c| c == ' ' || value(c).is_some()) {
        return ParsePuzzleError::cells(line.chars().count());
    }
    match symbol_or_count(line.chars().filter(|c| !is_separator(*c))) {
        count if count == ParsePuzzleError::cells(81) => ParsePuzzleError::cells(tokens.len()),
        fault => fault,
    }
}

/// The first piece that is no cell, or the number of pieces.
fn token_fault(tokens: &[&str]) -> ParsePuzzleError {
    let bad = Cell::ALL.into_iter().zip(tokens).find_map(|(cell, token)| Some((cell, Content::of_token(token).err()?)));
    bad.map_or(ParsePuzzleError::cells(tokens.len()), |(cell, c)| ParsePuzzleError::symbol(cell, c))
}

fn symbol_or_count(symbols: impl Iterator<Item = char> + Clone) -> ParsePuzzleError {
    let bad = Cell::ALL.into_iter().zip(symbols.clone()).find(|(_, c)| value(*c).is_none());
    match bad {
        Some((cell, c)) => ParsePuzzleError::symbol(cell, c),
        None => match symbols.count() {
            0 => ParsePuzzleError::nothing(),
            n => ParsePuzzleError::cells(n),
        },
    }
}
