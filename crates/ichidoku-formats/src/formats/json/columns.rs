//! Tables that are written column by column: an object for each column, whose keys are the numbers of the rows, as pandas writes a
//! table by default.

use serde_json::{Map, Value};

use crate::formats::json::members::main_member;
use crate::names::Role;

/// The rows of such a table, in the order of their numbers; `None` if the object is none, or no column has the name of a puzzle.
pub(super) fn rows(object: &Map<String, Value>) -> Option<Vec<Map<String, Value>>> {
    // Most objects are one puzzle, and known by this before any name is looked at.
    if !object.values().all(Value::is_object) {
        return None;
    }
    let (_, puzzles) = main_member(object, Role::Puzzle)?;
    let puzzles = puzzles.as_object().filter(|puzzles| !puzzles.is_empty())?;
    // The map has its keys in the order of texts. Few rows come in one piece, and a sort is more code than this.
    let mut numbers = Vec::<u32>::new();
    for key in puzzles.keys() {
        let number = key.parse().ok()?;
        numbers.insert(numbers.partition_point(|before| *before < number), number);
    }
    let mut rows = Vec::new();
    for number in numbers {
        rows.push(row(object, puzzles.len(), &number.to_string())?);
    }
    Some(rows)
}

/// A row with what each column has under its number; `None` if one of them isn't such a column.
fn row(object: &Map<String, Value>, rows: usize, number: &str) -> Option<Map<String, Value>> {
    // Not collected, which would take sorting.
    let mut row = Map::new();
    for (name, column) in object {
        let column = column.as_object().filter(|column| column.len() == rows)?;
        row.insert(name.clone(), column.get(number)?.clone());
    }
    Some(row)
}
