//! The board on which somebody writes an order of cells, by clicks or by keys.

use ichidoku::{Cell, Puzzle};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::browser;
use super::dom::{Part, labelled, part};
use super::reactive::*;
use crate::own_order::OwnOrder;
use crate::words::{phrase, word};

/// The order that is being written, and where the keys are.
#[derive(Clone, Copy)]
struct Board {
    order: RwSignal<OwnOrder>,
    puzzle: RwSignal<Puzzle>,
    at: RwSignal<usize>,
}

/// The board for an order on a puzzle; `changed` is called after every change.
pub(super) fn order_board(
    order: RwSignal<OwnOrder>,
    puzzle: RwSignal<Puzzle>,
    changed: impl Fn() + Copy + 'static,
) -> Vec<Part> {
    let board = Board { order, puzzle, at: RwSignal::new(0) };
    let change = move |edit: fn(&mut OwnOrder)| {
        order.update(edit);
        changed();
    };
    let grid = part("div")
        .class("order-board")
        .attrs(&[("role", "group"), ("dir", "ltr")])
        .label(word("race-own"))
        .on("keydown", move |event| board.key(event))
        .children(Cell::ALL.map(|cell| board.cell(cell, changed)));
    let buttons = part("div")
        .class("row-of-buttons")
        .child(labelled("button", "chip", word("order-undo")).id("order-undo").click(move || change(OwnOrder::undo)))
        .child(
            labelled("button", "chip", word("order-clear"))
                .id("order-clear")
                .click(move || change(|order| *order = OwnOrder::default())),
        );
    let told = move || match order.with(|order| (!order.is_empty()).then(|| order.text())) {
        Some(cells) => phrase("order-told", &[("cells", &cells)]),
        None => word("order-none").to_owned(),
    };
    let said = labelled("p", "note", "").id("order-told").attr("role", "status").text_of(told);
    vec![labelled("p", "note", word("order-how")), grid, buttons, said]
}

impl Board {
    fn cell(self, cell: Cell, changed: impl Fn() + 'static) -> Part {
        let given = move || self.puzzle.get().get(cell);
        let place = move || self.order.with(|order| order.place(cell));
        let text = move || match (given(), place()) {
            (Some(digit), _) => digit.to_string(),
            (None, Some(place)) => place.to_string(),
            _ => String::new(),
        };
        let name = cell.to_string();
        let label = move || match (given(), place()) {
            (Some(digit), _) => phrase("order-given", &[("cell", &name), ("digit", &digit.get())]),
            (None, Some(place)) => phrase("order-place", &[("cell", &name), ("place", &place)]),
            _ => name.clone(),
        };
        let toggle = move || {
            self.at.set(cell.index());
            if untrack(given).is_none() {
                self.order.update(|order| order.toggle(cell));
                changed();
            }
        };
        part("button")
            .id(&id(cell.index()))
            .attr_of("aria-label", label)
            .attr_of("tabindex", move || if self.at.get() == cell.index() { "0".to_owned() } else { "-1".to_owned() })
            .optional_of("aria-disabled", move || given().map(|_| "true".to_owned()))
            .truth_of("aria-pressed", move || place().is_some())
            .text_of(text)
            .click(toggle)
    }

    /// Moves the focus as arrows do on a board.
    fn key(self, event: &Event) {
        let at = self.at.get_untracked();
        let (row, column) = (at / 9, at % 9);
        let to = match event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).as_deref() {
            Some("ArrowUp") => 9 * (row + 8) % 81 + column,
            Some("ArrowDown") => 9 * (row + 1) % 81 + column,
            Some("ArrowLeft") => 9 * row + (column + 8) % 9,
            Some("ArrowRight") => 9 * row + (column + 1) % 9,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        self.at.set(to);
        browser::focus(&id(to));
    }
}

fn id(place: usize) -> String {
    format!("order-{place}")
}
