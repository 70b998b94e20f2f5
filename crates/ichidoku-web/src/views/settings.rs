//! What a player chooses once, saved games, and the keys.

use leptos::prelude::*;

use super::app::App;
use super::games::Games;
use crate::session::{Mistakes, Msg, Notes, Settings, Theme};
use crate::words::word;

#[component]
pub(super) fn SettingsPanel(app: App) -> impl IntoView {
    view! {
        <section class="panel settings" aria-label=word("panel-settings")>
            <h2>{word("panel-settings")}</h2>
            <div class="card">
                <h3>{word("settings")}</h3>
                <Choices app id="theme" label=word("theme") all=&THEMES get=|settings| settings.theme set=|settings, theme| settings.theme = theme />
                <Choices app id="mistakes" label=word("mistakes") all=&MISTAKES get=|settings| settings.mistakes set=|settings, mistakes| settings.mistakes = mistakes />
                <Choices app id="notes" label=word("notes") all=&NOTES get=|settings| settings.notes set=|settings, notes| settings.notes = notes />
                <Toggle app id="auto-setting" label=word("auto-candidates") flag=|settings| &mut settings.auto />
                <Toggle app id="tidy" label=word("tidy") flag=|settings| &mut settings.tidy />
                <Toggle app id="peers" label=word("peers") flag=|settings| &mut settings.peers />
                <Toggle app id="same" label=word("same") flag=|settings| &mut settings.same />
                <Toggle app id="wrap" label=word("wrap") flag=|settings| &mut settings.wrap />
                <Toggle app id="timer" label=word("timer") flag=|settings| &mut settings.timer />
            </div>
            <Games app />
            <Keys />
        </section>
    }
}

type Choice<T> = (T, fn() -> &'static str);

const THEMES: [Choice<Theme>; 4] = [
    (Theme::System, || word("theme-system")),
    (Theme::Light, || word("theme-light")),
    (Theme::Dark, || word("theme-dark")),
    (Theme::HighContrast, || word("theme-contrast")),
];

const MISTAKES: [Choice<Mistakes>; 3] = [
    (Mistakes::Off, || word("mistakes-off")),
    (Mistakes::Rules, || word("mistakes-rules")),
    (Mistakes::Solution, || word("mistakes-solution")),
];

const NOTES: [Choice<Notes>; 2] = [(Notes::Both, || word("notes-both")), (Notes::Simple, || word("notes-simple"))];

/// One choice of several.
#[component]
fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    app: App,
    id: &'static str,
    label: &'static str,
    all: &'static [Choice<T>],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let options = all.iter().enumerate().map(|(place, (choice, name))| {
        let selected = move || app.see(|state| get(&state.settings) == *choice);
        view! { <option value=place prop:selected=selected>{name()}</option> }
    });
    let change = move |event| {
        let place: usize = event_target_value(&event).parse().unwrap_or_default();
        if let Some((choice, _)) = all.get(place) {
            edit(app, |settings| set(settings, *choice));
        }
    };
    view! {
        <div class="setting">
            <label for=id>{label}</label>
            <select id=id on:change=change>{options.collect_view()}</select>
        </div>
    }
}

#[component]
fn Toggle(app: App, id: &'static str, label: &'static str, flag: fn(&mut Settings) -> &mut bool) -> impl IntoView {
    let checked = move || app.see(|state| *flag(&mut state.settings.clone()));
    let toggle = move |_| edit(app, |settings| *flag(settings) = !*flag(settings));
    view! {
        <label class="setting toggle" for=id>
            <span>{label}</span>
            <input type="checkbox" id=id prop:checked=checked on:change=toggle />
        </label>
    }
}

fn edit(app: App, change: impl FnOnce(&mut Settings)) {
    let mut settings = app.peek(|state| state.settings.clone());
    change(&mut settings);
    app.send(Msg::Set(settings));
}

/// What the keys do while the grid has the focus.
#[component]
fn Keys() -> impl IntoView {
    let lines = word("keys-list").split(" | ").filter_map(|line| line.split_once(": "));
    let rows = lines.map(|(keys, what)| view! { <div><dt>{keys}</dt><dd>{what}</dd></div> });
    view! {
        <div class="card keys">
            <h3>{word("keys")}</h3>
            <p>{word("keys-help")}</p>
            <dl>{rows.collect_view()}</dl>
        </div>
    }
}
