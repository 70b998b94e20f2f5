//! What leaves the app, and how it asks the page and the solver.

use serde_json::Value;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::dom::{Part, part};
use super::reactive::*;
use crate::ask::Ask;
use crate::session::{Game, Linked};

/// The position that leaves the app, and what may be asked of the page.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// The position, with its progress, as a link.
    pub(super) link: RwSignal<String>,
    /// Its title.
    pub(super) title: RwSignal<String>,
    /// What the page does when it is called with a word for it, and texts.
    page: StoredValue<js_sys::Function, LocalStorage>,
    /// Asks the solver.
    ask: StoredValue<js_sys::Function, LocalStorage>,
}

impl Desk {
    /// Nothing yet. `page` is called with what the page is to do, `ask` with a request and with whom to give the answer to.
    pub(super) fn new(page: js_sys::Function, ask: js_sys::Function) -> Self {
        Self {
            link: RwSignal::new(String::new()),
            title: RwSignal::new(String::new()),
            page: StoredValue::new_local(page),
            ask: StoredValue::new_local(ask),
        }
    }

    /// The game as it is now.
    pub(super) fn game(self) -> Game {
        let link = self.link.get_untracked();
        let linked = link.find('#').and_then(|at| Linked::read(&link[at..]));
        linked.map_or_else(Game::first, |linked| linked.game())
    }

    pub(super) fn title(self) -> String {
        self.title.get_untracked()
    }

    /// Calls back whenever the position is another.
    pub(super) fn follow(self, changed: impl Fn() + 'static) {
        super::dom::follow(move || {
            self.link.track();
            untrack(&changed);
        });
    }

    /// Asks the solver.
    pub(super) fn ask(self, request: impl Into<Ask>, answered: impl FnOnce(&Value) + 'static) {
        let answered = Closure::once_into_js(move |answer: String| {
            if let Ok(answer) = crate::answers::read(&answer) {
                answered(&answer);
            }
        });
        self.ask.with_value(|ask| _ = ask.call2(&JsValue::NULL, &request.into().json().into(), &answered));
    }

    pub(super) fn call(self, what: &str, text: &str) {
        self.page.with_value(|page| _ = page.call3(&JsValue::NULL, &what.into(), &text.into(), &"".into()));
    }

    /// Says what was done.
    pub(super) fn done(self, text: &str) {
        self.call("done", text);
    }
}

/// A control with its name beside it.
pub(super) fn setting(class: &str, control: Part, label: &str) -> Part {
    let id = control.element().id();
    part("div").class(class).child(part("label").attr("for", &id).text(label)).child(control)
}

/// Whether a box is ticked.
pub(super) fn is_checked(field: &Part) -> bool {
    js_sys::Reflect::get(&field.element(), &"checked".into()).is_ok_and(|checked| checked.is_truthy())
}
