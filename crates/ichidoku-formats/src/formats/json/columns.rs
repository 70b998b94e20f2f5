//! Tables that are written column by column: an object for each column, whose keys are the numbers of the rows, as pandas writes a
//! table by default.

use serde_json::{Map, Value};

use crate::formats::json::members::main_member;
use crate::names::Role;

/// The rows of such a table, in the order of their numbers; `None` if the object is none, or no column has the name of a puzzle.
pub(super) fn rows(object: &Map<String, Value>) -> Option<Vec<Map<String, Value>>> {
    let (_, puzzles) = main_member(object, Role::Puzzle)?;
    let number = |key: &str| key.parse::<u64>().ok();
    // The map has its keys in the order of texts.
    let mut keys: Vec<&String> = puzzles.as_object()?.keys().collect();
    keys.sort_by_cached_key(|key| number(key));
    let has_these = |column: &Map<String, Value>| column.len() == keys.len() && column.contains_key(keys[0]);
    let is_column = |column: &Value| column.as_object().is_some_and(has_these);
    if keys.is_empty() || !keys.iter().all(|key| number(key).is_some()) || !object.values().all(is_column) {
        return None;
    }
    let field = |name: &String, column: &Value, key: &str| Some((name.clone(), column.get(key)?.clone()));
    let row = |key: &String| object.iter().filter_map(|(name, column)| field(name, column, key)).collect();
    Some(keys.into_iter().map(row).collect())
}
