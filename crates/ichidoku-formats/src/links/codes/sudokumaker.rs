//! Puzzles of SudokuMaker: `?puzzle=` and packed JSON in which each kind of rule has a number.
//!
//! ```text
//! {"formatVersion":"1.5.0","puzzle":{"name":"…","author":"…","cells":[{"value":5,"given":true},{},…],"constraints":[{"type":0},…]}}
//! ```

use std::borrow::Cow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Puzzle};
use serde_json::Value;

use super::json::{digit, is_void, list, words};
use super::reading::{Read, unknown_rules};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

/// The numbers of the kinds of rules, and what their site calls them.
const KINDS: [(u64, &str); 46] = [
    (0, "Givens"),
    (1, "Regions"),
    (10, "DiagonalMinus"),
    (11, "DiagonalPlus"),
    (12, "Antiking"),
    (13, "Antiknight"),
    (14, "DisjointGroups"),
    (15, "Nonconsecutive"),
    (16, "GlobalEntropy"),
    (100, "Even"),
    (101, "Odd"),
    (102, "Maximum"),
    (103, "Minimum"),
    (200, "Difference"),
    (201, "Ratio"),
    (202, "XV"),
    (300, "Thermometer"),
    (301, "KillerCages"),
    (302, "Clone"),
    (303, "Quadruple"),
    (304, "LookAndSayCages"),
    (305, "DifferentValues"),
    (306, "CountingCircles"),
    (400, "Renban"),
    (401, "Whisper"),
    (402, "Palindrome"),
    (403, "BetweenLines"),
    (404, "RegionSumLine"),
    (405, "Sequence"),
    (406, "EntropyLines"),
    (407, "LockoutLines"),
    (408, "Arrow"),
    (409, "DoubleArrow"),
    (500, "LittleKillers"),
    (501, "SandwichSums"),
    (502, "XSums"),
    (503, "Skyscrapers"),
    (504, "NumberedRooms"),
    (600, "RowIndexer"),
    (601, "ColumnIndexer"),
    (1000, "Custom"),
    (2000, "CosmeticLine"),
    (2001, "CosmeticCage"),
    (2002, "CosmeticSymbol"),
    (2003, "SudokuRules"),
    (4000, "FogLights"),
];

/// Kinds that change nothing in a classic puzzle: the givens, and ways to clear the fog of one that has fog.
const SILENT: [u64; 2] = [0, 4001];

/// The name that SudokuMaker gives to a kind of rule, which its puzzles know by a number.
///
/// ```
/// assert_eq!(ichidoku_formats::sudokumaker_rule(301), Some("KillerCages"));
/// assert_eq!(ichidoku_formats::sudokumaker_rule(302_000), None);
/// ```
pub fn rule_name(kind: u64) -> Option<&'static str> {
    KINDS.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

pub(super) fn read(code: &str) -> Read {
    object(code).map(|object| document(puzzle_of(&object)))
}

/// The object that is packed in a code.
pub(super) fn object(code: &str) -> Option<Value> {
    let text = String::from_utf16(&lz_str::decompress_from_encoded_uri_component(code)?).ok()?;
    serde_json::from_str(&text).ok().filter(is_object)
}

/// Whether an object is one of SudokuMaker's: the puzzle with its version, or the puzzle alone.
pub(super) fn is_object(value: &Value) -> bool {
    let puzzle = puzzle_of(value);
    let has_list = |name| puzzle.get(name).is_some_and(Value::is_array);
    let has_cells = list(puzzle, "cells").first().is_some_and(Value::is_object);
    has_cells && (has_list("constraints") || has_list("allConstraints"))
}

/// The puzzle in an object, which may have its version beside it.
pub(super) fn puzzle_of(object: &Value) -> &Value {
    object.get("puzzle").unwrap_or(object)
}

pub(super) fn document(puzzle: &Value) -> Result<Document, Problem> {
    let cells = list(puzzle, "cells");
    if cells.len() != 81 {
        return Err(Fault::Cells { found: cells.len(), expected: 81 }.into());
    }
    let rules = rules(puzzle);
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let mut givens = Puzzle::EMPTY;
    let mut values = Puzzle::EMPTY;
    for (cell, about) in Cell::ALL.into_iter().zip(cells) {
        let value = digit(about.get("value"));
        values.set(cell, value);
        givens.set(cell, value.filter(|_| about.get("given").is_some_and(|given| given == true)));
    }
    let mut document = Document::of(givens);
    // A grid that is full is the solution, as the app itself takes it.
    match values.clue_count() {
        81 => document.solution = Some(values),
        _ => enter(values, &mut document)?,
    }
    document.set_marks(marks(cells, "cornerPencilMarks"), marks(cells, "candidates"));
    document.name = words(puzzle, "name");
    document.set_origin(words(puzzle, "author"), None);
    document.set_rules_text(rules_text(puzzle));
    Ok(document)
}

/// The rules in words.
pub(super) fn rules_text(puzzle: &Value) -> Option<String> {
    words(puzzle, "comment")
}

fn enter(values: Puzzle, document: &mut Document) -> Result<(), Problem> {
    let entries: Vec<_> = values.clues().filter(|(cell, _)| document.puzzle.get(*cell).is_none()).collect();
    entries.into_iter().try_for_each(|(cell, digit)| document.enter(Candidate::of(cell, digit)))
}

/// The marks of all cells: in each a number with a bit for each digit.
fn marks(cells: &[Value], name: &str) -> CandidateSet {
    let mut marks = CandidateSet::EMPTY;
    for (cell, about) in Cell::ALL.into_iter().zip(cells) {
        let bits = about.get(name).and_then(Value::as_u64).unwrap_or(0);
        let digits = Digit::ALL.into_iter().filter(|digit| bits >> digit.get() & 1 == 1);
        digits.for_each(|digit| _ = marks.insert(Candidate::of(cell, digit)));
    }
    marks
}

/// The names of the rules beside the classic ones.
fn rules(puzzle: &Value) -> Vec<Cow<'_, str>> {
    let all = ["constraints", "allConstraints"].into_iter().flat_map(|name| list(puzzle, name));
    let on = all.filter(|rule| !is_off(rule)).map(|rule| rule.get("config").unwrap_or(rule));
    let (boxes, others): (Vec<_>, Vec<_>) = on.partition(|rule| kind(rule) == Some(1));
    let mut rules: Vec<Cow<'_, str>> =
        others.into_iter().filter(|rule| kind(rule).is_none_or(|kind| !SILENT.contains(&kind))).map(name).collect();
    if boxes.is_empty() || !boxes.into_iter().all(has_usual_boxes) {
        rules.push("Regions".into());
    }
    let spec = puzzle.get("spec").unwrap_or(puzzle);
    let differs = |name: &&str, usual: u64| spec.get(*name).is_some_and(|value| *value != usual && !value.is_object());
    let numbers = [("width", 9), ("height", 9), ("size", 9), ("minDigit", 1), ("maxDigit", 9)];
    rules.extend(numbers.into_iter().filter(|(name, usual)| differs(name, *usual)).map(|(name, _)| name.into()));
    rules.extend(spec.get("type").filter(|kind| *kind != "sudoku").map(|_| "type".into()));
    rules
}

fn kind(rule: &Value) -> Option<u64> {
    rule.get("type").and_then(Value::as_u64)
}

fn name(rule: &Value) -> Cow<'_, str> {
    match kind(rule) {
        Some(kind) => rule_name(kind).map_or_else(|| format!("type {kind}").into(), Cow::from),
        None => "without a type".into(),
    }
}

/// Whether a rule is switched off.
fn is_off(rule: &Value) -> bool {
    rule.get("disabled").is_some_and(|off| !is_void(off)) || rule.get("enabled").is_some_and(is_void)
}

fn has_usual_boxes(rule: &Value) -> bool {
    let regions = list(rule, "regions");
    let is_box = |(cell, region): (Cell, &Value)| *region == cell.box_().index();
    regions.len() == 81 && Cell::ALL.into_iter().zip(regions).all(is_box)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn puzzle(value: u8, constraints: &Value) -> Value {
        let cell = |at: usize| if at == 0 { json!({ "value": value, "given": true }) } else { json!({}) };
        let mut cells = (0..81).map(cell).collect::<Vec<_>>();
        cells[1] = json!({ "value": 3, "candidates": 6, "cornerPencilMarks": 512 });
        json!({ "name": "Monday", "author": "A. Setter", "cells": cells, "constraints": constraints })
    }

    fn boxes() -> Value {
        json!({ "type": 1, "regions": Cell::ALL.map(|cell| cell.box_().index()).to_vec() })
    }

    #[test]
    fn classic_puzzles_come_with_what_was_written() {
        let constraints =
            json!([{ "type": 0 }, boxes(), { "type": 4001, "triggers": [] }, { "type": 13, "disabled": true }]);
        let object = json!({ "formatVersion": "1.5.0", "puzzle": puzzle(5, &constraints) });
        let code = lz_str::compress_to_encoded_uri_component(object.to_string().as_str());
        let document = read(&code).unwrap().unwrap();
        assert_eq!(document.puzzle.to_string(), format!("5{}", ".".repeat(80)));
        assert_eq!(document.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(), ["r1c2=3"]);
        assert_eq!(document.name.as_deref(), Some("Monday"));
        let more = document.more.unwrap();
        let cell = "r1c2".parse().unwrap();
        assert_eq!(more.centre.unwrap().digits(cell).to_string(), "12");
        assert_eq!(more.corner.unwrap().digits(cell).to_string(), "9");
        assert_eq!(more.author.as_deref(), Some("A. Setter"));
    }

    #[test]
    fn other_rules_are_named() {
        let fault = |constraints: &Value| document(&puzzle(5, constraints)).unwrap_err().to_string();
        assert!(
            fault(&json!([boxes(), { "type": 301, "cages": [] }, { "type": 7 }])).contains("(KillerCages, type 7)")
        );
        assert!(fault(&json!([boxes(), { "type": 4000, "lightCells": [] }])).contains("(FogLights)"));
        assert!(fault(&json!([{ "type": 0 }])).contains("(Regions)"));
        let mut small = puzzle(5, &json!([boxes()]));
        small["minDigit"] = 0.into();
        assert!(document(&small).unwrap_err().to_string().contains("(minDigit)"));
    }
}
