//! The puzzles of a text with variants: values of JSON, a column of a table, or what the reader of variants finds.

use ichidoku_formats::{Source, column_of_puzzles, puzzle_column, site_object};
use ichidoku_variants::{
    Drawings, Puzzle, RULE_NAMES, TextError, read_puzzle, read_puzzle_with, read_variant, read_variants_with,
};
use serde_json::{Deserializer, Value};

use crate::unreadable::{unread, unreadable, unreadable_variant};
use crate::values::nearest;
use crate::words::{say, word};

/// A puzzle with the number of its line, or what is wrong with it.
pub(super) type Read = (u64, Result<Puzzle, String>);

/// The puzzles of a text, if there are variants among them.
pub(super) fn read(text: &str, drawings: Drawings) -> Option<Vec<Read>> {
    // Some programs begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (fields, broken) = match values(text).filter(|values| !values.read.is_empty()) {
        Some(Values { read, broken }) => (Some(read), broken),
        None => (column_of_puzzles(text), None),
    };
    let Some(fields) = fields else {
        let read = read_variants_with(text, drawings)?.into_iter();
        return Some(read.map(|(line, puzzle)| (line as u64, puzzle.map_err(|error| written(&error)))).collect());
    };
    // A grid of another size further below may be a classic one that is cut off.
    let is_among = fields.iter().enumerate().any(|(at, (_, field))| is_variant(field, at == 0));
    let puzzle = |field: &str| read_puzzle_with(field, drawings).map_err(|error| written(&error));
    let broken = broken.map(|line| (line as u64, Err(word("expected-json").to_owned())));
    is_among.then(|| fields.iter().map(|(line, field)| (*line as u64, puzzle(field))).chain(broken).collect())
}

/// The variant in a row of a table, or what is wrong with it; `None` if it is none by its form.
pub(super) fn in_row(field: &str, any_size: bool, drawings: Drawings) -> Option<Result<Puzzle, String>> {
    is_variant(field, any_size).then(|| read_puzzle_with(field, drawings).map_err(|error| written(&error)))
}

/// True if a text is a variant by its form; a grid of another size without rules is only one if `any_size`.
fn is_variant(field: &str, any_size: bool) -> bool {
    (any_size || field.contains(['~', '{', ':', '<', '>'])) && read_variant(field).is_some()
}

/// What is wrong with a text; where the name of a rule is unknown, the one that may be meant.
fn written(error: &TextError) -> String {
    let known = || RULE_NAMES.iter().copied();
    match error.unknown_rule().and_then(|name| nearest(name, known())) {
        Some(name) => format!("{}; {}", unreadable_variant(error), say!("did-you-mean", name)),
        None => unreadable_variant(error),
    }
}

/// The classic puzzles of a text, in any form that is known.
pub(super) fn read_classic(name: &str, text: &str) -> Vec<Read> {
    let mut source = Source::from_text(name, text);
    let mut read = Vec::new();
    loop {
        match source.next_chunk() {
            Ok(Some(chunk)) => read.extend(chunk.entries().map(|entry| match entry {
                Ok(document) => (
                    document.line,
                    read_puzzle(&document.puzzle.to_string()).map_err(|error| unreadable_variant(&error)),
                ),
                Err(error) => (error.line(), Err(unreadable(&error))),
            })),
            Ok(None) => return read,
            Err(error) => {
                read.push((1, Err(unread(&error))));
                return read;
            }
        }
    }
}

/// Values in JSON.
struct Values {
    /// The puzzles that they hold, each with the number of its line.
    read: Vec<(usize, String)>,
    /// The line of what is no value, or not all of one.
    broken: Option<usize>,
}

/// One value in JSON after another, or a list of them. `None` if the text is none of these. It may be the beginning of a longer one.
fn values(text: &str) -> Option<Values> {
    let start = text.len() - text.trim_start().len();
    let is_list = text[start..].starts_with('[') && !is_grid(&text[start..]);
    if !is_list && !text[start..].starts_with(['{', '"', '[']) {
        return None;
    }
    let (mut at, mut line, mut read) = (start + usize::from(is_list), 1, Vec::new());
    line += text[..at].matches('\n').count();
    loop {
        let rest = &text[at..];
        let between = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n', ',']).len();
        let mut stream = Deserializer::from_str(&rest[between..]).into_iter::<Value>();
        let value = stream.next();
        line += rest[..between].matches('\n').count();
        let Some(Ok(value)) = value else {
            let is_whole = if is_list { rest[between..].trim() == "]" } else { rest[between..].is_empty() };
            return Some(Values { read, broken: (!is_whole).then_some(line) });
        };
        read.push((line, puzzle_of(&value)));
        let end = between + stream.byte_offset();
        line += rest[between..end].matches('\n').count();
        at += end;
    }
}

/// Whether a list is a grid: its first element is a list of numbers.
fn is_grid(text: &str) -> bool {
    let row = text.trim_start_matches(['[', ' ', '\t', '\r', '\n']);
    let opened = text[..text.len() - row.len()].matches('[').count();
    opened == 2 && row.starts_with(|letter: char| letter.is_ascii_digit() || letter == 'n')
}

/// The text of the puzzle in a value: a string, rows of numbers, the object of a site, or a member with the name of a puzzle.
fn puzzle_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(rows) => rows.iter().map(row).collect::<Vec<_>>().join("\n"),
        Value::Object(members) => {
            let written = value.to_string();
            let named = || members.values().nth(puzzle_column(members.keys().map(String::as_str))?);
            match site_object(&written) {
                None => named().map_or(written, puzzle_of),
                Some(_) => written,
            }
        }
        _ => value.to_string(),
    }
}

/// The numbers of a row with blanks between them; 0 where there is none.
fn row(value: &Value) -> String {
    let number = |cell: &Value| if cell.is_null() { "0".to_owned() } else { cell.to_string().replace('"', "") };
    match value {
        Value::Array(cells) => cells.iter().map(number).collect::<Vec<_>>().join(" "),
        Value::String(cells) => cells.clone(),
        other => other.to_string(),
    }
}
