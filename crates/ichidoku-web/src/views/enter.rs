//! Puzzles from anywhere, and out again: typed, pasted, from a file, as a link, as a QR code.

use ichidoku::{Cell, Puzzle};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, File};

use super::app::{App, Panel};
use super::batch::{called, read_many, read_many_of_text};
use super::browser;
use super::dom::{Part, follow, labelled, listen, part};
use super::errands::{errands, questions};
use super::file;
use super::games;
use super::keypad::keypad;
use super::later::{fill_with_exchange, with_exchange};
use super::make::whole_title;
use super::reactive::*;
use super::reading::Reading;
use super::setter::setter_card;
use super::solver::WorkerKind;
use super::ways::variant_link;
use super::window::window;
use crate::answers::{CandidateGrid, Converted, Place, told};
use crate::ask::{self, Request as _};
use crate::session::{Backup, CopyForm, Linked, Msg, Origin, State, copied, from_line, is_link};
use crate::words::{phrase, word};

impl Reading {
    /// Says what came of it.
    pub(super) fn tell(self, app: App) {
        app.say(self.said.clone());
        app.reading.set(self);
    }

    /// Says what came of it where it can be seen and something done about it.
    fn show(self, app: App) {
        if app.panel.get_untracked() != Panel::Enter {
            app.open_exchange();
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
    let chip = |id: &str, label: &str| labelled("button", "chip", label).id(id);
    let cannot_undo = move || !app.see(State::can_undo);
    let is_empty = move || app.see(|state| state.game.puzzle().clue_count() == 0);
    let undo = chip("enter-undo", word("undo")).flag_of("disabled", cannot_undo);
    let play = labelled("button", "chip strong", word("panel-play")).id("enter-play").flag_of("disabled", is_empty);
    let of_board = part("div")
        .class("row-of-buttons")
        .child(chip("enter-blank", word("enter-blank")).click(move || blank(app)))
        .child(undo.click(move || app.send(Msg::Undo)))
        .child(play.click(move || app.open(Panel::Play)));
    let read_it = labelled("button", "primary", word("enter-read")).id("enter-read").click(read_area);
    let said = labelled("p", "said", "").id("enter-said").attr("role", "status");
    part("section")
        .class("panel enter")
        .label(word("panel-enter"))
        .child(part("div").class("row-of-keys").child(keypad(app)))
        .child(of_board)
        .child(labelled("h2", "hearsay", word("panel-enter")))
        .child(part("p").text(word("enter-help")))
        .child(field("enter-text", word("enter-text")))
        .child(area)
        .child(part("div").class("row-of-buttons").child(read_it))
        .child(said.text_of(move || app.reading.with(|reading| reading.said.clone())))
        .child(field("enter-file", word("enter-file")))
        .child(part("input").attr("type", "file").id("enter-file").on("change", pick))
        .child(setter_card(app))
        .child(labelled("button", "chip", word("enter-batch")).id("to-batch").click(move || app.open(Panel::Batch)))
        .child(share(app))
}

/// An empty board to type on.
fn blank(app: App) {
    app.begin_undoable(&Puzzle::EMPTY, Origin::default(), word("snack-cleared"));
}

/// Reads what is on the clipboard; where that is not allowed, there is a field for it.
pub(super) fn paste(app: App) {
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(window().navigator().clipboard().read_text()).await;
        match text.ok().and_then(|text| text.as_string()).filter(|text| !text.trim().is_empty()) {
            Some(text) => read(app, text, String::new()),
            None => {
                app.open(Panel::Enter);
                app.tell(word("enter-paste-here"), None);
                browser::focus("enter-text");
                browser::reveal("enter-text");
            }
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
        return games::restore(app, backup);
    }
    if Backup::is_meant(&text) {
        return Reading::said(word("enter-no-backup")).show(app);
    }
    match linked(&text) {
        Some(linked) if linked.progress.is_some() => return app.open_linked(&linked),
        Some(linked) => return take(app, &linked.puzzle, name),
        None => {}
    }
    let request = ask::Convert::new().text(&text).to("line");
    app.ask(WorkerKind::Quick, request, move |answer| match answer {
        Ok(converted) => {
            let converted = Converted::of(&converted);
            let puzzles: Vec<Puzzle> = converted.text().lines().filter_map(from_line).collect();
            let first = converted.unreadable().first().copied();
            let fault = first.map(|error| (error.place().map_or(1, Place::line), told(error)));
            let unreadable = |(_, fault): &(u64, String)| phrase("enter-unreadable", &[("fault", fault)]);
            match puzzles.as_slice() {
                [] if first.is_some_and(|error| error.key() == "other-rules") => open_with_other_rules(&text),
                [] => {
                    let said = fault.as_ref().map_or_else(|| word("enter-nothing").to_owned(), unreadable);
                    Reading::said(said).show(app);
                }
                [puzzle] => {
                    begin(app, *puzzle, &text, name);
                    if let Some((line, fault)) = fault {
                        let said = phrase("enter-one-of-several", &[("line", &line), ("fault", &fault)]);
                        app.tell(&said, None);
                        Reading::said(said).tell(app);
                    }
                }
                _ => read_many_of_text(app, &text, name),
            }
        }
        Err(message) => Reading::said(message).show(app),
    });
}

/// Opens a puzzle with other rules than the classic ones where it can be played.
fn open_with_other_rules(text: &str) {
    _ = window().location().assign(&variant_link(text.trim()));
}

/// Says that a link holds no puzzle, where it should hold one.
pub(super) fn tell_bad_link(app: App, fragment: &str) {
    if is_link(fragment) && Linked::read(fragment).is_none() {
        Reading::said(word("enter-bad-link")).show(app);
    }
}

/// What a link that stands anywhere in a text holds.
fn linked(text: &str) -> Option<Linked> {
    text.find("#p=").and_then(|at| Linked::read(text[at..].split_whitespace().next()?))
}

/// Begins with the only puzzle of a text, with the digits, notes and colours that a player has put in, and with the candidates that it states.
fn begin(app: App, puzzle: Puzzle, text: &str, name: String) {
    take(app, &puzzle, name);
    app.ask(WorkerKind::Quick, ask::Candidates::new().puzzle(text), move |answer| {
        let Ok(grid) = answer else { return };
        let grid = CandidateGrid::of(&grid);
        name_it(app, grid.title(), grid.author());
        let (stated, digits) = (grid.candidates(), grid.digits().unwrap_or(puzzle));
        let (marks, colours) = ([grid.corner(), grid.centre()], grid.colours());
        let has_marks = marks.iter().flatten().any(|marks| !marks.is_empty());
        if digits != puzzle || has_marks || colours.iter().any(|colours| !colours.is_empty()) {
            let game = app.peek(|state| state.game.clone());
            let played = |cell: Cell| {
                let mut content = game.content(cell);
                content.digit = digits.get(cell);
                content.colours = colours[cell.index()];
                // Notes that were filled in by themselves give way only to those of the text.
                if has_marks {
                    [content.corner, content.centre] = marks.map(|marks| marks[cell.index()]);
                }
                content
            };
            let contents = Cell::ALL.map(played);
            app.send(Msg::Load(Box::new(game.with_contents(&contents))));
        }
        let differs = |cell: Cell| digits.get(cell).is_none() && stated[cell.index()] != digits.unseen_digits(cell);
        if Cell::ALL.into_iter().any(differs) {
            app.send(Msg::Note(Box::new(stated)));
        }
    });
}

/// Calls the open puzzle what its text calls it.
fn name_it(app: App, title: &str, author: &str) {
    app.state.update(|state| {
        let origin = &mut state.game.origin;
        author.clone_into(&mut origin.author);
        if let Some(title) = called(title) {
            origin.title = title;
        }
    });
}

/// A larger file is read by the table, part by part, unless it is a backup: 256 KiB.
const LARGE: f64 = 262_144.0;
/// Number of bytes at the beginning of a backup that tell it from a file of puzzles.
const BEGINNING: f64 = 64.0;

fn read_file(app: App, file: File) {
    wasm_bindgen_futures::spawn_local(async move {
        let is_large = file.size() > LARGE;
        let beginning = file.slice_with_f64_and_f64(0.0, BEGINNING).ok();
        let is_backup = match beginning.filter(|_| is_large) {
            Some(beginning) => file::text_of(&beginning).await.is_some_and(|text| Backup::is_meant(&text)),
            None => false,
        };
        if is_large && !is_backup {
            let name = file.name();
            return read_many(app, file.into(), name);
        }
        match file::text_of(&file).await {
            Some(text) => read(app, text, file.name()),
            None => Reading::said(word("enter-no-file")).show(app),
        }
    });
}

/// Copies a text, and says so.
fn copy(app: App, text: &str, said: &str) {
    browser::copy(text);
    app.say(said);
    app.tell(said, None);
}

/// Copies the position in the form chosen last.
pub(super) fn copy_position(app: App) {
    let form = app.peek(|state| state.settings.copy_form);
    copy(app, app.peek(copied).trim_end(), &phrase("copied-as", &[("form", &form_name(form))]));
}

/// What a form is called.
fn form_name(form: CopyForm) -> &'static str {
    match form {
        CopyForm::Line => word("form-line"),
        CopyForm::Rows => word("form-rows"),
        CopyForm::Boxed => word("form-boxed"),
        CopyForm::Candidates => word("form-candidates"),
    }
}

/// The id of what leads out of the app.
pub(super) const SHARE: &str = "share-card";

/// The position as links, texts, files and on paper: a module of its own fills it.
fn share(app: App) -> Part {
    let place = part("div").class("card share").id(SHARE).attr("tabindex", "-1");
    let (element, page, ask) = (place.element(), errands(app), questions(app));
    fill_with_exchange(element, move |exchange, place| exchange.share(place, page, ask));
    follow(move || {
        let link = app.progress_link().unwrap_or_else(|| app.link());
        let title = app.see(|state| whole_title(&state.game.origin));
        with_exchange(move |exchange| exchange.turn_to(&link, &title));
    });
    place
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

/// A file dropped anywhere is read, and a text anywhere but in a field. While one is over the page, the page says so.
pub(super) fn drop_zone(app: App) -> Part {
    let is_over = RwSignal::new(false);
    let zone = move || labelled("div", "drop-zone", word("drop-here"));
    let note = move |now: bool| {
        if is_over.get_untracked() != now {
            is_over.set(now);
        }
    };
    listen(&window(), "dragover", move |event| note(take_drop(event).is_some()));
    listen(&window(), "dragleave", move |event| {
        if event.unchecked_ref::<DragEvent>().related_target().is_none() {
            note(false);
        }
    });
    listen(&window(), "drop", move |event| {
        note(false);
        let Some(data) = take_drop(event) else { return };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => read_file(app, file),
            None => read(app, data.get_data("text/plain").unwrap_or_default(), String::new()),
        }
    });
    part("div").child_if(move || is_over.get(), zone)
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
