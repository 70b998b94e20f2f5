//! The rating of Sudoku Explainer, in a worker of its own: the hardest puzzles take it some seconds, so it shows how far it is
//! and can be cancelled.

use ichidoku::Puzzle;
use wasm_bindgen::JsValue;
use web_sys::Worker;

use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::worker;
use crate::words::{decimal, phrase, word};

#[derive(Clone, Copy)]
pub(super) struct Explainer {
    told: RwSignal<String>,
    is_busy: RwSignal<bool>,
    worker: StoredValue<Option<Worker>, LocalStorage>,
}

impl Explainer {
    pub(super) fn new() -> Self {
        Self { told: RwSignal::default(), is_busy: RwSignal::new(false), worker: StoredValue::new_local(None) }
    }

    /// Begins to rate a puzzle.
    pub(super) fn rate(self, puzzle: &Puzzle) {
        self.end();
        let received = move |message: &JsValue| {
            let numbers: Vec<f64> = js_sys::Array::from(message).iter().filter_map(|part| part.as_f64()).collect();
            self.receive(&numbers);
        };
        let unfetched = move || {
            self.end();
            self.told.set(word("unfetched").to_owned());
        };
        let Some(worker) = worker::start("explainer.js", received, unfetched) else { return };
        if worker.post_message(&JsValue::from_str(&puzzle.to_string())).is_ok() {
            self.is_busy.set(true);
            self.worker.set_value(Some(worker));
        }
    }

    /// Ends the work, if there is any, and shows nothing.
    pub(super) fn end(self) {
        if let Some(worker) = self.worker.try_update_value(Option::take).flatten() {
            worker.terminate();
        }
        self.is_busy.set(false);
        self.told.set(String::new());
    }

    fn receive(self, numbers: &[f64]) {
        match *numbers {
            [count, er] => {
                self.told.set(phrase("rating-er-so-far", &[("count", &(count as usize)), ("er", &decimal(er, 1))]));
            }
            [er, ep, ed] => {
                self.end();
                let [er, ep, ed] = [er, ep, ed].map(|rating| decimal(rating, 1));
                self.told.set(phrase("rating-er", &[("er", &er), ("ep", &ep), ("ed", &ed)]));
            }
            _ => self.end(),
        }
    }

    pub(super) fn view(self) -> Part {
        let cancel =
            move || labelled("button", "chip", word("cancel")).id("rating-er-cancel").click(move || self.end());
        part("div")
            .child(labelled("p", "said", "").id("rating-er").text_of(move || self.told.get()))
            .child_if(move || self.is_busy.get(), cancel)
    }
}
