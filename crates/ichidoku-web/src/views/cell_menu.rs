//! The menu of a cell: opened here, drawn by the module that is fetched when it is first wanted.

use ichidoku::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

use super::app::{App, Panel};
use super::cell::{cell_id, focus_cursor};
use super::later::with_extras;
use super::reactive::*;
use super::window::document;
use crate::session::{CellFacts, Choice, Msg};

/// Opens the menu of a cell, or of all selected cells where it is one of them. There is none while nothing can be entered.
pub(super) fn open_cell_menu(app: App, cell: Cell) {
    let is_idle = app.peek(|state| state.paused || state.game.is_won()) || app.shown.with_untracked(Option::is_some);
    if is_idle || !matches!(app.panel.get_untracked(), Panel::Play | Panel::Enter) {
        return;
    }
    if !app.peek(|state| state.selection.cells().contains(cell)) {
        app.send(Msg::Focus(cell));
    }
    with_extras(move |extras| {
        let Some(place) = cell_element(cell) else { return };
        let choose = Closure::<dyn Fn(u8) -> Vec<u16>>::new(move |code| choose(app, code));
        extras.menu(&place, &facts(app), choose.into_js_value().unchecked_into());
    });
}

fn cell_element(cell: Cell) -> Option<Element> {
    document().get_element_by_id(&cell_id(cell))
}

fn facts(app: App) -> Vec<u16> {
    app.peek(CellFacts::of).encode().to_vec()
}

/// Does what was chosen; 0 says that the menu is closed.
fn choose(app: App, code: u8) -> Vec<u16> {
    match Choice::from_code(code).and_then(|choice| choice.msg(&app.peek(CellFacts::of))) {
        Some(msg) => app.send(msg),
        None => focus_cursor(app),
    }
    facts(app)
}
