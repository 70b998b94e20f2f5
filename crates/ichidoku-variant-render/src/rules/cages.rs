//! Rules about sets of cells: an outline inside their borders, and what they come to in the corner of the first.

use ichidoku_variants::{Cell, Constraint, Shape};

use crate::canvas::{Canvas, Layer};
use crate::outline::outline;
use crate::places::{CELL, Places, Point};

/// How far outlines are inside the borders of their cells: cages, and sets that may share cells with them.
const CAGE: f64 = 4.0;
const SET: f64 = 7.0;

pub(super) fn draw(rule: &Constraint, shape: Shape, places: &Places, canvas: &mut Canvas) {
    let mut set = |class: &str, cells: &[Cell], label: &str| {
        let inset = if class == "cage" { CAGE } else { SET };
        canvas.path(Layer::Cage, class, &outline(shape, cells, inset));
        if let Some(first) = cells.iter().min().filter(|_| !label.is_empty()) {
            corner(canvas, places, *first, label);
        }
    };
    match rule {
        Constraint::Cage { sum: None | Some(0), cells } => set("cage", cells, ""),
        Constraint::Cage { sum: Some(sum), cells } => set("cage", cells, &sum.to_string()),
        Constraint::Sum { sum, coefficients: None, cells } => set("set", cells, &sum.to_string()),
        Constraint::Sum { sum, coefficients: Some(factors), cells } => set("set", cells, &weighted(*sum, factors)),
        Constraint::RellikCage { sum, cells } => {
            set("cage", cells, &sum.to_string());
            crossed_out(canvas, places, cells, *sum);
        }
        Constraint::EqualityCage(cells) => set("cage", cells, "="),
        Constraint::Lunchbox { sum, cells } => set("set", cells, &format!("[{sum}]")),
        Constraint::ContainAtLeast { digits, cells } => set("set", cells, &joined(digits, " ")),
        Constraint::ContainExact { digits, cells } => set("set", cells, &joined(digits, " ")),
        Constraint::LookAndSay { clue, cells } => set("cage", cells, clue),
        Constraint::EqualSum(sets) => sets.iter().for_each(|cells| set("set", cells, "S")),
        Constraint::SameDigits { sets, cells } => {
            let size = cells.len() / usize::from(*sets).max(1);
            cells.chunks(size.max(1)).for_each(|cells| set("set", cells, ""));
        }
        Constraint::CountDistinct(cells) => {
            if let Some((first, others)) = cells.split_first() {
                set("set", others, "");
                canvas.circle(Layer::End, "circle", places.middle(*first), 19.0);
            }
        }
        Constraint::Pairs { all: true, lines, .. } => {
            lines.iter().flat_map(|line| &line.parts).for_each(|cells| set("set", cells, ""));
        }
        _ => {}
    }
}

/// A line through the label of a sum that must not be. Not every font has a sign for that.
fn crossed_out(canvas: &mut Canvas, places: &Places, cells: &[Cell], sum: i16) {
    let Some(first) = cells.iter().min() else { return };
    let Point { x, y } = places.corner(*first);
    let width = 6.8 * sum.to_string().len() as f64;
    let ends = [Point { x: x + 3.0, y: y + 13.0 }, Point { x: x + 5.0 + width, y: y + 5.0 }];
    canvas.line(Layer::Cage, "cross-out", &ends);
}

/// A label in the top left corner of a cell.
pub(crate) fn corner(canvas: &mut Canvas, places: &Places, cell: Cell, label: &str) {
    canvas.labelled.insert(cell);
    let Point { x, y } = places.corner(cell);
    // A label of one character is as far from the side as a long one, whose middle is further in.
    let half = 3.4 * label.chars().count() as f64;
    let at = Point { x: (x + 4.0 + half).min(x + CELL - 2.0), y: y + 9.0 };
    canvas.rectangle(Layer::Cage, "behind", at, [2.0 * half + 3.0, 12.0], 2.0);
    canvas.text_at(Layer::Cage, "sum", at, 11.5, label);
}

/// The factors of a sum and what it comes to: `1 2 -1 = 12`.
fn weighted(sum: i32, factors: &[i16]) -> String {
    format!("{} = {sum}", joined(factors, " "))
}

fn joined(digits: &[i16], between: &str) -> String {
    digits.iter().map(i16::to_string).collect::<Vec<_>>().join(between)
}
