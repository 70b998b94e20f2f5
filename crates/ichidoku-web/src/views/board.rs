//! The board: an ARIA grid with one tab stop, and the lines drawn over it.

use std::cell::RefCell;

use ichidoku::Cell;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use super::app::{App, Panel, Telling};
use super::browser;
use super::cell::{cell_id, grid_cell, paint};
use super::cell_menu::open_cell_menu;
use super::dom::{Part, drawn, follow, labelled, part};
use super::enter::copy_position;
use super::reactive::*;
use super::timer::{self, Timer};
use super::window::document;
use crate::board_view::{CellView, board_view};
use crate::session::{Msg, Shortcut, Tool, candidate_at, cell_at, shortcut};
use crate::words::word;

/// How long a press is a long one, in milliseconds.
const LONG_PRESS: i32 = 500;

/// The board, with its cells as soon as what else stands on the page has been drawn: neither waits for the other.
pub(super) fn board(app: App) -> Part {
    let pointer = Pointer::new(app);
    let grid = part("div")
        .id("board")
        .class("board")
        .class_of("won", move || app.see(|state| state.game.is_won()) && app.shown.with(Option::is_none))
        .class_of("paused", move || app.see(|state| state.paused))
        .label(word("board"))
        .attrs(&[("role", "grid"), ("aria-rowcount", "9"), ("aria-colcount", "9"), ("aria-multiselectable", "true")])
        .on("keydown", move |event| press_key(app, event.unchecked_ref()))
        .on("pointerdown", move |event| pointer.down(event.unchecked_ref()))
        .on("pointermove", move |event| pointer.over(event.unchecked_ref()))
        .on("pointerleave", move |_| app.point_at(None))
        .on("pointerup", move |_| pointer.up())
        .on("pointercancel", move |_| pointer.up())
        .on("dblclick", move |event| pointer.double(event.unchecked_ref()))
        .on("contextmenu", move |event| pointer.menu(event.unchecked_ref()));
    let (rows, owner) = (grid.clone(), Owner::current());
    timer::after_next_frame(move || owner.iter().for_each(|owner| owner.with(|| fill(app, &rows))));
    let paused = move || app.see(|state| state.paused);
    let frame = part("div").class("board-frame").child(grid).child(lines(app)).children(labels());
    frame.child_if(paused, move || cover(app))
}

/// The labels of the rows and of the columns, beside the board.
fn labels() -> [Part; 2] {
    ["labels of-rows", "labels of-columns"].map(|class| {
        let all = part("div").class(class).attr("aria-hidden", "true");
        all.children((1..=9).map(|number| part("span").text(&number.to_string())))
    })
}

/// Puts the cells into the grid.
fn fill(app: App, grid: &Part) {
    let cells = Cell::ALL.map(|cell| grid_cell(app, cell));
    let row = |row: usize| {
        let number = (row + 1).to_string();
        let row_of = part("div").class("row").attrs(&[("role", "row"), ("aria-rowindex", &number)]);
        row_of.children(cells[9 * row..9 * row + 9].iter().cloned())
    };
    grid.fill((0..9).map(row));
    keep_painted(app, cells);
    follow_cursor(app);
}

/// Paints the cells whenever what they show changes.
fn keep_painted(app: App, cells: [Part; 81]) {
    let painted = RefCell::new(Vec::<CellView>::new());
    follow(move || {
        let now = app.see(|state| {
            app.shown.with(|shown| app.drawing.with(|drawing| board_view(state, shown.as_ref(), drawing)))
        });
        let before = painted.replace(now.clone());
        for (index, (cell, now)) in cells.iter().zip(&now).enumerate() {
            if before.get(index) != Some(now) {
                paint(cell, before.get(index), now);
            }
        }
    });
}

/// Links as curves with an arrow at the far end, and crosses.
fn lines(app: App) -> Part {
    let lines = move || app.drawing.with(|drawing| drawing.lines().map(|(sign, path)| line(&sign, path)).collect());
    let arrow = drawn("marker")
        .id("arrow")
        .attrs(&[("viewBox", "0 0 10 10"), ("refX", "8"), ("refY", "5"), ("markerWidth", "5"), ("markerHeight", "5")])
        .attr("orient", "auto")
        .child(drawn("path").class("arrow").attr("d", "M0 1L9 5L0 9z"));
    drawn("svg")
        .class("links")
        .attrs(&[("viewBox", "0 0 9 9"), ("aria-hidden", "true")])
        .child(drawn("defs").child(arrow))
        .children_of(lines)
}

/// A line of a drawing. Those between candidates have an arrow.
pub(super) fn line(sign: &str, path: &str) -> Part {
    let line = drawn("path").class(&format!("line {sign}")).attr("d", path);
    if matches!(sign, "strong" | "weak") { line.attr("marker-end", "url(#arrow)") } else { line }
}

/// What covers the board while the game is paused.
fn cover(app: App) -> Part {
    labelled("button", "cover", word("resume")).click(move || app.send(Msg::Pause))
}

fn press_key(app: App, event: &KeyboardEvent) {
    let Some(shortcut) = asked(event).filter(|_| !browser::is_sheet_open()) else { return };
    event.prevent_default();
    event.stop_propagation();
    act(app, shortcut);
}

/// What a key asks for. Copying text that is selected is the browser's.
pub(super) fn asked(event: &KeyboardEvent) -> Option<Shortcut> {
    browser::with_key(event, shortcut).filter(|asked| *asked != Shortcut::Copy || !browser::has_text_to_copy())
}

/// Does what a key asks for.
pub(super) fn act(app: App, shortcut: Shortcut) {
    match shortcut {
        Shortcut::Do(msg) => {
            if msg == Msg::SelectNone {
                app.clear_drawing();
            }
            app.send(msg);
        }
        Shortcut::Advise => tell(app, Telling::More),
        Shortcut::Apply => {
            if !browser::press("apply") {
                tell(app, Telling::Step);
            }
        }
        Shortcut::Walk { back } => _ = browser::press(if back { "walk-back" } else { "walk-on" }),
        Shortcut::Copy => copy_position(app),
        Shortcut::Menu => open_cell_menu(app, app.peek(|state| state.selection.cursor())),
        Shortcut::Help => {
            app.open(Panel::Settings);
            browser::reveal("keys");
        }
    }
}

/// Asks for a hint.
fn tell(app: App, telling: Telling) {
    // Recreating the panel would reset the hint level.
    if app.panel.get_untracked() != Panel::Play {
        app.open(Panel::Play);
    }
    app.hints.set(Some(telling));
}

/// The focus goes where the cursor goes, as long as it is in the grid.
fn follow_cursor(app: App) {
    let before = std::cell::Cell::new(app.peek(|state| state.selection.cursor()));
    follow(move || {
        let cell = app.see(|state| state.selection.cursor());
        if before.replace(cell) != cell && browser::has_focus("board") {
            browser::focus(&cell_id(cell));
            app.point_at(Some((cell, None)));
        }
    });
}

/// Turns pointer events into presses, drags and long presses.
#[derive(Clone, Copy)]
struct Pointer {
    app: App,
    held: StoredValue<Option<Timer>>,
    /// Number of steps in the game before the last press.
    before: StoredValue<usize>,
}

impl Pointer {
    fn new(app: App) -> Self {
        Self { app, held: StoredValue::new(None), before: StoredValue::new(0) }
    }

    fn down(self, event: &PointerEvent) {
        let Some((x, y)) = point(event).filter(|_| event.is_primary() && event.button() == 0) else { return };
        let Some(cell) = cell_at(x, y, false) else { return };
        self.before.set_value(self.app.edits());
        let is_touching = self.app.peek(|state| state.tool == Tool::Colour && state.tint.is_some());
        if let Some(candidate) = candidate_at(x, y).filter(|_| is_touching) {
            self.app.send(Msg::Touch(candidate));
        }
        if let Some(board) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
            // A finger would otherwise keep the pointer to the cell that it came down on.
            _ = board.set_pointer_capture(event.pointer_id());
        }
        self.point(event);
        let add = event.ctrl_key() || event.meta_key() || event.shift_key();
        self.app.send(Msg::Press { cell, add });
        browser::focus(&cell_id(cell));
        event.prevent_default();
        if event.pointer_type() != "mouse" {
            self.wait_for_long_press(cell);
        }
    }

    /// A right click, or what a browser makes of a long press or a key.
    fn menu(self, event: &MouseEvent) {
        event.prevent_default();
        let cell = point(event).and_then(|(x, y)| cell_at(x, y, false));
        self.open_menu(cell.unwrap_or_else(|| self.app.peek(|state| state.selection.cursor())));
    }

    /// Opens the menu of a cell. What the press entered that became a long one is taken back.
    fn open_menu(self, cell: Cell) {
        if self.held.get_value().is_some() {
            if self.app.edits() > self.before.get_value() {
                self.app.send(Msg::Undo);
            }
            self.up();
        }
        open_cell_menu(self.app, cell);
    }

    fn over(self, event: &PointerEvent) {
        self.point(event);
        if !self.app.peek(|state| state.selection.is_dragging()) {
            return;
        }
        let Some(cell) = point(event).and_then(|(x, y)| cell_at(x, y, true)) else { return };
        if cell != self.app.peek(|state| state.selection.cursor()) {
            self.forget();
            self.app.send(Msg::Drag(cell));
        }
    }

    fn point(self, event: &PointerEvent) {
        let candidate = point(event).and_then(|(x, y)| candidate_at(x, y));
        self.app.point_at(candidate.map(|candidate| (candidate.cell(), Some(candidate.digit()))));
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
        self.held.set_value(timer::after(LONG_PRESS, move || self.open_menu(cell)));
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
