//! Puzzles of SudokuMaker, as its links hold them: cells, and a list of rules whose kinds are numbers.
//!
//! ```text
//! {"formatVersion":"1.5.0","puzzle":{"cells":[{"value":5,"given":true},{},…],"constraints":[{"type":301,"cages":[…]},…]}}
//! ```

mod block;
mod dots;
mod groups;
mod lines;
mod places;
mod rule;

use serde_json::Value;

use super::json::{fault, is_void, list, number};
use super::regions;
use super::{TextError, TextFault};
use crate::{Constraint, Puzzle, Shape};
use block::{Block, blocks};
use rule::Rule;

/// Kinds that have no rule: the givens are in the cells, the rows and columns in the shape, and what clears fog in a way of its own
/// hides or shows cells only.
const SILENT: [u64; 3] = [0, 2003, 4001];
/// Kind of the boxes.
const REGIONS: u64 = 1;
/// Kind of the rows and columns of a grid that has none by itself.
const ROWS_AND_COLUMNS: u64 = 2003;

/// Reads the object that a link of SudokuMaker holds, or the puzzle in it. Lines, cages and signs without a rule are drawings:
/// [`Puzzle::drawn`] names them. Digits that aren't given are left out, and so are rules that are switched off.
///
/// ```
/// use ichidoku_variants::{Constraint, read_sudokumaker};
/// let cages = serde_json::json!({"type": 301, "cages": [{"cells": [0, 1], "value": 3}]});
/// let regions = serde_json::json!({"type": 1, "regions": [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]});
/// let cells = vec![serde_json::json!({}); 16];
/// let puzzle = serde_json::json!({"size": 4, "cells": cells, "constraints": [{"type": 0}, regions, cages]});
/// let puzzle = read_sudokumaker(&puzzle).unwrap();
/// assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: Some(3), cells: vec![0, 1] }]);
/// ```
///
/// # Errors
/// A rule that isn't known, is a program, or can't be read, by its name and its place in the list.
pub fn read_sudokumaker(object: &Value) -> Result<Puzzle, TextError> {
    check_version(object)?;
    let puzzle = object.get("puzzle").unwrap_or(object);
    let blocks = blocks(puzzle);
    let shape = shape(puzzle, &blocks)?;
    let boxes = boxes(&blocks)?;
    let mut constraints = given(puzzle, shape)?;
    constraints.extend(box_rules(shape, boxes.as_deref())?);
    let mut drawn = Vec::new();
    let rules = blocks.iter().map(|block| Rule { block, blocks: &blocks, shape, boxes: boxes.as_deref() });
    for rule in rules.filter(|rule| !SILENT.contains(&rule.block.kind) && rule.block.kind != REGIONS) {
        match rule.block {
            block if block.is_drawn() => drawn.push(block.label()),
            _ => constraints.extend(rule.read()?),
        }
    }
    Ok(Puzzle::new(shape, constraints).with_drawn(drawn))
}

/// Other versions may mean other things by the same numbers.
fn check_version(object: &Value) -> Result<(), TextError> {
    match object.get("formatVersion").and_then(Value::as_str) {
        Some(version) if !version.starts_with("1.") => {
            Err(fault("version", 0, format!("expected version 1 of the format, not {version}")))
        }
        _ => Ok(()),
    }
}

/// The size of the grid and its digits.
fn shape(puzzle: &Value, blocks: &[Block<'_>]) -> Result<Shape, TextError> {
    let spec = puzzle.get("spec").unwrap_or(puzzle);
    let sides = spec.get("size").filter(|size| size.is_object()).unwrap_or(spec);
    let get = |of: &Value, name: &str| match of.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => number(value).map(Some).ok_or_else(|| fault("size", 0, format!("'{name}' is no number"))),
    };
    let side = get(spec, "size").unwrap_or(None).unwrap_or(9);
    let (columns, rows) = (get(sides, "width")?.unwrap_or(side), get(sides, "height")?.unwrap_or(side));
    let lowest = get(spec, "minDigit")?.unwrap_or(1);
    let is_sudoku = spec.get("type").is_none_or(|kind| kind == "sudoku");
    // Grids of another kind have digits up to 9, whatever their size, unless they say so.
    let usual = if is_sudoku { columns.max(rows).saturating_add(lowest).saturating_sub(1) } else { 9 };
    let digits = get(spec, "maxDigit")?.unwrap_or(usual).saturating_sub(lowest).saturating_add(1);
    // And they have rows and columns only where a rule says so.
    let is_latin = is_sudoku || blocks.iter().any(|block| block.kind == ROWS_AND_COLUMNS);
    if let Some(block) = blocks.iter().find(|block| block.config.get("areas").is_some_and(|areas| !is_void(areas))) {
        return Err(block.fault("has areas, which aren't known".into()));
    }
    let bytes = |number: i16| u8::try_from(number).ok();
    let shape = || Shape::new(bytes(rows)?, bytes(columns)?, i8::try_from(lowest).ok()?, bytes(digits)?, is_latin);
    let shape = shape().ok_or_else(|| fault("size", 0, TextFault::Size))?;
    let cells = list(puzzle, "cells").len();
    match cells == shape.cells() {
        true => Ok(shape),
        false => Err(fault("cells", 0, TextFault::Cells { found: cells, expected: shape.cells() })),
    }
}

fn given(puzzle: &Value, shape: Shape) -> Result<Vec<Constraint>, TextError> {
    let mut given = Vec::new();
    for (cell, about) in (0..).zip(list(puzzle, "cells")) {
        if about.get("given").is_none_or(is_void) {
            continue;
        }
        let digit = about.get("value").and_then(number);
        let digit = digit
            .filter(|digit| shape.has_digit(*digit))
            .ok_or_else(|| fault("cell", usize::from(cell) + 1, TextFault::no_digit(about.get("value"), shape)))?;
        given.push((cell, vec![digit]));
    }
    Ok(if given.is_empty() { Vec::new() } else { vec![Constraint::Given(given)] })
}

/// The number of each cell's region, if there are regions; cells of none have −1.
fn boxes(blocks: &[Block<'_>]) -> Result<Option<Vec<Option<u64>>>, TextError> {
    let mut blocks = blocks.iter().filter(|block| block.kind == REGIONS);
    let Some(block) = blocks.next() else { return Ok(None) };
    if let Some(other) = blocks.next() {
        return Err(other.fault("is there a second time".into()));
    }
    Ok(Some(list(block.config, "regions").iter().map(Value::as_u64).collect()))
}

fn box_rules(shape: Shape, boxes: Option<&[Option<u64>]>) -> Result<Vec<Constraint>, TextError> {
    match boxes {
        Some(boxes) if boxes.len() != shape.cells() => {
            Err(fault("regions", 0, format!("expected {} cells, not {}", shape.cells(), boxes.len())))
        }
        Some(boxes) => regions::numbered(shape, boxes).map_err(|wrong| fault("regions", 0, wrong)),
        None => regions::rules(shape, Vec::new()).map_err(|wrong| fault("regions", 0, wrong)),
    }
}

#[cfg(test)]
mod tests;
