//! The screen with a table of many puzzles. What is on it is fetched when it is first wanted, and outlives the screen:
//! whoever opens a puzzle of the table comes back to where they were.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;

use super::app::{App, Panel};
use super::dom::{Part, part};
use super::later::{filled_later, with_extras};
use super::reactive::*;
use crate::session::{Origin, from_line};
use crate::words::{phrase, word};

pub(super) fn batch_panel(app: App) -> Part {
    let panel = part("section").class("panel batch").label(word("panel-batch"));
    panel.child(part("h2").text(word("panel-batch"))).child(table(app))
}

/// The table, made once.
fn table(app: App) -> Part {
    if let Some(table) = app.batch.get_value() {
        return table;
    }
    let open = move |line: String, number: u32, name: String| begin(app, &line, number, &name);
    let open = Closure::<dyn Fn(String, u32, String)>::new(open);
    let open: js_sys::Function = open.into_js_value().unchecked_into();
    let table = filled_later(part("div").class("filled"), move |extras, place| extras.batch(place, open));
    app.batch.set_value(Some(table.clone()));
    table
}

/// The title of a puzzle that a text calls so; a number alone is one of several.
pub(super) fn called(name: &str) -> Option<String> {
    let number = name.parse().map(puzzle_number);
    (!name.is_empty()).then(|| number.unwrap_or_else(|_| name.to_owned()))
}

fn puzzle_number(number: u64) -> String {
    phrase("puzzle-number", &[("number", &number)])
}

/// Begins with a puzzle of the table.
fn begin(app: App, line: &str, number: u32, name: &str) {
    let Some(puzzle) = from_line(line) else { return };
    app.open(Panel::Play);
    let title = called(name).unwrap_or_else(|| puzzle_number(number.into()));
    app.begin_undoable(&puzzle, Origin { title, ..Origin::default() }, word("snack-pasted"));
}

/// Shows the puzzles of a file in the table.
pub(super) fn read_many(app: App, file: Blob, name: String) {
    app.open(Panel::Batch);
    // It must be there before it reads.
    _ = table(app);
    with_extras(move |extras| extras.read(&file, &name));
}

/// Shows the puzzles of a text in the table.
pub(super) fn read_many_of_text(app: App, text: &str, name: String) {
    if let Ok(file) = Blob::new_with_str_sequence(&js_sys::Array::of1(&JsValue::from(text))) {
        read_many(app, file, name);
    }
}
