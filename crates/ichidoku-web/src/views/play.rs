//! Playing: the state of the game above the board, keypad and hints beside it.

use ichidoku_api::Status as SolutionStatus;
use leptos::prelude::*;

use super::app::{App, Panel};
use super::hint::HintCard;
use super::icons::Icon;
use super::keypad::{Keypad, Tools};
use crate::session::Msg;
use crate::words::{phrase, word};

/// What the game is called, how it stands, and its time.
#[component]
pub(super) fn Status(app: App) -> impl IntoView {
    let title = move || {
        app.see(|state| match &state.game {
            game if !game.origin.title.is_empty() => game.origin.title.clone(),
            game if game.has_givens() => phrase("clues", &[("count", &game.puzzle().clue_count())]),
            _ => word("entering").to_owned(),
        })
    };
    let time = move || app.see(|state| clock(state.game.seconds));
    let timed = move || app.see(|state| state.settings.timer);
    let paused = move || app.see(|state| state.paused);
    view! {
        <div class="status">
            <span class="title">{title}</span>
            <span class="verdict" id="verdict">{move || verdict(app)}</span>
            <span class="time">
                <Show when=timed><span id="time" aria-label=word("time")>{time}</span></Show>
                <button
                    id="pause"
                    class="quiet"
                    aria-pressed=move || paused().to_string()
                    aria-label=word("pause")
                    on:click=move |_| app.send(Msg::Pause)
                >
                    <Icon name="pause" />
                </button>
            </span>
        </div>
    }
}

/// Seconds as `1:05` or `1:00:05`.
pub(super) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// What there is to say about the puzzle or the grid at a glance.
fn verdict(app: App) -> String {
    let (solved, clashes) = app.see(|state| (state.game.is_solved(), !state.faults().clashes.is_empty()));
    let text = match app.status.get() {
        _ if solved => word("verdict-solved"),
        _ if clashes => word("verdict-clash"),
        Some(SolutionStatus::Several) => word("verdict-several"),
        Some(SolutionStatus::Unsolvable) => word("verdict-none"),
        _ => "",
    };
    text.to_owned()
}

#[component]
pub(super) fn PlayPanel(app: App) -> impl IntoView {
    view! {
        <section class="panel play" aria-label=word("panel-play")>
            <h2 class="hearsay">{word("panel-play")}</h2>
            <Tools app />
            <Keypad app />
            <Actions app />
            <HintCard app />
            <More app />
        </section>
    }
}

#[component]
fn Actions(app: App) -> impl IntoView {
    let can_undo = move || app.see(|state| state.game.history().can_undo());
    let can_redo = move || app.see(|state| state.game.history().can_redo());
    view! {
        <div class="actions" role="group" aria-label=word("actions")>
            <button id="undo" class="action" disabled=move || !can_undo() on:click=move |_| app.send(Msg::Undo)>
                <Icon name="undo" /><span>{word("undo")}</span>
            </button>
            <button id="redo" class="action" disabled=move || !can_redo() on:click=move |_| app.send(Msg::Redo)>
                <Icon name="redo" /><span>{word("redo")}</span>
            </button>
            <button id="hint" class="action" on:click=move |_| app.hints.set(true)>
                <Icon name="hint" /><span>{word("hint")}</span>
            </button>
            <button id="to-solve" class="action" on:click=move |_| app.open(Panel::Solve)>
                <Icon name="solve" /><span>{word("panel-solve")}</span>
            </button>
        </div>
    }
}

/// What is used less often.
#[component]
fn More(app: App) -> impl IntoView {
    let auto = move || app.see(|state| state.settings.auto);
    let toggle = move |_| {
        let settings = app.peek(|state| state.settings.clone());
        app.send(Msg::Set(crate::session::Settings { auto: !settings.auto, ..settings }));
    };
    let has_givens = move || app.see(|state| state.game.has_givens());
    let knows = move || app.see(|state| state.solution.is_some());
    view! {
        <div class="more" role="group" aria-label=word("more")>
            <button id="auto" class="chip" aria-pressed=move || auto().to_string() on:click=toggle>{word("auto-candidates")}</button>
            <button id="note-all" class="chip" disabled=auto on:click=move |_| app.send(Msg::NoteAll)>{word("note-all")}</button>
            <button id="undo-mistakes" class="chip" disabled=move || !knows() on:click=move |_| app.send(Msg::UndoMistakes)>
                {word("undo-mistakes")}
            </button>
            <button id="fix" class="chip" on:click=move |_| app.send(Msg::Fix(!has_givens()))>
                {move || word(if has_givens() { "unfix" } else { "fix" })}
            </button>
            <button id="reset" class="chip" on:click=move |_| app.send(Msg::Reset)>{word("reset")}</button>
        </div>
    }
}
