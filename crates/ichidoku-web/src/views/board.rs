//! The board: an ARIA grid with one tab stop, and the lines drawn over it.

use ichidoku::Cell;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use super::app::{App, Panel};
use super::browser;
use super::cell::GridCell;
use crate::session::{Msg, Order, Tool, candidate_at, cell_at, order};
use crate::sight::sight;
use crate::words::word;

/// How long a press is a long one, in milliseconds.
const LONG_PRESS: u64 = 500;

#[component]
pub(super) fn Board(app: App) -> impl IntoView {
    let cells = Memo::new(move |_| {
        app.state
            .with(|state| app.shown.with(|shown| app.drawing.with(|drawing| sight(state, shown.as_ref(), drawing))))
    });
    let row = move |row: usize| {
        let cells = (0..9).map(|column| view! { <GridCell app index=9 * row + column cells /> }).collect_view();
        view! { <div class="row" role="row" aria-rowindex=row + 1>{cells}</div> }
    };
    follow_cursor(app);
    let pointer = Pointer::new(app);
    view! {
        <div class="board-frame">
            <div
                id="board"
                class="board"
                class:paused=move || app.see(|state| state.paused)
                role="grid"
                aria-label=word("board")
                aria-rowcount="9"
                aria-colcount="9"
                aria-multiselectable="true"
                on:keydown=move |event| press_key(app, &event)
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.over(&event)
                on:pointerup=move |_| pointer.up()
                on:pointercancel=move |_| pointer.up()
                on:dblclick=move |event| pointer.double(&event)
                on:contextmenu=|event| event.prevent_default()
            >
                {(0..9).map(row).collect_view()}
            </div>
            <Lines app />
            <Cover app />
        </div>
    }
}

/// Links as lines, an arrow at the far end; strong ones solid, weak ones dashed.
#[component]
fn Lines(app: App) -> impl IntoView {
    let lines = move || {
        app.drawing.with(|drawing| {
            let line = |line: &crate::drawing::Line| {
                let class = if line.strong { "link strong" } else { "link weak" };
                view! { <path class=class d=line.path() marker-end="url(#arrow)" /> }
            };
            drawing.lines.iter().map(line).collect_view()
        })
    };
    view! {
        <svg class="links" viewBox="0 0 9 9" aria-hidden="true">
            <defs>
                <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
                    <path class="arrow" d="M0 1L9 5L0 9z" />
                </marker>
            </defs>
            {lines}
        </svg>
    }
}

/// What covers the board while the game is paused.
#[component]
fn Cover(app: App) -> impl IntoView {
    let paused = move || app.see(|state| state.paused);
    view! {
        <Show when=paused>
            <button class="cover" on:click=move |_| app.send(Msg::Pause)>{word("resume")}</button>
        </Show>
    }
}

fn press_key(app: App, event: &KeyboardEvent) {
    let Some(order) = browser::with_key(event, order) else { return };
    event.prevent_default();
    event.stop_propagation();
    match order {
        Order::Do(msg) => {
            if msg == Msg::SelectNone {
                app.clear_drawing();
            }
            app.send(msg);
        }
        Order::Advise => {
            app.panel.set(Panel::Play);
            app.hints.set(true);
        }
        Order::Help => app.open(Panel::Settings),
    }
}

/// The focus goes where the cursor goes, as long as it is in the grid.
fn follow_cursor(app: App) {
    let cursor = Memo::new(move |_| app.see(|state| state.selection.cursor()));
    Effect::new(move |before: Option<Cell>| {
        let cell = cursor.get();
        if before.is_some_and(|before| before != cell) && browser::has_focus("board") {
            browser::focus(&cell_id(cell));
        }
        cell
    });
}

/// The id of a cell's element.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{}", cell.index())
}

/// Turns pointer events into presses, drags and long presses.
#[derive(Clone, Copy)]
struct Pointer {
    app: App,
    held: StoredValue<Option<TimeoutHandle>>,
}

impl Pointer {
    fn new(app: App) -> Self {
        Self { app, held: StoredValue::new(None) }
    }

    fn down(self, event: &PointerEvent) {
        let Some((x, y)) = point(event).filter(|_| event.is_primary() && event.button() == 0) else { return };
        let Some(cell) = cell_at(x, y, false) else { return };
        let is_touching = self.app.peek(|state| state.tool == Tool::Colour && state.tint.is_some());
        if let Some(candidate) = candidate_at(x, y).filter(|_| is_touching) {
            self.app.send(Msg::Touch(candidate));
        }
        if let Some(board) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
            // A finger would otherwise keep the pointer to the cell that it came down on.
            _ = board.set_pointer_capture(event.pointer_id());
        }
        let add = event.ctrl_key() || event.meta_key() || event.shift_key();
        self.app.send(Msg::Press { cell, add });
        browser::focus(&cell_id(cell));
        event.prevent_default();
        self.wait_for_long_press(cell);
    }

    fn over(self, event: &PointerEvent) {
        if !self.app.peek(|state| state.selection.is_dragging()) {
            return;
        }
        let Some(cell) = point(event).and_then(|(x, y)| cell_at(x, y, true)) else { return };
        if cell != self.app.peek(|state| state.selection.cursor()) {
            self.forget();
            self.app.send(Msg::Drag(cell));
        }
    }

    fn up(self) {
        self.forget();
        if self.app.peek(|state| state.selection.is_dragging()) {
            self.app.send(Msg::Release);
        }
    }

    fn double(self, event: &MouseEvent) {
        let Some(cell) = point(event).and_then(|(x, y)| cell_at(x, y, false)) else { return };
        self.app.send(Msg::SelectSame { cell: Some(cell), add: event.ctrl_key() || event.meta_key() });
    }

    fn wait_for_long_press(self, cell: Cell) {
        self.forget();
        let select = move || self.app.send(Msg::SelectSame { cell: Some(cell), add: false });
        let timer = set_timeout_with_handle(select, std::time::Duration::from_millis(LONG_PRESS));
        self.held.set_value(timer.ok());
    }

    fn forget(self) {
        if let Some(timer) = self.held.get_value() {
            timer.clear();
        }
        self.held.set_value(None);
    }
}

/// Where an event happened, in cells from the board's top left corner.
fn point(event: &MouseEvent) -> Option<(f64, f64)> {
    let board = document().get_element_by_id("board")?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - board.left()) / board.width();
    let y = (f64::from(event.client_y()) - board.top()) / board.height();
    Some((9.0 * x, 9.0 * y))
}
