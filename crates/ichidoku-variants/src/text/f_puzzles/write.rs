//! Puzzles as f-puzzles has them: the inverse of the reader.

use serde_json::{Map, Value, json};

use super::names::CLEAR;
use super::write_parts::parts;
use super::write_rules::{Entries, listed};
use crate::text::json::fault;
use crate::text::{TextError, TextFault};
use crate::{Cell, Constraint, Puzzle, Shape, write_rule};

/// The sizes of grids that the site has.
const SIDES: std::ops::RangeInclusive<usize> = 4..=16;

/// Writes a puzzle as the object that a link of f-puzzles holds, with its title, its author, its rules in words and its solution as
/// far as they are known. Digits that a player entered are left out.
///
/// ```
/// use ichidoku_variants::{read_f_puzzles, read_iss, write_f_puzzles};
/// let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2").unwrap();
/// let written = write_f_puzzles(&puzzle).unwrap();
/// assert_eq!(written["killercage"][0]["cells"][1], "R1C2");
/// assert_eq!(read_f_puzzles(&written).unwrap().constraints(), puzzle.constraints());
/// let puzzle = read_iss(".AntiKing.AntiTaxicab").unwrap();
/// let error = write_f_puzzles(&puzzle).unwrap_err();
/// assert_eq!(error.to_string(), "rule 2: f-puzzles has no rule like .AntiTaxicab");
/// ```
///
/// # Errors
/// The first rule or drawing that f-puzzles has no place for, or a grid that it doesn't have.
pub fn write_f_puzzles(puzzle: &Puzzle) -> Result<Value, TextError> {
    check_shape(puzzle.shape())?;
    let mut writer = Writer { puzzle, entries: Entries::new(puzzle.shape()), lit: Vec::new() };
    for (place, rule) in (1..).zip(puzzle.constraints()) {
        writer.add(place, rule).ok_or_else(|| no_place(puzzle, place))?;
    }
    writer.entries.finish().map_err(|place| no_place(puzzle, place))?;
    if puzzle.drawings().is_empty() && !puzzle.drawn().is_empty() {
        return Err(fault("drawn", 0, format!("f-puzzles has no place for {}", puzzle.drawn().join(", "))));
    }
    for (place, drawing) in (1..).zip(puzzle.drawings()) {
        writer.entries.draw(drawing).map_err(|wrong| fault("drawn", place, wrong))?;
    }
    Ok(writer.object())
}

fn check_shape(shape: Shape) -> Result<(), TextError> {
    let (rows, columns) = (shape.rows(), shape.columns());
    let wrong = if !shape.is_square() || !SIDES.contains(&rows) {
        format!("f-puzzles has square grids from 4×4 to 16×16, not {rows}×{columns}")
    } else if shape.lowest() != 1 || shape.digits() != rows {
        format!(
            "f-puzzles has the digits from 1 to {rows} in such a grid, not from {} to {}",
            shape.lowest(),
            shape.highest()
        )
    } else if !shape.is_latin() {
        "f-puzzles has no grid in which digits repeat in a row or column".to_owned()
    } else {
        return Ok(());
    };
    Err(fault("grid", 0, wrong))
}

/// The rule at this place, from 1, can't be written.
fn no_place(puzzle: &Puzzle, place: usize) -> TextError {
    let rule = puzzle.constraints().get(place - 1).map(|rule| write_rule(puzzle, rule)).unwrap_or_default();
    fault("rule", place, TextFault::NoPlace { rule })
}

struct Writer<'a> {
    puzzle: &'a Puzzle,
    entries: Entries,
    /// The cells that are clear in the fog.
    lit: Vec<Cell>,
}

impl Writer<'_> {
    /// Adds the rule at this place, or returns nothing if f-puzzles has no place for it.
    fn add(&mut self, place: usize, rule: &Constraint) -> Option<()> {
        let cells = self.puzzle.shape().cells();
        match rule {
            _ if listed(rule).iter().any(|cell| usize::from(*cell) >= cells) => None,
            Constraint::Jigsaw(_) if self.puzzle.boxes().is_empty() => self.has_one_layout().then_some(()),
            Constraint::NoBoxes => Some(()),
            Constraint::BoxSize(size) => (usize::from(*size) == self.puzzle.shape().side()).then_some(()),
            // Without any clear cell there is nothing to be said.
            Constraint::Fog(lit) => {
                self.lit.extend(lit);
                (!lit.is_empty()).then_some(())
            }
            _ => parts(self.puzzle, rule).iter().try_for_each(|part| self.entries.add(place, part)),
        }
    }

    /// True if each cell is in one irregular box at most.
    fn has_one_layout(&self) -> bool {
        let is_layout = |rule: &&Constraint| matches!(rule, Constraint::Jigsaw(_));
        self.puzzle.constraints().iter().filter(is_layout).count() == 1
    }

    fn object(mut self) -> Value {
        self.fog();
        let mut object = self.entries.object();
        let shape = self.puzzle.shape();
        object.insert("size".into(), shape.rows().into());
        object.insert("grid".into(), self.grid());
        let words =
            [("title", self.puzzle.title()), ("author", self.puzzle.author()), ("ruleset", self.puzzle.rules_text())];
        object.extend(words.into_iter().filter_map(|(name, words)| Some((name.to_owned(), words?.into()))));
        if let Some(digits) = self.puzzle.stated().filter(|digits| digits.len() == shape.cells()) {
            object.insert("solution".into(), digits.into());
        }
        Value::Object(object)
    }

    /// The rows of cells, each with what is given, and its box where the boxes are other ones than usual.
    fn grid(&self) -> Value {
        let shape = self.puzzle.shape();
        let boxes = self.puzzle.boxes();
        let regions = self.puzzle.boxes_for_lines();
        let are_usual = regions == boxes && (!boxes.is_empty() || shape.boxes(shape.side()).is_empty());
        let cell = |cell: Cell| {
            let mut about = Map::new();
            match self.entries.given(cell) {
                Some([digit]) => about.extend([("value".into(), (*digit).into()), ("given".into(), true.into())]),
                Some(digits) => about.extend([("givenPencilMarks".to_owned(), digits.into())]),
                None => {}
            }
            if !are_usual {
                about.insert("region".into(), regions.iter().position(|cells| cells.contains(&cell)).into());
            }
            Value::Object(about)
        };
        (0..shape.rows()).map(|row| shape.row(row).into_iter().map(cell).collect::<Value>()).collect()
    }

    /// Lamps clear the cells around them too; the other clear cells are those of a cage.
    fn fog(&mut self) {
        let shape = self.puzzle.shape();
        let mut dark = self.lit.clone();
        for lamp in 0..shape.cells() as Cell {
            let around = shape.around(lamp);
            if around.iter().all(|cell| self.lit.contains(cell)) && around.iter().any(|cell| dark.contains(cell)) {
                dark.retain(|cell| !around.contains(cell));
                let name = self.entries.name(lamp);
                self.entries.push("fogofwar", name.into());
            }
        }
        if !dark.is_empty() {
            let cells = self.entries.names(&dark);
            self.entries.push("cage", json!({ "cells": cells, "value": CLEAR }));
        }
    }
}
