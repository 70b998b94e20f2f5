//! The screen of the lab. What is on it is a module of its own, fetched when it is first wanted: the page hands it
//! the puzzle, and shows on its board what the lab hands back.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::app::App;
use super::dom::{Part, part};
use super::later::{Lab, with_lab};
use super::reactive::*;
use crate::moment;
use crate::session::{Origin, from_line};
use crate::words::word;

pub(super) fn lab_panel(app: App) -> Part {
    let act = Closure::<dyn Fn(String, String, String)>::new(move |what: String, text: String, title: String| {
        act(app, &what, text, title);
    });
    let page: js_sys::Function = act.into_js_value().unchecked_into();
    let panel = part("section").class("panel lab").label(word("panel-lab"));
    let panel = panel.child(part("h2").text(word("panel-lab")));
    let puzzle = untrack(|| app.puzzle()).to_string();
    let place = panel.element();
    with_lab(move |lab| lab.enter(place, &puzzle, page));
    app.follow_puzzle(move |puzzle| with_lab(move |lab| lab.turn(&puzzle.to_string())));
    on_cleanup(|| with_lab(Lab::leave));
    panel
}

/// Does what the lab asks of the page.
fn act(app: App, what: &str, text: String, title: String) {
    match what {
        "show" => {
            if let Some((shown, drawing)) = moment::read(&text) {
                app.show(shown, drawing);
            }
        }
        "uncover" => app.uncover(),
        "begin" => {
            if let Some(puzzle) = from_line(&text) {
                app.begin(&puzzle, Origin { title, ..Origin::default() });
            }
        }
        _ => app.say(text),
    }
}
