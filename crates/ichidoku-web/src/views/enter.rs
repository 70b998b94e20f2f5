//! Puzzles from anywhere, and out again: typed, pasted, from a file, as a link, as a QR code.

use ichidoku::{Cell, Puzzle};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, File};

use super::app::{App, Panel};
use super::browser;
use super::dom::{Part, drawn, labelled, listen, part};
use super::file;
use super::games;
use super::reactive::*;
use super::reading::Reading;
use super::solver::WorkerKind;
use super::window::window;
use crate::answers::{AllSolved, CandidateGrid, Converted};
use crate::ask::{self, Request as _};
use crate::decimal_text::decimal;
use crate::session::{Backup, Msg, Origin, from_fragment, from_line, is_link};
use crate::words::{phrase, word};

impl Reading {
    /// Says what came of it.
    fn tell(self, app: App) {
        app.say(self.said.clone());
        app.reading.set(self);
    }

    /// Says what came of it where it can be seen and something done about it.
    fn show(self, app: App) {
        if app.panel.get_untracked() != Panel::Enter {
            app.open(Panel::Enter);
        }
        self.tell(app);
        browser::reveal("enter-said");
    }
}

pub(super) fn enter_panel(app: App) -> Part {
    let area =
        part("textarea").id("enter-text").attrs(&[("rows", "5"), ("spellcheck", "false"), ("autocomplete", "off")]);
    let read_area = {
        let area = area.clone();
        move || read(app, area.value(), String::new())
    };
    let pick = move |event: &Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read_file(app, file);
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    let field = |id: &str, label: &str| labelled("label", "field", label).attr("for", id);
    let buttons = part("div")
        .class("row-of-buttons")
        .child(labelled("button", "primary", word("enter-read")).id("enter-read").click(read_area))
        .child(labelled("button", "chip", word("enter-blank")).id("enter-blank").click(move || blank(app)));
    let said = labelled("p", "said", "").id("enter-said").attr("role", "status");
    part("section")
        .class("panel enter")
        .label(word("panel-enter"))
        .child(part("h2").text(word("panel-enter")))
        .child(part("p").text(word("enter-help")))
        .child(field("enter-text", word("enter-text")))
        .child(area)
        .child(buttons)
        .child(field("enter-file", word("enter-file")))
        .child(part("input").attr("type", "file").id("enter-file").on("change", pick))
        .child(said.text_of(move || app.reading.with(|reading| reading.said.clone())))
        .child_if(move || app.reading.with(|reading| !reading.puzzles.is_empty()), move || many(app))
        .child(share(app))
}

/// An empty board to type on.
fn blank(app: App) {
    app.open(Panel::Play);
    app.begin_undoable(&Puzzle::EMPTY, Origin::default(), word("snack-cleared"));
}

/// Reads what is on the clipboard; where that is not allowed, there is a field for it.
pub(super) fn paste(app: App) {
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(window().navigator().clipboard().read_text()).await;
        match text.ok().and_then(|text| text.as_string()).filter(|text| !text.trim().is_empty()) {
            Some(text) => read(app, text, String::new()),
            None => app.open(Panel::Enter),
        }
    });
}

/// Begins with a puzzle that was read; on the first page, that is to play it.
fn take(app: App, puzzle: &Puzzle, name: String) {
    if app.panel.get_untracked() == Panel::Home {
        app.open(Panel::Play);
    }
    app.begin_undoable(puzzle, Origin { title: name, ..Origin::default() }, word("snack-pasted"));
    Reading::said(phrase("enter-one", &[("count", &puzzle.clue_count())])).tell(app);
}

/// Reads a puzzle from a text in any form, or a backup.
fn read(app: App, text: String, name: String) {
    if let Some(backup) = Backup::from_json(&text) {
        games::restore(app, backup);
        return Reading::said(word("restored")).tell(app);
    }
    if Backup::is_meant(&text) {
        return Reading::said(word("enter-no-backup")).show(app);
    }
    if let Some(puzzle) = linked(&text) {
        return take(app, &puzzle, name);
    }
    let request = ask::Convert::new().text(&text).to("line");
    app.ask(WorkerKind::Quick, request, move |answer| match answer {
        Ok(converted) => {
            let converted = Converted::of(&converted);
            let puzzles: Vec<Puzzle> = converted.text().lines().filter_map(from_line).collect();
            let lost = converted.unreadable();
            let fault = lost.first().map(|error| error.message().to_owned());
            match puzzles.as_slice() {
                [] => Reading::said(fault.unwrap_or_else(|| word("enter-nothing").to_owned())).show(app),
                [puzzle] => begin(app, *puzzle, &text, name),
                all => {
                    let mut said = phrase("enter-many", &[("count", &all.len())]);
                    if let Some(fault) = fault {
                        said += " ";
                        said += &phrase("enter-lost", &[("count", &lost.len()), ("message", &fault)]);
                    }
                    Reading { said, puzzles }.show(app);
                }
            }
        }
        Err(message) => Reading::said(message).show(app),
    });
}

/// Says that a link holds no puzzle, where it should hold one.
pub(super) fn tell_bad_link(app: App, fragment: &str) {
    if is_link(fragment) && from_fragment(fragment).is_none() {
        Reading::said(word("enter-bad-link")).show(app);
    }
}

/// The puzzle of a link that stands anywhere in a text.
fn linked(text: &str) -> Option<Puzzle> {
    text.find("#p=").and_then(|at| from_fragment(text[at..].split_whitespace().next()?))
}

/// Begins with the only puzzle of a text, and with the candidates that it states.
fn begin(app: App, puzzle: Puzzle, text: &str, name: String) {
    take(app, &puzzle, name);
    app.ask(WorkerKind::Quick, ask::Candidates::new().puzzle(text), move |answer| {
        let Ok(grid) = answer else { return };
        let stated = CandidateGrid::of(&grid).candidates();
        let differs = |cell: Cell| puzzle.get(cell).is_none() && stated[cell.index()] != puzzle.unseen_digits(cell);
        if Cell::ALL.into_iter().any(differs) {
            app.send(Msg::Note(Box::new(stated)));
        }
    });
}

fn read_file(app: App, file: File) {
    wasm_bindgen_futures::spawn_local(async move {
        match file::text_of(&file).await {
            Some(text) => read(app, text, file.name()),
            None => Reading::said(word("enter-no-file")).show(app),
        }
    });
}

/// The puzzles of a file with several, to pick one or to solve all.
fn many(app: App) -> Part {
    let reading = app.reading;
    let solved = RwSignal::new(String::new());
    let pick = move |(index, puzzle): (usize, &Puzzle)| {
        let (title, puzzle) = (phrase("puzzle-number", &[("number", &(index + 1))]), *puzzle);
        let begin = move || app.begin(&puzzle, Origin { title: title.clone(), ..Origin::default() });
        labelled("button", "chip", &(index + 1).to_string()).click(begin)
    };
    let picks = move || reading.with(|reading| reading.puzzles.iter().take(200).enumerate().map(pick).collect());
    let solve_all = move || {
        let lines: Vec<String> =
            reading.with_untracked(|reading| reading.puzzles.iter().map(ToString::to_string).collect());
        solved.set(word("searching").to_owned());
        app.ask(WorkerKind::Patient, ask::SolveAll::new().text(&lines.join("\n")), move |answer| {
            solved.set(answer.map_or_else(|message| message, |all| tell_all(AllSolved::of(&all))));
        });
    };
    let said = labelled("p", "said", "").id("all-solved").attr("role", "status");
    part("div")
        .class("card many")
        .child(labelled("button", "primary", word("solve-all")).id("solve-all").click(solve_all))
        .child(said.text_of(move || solved.get()))
        .child(part("div").class("row-of-buttons picks").children_of(picks))
}

/// What came of all the puzzles, in a sentence.
fn tell_all(all: AllSolved<'_>) -> String {
    let (count, one, several, none) = (all.puzzles(), all.unique(), all.several(), all.unsolvable());
    let seconds = decimal(all.seconds(), 3);
    phrase(
        "all-solved",
        &[("count", &count), ("one", &one), ("several", &several), ("none", &none), ("seconds", &seconds)],
    )
}

/// The puzzle as a link, a code to scan and a text.
fn share(app: App) -> Part {
    let copy = move |text: &str| {
        browser::copy(text);
        app.say(word("copied"));
    };
    let link = part("input").id("share-link").attrs(&[("type", "text"), ("readonly", "")]);
    let chip = |id: &str, label: &str| labelled("button", "chip", label).id(id);
    let copy_link = chip("copy-link", word("copy-link")).click(move || copy(&untrack(|| app.link())));
    let copy_text = move || copy(&app.peek(|state| state.game.digits().to_string()));
    let print = chip("print", word("print")).click(|| _ = window().print());
    let buttons = part("div").class("row-of-buttons").child(copy_link);
    part("div")
        .class("card share")
        .child(part("h3").text(word("share")))
        .child(labelled("label", "field", word("share-link")).attr("for", "share-link"))
        .child(link.prop_of("value", move || app.link().into()))
        .child(buttons.child(chip("copy-text", word("copy-text")).click(copy_text)).child(print))
        .children_of(move || code(&app.link()).into_iter().collect())
}

/// A QR code as a drawing.
fn code(text: &str) -> Option<Part> {
    let code = qrcode::QrCode::with_error_correction_level(text, qrcode::EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == qrcode::Color::Dark);
    let path: String = dark.map(|(place, _)| format!("M{} {}h1v1h-1z", place % width, place / width)).collect();
    let (around, side) = (format!("-4 -4 {0} {0}", width + 8), (width + 8).to_string());
    let paper = drawn("rect").attrs(&[("x", "-4"), ("y", "-4"), ("width", &side), ("height", &side), ("fill", "#fff")]);
    let picture = drawn("svg").class("qr").label(word("share-code"));
    let picture = picture.attrs(&[("viewBox", &around), ("role", "img"), ("shape-rendering", "crispEdges")]);
    Some(picture.child(paper).child(drawn("path").attrs(&[("d", &path), ("fill", "#000")])))
}

/// A paste anywhere but in a field is a puzzle.
pub(super) fn listen_for_pastes(app: App) {
    listen(&window(), "paste", move |event| {
        if browser::takes_text(event.target()) {
            return;
        }
        let data = event.unchecked_ref::<ClipboardEvent>().clipboard_data();
        let text = data.and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        if !text.trim().is_empty() {
            event.prevent_default();
            read(app, text, String::new());
        }
    });
}

/// A file dropped anywhere is read, and a text anywhere but in a field.
pub(super) fn listen_for_drops(app: App) {
    listen(&window(), "dragover", |event| _ = take_drop(event));
    listen(&window(), "drop", move |event| {
        let Some(data) = take_drop(event) else { return };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => read_file(app, file),
            None => read(app, data.get_data("text/plain").unwrap_or_default(), String::new()),
        }
    });
}

/// What is dragged, taken from the browser unless it is a text over a field.
fn take_drop(event: &Event) -> Option<DataTransfer> {
    let data = event.unchecked_ref::<DragEvent>().data_transfer()?;
    let has_files = data.types().includes(&"Files".into(), 0);
    if !has_files && browser::takes_text(event.target()) {
        return None;
    }
    event.prevent_default();
    Some(data)
}
