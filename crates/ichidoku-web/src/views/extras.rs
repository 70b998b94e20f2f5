//! What the page fetches when it is first wanted. It shares nothing with the page but the storage: the page hands it an
//! empty element, and it fills that.
#![allow(unreachable_pub, reason = "these functions are exported to JavaScript")]

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Blob, Element};

use super::batch_table::BatchTable;
use super::dom::Part;
use super::menu::Menu;
use super::{known, language, looking_back, reactive, statistics, step_list, storage};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    language::share(|| TABLE.with_borrow(|table| table.iter().for_each(|table| table.turn_language())));
}

/// Shows what the solved puzzles add up to.
#[wasm_bindgen]
pub fn statistics(place: Element) {
    reactive::run(move || Part::of(place).fill(statistics::contents(&storage::records())));
}

thread_local! {
    /// The table of many puzzles, once it is on the page.
    static TABLE: RefCell<Option<Rc<BatchTable>>> = const { RefCell::new(None) };
}

/// Shows a table of many puzzles. `open` is called with a puzzle's characters and number.
#[wasm_bindgen]
pub fn batch(place: Element, open: js_sys::Function) {
    reactive::run(move || TABLE.set(BatchTable::show(&Part::of(place), open)));
}

thread_local! {
    /// The menu of cells, once it was asked for.
    static MENU: RefCell<Option<Rc<Menu>>> = const { RefCell::new(None) };
}

/// Opens the menu of a cell. `choose` is called with the number of each choice and returns the facts after it, and with 0
/// once the menu is closed.
#[wasm_bindgen]
pub fn menu(cell: &Element, facts: &[u16], choose: js_sys::Function) {
    reactive::run(|| {
        let menu = MENU.with_borrow_mut(|menu| Rc::clone(menu.get_or_insert_with(Menu::new)));
        menu.open(cell, facts, choose);
    });
}

/// Shows a list of techniques to tick those that the player knows. `changed` is called with the names of the others and the
/// grade of the hardest that is known.
#[wasm_bindgen]
pub fn known(place: Element, list: &str, unknown: &str, changed: js_sys::Function) {
    reactive::run(|| Part::of(place).fill(known::known(list, unknown, changed)));
}

/// Shows the steps of a path as a list, a line each: the technique, what it places, and what it eliminates, with tabs between.
/// `go` is called with the place of a step.
#[wasm_bindgen]
pub fn steps(place: Element, steps: &str, go: js_sys::Function) {
    step_list::show(&Part::of(place), steps, go);
}

/// Marks the step of that list that is on the board.
#[wasm_bindgen]
pub fn step(at: usize) {
    step_list::turn(at);
}

/// Looks back on a game that is won, given as the text of its entries. `ask` is called with a request and with whom to give the answer to, `page`
/// with a word for what the page is to do, and two texts.
#[wasm_bindgen]
pub fn look_back(place: Element, entries: &str, ask: js_sys::Function, page: js_sys::Function) {
    reactive::run(|| looking_back::show(&Part::of(place), entries, ask, page));
}

/// Reads a file into that table.
#[wasm_bindgen]
pub fn read(file: &Blob, name: &str) {
    TABLE.with_borrow(|table| table.iter().for_each(|table| table.read(file, name)));
}
