//! Tools and digits to press.

use ichidoku::Digit;
use leptos::prelude::*;

use super::app::App;
use super::icons::Icon;
use crate::session::{Msg, Notes, Tool, tool_name};
use crate::words::{phrase, word};

/// The tools, one of them chosen.
#[component]
pub(super) fn Tools(app: App) -> impl IntoView {
    let notes = Memo::new(move |_| app.see(|state| state.settings.notes));
    let tools = move || {
        let notes = notes.get();
        let is_there = move |tool: &Tool| notes == Notes::Both || *tool != Tool::Centre;
        Tool::ALL.into_iter().filter(is_there).map(|tool| view! { <ToolButton app tool notes /> }).collect_view()
    };
    view! { <div class="tools" role="group" aria-label=word("tools")>{tools}</div> }
}

#[component]
fn ToolButton(app: App, tool: Tool, notes: Notes) -> impl IntoView {
    let chosen = move || app.see(|state| state.tool == tool);
    let (id, key) = match tool {
        Tool::Digit => ("tool-digit", "Z"),
        Tool::Corner => ("tool-corner", "X"),
        Tool::Centre => ("tool-centre", "C"),
        Tool::Colour => ("tool-colour", "V"),
    };
    view! {
        <button id=id class="tool" aria-pressed=move || chosen().to_string() title=key on:click=move |_| app.send(Msg::Choose(tool))>
            {tool_name(tool, notes)}
        </button>
    }
}

/// The digits with how many are left, or colours.
#[component]
pub(super) fn Keypad(app: App) -> impl IntoView {
    let colours = Memo::new(move |_| app.see(|state| state.tool == Tool::Colour));
    let keys = move || Digit::ALL.map(|digit| view! { <DigitKey app digit colours=colours.get() /> }).collect_view();
    view! {
        <div class="keypad" role="group" aria-label=word("keypad")>
            {keys}
            <button id="key-erase" class="key erase" on:click=move |_| app.send(Msg::Clear) aria-label=word("erase")>
                <Icon name="erase" />
            </button>
        </div>
        <Show when=move || colours.get()><TintSwitch app /></Show>
    }
}

#[component]
fn DigitKey(app: App, digit: Digit, colours: bool) -> impl IntoView {
    let left = Memo::new(move |_| app.see(|state| state.game.remaining(digit)));
    let label = move || match (colours, left.get()) {
        (true, _) => phrase("key-colour", &[("colour", &digit)]),
        (false, 0) => phrase("key-done", &[("digit", &digit)]),
        (false, left) => phrase("key-digit", &[("digit", &digit), ("left", &left)]),
    };
    let press = move |_| {
        let tints = colours && app.peek(|state| state.tint.is_some());
        app.send(if tints { Msg::Tint(Some(digit.get())) } else { Msg::Enter(digit.get()) });
    };
    let is_brush = move || colours && app.see(|state| state.tint == Some(digit.get()));
    view! {
        <button
            id=format!("key-{digit}")
            class=if colours { format!("key colour colour-{digit}") } else { "key".into() }
            class:done=move || !colours && left.get() <= 0
            class:brush=is_brush
            aria-label=label
            on:click=press
        >
            <span class="key-digit">{digit.to_string()}</span>
            {(!colours).then(|| view! { <span class="key-left" data-left=move || left.get()></span> })}
        </button>
    }
}

/// Whether colours go to cells or to candidates.
#[component]
fn TintSwitch(app: App) -> impl IntoView {
    let tints = move || app.see(|state| state.tint.is_some());
    view! {
        <div class="switch" role="group" aria-label=word("colour-what")>
            <button aria-pressed=move || (!tints()).to_string() on:click=move |_| app.send(Msg::Tint(None))>
                {word("colour-cells")}
            </button>
            <button id="tint-candidates" aria-pressed=move || tints().to_string() on:click=move |_| app.send(Msg::Tint(Some(1)))>
                {word("colour-candidates")}
            </button>
        </div>
    }
}
