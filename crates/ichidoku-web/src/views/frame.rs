//! The frame around everything: board, panels, and what listens to the whole page.

use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent};

use super::app::{App, Panel};
use super::board::Board;
use super::browser;
use super::enter::{EnterPanel, listen_for_drops, listen_for_pastes};
use super::icons::Icon;
use super::lab::LabPanel;
use super::make::NewPanel;
use super::play::{PlayPanel, Status};
use super::settings::SettingsPanel;
use super::solve::SolvePanel;
use super::storage;
use crate::session::{Msg, Order, Settings, Theme, order};
use crate::words::{language, word};

/// Everything on the page.
#[component]
pub(super) fn Frame() -> impl IntoView {
    let app = App::start();
    app.learn();
    keep_settings(app);
    keep_game(app);
    keep_time(app);
    _ = window_event_listener(ev::hashchange, move |_| app.follow_address());
    listen_for_keys(app);
    listen_for_pastes(app);
    listen_for_drops(app);
    set_timeout(move || app.warm_up(), std::time::Duration::from_millis(50));
    let main = NodeRef::<html::Main>::new();
    let deselect = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.matches("main, .board-side, .app").unwrap_or(false)) {
            app.send(Msg::SelectNone);
        }
    };
    view! {
        <a class="skip" href="#board" on:click=move |event| skip(app, &event)>{word("skip-to-board")}</a>
        <div class="app" on:click=deselect>
            <header class="top">
                <h1 class="brand"><Icon name="logo" />{word("brand")}</h1>
                <Navigation app />
            </header>
            <main node_ref=main>
                <div class="board-side">
                    <Status app />
                    <Board app />
                </div>
                <div class="panel-side">{move || panel(app, app.panel.get())}</div>
            </main>
        </div>
        <div class="hearsay" role="status" aria-live="polite" id="said">{move || app.see(|state| state.said.clone())}</div>
    }
}

fn panel(app: App, panel: Panel) -> AnyView {
    match panel {
        Panel::Play => view! { <PlayPanel app /> }.into_any(),
        Panel::New => view! { <NewPanel app /> }.into_any(),
        Panel::Enter => view! { <EnterPanel app /> }.into_any(),
        Panel::Solve => view! { <SolvePanel app /> }.into_any(),
        Panel::Lab => view! { <LabPanel app /> }.into_any(),
        Panel::Settings => view! { <SettingsPanel app /> }.into_any(),
    }
}

#[component]
fn Navigation(app: App) -> impl IntoView {
    let button = move |panel: Panel| {
        let current = move || (app.panel.get() == panel).then_some("page");
        let label = match panel {
            Panel::Play => word("panel-play"),
            Panel::New => word("panel-new"),
            Panel::Enter => word("panel-enter"),
            Panel::Solve => word("panel-solve"),
            Panel::Lab => word("panel-lab"),
            Panel::Settings => word("panel-settings"),
        };
        view! {
            <button class="tab" id=format!("tab-{}", panel.name()) aria-current=current on:click=move |_| app.open(panel)>
                <Icon name=panel.name() />
                <span>{label}</span>
            </button>
        }
    };
    view! { <nav class="tabs" aria-label=word("navigation")>{Panel::ALL.map(button).collect_view()}</nav> }
}

/// Goes to the board without touching the address.
fn skip(app: App, event: &MouseEvent) {
    event.prevent_default();
    let cursor = app.peek(|state| state.selection.cursor());
    browser::focus(&super::board::cell_id(cursor));
}

/// The look follows the settings, and both are kept.
fn keep_settings(app: App) {
    let settings = Memo::new(move |_| app.see(|state| state.settings.clone()));
    Effect::new(move |before: Option<Settings>| {
        let settings = settings.get();
        if let Some(root) = document().document_element() {
            _ = root.set_attribute("data-theme", theme_name(settings.theme));
            _ = root.set_attribute("lang", language());
        }
        if before.is_some() {
            storage::save_settings(&settings);
        }
        settings
    });
}

/// The name of a theme in the style sheet.
fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::HighContrast => "high-contrast",
    }
}

/// Every change of the game is saved at once, so that nothing is lost when the tab goes.
fn keep_game(app: App) {
    let stamp = Memo::new(move |_| {
        app.see(|state| {
            let history = state.game.history();
            (state.game.id.clone(), history.done().len(), history.can_redo(), state.game.seconds / 5)
        })
    });
    Effect::new(move |before: Option<()>| {
        // Reading it is what keeps it up to date: tracking alone would never compute it.
        _ = stamp.get();
        if before.is_some() {
            app.save();
        }
    });
    _ = window_event_listener(ev::pagehide, move |_| app.save());
}

fn keep_time(app: App) {
    let tick = move || {
        if !document().hidden() {
            app.send(Msg::Tick);
        }
    };
    set_interval(tick, std::time::Duration::from_secs(1));
}

/// Undo and redo wherever the focus is; everything else only in the grid.
fn listen_for_keys(app: App) {
    _ = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if event.default_prevented() || browser::takes_text(event.target()) {
            return;
        }
        let order = browser::with_key(&event, order);
        if let Some(Order::Do(msg @ (Msg::Undo | Msg::Redo))) = order {
            event.prevent_default();
            app.send(msg);
        }
    });
}
