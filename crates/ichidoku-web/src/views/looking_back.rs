//! A look back on a game that is won: where the time went and what would have helped there, and the player's entries beside the
//! solving path.

use ichidoku::{Candidate, CandidateSet, Cell, Puzzle};
use serde_json::Value;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::browser;
use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::timer::{clock, clock_or_dash};
use crate::answers::{LessonList, Step, Stepped};
use crate::ask::{self, Ask, Position, Request};
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::moment;
use crate::pages::LEARN;
use crate::session::{Entry, cell_name, decisive, entries, from_line, longest};
use crate::words::{language, phrase, word};

/// What the look back works on.
#[derive(Clone, Copy)]
struct Look {
    entries: StoredValue<Vec<Entry>>,
    givens: Puzzle,
    /// The number of the moment on the board, if one is.
    shown: RwSignal<Option<usize>>,
    /// Asks the solver.
    ask: StoredValue<js_sys::Function, LocalStorage>,
    /// What the page does when it is called with a word for it, and texts.
    page: StoredValue<js_sys::Function, LocalStorage>,
}

/// A technique's name in the vocabulary, and the number of its lesson.
type Lessons = Vec<(String, u64)>;

/// Looks back on a game, given as the text of its entries.
pub(super) fn show(place: &Part, game: &str, ask: js_sys::Function, page: js_sys::Function) {
    let Some(entries) = entries(game) else { return };
    let look = Look {
        givens: game.lines().next().and_then(from_line).unwrap_or(Puzzle::EMPTY),
        entries: StoredValue::new(entries),
        shown: RwSignal::new(None),
        ask: StoredValue::new_local(ask),
        page: StoredValue::new_local(page),
    };
    let (waits, path) = (part("div").class("filled"), part("div").class("filled"));
    let heading = labelled("h3", "", word("back-title")).id("look-back").attr("tabindex", "-1");
    place.fill([heading, waits.clone(), path.clone()]);
    browser::focus("look-back");
    look.ask(ask::Lessons::new().language(language()), move |told| {
        let lessons = lessons_of(LessonList::of(told));
        waits.fill(look.waits(&lessons));
        browser::reveal_from("look-back");
    });
    look.ask(ask::Steps::about(&look.givens).which("path").language(language()), move |told| {
        path.fill(look.path(&Stepped::of(told).steps()));
    });
}

/// The first lesson on each technique.
fn lessons_of(list: LessonList<'_>) -> Lessons {
    let mut lessons = Lessons::new();
    for lesson in list.lessons().into_iter().filter(|lesson| !lesson.checkpoint()) {
        for technique in lesson.techniques() {
            if lessons.iter().all(|(slug, _)| slug != technique.slug()) {
                lessons.push((technique.slug().to_owned(), lesson.number()));
            }
        }
    }
    lessons
}

fn lesson_of(lessons: &Lessons, step: Step<'_>) -> Option<u64> {
    let slug = step.technique()?.slug();
    lessons.iter().find(|(own, _)| own == slug).map(|(_, lesson)| *lesson)
}

impl Look {
    fn ask(self, request: impl Into<Ask>, answered: impl FnOnce(&Value) + 'static) {
        let answered = Closure::once_into_js(move |answer: String| {
            // What is no answer has nothing in it to show.
            if let Ok(answer) = serde_json::from_str(&answer) {
                answered(&answer);
            }
        });
        let request = request.into().json();
        self.ask.with_value(|ask| _ = ask.call2(&JsValue::NULL, &request.into(), &answered));
    }

    fn page(self, what: &str, text: &str, more: &str) {
        self.page.with_value(|page| _ = page.call3(&JsValue::NULL, &what.into(), &text.into(), &more.into()));
    }

    // ---- where the time went ----

    fn waits(self, lessons: &Lessons) -> Vec<Part> {
        let entries = self.entries.get_value();
        let longest = longest(&entries);
        let heading = labelled("h4", "", word("back-waits"));
        if longest.is_empty() {
            let has_times = entries.iter().any(|entry| entry.took.is_some());
            return vec![heading, labelled("p", "", word(if has_times { "back-even" } else { "back-untimed" }))];
        }
        let list = part("ol").class("waits").id("waits");
        vec![heading, list.children(longest.into_iter().map(|place| self.wait(place, &entries[place], lessons)))]
    }

    fn wait(self, place: usize, entry: &Entry, lessons: &Lessons) -> Part {
        let Entry { candidate, took, before } = entry;
        let time = clock(took.unwrap_or_default());
        let cell = cell_name(candidate.cell());
        let text = phrase("back-wait", &[("time", &time), ("digit", &candidate.digit()), ("cell", &cell)]);
        let helped = part("div").class("filled");
        let (filled, lessons, before) = (helped.clone(), lessons.clone(), *before);
        self.ask(
            ask::Steps::at(&self.position(&before)).which("path").pictures(true).language(language()),
            move |told| {
                filled.fill(self.helped(place, before, &Stepped::of(told), &lessons));
            },
        );
        part("li").child(part("p").child(labelled("strong", "", &text))).child(helped)
    }

    /// The position with these digits and nothing noted.
    fn position(self, digits: &Puzzle) -> Position {
        let entries = self.entries.with_value(|entries| {
            let is_there = |entry: &&Entry| digits.get(entry.candidate.cell()).is_some();
            entries.iter().filter(is_there).map(|entry| entry.candidate).collect()
        });
        Position { givens: self.givens, entries, candidates: [None; 81] }
    }

    /// The step that decided there, with a link to its lesson and a button that shows it.
    fn helped(self, place: usize, before: Puzzle, told: &Stepped<'_>, lessons: &Lessons) -> Vec<Part> {
        let steps = told.steps();
        let weigh = |step: &Step<'_>| (lesson_of(lessons, *step).unwrap_or(u64::MAX), !step.placements().is_empty());
        let Some(at) = decisive(&steps.iter().map(weigh).collect::<Vec<_>>()) else { return Vec::new() };
        let step = steps[at];
        let Some(technique) = step.technique() else { return Vec::new() };
        let told = phrase("back-helped", &[("technique", &technique.name()), ("moves", &moves(step))]);
        let said = told.clone();
        let moment = moment::write(&shown_before(before, &steps[..at]), &Drawing::default());
        let picture = step.picture().map(|picture| picture.json().to_string()).unwrap_or_default();
        let is_shown = move || self.shown.get() == Some(place);
        let show = labelled("button", "chip", word("back-show")).truth_of("aria-pressed", is_shown).click(move || {
            let hides = self.shown.get_untracked() == Some(place);
            self.shown.set(Some(place).filter(|_| !hides));
            if hides {
                return self.page("hide", "", "");
            }
            self.page("show", &moment, &picture);
            self.page("say", &said, "");
            browser::reveal("board");
        });
        let practise = lesson_of(lessons, step).map(|lesson| {
            let link = labelled("a", "page-link", word("practise-this"));
            link.attr("href", &format!("{LEARN}#practise-{lesson}"))
        });
        vec![part("p").text(&told), part("div").class("row-of-buttons").child(show).children(practise)]
    }

    // ---- the entries beside the path ----

    fn path(self, steps: &[Step<'_>]) -> Vec<Part> {
        let heads = [word("back-number"), word("back-entry"), word("back-took"), word("back-path")];
        let head = part("tr").children(heads.map(|head| labelled("th", "", head).attr("scope", "col")));
        let rows = self.entries.with_value(|entries| {
            entries.iter().enumerate().map(|(place, entry)| row(place, entry, steps)).collect::<Vec<_>>()
        });
        let table = part("table").id("entries").child(part("thead").child(head)).child(part("tbody").children(rows));
        let around = part("div").class("scroll").attrs(&[("tabindex", "0"), ("role", "region")]);
        let around = around.label(word("back-entries")).child(table);
        vec![part("details").child(part("summary").text(word("back-entries"))).child(around)]
    }
}

/// An entry, how long it took, and where the path has it.
fn row(place: usize, entry: &Entry, steps: &[Step<'_>]) -> Part {
    let found = steps.iter().position(|step| step.placements().contains(&entry.candidate));
    let technique = found.and_then(|found| steps[found].technique());
    let on_path = match (found, technique) {
        (Some(found), Some(technique)) => {
            phrase("back-step", &[("number", &(found + 1)), ("technique", &technique.name())])
        }
        _ => "–".to_owned(),
    };
    let took = clock_or_dash(entry.took);
    let fields = [(place + 1).to_string(), entry.candidate.to_string(), took, on_path];
    part("tr").children(fields.map(|field| part("td").text(&field)))
}

/// What a step does, in short.
fn moves(step: Step<'_>) -> String {
    let placed = step.placements().into_iter().map(|placed| placed.to_string());
    let out = step.eliminations().into_iter().map(|out| out.to_string().replace('=', "<>"));
    placed.chain(out).collect::<Vec<_>>().join(", ")
}

/// The board with these digits, after the steps before the one that is shown.
fn shown_before(digits: Puzzle, steps: &[Step<'_>]) -> Shown {
    let open = |cell: &Cell| digits.get(*cell).is_none();
    let all = Cell::ALL
        .into_iter()
        .filter(open)
        .flat_map(|cell| digits.unseen_digits(cell).iter().map(move |digit| Candidate::of(cell, digit)));
    let mut candidates: CandidateSet = all.collect();
    steps.iter().flat_map(|step| step.eliminations()).for_each(|out| _ = candidates.remove(out));
    Shown { digits, candidates: Some(candidates), keeps_own: true }
}
