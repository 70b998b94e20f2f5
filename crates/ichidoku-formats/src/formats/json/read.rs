//! The puzzles in one JSON value.

use ichidoku::{Puzzle, text};
use serde_json::{Map, Value};

use crate::document::{Document, Rules, stated};
use crate::error::Problem;
use crate::formats::json::{others, player};
use crate::lines::check_is_classic;
use crate::names::{self, Role};

/// A string or an array this long is a puzzle by itself and not a row.
const WHOLE: usize = 20;

/// The documents in a record: one, or as many as the lists in it hold. Beside each the line on which it was found.
pub(super) fn read(record: &[u8], line: u64, keeps_others: bool) -> Vec<(u64, Result<Document, Problem>)> {
    match serde_json::from_slice(record) {
        Ok(value) => {
            let mut found = Found::new();
            collect(&value, &mut found);
            if let (true, [Ok(only)], Value::Object(object)) = (keeps_others, &mut *found, &value) {
                others::keep(record, object, only);
            }
            found.into_iter().map(|document| (line, document.map(|document| Document { line, ..document }))).collect()
        }
        Err(error) => {
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or("an error");
            vec![(line + error.line().saturating_sub(1) as u64, Err(Problem::new(message, "valid JSON")))]
        }
    }
}

type Found = Vec<Result<Document, Problem>>;

/// Adds the documents of a value, or why it has none.
fn collect(value: &Value, found: &mut Found) {
    match value {
        Value::Object(object) => collect_object(object, found),
        Value::Array(values) if is_list(values) => found.extend(read_pair(values).map_or_else(
            || {
                let mut all = Found::new();
                values.iter().for_each(|value| collect(value, &mut all));
                all
            },
            |pair| vec![pair],
        )),
        _ => found.push(read_grid(value)),
    }
}

/// Adds the puzzle that a key names, or that is the only one, with what stands beside it; and any others, by their keys.
fn collect_object(object: &Map<String, Value>, found: &mut Found) {
    let before = found.len();
    let is_named = main_member(object, Role::Puzzle).is_some();
    let main = puzzle_of(object).map(|(_, value)| value);
    match main {
        Some(value) if is_nest(value) => collect(value, found),
        Some(value) => found.push(read_document(value, object)),
        None => {}
    }
    for (key, value) in object {
        match main {
            None => found.extend(members(key, value)),
            // Other things have such names, too.
            Some(main) if std::ptr::eq(main, value) || names::has(key, Role::Solution) => {}
            Some(_) if is_named && !names::has(key, Role::Puzzle) => {}
            Some(_) => found.extend(members(key, value).into_iter().filter(Result::is_ok)),
        }
    }
    if found.len() == before {
        found.push(Err(Problem::new("an object without a board", "a puzzle")));
    }
}

/// The member that is the object's puzzle, or holds it: the one that a key names, or the only one.
pub(super) fn puzzle_of(object: &Map<String, Value>) -> Option<(&String, &Value)> {
    main_member(object, Role::Puzzle).or_else(|| only_grid(object))
}

/// The puzzles in a member of an object, if it may hold some; a lone one is called what its key says.
fn members(key: &str, value: &Value) -> Found {
    let mut found = Found::new();
    if is_nest(value) {
        collect(value, &mut found);
    } else if is_grid(value) && !player::is_one(key, value) {
        found.push(read_grid(value).map(|document| Document { name: Some(key.to_owned()), ..document }));
    }
    found
}

/// The only grid among the members that is neither a solution nor what a player has put in.
fn only_grid(object: &Map<String, Value>) -> Option<(&String, &Value)> {
    let is_puzzle = |key: &str, value| !names::has(key, Role::Solution) && !player::is_one(key, value);
    let mut grids = object.iter().filter(|(key, value)| is_grid(value) && is_puzzle(key, value));
    let only = grids.next()?;
    grids.next().is_none().then_some(only)
}

/// The puzzle with all that stands beside it.
fn read_document(puzzle: &Value, object: &Map<String, Value>) -> Result<Document, Problem> {
    let named = |role| main_member(object, role).map(|(_, value)| value);
    let label = |role| named(role).and_then(label_of);
    check_rules(named(Role::Rules))?;
    object.values().filter_map(Value::as_str).try_for_each(check_is_classic)?;
    let mut document = Document {
        name: label(Role::Name),
        rating: label(Role::Rating),
        difficulty: label(Role::Difficulty),
        ..read_grid(puzzle)?
    };
    document.solution = named(Role::Solution).map_or(Ok(None), solution_of)?;
    document.set_origin(label(Role::Author), label(Role::Source));
    player::read(object, &mut document)?;
    Ok(document)
}

/// The member that most surely has the role.
pub(super) fn main_member(object: &Map<String, Value>, role: Role) -> Option<(&String, &Value)> {
    object.iter().nth(names::find(object.keys().map(String::as_str), role)?)
}

/// An error if a word names rules that are not known. Several words are a text about the rules.
fn check_rules(rules: Option<&Value>) -> Result<(), Problem> {
    match rules.and_then(Value::as_str) {
        Some(name) if !name.contains(char::is_whitespace) && Rules::named(name).is_none() => {
            Err(Problem::new(format!("the rules {name:?}"), "the rules \"classic\""))
        }
        _ => Ok(()),
    }
}

/// Whether the value holds puzzles and is none itself.
pub(super) fn is_nest(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(values) => is_list(values),
        _ => false,
    }
}

/// Whether the values are puzzles, or objects that should hold some.
fn is_list(values: &[Value]) -> bool {
    !values.is_empty() && values.iter().all(|value| value.is_object() || is_grid(value))
}

/// Whether the value has the shape of a puzzle, right or wrong in detail.
fn is_grid(value: &Value) -> bool {
    match value {
        Value::String(text) => is_whole(text),
        Value::Array(values) => {
            let rows =
                values.iter().all(|value| matches!(value, Value::Array(row) if row.len() < WHOLE && !is_list(row)));
            let lines =
                values.iter().all(|value| matches!(value, Value::String(row) if row.len() > 1 && !is_whole(row)));
            let flat = values.len() >= WHOLE && !values.iter().any(|value| value.is_array() || value.is_object());
            !values.is_empty() && (rows || lines || flat && !is_list(values))
        }
        _ => false,
    }
}

fn is_whole(text: &str) -> bool {
    text.chars().count() >= WHOLE
}

/// A puzzle's line with its solution's line beside it.
fn read_pair(values: &[Value]) -> Option<Result<Document, Problem>> {
    match values {
        [puzzle @ Value::String(_), solution @ Value::String(_)] => {
            let solution = complete(solution)?;
            Some(read_grid(puzzle).map(|document| Document { solution: Some(solution), ..document }))
        }
        _ => None,
    }
}

fn complete(value: &Value) -> Option<Puzzle> {
    read_grid(value).ok().map(|document| document.puzzle).filter(|solution| solution.clue_count() == 81)
}

/// The solution that a value in its place states, if it is one.
pub(super) fn solution_of(value: &Value) -> Result<Option<Puzzle>, Problem> {
    match value {
        Value::String(text) => stated(text),
        Value::Array(values) if is_grid(value) && !is_list(values) => {
            read_grid(value).map(|document| Some(document.puzzle)).map_err(Problem::in_solution)
        }
        _ => Ok(None),
    }
}

pub(super) fn label_of(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The puzzle in a string, in nine rows, or in 81 cells.
fn read_grid(value: &Value) -> Result<Document, Problem> {
    match value {
        Value::String(text) => {
            let parsed = text::read(text)?;
            Ok(Document { candidates: parsed.candidates.map(Box::new), ..Document::of(parsed.puzzle) })
        }
        Value::Array(values) if values.iter().any(|value| cells_of_row(value).is_some()) => read_rows(values),
        Value::Array(values) => {
            let cells = values.iter().map(digit).collect::<Vec<_>>();
            finish(&cells)
        }
        other => Err(Problem::new(shown(other), "a puzzle")),
    }
}

fn read_rows(rows: &[Value]) -> Result<Document, Problem> {
    let mut all = Vec::with_capacity(81);
    for (row, value) in (1..=9).zip(rows) {
        let cells = cells_of_row(value).ok_or_else(|| Problem::new(shown(value), "9 cells").in_row(row))?;
        if cells.len() != 9 {
            return Err(Problem::count(cells.len(), 9, "cell").in_row(row));
        }
        all.extend(cells);
    }
    if rows.len() == 9 { finish(&all) } else { Err(Problem::count(rows.len(), 9, "row")) }
}

/// A digit or 0 for a blank; else what was found.
type CellValue = Result<u8, String>;

/// The cells of a row that is an array or a string of several characters.
fn cells_of_row(row: &Value) -> Option<Vec<CellValue>> {
    match row {
        Value::Array(cells) => Some(cells.iter().map(digit).collect()),
        Value::String(cells) if cells.len() > 1 => Some(cells.chars().map(symbol).collect()),
        _ => None,
    }
}

fn finish(cells: &[CellValue]) -> Result<Document, Problem> {
    let mut values = [0; 81];
    for (i, (place, cell)) in values.iter_mut().zip(cells).enumerate() {
        let problem = |found: &String| Problem::not_a_cell(found).in_row(i / 9 + 1).in_column(i % 9 + 1);
        *place = *cell.as_ref().map_err(problem)?;
    }
    match Puzzle::from_values(values) {
        Some(puzzle) if cells.len() == 81 => Ok(Document::of(puzzle)),
        _ => Err(Problem::count(cells.len(), 81, "cell")),
    }
}

/// A digit; a blank is 0, `null`, an empty string or one of the blank symbols.
fn digit(cell: &Value) -> CellValue {
    let digit = match cell {
        Value::Null => Some(0),
        Value::Number(number) => number.as_u64().filter(|n| *n <= 9).map(|n| n as u8),
        Value::String(text) => match text.as_bytes() {
            [] => Some(0),
            [byte] => symbol(*byte as char).ok(),
            _ => None,
        },
        _ => None,
    };
    digit.ok_or_else(|| shown(cell))
}

fn symbol(c: char) -> CellValue {
    let byte = u8::try_from(c).unwrap_or(b'!');
    let puzzle = text::read_line(&[if byte == b' ' { b'.' } else { byte }; 81]);
    puzzle.map(|puzzle| puzzle.values()[0]).ok_or_else(|| format!("{c:?}"))
}

/// The value, cut short, for a message.
pub(super) fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) => "an array".into(),
        Value::Object(_) => "an object".into(),
        Value::String(text) if is_whole(text) => "a long string".into(),
        other => other.to_string(),
    }
}
