//! The puzzles of a text with variants: values of JSON, a column of a table, or what the reader of variants finds.

use std::fmt;

use ichidoku_formats::{Other, PuzzleRow, column_of_puzzles, puzzle_column, site_object};
use serde_json::{Deserializer, Map, Value};

use super::TextError;
use super::detect::{Drawings, read_puzzle_with, read_variant, read_variants_with};
use crate::puzzle::Puzzle;

/// What is wrong with a record of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Its puzzle can't be read.
    Puzzle(TextError),
    /// A value in JSON was expected on its line, and there is none, or not all of one.
    Json,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(error) => error.fmt(f),
            Self::Json => f.write_str("expected a value in JSON"),
        }
    }
}

impl std::error::Error for RecordError {}

/// A record of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantRecord {
    /// The number of its line.
    pub line: usize,
    /// Its puzzle, or what is wrong with it.
    pub puzzle: Result<Puzzle, RecordError>,
    /// What stands beside the puzzle and its solution in a table or an object.
    pub beside: Vec<Other>,
}

/// Reads all puzzles of a text if there are variants among them: values in JSON, a column of a table,
/// or whatever [`read_variants`](crate::read_variants) reads. `None` if it holds no variant.
///
/// ```
/// use ichidoku_variants::{Drawings, read_records};
/// let table = "name,puzzle\nMonday,.Cage~3~R1C1~R1C2\nTuesday,.Teleport\n";
/// let read = read_records(table, Drawings::Refused).unwrap();
/// assert_eq!(read.len(), 2);
/// assert!(read[0].puzzle.is_ok());
/// assert_eq!(read[0].beside[0].text(), "Monday");
/// let (line, error) = (read[1].line, read[1].puzzle.clone().unwrap_err());
/// assert_eq!(format!("{line}: {error}"), "3: rule 1: 'Teleport' is not a known rule");
/// ```
pub fn read_records(text: &str, drawings: Drawings) -> Option<Vec<VariantRecord>> {
    // Some programs begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (rows, broken) = match values(text).filter(|values| !values.read.is_empty()) {
        Some(Values { read, broken }) => (Some(read), broken),
        None => (column_of_puzzles(text), None),
    };
    let Some(rows) = rows else {
        let read = read_variants_with(text, drawings)?.into_iter();
        let record = |(line, puzzle): (usize, Result<Puzzle, TextError>)| VariantRecord {
            line,
            puzzle: puzzle.map_err(RecordError::Puzzle),
            beside: Vec::new(),
        };
        return Some(read.map(record).collect());
    };
    // A grid of another size further below may be a classic one that is cut off.
    if !rows.iter().enumerate().any(|(at, row)| is_variant(&row.puzzle, at == 0)) {
        return None;
    }
    let record = |PuzzleRow { line, puzzle, beside }| {
        let puzzle = read_puzzle_with(&puzzle, drawings).map_err(RecordError::Puzzle);
        VariantRecord { line, puzzle, beside }
    };
    let broken = broken.map(|line| VariantRecord { line, puzzle: Err(RecordError::Json), beside: Vec::new() });
    Some(rows.into_iter().map(record).chain(broken).collect())
}

/// Reads the variant in the column of puzzles of a table; `None` if it is none by its form. A grid of another size without rules is only
/// one if `any_size`.
///
/// ```
/// use ichidoku_variants::{Drawings, read_in_table};
/// assert!(read_in_table(".Cage~3~R1C1~R1C2", false, Drawings::Refused).unwrap().is_ok());
/// assert!(read_in_table("1...............", false, Drawings::Refused).is_none());
/// ```
pub fn read_in_table(field: &str, any_size: bool, drawings: Drawings) -> Option<Result<Puzzle, TextError>> {
    is_variant(field, any_size).then(|| read_puzzle_with(field, drawings))
}

/// True if a text is a variant by its form; a grid of another size without rules is only one if `any_size`.
fn is_variant(field: &str, any_size: bool) -> bool {
    (any_size || field.contains(['~', '{', ':', '<', '>'])) && read_variant(field).is_some()
}

/// Values in JSON.
struct Values {
    read: Vec<PuzzleRow>,
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
        let (puzzle, beside) = told(&value);
        read.push(PuzzleRow { line, puzzle, beside });
        let end = between + stream.byte_offset();
        line += rest[between..end].matches('\n').count();
        at += end;
    }
}

/// True if a list is a grid: its first element is a list of numbers.
fn is_grid(text: &str) -> bool {
    let row = text.trim_start_matches(['[', ' ', '\t', '\r', '\n']);
    let opened = text[..text.len() - row.len()].matches('[').count();
    opened == 2 && row.starts_with(|letter: char| letter.is_ascii_digit() || letter == 'n')
}

/// The text of the puzzle in a value, and what stands beside it and the solution: of a string, a grid of numbers, the object of a site, or a
/// member with the name of a puzzle.
fn told(value: &Value) -> (String, Vec<Other>) {
    match value {
        Value::String(text) => (text.clone(), Vec::new()),
        Value::Array(cells) => (grid(cells), Vec::new()),
        Value::Object(members) => {
            let written = value.to_string();
            let place = puzzle_column(members.keys().map(String::as_str)).filter(|_| site_object(&written).is_none());
            let named = place.and_then(|place| Some((place, members.values().nth(place)?)));
            named.map_or((written, Vec::new()), |(place, puzzle)| (told(puzzle).0, beside(members, place)))
        }
        _ => (value.to_string(), Vec::new()),
    }
}

/// The members beside the puzzle, which has this place among them, and the solution.
fn beside(members: &Map<String, Value>, puzzle: usize) -> Vec<Other> {
    let others = members.iter().enumerate().filter(|(place, (name, _))| *place != puzzle && *name != "solution");
    others.map(|(_, (name, value))| Other { name: name.clone(), json: value.to_string() }).collect()
}

/// The rows of a grid of numbers, which may stand in one list without a list for each row.
fn grid(cells: &[Value]) -> String {
    let size = cells.len().isqrt();
    if cells.iter().all(Value::is_number) && size * size == cells.len() && size > 0 {
        return cells.chunks(size).map(numbers).collect::<Vec<_>>().join("\n");
    }
    cells.iter().map(row).collect::<Vec<_>>().join("\n")
}

/// A row of a grid.
fn row(value: &Value) -> String {
    match value {
        Value::Array(cells) => numbers(cells),
        Value::String(cells) => cells.clone(),
        other => other.to_string(),
    }
}

/// Numbers with blanks between them; 0 where there is none.
fn numbers(cells: &[Value]) -> String {
    let number = |cell: &Value| if cell.is_null() { "0".to_owned() } else { cell.to_string().replace('"', "") };
    cells.iter().map(number).collect::<Vec<_>>().join(" ")
}
