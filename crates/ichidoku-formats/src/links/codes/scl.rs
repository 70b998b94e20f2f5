//! Puzzles of SudokuPad behind `scl` or `ctc`: packed JSON with the cells, and what is drawn over them. What is drawn may be
//! a rule, and nothing says which, so only a puzzle without drawings counts as classic.
//!
//! ```text
//! {"cells":[[{"value":5},{},…],…],"regions":[[[0,0],[0,1],…],…],"cages":[{"cells":[[0,0],[0,1]],"value":"12"}],"lines":[…]}
//! ```

use std::borrow::Cow;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, House, Puzzle, text};
use serde_json::{Value, json};

use super::json::{digit, is_void, lines, list, text_of, unpacked, words};
use super::reading::{Read, unknown_rules};
use super::zipped;
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::part::{Part, Parts};
use crate::record::Record;

/// What there is room for beside the clues.
pub(crate) const HOLDS: Parts = Parts::of(&[Part::Solution, Part::Name, Part::Author, Part::RulesText]);

/// What may be drawn.
const DRAWN: [&str; 5] = ["arrows", "cages", "lines", "overlays", "underlays"];

pub(super) fn read(code: &str) -> Read {
    let packed = packed_in(code)?;
    Some(match unzipped(packed) {
        Some(puzzle) => document(&puzzle),
        None => Err(Fault::DamagedCode.into()),
    })
}

/// The object that is packed in a code.
pub(super) fn object(code: &str) -> Option<Value> {
    unzipped(packed_in(code)?)
}

fn packed_in(code: &str) -> Option<&str> {
    code.strip_prefix("scl").or_else(|| code.strip_prefix("ctc"))
}

/// The JSON behind a code, which SudokuPad itself has shortened first.
fn unzipped(packed: &str) -> Option<Value> {
    unpacked(packed).or_else(|| text_of(packed, zipped::read))
}

pub(super) fn document(puzzle: &Value) -> Result<Document, Problem> {
    let rows = list(puzzle, "cells");
    if rows.len() != 9 {
        return Err(Fault::Rows { found: rows.len(), expected: 9 }.into());
    }
    let is_rule = |name: &&str| list(puzzle, name).iter().any(|drawn| !is_label(drawn) && !is_house(drawn));
    let mut rules: Vec<Cow<'_, str>> = DRAWN.into_iter().filter(is_rule).map(Cow::from).collect();
    rules.extend(stated(puzzle).map(Cow::from));
    // Under fog, a list of clear cells, perhaps of none, a puzzle is played as a variant.
    if puzzle["foglight"].is_array() {
        rules.push("foglight".into());
    }
    if !has_usual_boxes(puzzle) {
        return Err(Fault::Jigsaw.into());
    }
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let (mut givens, mut centre, mut corner) = (Puzzle::EMPTY, CandidateSet::EMPTY, CandidateSet::EMPTY);
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != 9 {
            return Err(Problem::from(Fault::Cells { found: cells.len(), expected: 9 }).in_row(row + 1));
        }
        for (cell, about) in Cell::ALL[9 * row..].iter().zip(cells) {
            givens.set(*cell, digit(about.get("value")));
            let marks =
                |name| list(about, name).iter().filter_map(|mark| Some(Candidate::of(*cell, digit(Some(mark))?)));
            marks("centremarks").for_each(|mark| _ = centre.insert(mark));
            marks("cornermarks").for_each(|mark| _ = corner.insert(mark));
        }
    }
    let mut document = Document::of(givens);
    document.set_marks(corner, centre);
    let about = puzzle.get("metadata").unwrap_or(puzzle);
    let solution = words(about, "solution").or_else(|| label(puzzle, "solution: "));
    document.solution = solution.and_then(|line| text::read_line(line.as_bytes().try_into().ok()?));
    let (title, author) = origin(puzzle);
    document.name = title;
    document.set_origin(author, None);
    document.set_rules_text(rules_text(puzzle));
    Ok(document)
}

/// What the puzzle is called, and who made it.
pub(super) fn origin(puzzle: &Value) -> (Option<String>, Option<String>) {
    let about = puzzle.get("metadata").unwrap_or(puzzle);
    let title = words(about, "title").or_else(|| label(puzzle, "title: "));
    (title, words(about, "author").or_else(|| label(puzzle, "author: ")))
}

/// The rules in words.
pub(super) fn rules_text(puzzle: &Value) -> Option<String> {
    let about = puzzle.get("metadata").unwrap_or(puzzle);
    lines(about, "rules").or_else(|| label(puzzle, "rules: "))
}

/// What stands behind `scl`.
pub(crate) fn packed(record: &Record<'_>) -> String {
    let value =
        |cell: &Cell| record.puzzle.get(*cell).map_or_else(|| json!({}), |digit| json!({ "value": digit.get() }));
    let row = |cells: &[Cell]| cells.iter().map(value).collect::<Vec<_>>();
    let place = |cell: Cell| [cell.row().index(), cell.column().index()];
    let in_box = |number: usize| Cell::ALL.into_iter().filter(move |cell| cell.box_().index() == number).map(place);
    let mut about = serde_json::Map::new();
    let solution = record.beside().map(|line| String::from_utf8_lossy(&line).into_owned());
    for (name, text) in [
        ("title", record.name),
        ("author", record.author()),
        ("rules", record.rules_text()),
        ("solution", solution.as_deref()),
    ] {
        about.extend(text.map(|text| (name.to_owned(), text.into())));
    }
    let puzzle = json!({
        "cellSize": 50,
        "metadata": about,
        "cells": Cell::ALL.chunks(9).map(row).collect::<Vec<_>>(),
        "regions": (0..9).map(|number| in_box(number).collect::<Vec<_>>()).collect::<Vec<_>>(),
    });
    lz_str::compress_to_base64(puzzle.to_string().as_str())
}

/// Rules without a drawing.
fn stated(puzzle: &Value) -> impl Iterator<Item = &'static str> {
    let about = puzzle.get("metadata").unwrap_or(puzzle);
    let all = [(about, "antiking"), (about, "antiknight"), (puzzle, "global")];
    all.into_iter().filter(|(of, name)| !is_void(&of[*name])).map(|(_, name)| name)
}

/// Whether the regions are the usual boxes, or aren't mentioned.
fn has_usual_boxes(puzzle: &Value) -> bool {
    let cells_of = |region: &Value| -> Option<CellSet> { region.as_array()?.iter().map(cell).collect() };
    let is_box = |cells: CellSet| House::ALL[18..].iter().any(|house| house.cells() == cells);
    let regions = list(puzzle, "regions");
    let are_boxes = || regions.len() == 9 && regions.iter().all(|region| cells_of(region).is_some_and(is_box));
    regions.is_empty() || are_boxes()
}

/// Whether a cage has no cells: it is used for a label, such as `title: Monday`.
fn is_label(drawn: &Value) -> bool {
    drawn.get("cells").is_none_or(is_void) && drawn.get("value").is_some()
}

/// Whether a cage without a sum is in a house, or is all of the grid with its houses: it says nothing new.
fn is_house(drawn: &Value) -> bool {
    let cells: Option<CellSet> = list(drawn, "cells").iter().map(cell).collect();
    let has_sum = drawn.get("value").is_some_and(|value| !is_void(value) && value != "");
    let all_of_grid = drawn.get("type").is_some_and(|kind| kind == "rowcol");
    let is_in_house = |cells: CellSet| House::ALL.iter().any(|house| (cells & !house.cells()).is_empty());
    !has_sum && cells.is_some_and(|cells| !cells.is_empty() && (all_of_grid || is_in_house(cells)))
}

/// The cell with this row and column, both from 0.
fn cell(place: &Value) -> Option<Cell> {
    let number = |at: usize| usize::try_from(place.get(at)?.as_u64()?).ok().filter(|number| *number < 9);
    Some(Cell::ALL[9 * number(0)? + number(1)?])
}

/// What a label without cells says, behind its beginning.
fn label(puzzle: &Value, beginning: &str) -> Option<String> {
    list(puzzle, "cages").iter().find_map(|cage| Some(cage.get("value")?.as_str()?.strip_prefix(beginning)?.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_under_fog_is_a_variant() {
        let cells = vec![vec![json!({}); 9]; 9];
        let fault = document(&json!({ "cells": cells, "foglight": [] })).unwrap_err().to_string();
        assert!(fault.contains("(foglight)"), "{fault}");
        assert!(document(&json!({ "cells": cells, "foglight": null })).is_ok());
    }
}
