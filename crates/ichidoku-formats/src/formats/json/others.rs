//! The members of an object that have no meaning here.

use serde_json::{Map, Value};

use crate::document::{Document, Other};
use crate::error::Problem;
use crate::formats::json::grid::solution_of;
use crate::formats::json::members::{main_member, puzzle_of};
use crate::formats::json::value::{is_nest, label_of};
use crate::formats::json::{player, scan};
use crate::names::Role;

/// Adds the other members of an object to its own puzzle, which is the first of those found in it; `read` are the keys of the
/// others. Without a puzzle of its own, what else it says is known to be outside them all.
pub(super) fn keep(object: &Map<String, Value>, read: &[&str], found: &mut [Result<Document, Problem>]) {
    let used = used_keys(object);
    let is_other = |(key, value): &(&String, &Value)| {
        !used.contains(&key.as_str()) && !read.contains(&key.as_str()) && !player::is_one(key, value)
    };
    let mut others = object.iter().filter(is_other).peekable();
    if !has_own(object) {
        if others.any(|(_, value)| !value.is_null()) {
            mark(found);
        }
    } else if let (Some(Ok(own)), Some(_)) = (found.first_mut(), others.peek()) {
        let other = |(name, value): (&String, &Value)| Other { name: name.clone(), json: value.to_string() };
        own.more_mut().others = others.map(other).collect();
    }
}

/// Notes that there is more around the documents.
pub(super) fn mark<'a>(found: impl IntoIterator<Item = &'a mut Result<Document, Problem>>) {
    found.into_iter().flatten().for_each(|document| document.more_mut().outside = true);
}

/// Gives the others of the object that the record is their order and spelling.
pub(super) fn spell(record: &[u8], document: &mut Document) {
    let Some(more) = &mut document.more else { return };
    let is_other = |name: &String| more.others.iter().any(|other| other.name == *name);
    let spelt = scan::members(record).filter_map(|(key, value)| {
        let name = serde_json::from_slice(key).ok().filter(is_other)?;
        // White space between tokens: within a string there is no line break.
        let json = String::from_utf8_lossy(value).replace(['\n', '\r'], " ");
        Some(Other { name, json })
    });
    more.others = spelt.collect();
}

/// True if a member is the puzzle, and does not only hold it.
pub(super) fn has_own(object: &Map<String, Value>) -> bool {
    puzzle_of(object).is_some_and(|(_, value)| !is_nest(value))
}

/// Whether a value is what its key says.
type Test = fn(&Value) -> bool;

/// The keys that have a meaning. Where the puzzle is further inside, that is only the one that leads there.
fn used_keys(object: &Map<String, Value>) -> Vec<&str> {
    let Some((puzzle, value)) = puzzle_of(object) else { return Vec::new() };
    if is_nest(value) {
        return vec![puzzle];
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
