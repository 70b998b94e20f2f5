//! Puzzles from anywhere, and out again: typed, pasted, from a file, as a link, as a QR code.

use ichidoku::Puzzle;
use ichidoku_api::{CandidateGrid, Candidates, Convert, Converted, Error, Request};
use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DragEvent, File};

use super::app::{App, Panel};
use super::browser;
use super::games;
use super::solver::Desk;
use crate::session::{Backup, Msg, Origin, from_fragment};
use crate::words::{phrase, word};

/// What reading a text came to.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Reading {
    said: String,
    puzzles: Vec<Puzzle>,
}

impl Reading {
    fn said(said: impl Into<String>) -> Self {
        Self { said: said.into(), puzzles: Vec::new() }
    }

    /// Says what came of it, and shows it if there is something to choose.
    fn tell(self, app: App) {
        app.say(self.said.clone());
        if !self.puzzles.is_empty() {
            app.open(Panel::Enter);
        }
        app.reading.set(self);
    }
}

#[component]
pub(super) fn EnterPanel(app: App) -> impl IntoView {
    let reading = app.reading;
    let area = NodeRef::<html::Textarea>::new();
    let read_area = move |_| {
        if let Some(area) = area.get_untracked() {
            read(app, area.value(), String::new());
        }
    };
    let pick = move |event: ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            read_file(app, file);
        }
    };
    view! {
        <section class="panel enter" aria-label=word("panel-enter")>
            <h2>{word("panel-enter")}</h2>
            <p>{word("enter-help")}</p>
            <label class="field" for="enter-text">{word("enter-text")}</label>
            <textarea id="enter-text" node_ref=area rows="5" spellcheck="false" autocomplete="off"></textarea>
            <div class="row-of-buttons">
                <button id="enter-read" class="primary" on:click=read_area>{word("enter-read")}</button>
                <button id="enter-blank" class="chip" on:click=move |_| blank(app)>{word("enter-blank")}</button>
            </div>
            <label class="field" for="enter-file">{word("enter-file")}</label>
            <input type="file" id="enter-file" on:change=pick />
            <p id="enter-said" class="said" role="status">{move || reading.with(|reading| reading.said.clone())}</p>
            <Many app />
            <Share app />
        </section>
    }
}

/// An empty board to type on.
fn blank(app: App) {
    app.begin(&Puzzle::EMPTY, Origin::default());
    app.open(Panel::Play);
}

/// Reads a puzzle from a text in any form, or a backup.
fn read(app: App, text: String, name: String) {
    if let Some(backup) = Backup::from_json(&text) {
        games::restore(app, backup);
        return Reading::said(word("restored")).tell(app);
    }
    if let Some(puzzle) = text.find("#p=").and_then(|at| from_fragment(text[at..].trim())) {
        return app.begin(&puzzle, Origin { title: name, seed: None });
    }
    let request = Request::Convert(Convert { text: text.clone(), to: "line".into() });
    app.ask(Desk::Quick, request, move |answer: Result<Converted, Error>| match answer {
        Ok(converted) => {
            let puzzles: Vec<Puzzle> = converted.text.lines().filter_map(|line| line.parse().ok()).collect();
            let fault = converted.unreadable.first().map(|error| error.message.clone());
            match puzzles.as_slice() {
                [] => Reading::said(fault.unwrap_or_else(|| word("enter-nothing").to_owned())).tell(app),
                [puzzle] => begin(app, *puzzle, &text, name),
                all => {
                    let said = phrase("enter-many", &[("count", &all.len())]);
                    Reading { said, puzzles }.tell(app);
                }
            }
        }
        Err(error) => Reading::said(error.message).tell(app),
    });
}

/// Begins with the only puzzle of a text, and with the candidates that it states.
fn begin(app: App, puzzle: Puzzle, text: &str, name: String) {
    app.begin(&puzzle, Origin { title: name, seed: None });
    Reading::said(phrase("enter-one", &[("count", &puzzle.clue_count())])).tell(app);
    app.ask(Desk::Quick, Request::Candidates(Candidates { puzzle: text.into() }), move |answer| {
        let Ok::<CandidateGrid, _>(grid) = answer else { return };
        let stated = ichidoku::Cell::ALL.map(|cell| grid.candidates.0[cell.index()].unwrap_or_default());
        let differs =
            |cell: ichidoku::Cell| puzzle.get(cell).is_none() && stated[cell.index()] != puzzle.unseen_digits(cell);
        if ichidoku::Cell::ALL.into_iter().any(differs) {
            app.send(Msg::Note(Box::new(stated)));
        }
    });
}

fn read_file(app: App, file: File) {
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        match text {
            Some(text) => read(app, text, file.name()),
            None => Reading::said(word("enter-no-file")).tell(app),
        }
    });
}

/// The puzzles of a file with several, to pick one or to solve all.
#[component]
fn Many(app: App) -> impl IntoView {
    let reading = app.reading;
    let solved = RwSignal::new(String::new());
    let pick = move |(index, puzzle): (usize, Puzzle)| {
        let title = phrase("puzzle-number", &[("number", &(index + 1))]);
        let begin = move |_| app.begin(&puzzle, Origin { title: title.clone(), seed: None });
        view! { <button class="chip" on:click=begin>{index + 1}</button> }
    };
    let puzzles =
        move || reading.with(|reading| reading.puzzles.iter().copied().enumerate().take(200).map(pick).collect_view());
    let solve_all = move |_| {
        let lines: Vec<String> =
            reading.with_untracked(|reading| reading.puzzles.iter().map(ToString::to_string).collect());
        solved.set(word("searching").to_owned());
        app.ask_text(Desk::Patient, format!("{SOLVE_ALL}{}", lines.join("\n")), move |answer| {
            solved.set(answer.map_or_else(|| word("cancelled").to_owned(), |answer| tell_all(&answer)));
        });
    };
    view! {
        <Show when=move || reading.with(|reading| !reading.puzzles.is_empty())>
            <div class="card many">
                <button id="solve-all" class="primary" on:click=solve_all>{word("solve-all")}</button>
                <p id="all-solved" class="said" role="status">{move || solved.get()}</p>
                <div class="row-of-buttons picks">{puzzles}</div>
            </div>
        </Show>
    }
}

/// A text that begins so is not a request but puzzles to solve, one a line.
const SOLVE_ALL: &str = "solve-all\n";

/// `50 50 0 0 0.002`: puzzles, with one solution, with several, with none, seconds.
fn tell_all(answer: &str) -> String {
    let mut parts = answer.split(' ');
    let mut next = || parts.next().unwrap_or_default().to_owned();
    let [count, one, several, none, seconds] = [next(), next(), next(), next(), next()];
    phrase(
        "all-solved",
        &[("count", &count), ("one", &one), ("several", &several), ("none", &none), ("seconds", &seconds)],
    )
}

/// The puzzle as a link, a code to scan and a text.
#[component]
fn Share(app: App) -> impl IntoView {
    let link = Memo::new(move |_| app.link());
    let line = move || app.peek(|state| state.game.digits().to_string());
    view! {
        <div class="card share">
            <h3>{word("share")}</h3>
            <label class="field" for="share-link">{word("share-link")}</label>
            <input id="share-link" type="text" readonly prop:value=move || link.get() />
            <div class="row-of-buttons">
                <button id="copy-link" class="chip" on:click=move |_| { browser::copy(&link.get_untracked()); app.say(word("copied")); }>
                    {word("copy-link")}
                </button>
                <button id="copy-text" class="chip" on:click=move |_| { browser::copy(&line()); app.say(word("copied")); }>
                    {word("copy-text")}
                </button>
                <button id="print" class="chip" on:click=move |_| _ = window().print()>{word("print")}</button>
            </div>
            {move || code(&link.get())}
        </div>
    }
}

/// A QR code as a drawing.
fn code(text: &str) -> Option<impl IntoView + use<>> {
    let code = qrcode::QrCode::with_error_correction_level(text, qrcode::EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == qrcode::Color::Dark);
    let path: String = dark.map(|(place, _)| format!("M{} {}h1v1h-1z", place % width, place / width)).collect();
    let around = format!("-4 -4 {0} {0}", width + 8);
    Some(view! {
        <svg class="qr" viewBox=around role="img" aria-label=word("share-code") shape-rendering="crispEdges">
            <rect x="-4" y="-4" width=width + 8 height=width + 8 fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    })
}

/// A paste anywhere but in a field is a puzzle.
pub(super) fn listen_for_pastes(app: App) {
    let paste = move |event: ClipboardEvent| {
        if browser::takes_text(event.target()) {
            return;
        }
        let text = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        if !text.trim().is_empty() {
            event.prevent_default();
            read(app, text, String::new());
        }
    };
    _ = window_event_listener(ev::paste, paste);
}

/// A file dropped anywhere is read.
pub(super) fn listen_for_drops(app: App) {
    _ = window_event_listener(ev::dragover, |event: DragEvent| event.prevent_default());
    _ = window_event_listener(ev::drop, move |event: DragEvent| {
        event.prevent_default();
        let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            read_file(app, file);
        }
    });
}
