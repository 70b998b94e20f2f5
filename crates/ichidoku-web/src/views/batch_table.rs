//! A table of any number of puzzles. A worker holds it; here are only the rows in sight.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Event, Worker};

use super::browser;
use super::dom::{Part, labelled, part, pixels};
use super::make::{GRADES, Named, grade_name};
use super::reactive::*;
use super::{timer, worker};
use crate::answers::{Error, Place, told};
use crate::words::{decimal, language, phrase, word};

/// Height of a row in pixels, as the style sheet has it.
const ROW: f64 = 36.0;
/// The tallest that a browser lets an element be is twice this or more; a longer table moves by more than a row per row.
const TALLEST: f64 = 8_000_000.0;
/// Rows above and below those in sight.
const SPARE: usize = 4;
/// Number of unreadable records that are listed at once.
const LISTED: u32 = 200;

/// The columns, by their names in the worker and in the words.
const COLUMNS: [Named; 6] = [
    ("number", || word("batch-number")),
    ("clues", || word("batch-clues")),
    ("solutions", || word("batch-solutions")),
    ("grade", || word("grade")),
    ("rating", || word("batch-rating")),
    ("technique", || word("batch-technique")),
];

/// What is shown, and in which order.
#[derive(Clone, PartialEq)]
struct Arrangement {
    column: &'static str,
    descending: bool,
    solutions: String,
    grade: String,
    text: String,
}

/// The table on the page.
pub(super) struct BatchTable {
    worker: OnceCell<Worker>,
    /// Whether the worker could not be fetched.
    is_lost: RwSignal<bool>,
    /// Notified when the page turns to another language.
    turned: RwSignal<()>,
    status: RwSignal<Value>,
    is_rating: RwSignal<bool>,
    arrangement: RwSignal<Arrangement>,
    unreadable: Part,
    /// How many of those are listed.
    listed: RwSignal<u64>,
    scroller: Part,
    spacer: Part,
    /// The elements of the rows in sight, each with its cells.
    pool: RefCell<Vec<(Part, Vec<Part>)>>,
    /// The numbers of the rows in sight, their puzzles, and what the file calls these.
    puzzles: RefCell<Vec<(u32, String, String)>>,
    is_waiting: Cell<bool>,
    /// What opens a puzzle, by its 81 characters, its number and its name.
    open: js_sys::Function,
}

impl BatchTable {
    /// A table in an element of the page, empty until a file is read.
    pub(super) fn show(place: &Part, open: js_sys::Function) -> Option<Rc<Self>> {
        let by_number = Arrangement {
            column: "number",
            descending: false,
            solutions: String::new(),
            grade: String::new(),
            text: String::new(),
        };
        let scroller = part("div").class("batch-rows").id("batch-rows");
        let table = Rc::new(Self {
            worker: OnceCell::new(),
            is_lost: RwSignal::new(false),
            turned: RwSignal::new(()),
            status: RwSignal::new(Value::Null),
            is_rating: RwSignal::new(false),
            arrangement: RwSignal::new(by_number),
            unreadable: part("ul").class("unreadable").id("unreadable"),
            listed: RwSignal::new(0),
            scroller: scroller.attrs(&[("role", "rowgroup"), ("tabindex", "0")]),
            spacer: part("div").class("spacer").attr("role", "presentation"),
            pool: RefCell::default(),
            puzzles: RefCell::default(),
            is_waiting: Cell::new(false),
            open,
        });
        table.worker.set(table.clone().listen()?).ok()?;
        let all = table.clone();
        _ = place.clone().children_of(move || {
            all.turned.track();
            untrack(|| vec![all.clone().controls(), all.clone().lost(), all.clone().grid()])
        });
        Some(table)
    }

    /// Speaks the language that the page has turned to.
    pub(super) fn turn_language(&self) {
        self.turned.set(());
        self.list_anew();
        self.post(&["language".into(), language().into()]);
        self.ask_for_rows();
    }

    /// Reads another file.
    pub(super) fn read(&self, file: &Blob, name: &str) {
        self.status.set(Value::Null);
        self.list_anew();
        self.post(&["open".into(), file.into(), name.into()]);
    }

    fn post(&self, message: &[JsValue]) {
        if let Some(worker) = self.worker.get() {
            _ = worker.post_message(&message.iter().collect::<js_sys::Array>());
        }
    }

    /// Starts the worker.
    fn listen(self: Rc<Self>) -> Option<Worker> {
        let is_lost = self.is_lost;
        let received = move |message: &JsValue| {
            let message = js_sys::Array::from(message);
            let text = |place: u32| message.get(place).as_string().unwrap_or_default();
            let json = |place: u32| serde_json::from_str(&text(place)).unwrap_or(Value::Null);
            match text(0).as_str() {
                "status" => self.receive_status(json(1), message.get(2).is_truthy()),
                "rows" => self.draw(message.get(1).as_f64().unwrap_or_default() as usize, &json(2)),
                "unreadable" => self.list(&json(2)),
                _ => browser::save_blob(&format!("ichidoku.{}", text(2)), message.get(1).unchecked_ref()),
            }
        };
        worker::start("batch.js", received, move || is_lost.set(true))
    }

    fn receive_status(&self, status: Value, is_rating: bool) {
        self.status.set(status);
        self.is_rating.set(is_rating);
        let height = (self.count("shown") as f64 * ROW).min(TALLEST);
        self.spacer.style("height", &pixels(height));
        self.ask_for_rows();
    }

    fn count(&self, field: &str) -> usize {
        self.status.with_untracked(|status| status[field].as_u64().unwrap_or_default() as usize)
    }

    // ---- rows ----

    /// The first row in sight, and how many there are.
    fn in_sight(&self) -> (usize, usize) {
        let scroller = self.scroller.element();
        let (seen, shown) = (f64::from(scroller.client_height()), self.count("shown"));
        let all = (shown as f64 * ROW).min(TALLEST);
        let rows = (seen / ROW).ceil() as usize + 1;
        let part = f64::from(scroller.scroll_top()) / (all - seen).max(1.0);
        let first = (part.clamp(0.0, 1.0) * (shown as f64 - seen / ROW).max(0.0)) as usize;
        (first.saturating_sub(SPARE), rows + 2 * SPARE)
    }

    /// Asks for the rows in sight, once per picture that the browser draws.
    fn ask_for_rows(&self) {
        let (first, count) = self.in_sight();
        self.post(&["rows".into(), (first as u32).into(), (count as u32).into()]);
    }

    fn scrolled(self: Rc<Self>) {
        if !self.is_waiting.replace(true) {
            timer::next_frame(move || {
                self.is_waiting.set(false);
                self.ask_for_rows();
            });
        }
    }

    /// Where a row begins: at its place, or, in a table too long for that, beside the rows in sight.
    fn top(&self, first: usize, place: usize) -> f64 {
        if self.count("shown") as f64 * ROW <= TALLEST {
            return (first + place) as f64 * ROW;
        }
        let (now, _) = self.in_sight();
        let shift = first as f64 - now as f64 + place as f64;
        (f64::from(self.scroller.element().scroll_top()) - SPARE.min(now) as f64 * ROW + shift * ROW).max(0.0)
    }

    /// Draws rows from one on.
    fn draw(self: &Rc<Self>, first: usize, rows: &Value) {
        let rows = rows.as_array().map(Vec::as_slice).unwrap_or_default();
        let mut pool = self.pool.borrow_mut();
        while pool.len() < rows.len() {
            let row = self.empty_row(pool.len());
            pool.push(row);
        }
        let text = |row: &Value, place: usize| row[place].as_str().unwrap_or_default().to_owned();
        let number = |row: &Value| row[0].as_u64().unwrap_or_default() as u32;
        for (place, (element, cells)) in pool.iter().enumerate() {
            let Some(row) = rows.get(place) else {
                element.style("display", "none");
                continue;
            };
            element.style("display", "");
            element.style("transform", &format!("translateY({})", pixels(self.top(first, place))));
            element.set("aria-rowindex", &(first + place + 2).to_string());
            let rating = row[5].as_f64().map_or(String::new(), |rating| decimal(rating, 2));
            let texts = [
                number(row).to_string(),
                row[2].to_string(),
                text(row, 3),
                grade_name(&text(row, 4)).to_owned(),
                rating,
                text(row, 6),
            ];
            cells.iter().zip(texts).for_each(|(cell, text)| cell.set_text(&text));
            if let Some(open) = cells.first() {
                let name = text(row, 7);
                let opens = phrase("batch-open", &[("number", &number(row))]);
                open.set("aria-label", if name.is_empty() { opens } else { format!("{opens}, {name}") }.as_str());
                open.set("data-name", &name);
            }
        }
        *self.puzzles.borrow_mut() = rows.iter().map(|row| (number(row), text(row, 1), text(row, 7))).collect();
    }

    fn empty_row(self: &Rc<Self>, place: usize) -> (Part, Vec<Part>) {
        let table = Rc::clone(self);
        let open = part("button").class("open-row").click(move || table.open(place));
        let cells: Vec<Part> =
            std::iter::once(open).chain((1..COLUMNS.len()).map(|_| part("span").class("number"))).collect();
        let shown = cells.iter().cloned().map(|cell| part("div").attr("role", "cell").child(cell));
        let row = part("div").class("batch-row").attr("role", "row").children(shown);
        _ = self.spacer.clone().child(row.clone());
        (row, cells)
    }

    fn open(&self, place: usize) {
        if let Some((number, puzzle, name)) = self.puzzles.borrow().get(place) {
            _ = self.open.call3(&JsValue::NULL, &puzzle.into(), &(*number).into(), &name.into());
        }
    }

    /// The heads, each of which sorts, and the rows.
    fn grid(self: Rc<Self>) -> Part {
        let arrangement = self.arrangement;
        let head = |(column, text): Named| {
            let table = Rc::clone(&self);
            let sorted = move || {
                arrangement.with(|now| match (now.column == column, now.descending) {
                    (false, _) => "none",
                    (true, false) => "ascending",
                    (true, true) => "descending",
                })
            };
            let button = part("button").id(&format!("sort-{column}")).text(text());
            let head = part("div").attr("role", "columnheader").attr_of("aria-sort", move || sorted().to_owned());
            head.child(button.click(move || table.sort(column)))
        };
        let heads = part("div").class("batch-row heads").attr("role", "row").children(COLUMNS.map(head));
        let (status, scrolled) = (self.status, Rc::clone(&self));
        let rows = move || (rows_of(status) + 1).to_string();
        let rows_part =
            self.scroller.clone().label(word("panel-batch")).on("scroll", move |_| Rc::clone(&scrolled).scrolled());
        let inner = part("div")
            .class("batch-table")
            .attr("role", "table")
            .label(word("panel-batch"))
            .attr_of("aria-rowcount", rows)
            .child(part("div").attr("role", "rowgroup").child(heads))
            .child(rows_part.child(self.spacer.clone()));
        part("div").class("scroll").child(inner)
    }

    fn sort(&self, column: &'static str) {
        self.arrange(|now| {
            now.descending = now.column == column && !now.descending;
            now.column = column;
        });
    }

    fn arrange(&self, change: impl FnOnce(&mut Arrangement)) {
        let mut now = self.arrangement.get_untracked();
        change(&mut now);
        self.post(&[
            "arrange".into(),
            now.column.into(),
            now.descending.into(),
            now.solutions.as_str().into(),
            now.grade.as_str().into(),
            now.text.as_str().into(),
        ]);
        self.arrangement.set(now);
        self.scroller.element().set_scroll_top(0);
    }

    // ---- what is beside the rows ----

    fn controls(self: Rc<Self>) -> Part {
        let (status, is_rating, is_lost) = (self.status, self.is_rating, self.is_lost);
        let said = labelled("p", "said", "").id("batch-said").attr("role", "status");
        let solutions = [
            ("", word("batch-all")),
            ("one", word("batch-one")),
            ("several", word("batch-several")),
            ("none", word("batch-none")),
        ];
        let grades = [("", word("batch-all"))].into_iter().chain(GRADES.map(|(name, text)| (name, text())));
        let grades: Vec<_> = grades.chain([("beyond", word("grade-beyond"))]).collect();
        let filters = part("div")
            .class("filters")
            .child(self.filter("batch-solutions", word("batch-solutions"), &solutions, |now| &mut now.solutions))
            .child(self.filter("batch-grade", word("grade"), &grades, |now| &mut now.grade))
            .child(self.search());
        let (rate, csv, json) = (Rc::clone(&self), Rc::clone(&self), self);
        let rate_text = move || word(if is_rating.get() { "batch-rating-stop" } else { "batch-rate" }).to_owned();
        let rate = part("button").class("primary").id("batch-rate").text_of(rate_text).click(move || {
            rate.post(&["rate".into(), (!is_rating.get_untracked()).into()]);
            is_rating.set(!is_rating.get_untracked());
        });
        let chip = |id: &str, text: &str| labelled("button", "chip", text).id(id);
        let buttons = part("div")
            .class("row-of-buttons")
            .child(rate)
            .child(chip("batch-csv", word("batch-csv")).click(move || csv.post(&["write".into(), "csv".into()])))
            .child(chip("batch-json", word("batch-json")).click(move || json.post(&["write".into(), "json".into()])));
        let said = said.text_of(move || match is_lost.get() {
            true => word("unfetched").to_owned(),
            false => status.with(tell_status),
        });
        part("div").class("batch-controls").child(said).child(filters).child(buttons)
    }

    fn filter(
        self: &Rc<Self>,
        id: &str,
        label: &str,
        values: &[(&'static str, &str)],
        field: fn(&mut Arrangement) -> &mut String,
    ) -> Part {
        let table = Rc::clone(self);
        let choose = move |event: &Event| table.arrange(|now| *field(now) = browser::value(event));
        let option = |(value, text): &(&str, &str)| part("option").attr("value", value).text(text);
        let select = part("select").id(id).on("change", choose).children(values.iter().map(option));
        labelled_field(id, label, select)
    }

    fn search(self: &Rc<Self>) -> Part {
        let table = Rc::clone(self);
        let search = move |event: &Event| table.arrange(|now| now.text = browser::value(event));
        let field = part("input").id("batch-text").attrs(&[("type", "text"), ("autocomplete", "off")]);
        labelled_field("batch-text", word("batch-text"), field.on("change", search))
    }

    /// The records that could not be read, each with its line and reason.
    fn lost(self: Rc<Self>) -> Part {
        let (status, list) = (self.status, self.unreadable.clone());
        let count = move || status.with(|status| status["unreadable"].as_u64().unwrap_or_default());
        let (listed, table) = (self.listed, Rc::clone(&self));
        let more = labelled("button", "chip", word("batch-more"));
        let more = more.id("batch-more").flag_of("hidden", move || listed.get() >= count());
        let more = more.click(move || self.list_more());
        let summary = part("summary").text_of(move || phrase("batch-unreadable", &[("count", &count())]));
        part("div").child_if(
            move || count() > 0,
            move || {
                let table = Rc::clone(&table);
                let opened = move |_: &Event| {
                    if listed.get_untracked() == 0 {
                        table.list_more();
                    }
                };
                let details = part("details").class("card").id("batch-unreadable").child(summary.clone());
                details.on("toggle", opened).child(list.clone()).child(more.clone())
            },
        )
    }

    /// Asks for more of the records that could not be read.
    fn list_more(&self) {
        let listed = self.listed.get_untracked() as u32;
        self.post(&["unreadable".into(), listed.into(), LISTED.into()]);
    }

    fn list_anew(&self) {
        self.unreadable.fill([]);
        self.listed.set(0);
    }

    fn list(&self, records: &Value) {
        self.listed.update(|listed| *listed += records.as_array().map_or(0, Vec::len) as u64);
        let record = |record: &Value| {
            let error = Error::of(record);
            let line = phrase("batch-line", &[("line", &error.place().map_or(0, Place::line))]);
            part("li").child(labelled("b", "", &line)).child(part("span").text(&told(error)))
        };
        _ = self.unreadable.clone().children(records.as_array().into_iter().flatten().map(record));
    }
}

/// A field with its label, which stay together.
fn labelled_field(id: &str, label: &str, field: Part) -> Part {
    part("div").class("filter").child(part("label").attr("for", id).text(label)).child(field)
}

fn rows_of(status: RwSignal<Value>) -> u64 {
    status.with(|status| status["shown"].as_u64().unwrap_or_default())
}

/// How far the work has come, in a sentence or two.
fn tell_status(status: &Value) -> String {
    if status.is_null() {
        return word("batch-empty").to_owned();
    }
    let failure = &status["failure"];
    if !failure.is_null() {
        return told(Error::of(failure));
    }
    let count = |field: &str| status[field].as_u64().unwrap_or_default();
    let said = phrase(
        "batch-status",
        &[
            ("count", &count("puzzles")),
            ("one", &count("one")),
            ("several", &count("several")),
            ("none", &count("none")),
            ("shown", &count("shown")),
            ("rated", &count("rated")),
        ],
    );
    if status["read"] == true { said } else { format!("{} {said}", word("batch-reading")) }
}
