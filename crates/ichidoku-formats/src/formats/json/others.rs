//! The members of an object that have no meaning here.

use serde_json::{Map, Value};

use crate::document::{Document, Other};
use crate::formats::json::grid::solution_of;
use crate::formats::json::members::{main_member, puzzle_of};
use crate::formats::json::value::{is_nest, label_of};
use crate::formats::json::{player, scan};
use crate::names::Role;

/// Adds to the document the other members of the object that the record is, in their order and spelling.
pub(super) fn keep(record: &[u8], object: &Map<String, Value>, document: &mut Document) {
    let used = used_keys(object);
    let is_other = |key: &str| !used.contains(&key) && !object.get(key).is_some_and(|it| player::is_one(key, it));
    if used.is_empty() {
        return;
    }
    let others: Vec<Other> = scan::members(record)
        .filter_map(|(key, value)| {
            let name: String = serde_json::from_slice(key).ok()?;
            // White space between tokens: within a string there is no line break.
            let json = String::from_utf8_lossy(value).replace(['\n', '\r'], " ");
            is_other(&name).then_some(Other { name, json })
        })
        .collect();
    if !others.is_empty() {
        document.more_mut().others = others;
    }
}

/// Whether a value is what its key says.
type Test = fn(&Value) -> bool;

/// The keys that have a meaning; none if the puzzle is further inside.
fn used_keys(object: &Map<String, Value>) -> Vec<&str> {
    let Some((puzzle, value)) = puzzle_of(object) else { return Vec::new() };
    if is_nest(value) {
        return Vec::new();
    }
    let is_label: Test = |value| label_of(value).is_some();
    let is_solution: Test = |value| value.is_null() || matches!(solution_of(value), Ok(Some(_)));
    let labels = [Role::Name, Role::Rating, Role::Difficulty, Role::Author, Role::Source, Role::RulesText]
        .map(|role| (role, is_label));
    let named = labels.into_iter().chain([(Role::Solution, is_solution), (Role::Rules, Value::is_string)]);
    let keys =
        named.filter_map(|(role, has_meaning)| main_member(object, role).filter(|(_, value)| has_meaning(value)));
    [puzzle.as_str()].into_iter().chain(keys.map(|(key, _)| key.as_str())).collect()
}
