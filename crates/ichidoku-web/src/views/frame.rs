//! The frame around everything: board, panels, and what listens to the whole page.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::app::{App, Panel};
use super::batch::batch_panel;
use super::board::{act, asked, board};
use super::browser;
use super::cell::focus_cursor;
use super::dom::{Part, body, follow, labelled, listen, part};
use super::enter::{drop_zone, enter_panel, listen_for_pastes, tell_bad_link};
use super::home::home_panel;
use super::icons::icon;
use super::lab_panel::lab_panel;
use super::language;
use super::message::message;
use super::new::new_panel;
use super::play::{play_panel, status, unsaved};
use super::reactive::*;
use super::settings::settings_panel;
use super::solve::solve_panel;
use super::storage;
use super::timer;
use super::ways::link_tab;
use super::win::keep_records;
use super::window::{document, window};
use crate::pages::{LEARN, VARIANTS};
use crate::session::{Held, Keypad, Msg, NoteSize, Settings, Shortcut, Theme};
use crate::words::{self, word};

/// How many milliseconds the page has to show itself before anything else begins.
const SETTLED: i32 = 200;

/// Puts everything on the page.
pub(super) fn show() {
    let fragment = browser::fragment();
    let app = App::start(&fragment);
    let turned = RwSignal::new(());
    _ = body().children_of(move || {
        turned.track();
        untrack(|| everything(app))
    });
    keep_settings(app, turned);
    keep_records(app);
    name_panel(app);
    keep_game(app);
    keep_time(app);
    listen_for_keys(app);
    listen_for_pastes(app);
    listen(&window(), "hashchange", move |_| follow_address(app));
    tell_bad_link(app, &fragment);
    // What can be played with is there before the solver is fetched.
    let begin = move || {
        app.warm_up();
        app.learn();
    };
    timer::after(SETTLED, begin);
}

/// All that is on the page, in its language.
fn everything(app: App) -> Vec<Part> {
    dress(&app.peek(|state| state.settings.clone()));
    let skip = part("a").class("skip").attr("href", "#board").text(word("skip-to-board"));
    let skip = skip.on("click", move |event| skip_to_board(app, event));
    let top = part("header").class("top").child(part("h1").class("brand").child(icon("logo")).text(word("brand")));
    let main = part("main")
        .child(part("div").class("board-side").child(status(app)).child(unsaved(app)).child(board(app)))
        .child(part("div").class("panel-side").children_of(move || {
            let now = app.panel.get();
            vec![untrack(|| panel(app, now))]
        }));
    let all = part("div").class("app").child(top.child(navigation(app))).child(main);
    let all = all.on("click", move |event| settle(app, event));
    let said = labelled("div", "hearsay", "").id("said").attrs(&[("role", "status"), ("aria-live", "polite")]);
    let said = said.text_of(move || app.see(|state| state.said.clone()));
    vec![skip, all, said, message(app), drop_zone(app)]
}

/// Goes where the address says, once it was changed by hand or by a link.
fn follow_address(app: App) {
    let fragment = browser::fragment();
    app.follow_address(&fragment);
    tell_bad_link(app, &fragment);
}

/// A click beside everything selects nothing. Whoever taps a control goes on with the board; whoever came by key stays.
fn settle(app: App, event: &Event) {
    if app.panel.get_untracked() == Panel::Play && browser::is_pointer_click(event) {
        focus_cursor(app);
    }
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if target.is_some_and(|target| target.matches("main, .board-side, .app").unwrap_or(false)) {
        app.send(Msg::SelectNone);
    }
}

fn panel(app: App, panel: Panel) -> Part {
    match panel {
        Panel::Home => home_panel(app),
        Panel::Play => play_panel(app),
        Panel::New => new_panel(app),
        Panel::Enter => enter_panel(app),
        Panel::Batch => batch_panel(app),
        Panel::Solve => solve_panel(app),
        Panel::Lab => lab_panel(app),
        Panel::Settings => settings_panel(app),
    }
}

fn navigation(app: App) -> Part {
    let button = move |panel: Panel| {
        let current = move || (app.panel.get() == panel).then(|| "page".to_owned());
        let tab = part("button").class("tab").id(&format!("tab-{}", panel.name())).optional_of("aria-current", current);
        tab.child(icon(panel.name())).child(part("span").text(panel.label())).click(move || app.open(panel))
    };
    let learn = link_tab("learn", LEARN, word("home-learn"));
    let variants = link_tab("variants", VARIANTS, word("variant-tab"));
    part("nav").class("tabs").label(word("navigation")).children(Panel::TABS.map(button)).child(learn).child(variants)
}

/// Goes to the board without touching the address.
fn skip_to_board(app: App, event: &Event) {
    event.prevent_default();
    focus_cursor(app);
}

/// The look and the language follow the settings, and all are kept.
fn keep_settings(app: App, turned: RwSignal<()>) {
    let before = RefCell::new(None);
    follow(move || {
        let settings = app.see(|state| state.settings.clone());
        if before.borrow().as_ref() == Some(&settings) {
            return;
        }
        dress(&settings);
        let Some(last) = before.replace(Some(settings.clone())) else { return };
        let is_saved = storage::save_settings(&settings);
        untrack(|| app.note_saved(is_saved));
        if last.language != settings.language || last.own_digits != settings.own_digits {
            language::turn(app, move || turned.set(()));
        }
    });
}

/// Tells the style sheet the look that the player wants, and the language.
pub(super) fn dress(settings: &Settings) {
    if let Some(root) = document().document_element() {
        _ = root.set_attribute("data-theme", theme_name(settings.theme));
        _ = root.set_attribute("lang", words::language());
        _ = root.set_attribute("dir", word("direction"));
        _ = root.set_attribute("data-likes", &likes(settings));
    }
}

/// The player's choices that the style sheet knows, as words.
fn likes(settings: &Settings) -> String {
    let likes = [
        ("left-handed", settings.left_handed),
        ("no-counts", !settings.counts),
        ("labels", settings.labels),
        ("small-notes", settings.note_size == NoteSize::Small),
        ("large-notes", settings.note_size == NoteSize::Large),
        ("largest-notes", settings.note_size == NoteSize::Largest),
        ("safe-colours", settings.safe_colours),
        ("patterns", settings.patterns),
        ("keypad-square", settings.keypad == Keypad::ThreeByThree),
        ("keypad-rows", settings.keypad == Keypad::Rows),
    ];
    likes.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

/// Tells the style sheet which screen is open, and the game whether clues are entered there.
fn name_panel(app: App) {
    follow(move || {
        let panel = app.panel.get();
        untrack(|| app.send(Msg::EnterClues(panel == Panel::Enter)));
        if let Some(root) = document().document_element() {
            _ = root.set_attribute("data-panel", panel.name());
        }
    });
}

/// The name of a theme in the style sheet.
fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::HighContrast => "high-contrast",
        Theme::HighContrastDark => "high-contrast-dark",
    }
}

/// Every change of the game is saved at once, so that nothing is lost when the tab goes.
fn keep_game(app: App) {
    let before = RefCell::new(None);
    follow(move || {
        let stamp = app.see(|state| {
            let history = state.game.history();
            (state.game.id.clone(), history.done().len(), history.can_redo(), state.game.seconds / 5)
        });
        let last = before.replace(Some(stamp.clone()));
        if last.is_some_and(|last| last != stamp) {
            untrack(|| app.save());
        }
    });
    for event in ["storage", "focus"] {
        listen(&window(), event, move |_| app.catch_up());
    }
    listen(&window(), "pagehide", move |_| {
        app.catch_up();
        app.save();
    });
}

fn keep_time(app: App) {
    let tick = move || {
        use Panel::{Batch, Enter, Home, Lab, New, Settings};
        // Nobody plays on a board that shows something else.
        let is_covered = app.shown.with_untracked(Option::is_some);
        let is_away = is_covered || matches!(app.panel.get_untracked(), Home | New | Enter | Batch | Lab | Settings);
        if !document().hidden() && !is_away {
            app.send(Msg::Tick);
        }
    };
    timer::every(1000, tick);
}

/// While cells are filled, a key that nothing else claims goes to the board. Undo, redo, copying and walking a path work everywhere.
fn listen_for_keys(app: App) {
    for (event, is_down) in [("keydown", true), ("keyup", true), ("blur", false)] {
        listen(&window(), event, move |event| {
            let held = if is_down { browser::held(event.unchecked_ref()) } else { Held::default() };
            if app.held.get_untracked() != held {
                app.held.set(held);
            }
        });
    }
    listen(&window(), "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        if event.default_prevented() || browser::takes_text(event.target()) {
            return;
        }
        let Some(shortcut) = asked(event) else { return };
        let panel = app.panel.get_untracked();
        let goes_to_board = matches!(panel, Panel::Play | Panel::Enter) && !browser::is_claimed(event);
        let is_for_all =
            matches!(shortcut, Shortcut::Do(Msg::Undo | Msg::Redo) | Shortcut::Walk { .. } | Shortcut::Copy);
        if goes_to_board || is_for_all {
            event.prevent_default();
            act(app, shortcut);
        }
        if goes_to_board && app.panel.get_untracked() == panel {
            focus_cursor(app);
        }
    });
}
