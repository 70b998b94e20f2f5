//! A small board. A picture, so that it costs little: its label says what it shows.

use std::cell::Cell as Kept;

use ichidoku::{Cell, Puzzle};

use super::dom::{Part, drawn, follow};

/// A board that follows a grid and its clues.
pub(super) fn small_board(
    grid: impl Fn() -> Puzzle + 'static,
    clues: impl Fn() -> Puzzle + 'static,
    label: impl Fn() -> String + 'static,
) -> Part {
    let digits = Cell::ALL.map(|cell| {
        let (x, y) = (10 * (cell.index() % 9) + 5, 10 * (cell.index() / 9) + 5);
        drawn("text").class("written").attrs(&[("x", &x.to_string()), ("y", &y.to_string())])
    });
    let lines = |class: &str, step: usize| {
        let path: String = (0..=90 / step).map(|at| format!("M{0} 0V90M0 {0}H90", at * step)).collect();
        drawn("path").class(class).attr("d", &path)
    };
    let picture = drawn("svg")
        .class("race-board")
        .attrs(&[("viewBox", "-1 -1 92 92"), ("role", "img")])
        .attr_of("aria-label", label)
        .child(lines("hairs", 10))
        .child(lines("boxes", 30))
        .children(digits.iter().cloned());
    let last = Kept::new((Puzzle::EMPTY, Puzzle::EMPTY));
    follow(move || {
        let (grid, clues) = (grid(), clues());
        let before = last.replace((grid, clues));
        for (cell, text) in Cell::ALL.into_iter().zip(&digits) {
            if grid.get(cell) != before.0.get(cell) {
                text.set_text(&grid.get(cell).map(|digit| digit.to_string()).unwrap_or_default());
            }
            let is_clue = clues.get(cell).is_some();
            if is_clue != before.1.get(cell).is_some() {
                text.set("class", if is_clue { "given" } else { "written" });
            }
        }
    });
    picture
}
