//! The steps of a solving path as a list: any of them can be gone to, those of one technique shown alone, and all played.

use std::cell::RefCell;

use web_sys::Element;

use super::browser;
use super::dom::{Part, labelled, part};
use super::reactive::{self, *};
use super::timer;
use crate::words::word;

/// How long a step is shown while the path plays, in milliseconds.
const SHOWN: i32 = 1500;

thread_local! {
    /// The list on the page, and what belongs to it.
    static LIST: RefCell<Option<(Owner, StepList)>> = const { RefCell::new(None) };
}

/// The list of a path.
#[derive(Clone, Copy)]
struct StepList {
    rows: StoredValue<Vec<Row>>,
    /// The place that is on the board.
    at: RwSignal<usize>,
    /// The technique whose steps are shown alone, by its place among all; 0 for all.
    only: RwSignal<usize>,
    is_playing: RwSignal<bool>,
    /// Shows the step at a place.
    go: StoredValue<js_sys::Function, LocalStorage>,
}

/// A step.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    technique: String,
    moves: String,
}

/// Shows the list. Each line of the text is a step: its technique, what it places and what it eliminates, with tabs between.
/// `go` is called with the place of a step that is to be shown.
pub(super) fn show(place: &Part, steps: &str, go: js_sys::Function) {
    let row = |line: &str| {
        let (technique, moves) = line.split_once('\t')?;
        let (placed, out) = moves.split_once('\t')?;
        Some(Row { technique: technique.to_owned(), moves: format!("{placed}{}", out.replace('=', "<>")) })
    };
    let rows = steps.lines().filter_map(row).collect();
    let mut list = None;
    let owner = reactive::owned(|| {
        let own = StepList {
            rows: StoredValue::new(rows),
            at: RwSignal::new(0),
            only: RwSignal::new(0),
            is_playing: RwSignal::new(false),
            go: StoredValue::new_local(go),
        };
        place.fill(own.view(&place.element()));
        list = Some(own);
    });
    LIST.set(list.map(|list| (owner, list)));
}

/// Marks the step that is on the board.
pub(super) fn turn(at: usize) {
    LIST.with_borrow(|open| {
        if let Some((_, list)) = open.as_ref().filter(|(_, list)| list.at.get_untracked() != at) {
            list.at.set(at);
        }
    });
}

impl StepList {
    fn view(self, place: &Element) -> Vec<Part> {
        let names = self.names();
        let counted = |name: &String| {
            let count = self.rows.with_value(|rows| rows.iter().filter(|row| row.technique == *name).count());
            format!("{name} ({count})")
        };
        let all = std::iter::once(word("steps-all").to_owned()).chain(names.iter().map(counted));
        let option = |(at, text): (usize, String)| labelled("option", "", &text).attr("value", &at.to_string());
        let filter = part("select").id("steps-only").label(word("steps-only")).children(all.enumerate().map(option));
        let filter = filter.on("change", move |event| self.only.set(browser::value(event).parse().unwrap_or(0)));
        let around = part("div").class("step-rows").attrs(&[("tabindex", "0"), ("role", "region")]);
        let rows =
            around.label(word("steps-list")).child(part("ol").id("steps").children_of(move || self.shown(&names)));
        let bar = part("div").class("step-bar").child(filter);
        // Whoever wants less motion goes from state to state.
        let bar = if browser::wants_less_motion() { bar } else { bar.child(self.play(place.clone())) };
        vec![bar, rows]
    }

    /// The techniques of the path, each once, in the order of their first use.
    fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        self.rows.with_value(|rows| {
            rows.iter().for_each(|row| {
                if !names.contains(&row.technique) {
                    names.push(row.technique.clone());
                }
            });
        });
        names
    }

    /// The steps of the technique that is chosen.
    fn shown(self, names: &[String]) -> Vec<Part> {
        let only = self.only.get().checked_sub(1).and_then(|place| names.get(place));
        self.rows.with_value(|rows| {
            let wanted = rows.iter().enumerate().filter(|(_, row)| only.is_none_or(|only| row.technique == *only));
            wanted.map(|(place, row)| self.row(place, row)).collect()
        })
    }

    fn row(self, place: usize, row: &Row) -> Part {
        let is_here = move || (self.at.get() == place).then(|| "step".to_owned());
        let button = part("button").class("step-row").optional_of("aria-current", is_here);
        let button = button
            .child(labelled("span", "number", &(place + 1).to_string()))
            .child(labelled("span", "technique", &row.technique))
            .child(labelled("span", "moves", &row.moves));
        part("li").child(button.click(move || {
            self.is_playing.set(false);
            self.go(place);
        }))
    }

    fn go(self, place: usize) {
        self.go.with_value(|go| _ = go.call1(&wasm_bindgen::JsValue::NULL, &(place as u32).into()));
    }

    /// A button that plays the path, and stops.
    fn play(self, place: Element) -> Part {
        let label = move || word(if self.is_playing.get() { "steps-pause" } else { "steps-play" }).to_owned();
        labelled("button", "chip", "").id("steps-play").text_of(label).click(move || {
            let plays = !self.is_playing.get_untracked();
            self.is_playing.set(plays);
            if plays {
                if self.at.get_untracked() >= self.count() {
                    self.go(0);
                }
                self.play_on(place.clone());
            }
        })
    }

    fn count(self) -> usize {
        self.rows.with_value(Vec::len)
    }

    /// Goes on after a while, for as long as the list is on the page.
    fn play_on(self, place: Element) {
        _ = timer::after(SHOWN, move || {
            if !place.is_connected() || self.is_playing.is_disposed() || !self.is_playing.get_untracked() {
                return;
            }
            let next = self.at.get_untracked() + 1;
            self.go(next);
            if next < self.count() {
                self.play_on(place);
            } else {
                self.is_playing.set(false);
            }
        });
    }
}
