//! The members of an object by what they are.

use serde_json::{Map, Value};

use crate::formats::json::player;
use crate::formats::json::value::is_grid;
use crate::names::{self, Role};

/// The member that is the object's puzzle, or holds it: the one that a key names, or the only one.
pub(super) fn puzzle_of(object: &Map<String, Value>) -> Option<(&String, &Value)> {
    main_member(object, Role::Puzzle).or_else(|| only_grid(object))
}

/// The only grid among the members that is neither a solution nor what a player has put in.
fn only_grid(object: &Map<String, Value>) -> Option<(&String, &Value)> {
    let is_puzzle = |key: &str, value| !names::has(key, Role::Solution) && !player::is_one(key, value);
    let mut grids = object.iter().filter(|(key, value)| is_grid(value) && is_puzzle(key, value));
    let only = grids.next()?;
    grids.next().is_none().then_some(only)
}

/// The member that most surely has the role.
pub(super) fn main_member(object: &Map<String, Value>, role: Role) -> Option<(&String, &Value)> {
    object.iter().nth(names::find(object.keys().map(String::as_str), role)?)
}
