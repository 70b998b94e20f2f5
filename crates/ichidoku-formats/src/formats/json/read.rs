//! The puzzles in one JSON value.

use ichidoku::Rules;
use serde_json::{Map, Value};

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::formats::json::grid::{read_grid, read_pair, solution_of};
use crate::formats::json::members::{main_member, puzzle_of};
use crate::formats::json::value::{is_grid, is_list, is_nest, label_of};
use crate::formats::json::{columns, others, player};
use crate::lines::check_is_classic;
use crate::names::{self, Role};

/// The documents in a record: one, or as many as the lists in it hold. Beside each the line on which it was found.
pub(super) fn read(record: &[u8], line: u64, keeps_others: bool) -> Vec<(u64, Result<Document, Problem>)> {
    match serde_json::from_slice(record) {
        Ok(value) => {
            #[cfg(feature = "links")]
            if let Some(read) = crate::links::of_json(&value) {
                return vec![(line, read.map(|document| Document { line, ..document }))];
            }
            let mut found = Found::new();
            collect(&value, keeps_others, &mut found);
            if let (true, Some(Ok(own)), Value::Object(object)) = (keeps_others, found.first_mut(), &value)
                && others::has_own(object)
            {
                others::spell(record, own);
            }
            found.into_iter().map(|document| (line, document.map(|document| Document { line, ..document }))).collect()
        }
        #[cfg(feature = "texts")]
        Err(_) if let Some(parsed) = crate::literal::read(&String::from_utf8_lossy(record)) => {
            vec![(line, Ok(Document::of_parsed(&parsed, line)))]
        }
        Err(error) => {
            let message = error.to_string();
            let reason = message.split(" at line ").next().unwrap_or("an error").to_owned();
            vec![(line + error.line().saturating_sub(1) as u64, Err(Fault::NotJson { reason }.into()))]
        }
    }
}

type Found = Vec<Result<Document, Problem>>;

/// Adds the documents of a value, or why it has none.
fn collect(value: &Value, keeps_others: bool, found: &mut Found) {
    match value {
        Value::Object(object) => match columns::rows(object) {
            Some(rows) => rows.iter().for_each(|row| collect_object(row, keeps_others, found)),
            None => collect_object(object, keeps_others, found),
        },
        Value::Array(values) if is_list(values) => found.extend(read_pair(values).map_or_else(
            || {
                let mut all = Found::new();
                values.iter().for_each(|value| collect(value, keeps_others, &mut all));
                all
            },
            |pair| vec![pair],
        )),
        _ => found.push(read_grid(value)),
    }
}

/// Adds the puzzle that a key names, or that is the only one, with what stands beside it; and any others, by their keys.
fn collect_object(object: &Map<String, Value>, keeps_others: bool, found: &mut Found) {
    let before = found.len();
    let is_named = main_member(object, Role::Puzzle).is_some();
    let main = puzzle_of(object).map(|(_, value)| value);
    match main {
        Some(value) if is_nest(value) => collect(value, keeps_others, found),
        Some(value) => found.push(read_document(value, object)),
        None => {}
    }
    let mut read = Vec::new();
    for (key, value) in object {
        let mut more = match main {
            // Other things have such names, too.
            Some(main) if std::ptr::eq(main, value) || names::has(key, Role::Solution) => continue,
            Some(_) if is_named && !names::has(key, Role::Puzzle) => continue,
            _ => members(key, value, keeps_others),
        };
        more.retain(|document| main.is_none() || document.is_ok());
        if !more.is_empty() {
            read.push(key.as_str());
        }
        found.extend(more);
    }
    if found.len() == before {
        found.push(Err(Fault::WithoutPuzzle.into()));
    }
    if keeps_others {
        others::keep(object, &read, &mut found[before..]);
    }
}

/// The puzzles in a member of an object, if it may hold some; a lone one is called what its key says.
fn members(key: &str, value: &Value, keeps_others: bool) -> Found {
    let mut found = Found::new();
    if is_nest(value) {
        collect(value, keeps_others, &mut found);
    } else if is_grid(value) && !player::is_one(key, value) {
        found.push(read_grid(value).map(|document| Document { name: Some(key.to_owned()), ..document }));
    }
    found
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
    let in_words = label(Role::Rules).filter(|text| is_several_words(text));
    document.set_rules_text(label(Role::RulesText).or(in_words));
    player::read(object, &mut document)?;
    Ok(document)
}

fn is_several_words(text: &str) -> bool {
    text.contains(char::is_whitespace)
}

/// An error if a word names rules that are not known. Several words are a text about the rules.
fn check_rules(rules: Option<&Value>) -> Result<(), Problem> {
    match rules.and_then(Value::as_str) {
        Some(name) if !is_several_words(name) && Rules::named(name).is_none() => {
            Err(Fault::Rules { found: name.to_owned() }.into())
        }
        _ => Ok(()),
    }
}
