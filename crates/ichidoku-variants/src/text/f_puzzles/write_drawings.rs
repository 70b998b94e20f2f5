//! Drawings as entries of f-puzzles.

use serde_json::{Value, json};

use super::names::CLEAR;
use super::write_rules::{Entries, place_name};
use crate::{Drawing, DrawnLine, DrawnSign, Figure, Spot};

impl Entries {
    /// Adds a drawing.
    ///
    /// # Errors
    /// Says what f-puzzles has no place for.
    pub(super) fn draw(&mut self, drawing: &Drawing) -> Result<(), String> {
        if !drawing.unread.is_empty() {
            return Err(format!("nothing is known of its {}, which would be lost", drawing.unread.join(", ")));
        }
        let (name, entry) = match &drawing.figure {
            Figure::Line(line) => ("line", of_line(line)),
            Figure::Arrow(_) => return Err("f-puzzles has no arrows that are only drawn".to_owned()),
            Figure::Sign(sign) => of_sign(sign),
            Figure::Cage(cage) => {
                let means_nothing = !cage.text.eq_ignore_ascii_case(CLEAR);
                let entry = json!({ "cells": self.names(&cage.cells), "value": cage.text });
                ("cage", means_nothing.then_some(entry))
            }
        };
        self.push(name, entry.ok_or_else(|| format!("f-puzzles has no {name} like this one"))?);
        Ok(())
    }
}

/// A line from middle to middle of cells.
fn of_line(line: &DrawnLine) -> Option<Value> {
    let spots = line.spots.iter().map(|spot| <[String; 1]>::try_from(around(*spot)?).ok());
    let spots = spots.map(|names| names.map(|[name]| name)).collect::<Option<Vec<_>>>()?;
    let is_line = spots.len() > 1;
    is_line.then(|| json!({ "lines": [spots], "outlineC": line.colour.to_string(), "width": cells(line.thickness) }))
}

/// A circle, a rectangle or a text.
fn of_sign(sign: &DrawnSign) -> (&'static str, Option<Value>) {
    let is_text = sign.is_over && sign.fill.is_none() && sign.border.is_none();
    let name = match (is_text, sign.is_round) {
        (true, _) => "text",
        (false, true) => "circle",
        (false, false) => "rectangle",
    };
    let Some(names) = sign.middle.and_then(around) else { return (name, None) };
    let mut entry = json!({
        "cells": names, "value": sign.text, "fontC": sign.text_colour.to_string(), "size": cells(sign.text_size),
    });
    if !is_text {
        entry["width"] = cells(sign.width).into();
        entry["height"] = cells(sign.height).into();
    }
    for (member, colour) in [("baseC", sign.fill), ("outlineC", sign.border)] {
        if let Some(colour) = colour {
            entry[member] = colour.to_string().into();
        }
    }
    if sign.angle != 0 {
        entry["angle"] = sign.angle.into();
    }
    (name, Some(entry))
}

/// The cell of which a place is the middle, the two on whose edge it is, or the four around it; they may lie outside of the grid.
fn around(spot: Spot) -> Option<Vec<String>> {
    let lines = |at: i32| match at.rem_euclid(100) {
        50 => Some(vec![at.div_euclid(100)]),
        0 => Some(vec![at.div_euclid(100) - 1, at.div_euclid(100)]),
        _ => None,
    };
    let (rows, columns) = (lines(spot.row)?, lines(spot.column)?);
    let name = |row: i32, column: i32| place_name(row as isize, column as isize);
    Some(rows.iter().flat_map(|&row| columns.iter().map(move |&column| name(row, column))).collect())
}

/// A length in cells.
fn cells(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
