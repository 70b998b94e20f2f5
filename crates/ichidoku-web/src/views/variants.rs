//! The page of other sizes and rules, a page of its own with a module and a solver of its own.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;

use super::app::Panel;
use super::dom::{Part, body, follow, labelled, listen, part};
use super::icons::icon;
use super::reactive::*;
use super::variant_board::{board, focus_cursor};
use super::variant_play::{act, panel, status};
use super::variant_start::start_panel;
use super::variant_studio::studio;
use super::variant_table::{Table, title};
use super::ways::{link_tab, panel_tab};
use super::window::{document, window};
use super::{browser, frame, language, reactive, storage};
use crate::pages::LEARN;
use crate::session::{Msg, Shortcut, shortcut};
use crate::variants::Grid;
use crate::words::word;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        language::load().await;
        reactive::run(show);
    });
}

/// Puts everything on the page.
fn show() {
    let table = Table::new();
    let turned = RwSignal::new(());
    _ = body().children_of(move || {
        turned.track();
        untrack(|| everything(table))
    });
    keep_up(table, turned);
    listen_for_keys(table);
    for event in ["hashchange", "popstate"] {
        listen(&window(), event, move |_| table.follow_address());
    }
    follow(move || {
        let title = table.see(|board| title(&board.game)).unwrap_or_else(|| word("variant-title").to_owned());
        document().set_title(&format!("{title} · ichidoku"));
        if let Some(root) = document().document_element() {
            // Each is laid out as a screen of the app is.
            let panel = match screen(table) {
                Screen::Start => "home",
                Screen::Game(_) => "play",
                Screen::Studio(_) => "solve",
            };
            _ = root.set_attribute("data-panel", panel);
        }
    });
    table.follow_address();
}

/// The settings are made on the page of the app, in another tab or before Back led here.
fn keep_up(table: Table, turned: RwSignal<()>) {
    for event in ["storage", "pageshow", "focus"] {
        listen(&window(), event, move |_| {
            let (before, now) = (table.settings.get_untracked(), storage::settings());
            table.kept.set(storage::variants());
            if before == now {
                return;
            }
            frame::dress(&now);
            let turns = (before.language, before.own_digits) != (now.language.clone(), now.own_digits);
            table.settings.set(now);
            if turns {
                let turn = move || {
                    table.turn_language();
                    turned.set(());
                };
                language::turn_page(Box::new(turn), Box::new(move |name| table.said.set(name.to_owned())));
            }
        });
    }
}

/// All that is on the page, in its language.
fn everything(table: Table) -> Vec<Part> {
    frame::dress(&table.settings.get_untracked());
    let top = part("header").class("top").child(part("h1").class("brand").child(icon("logo")).text(word("brand")));
    let now = RwSignal::new(untrack(|| screen(table)));
    follow(move || {
        let screen = screen(table);
        if now.get_untracked() != screen {
            now.set(screen);
        }
    });
    let main = part("main").children_of(move || {
        let screen = now.get();
        untrack(|| match screen {
            Screen::Start => vec![part("div").class("panel-side").child(start_panel(table))],
            Screen::Game(_) => beside_the_board(table, panel(table)),
            Screen::Studio(_) => beside_the_board(table, studio(table)),
        })
    });
    let all = part("div").class("app").child(top.child(navigation())).child(main);
    let said = labelled("div", "hearsay", "").id("said").attrs(&[("role", "status"), ("aria-live", "polite")]);
    vec![all, said.text_of(move || table.said.get()), message(table)]
}

/// What the page shows; another grid has another board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Start,
    Game(Grid),
    Studio(Grid),
}

fn screen(table: Table) -> Screen {
    match (table.see(|board| board.game.grid), table.draft.with(Option::is_some)) {
        (None, _) => Screen::Start,
        (Some(grid), false) => Screen::Game(grid),
        (Some(grid), true) => Screen::Studio(grid),
    }
}

fn beside_the_board(table: Table, panel: Part) -> Vec<Part> {
    let side = part("div").class("board-side").child(status(table)).child(board(table));
    vec![side, part("div").class("panel-side").child(panel)]
}

/// The screens of the app, which are on another page.
fn navigation() -> Part {
    let here = link_tab("variants", "#", word("variant-tab")).attr("aria-current", "page");
    let learn = link_tab("learn", LEARN, word("home-learn"));
    part("nav").class("tabs").label(word("navigation")).children(Panel::TABS.map(panel_tab)).child(learn).child(here)
}

/// What was done last.
fn message(table: Table) -> Part {
    let bar = move || {
        let text = table.message.get();
        let close = part("button").id("message-close").label(word("close")).child(icon("close"));
        let bar = part("div").class("message").id("message").child(part("p").text(&text));
        let bar = bar.child(close.click(move || table.message.set(String::new())));
        if text.is_empty() { Vec::new() } else { vec![bar] }
    };
    part("div").class("messages").children_of(bar)
}

/// A key that nothing else claims goes to the board.
fn listen_for_keys(table: Table) {
    listen(&window(), "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        let is_elsewhere = browser::takes_text(event.target()) || browser::is_claimed(event);
        if event.default_prevented() || is_elsewhere || table.board.with_untracked(Option::is_none) {
            return;
        }
        if press(table, event) {
            event.prevent_default();
            focus_cursor(table);
        }
    });
}

/// Does what a key asks for; false if it asks for nothing here.
fn press(table: Table, event: &KeyboardEvent) -> bool {
    let is_zero = matches!(event.code().as_str(), "Digit0" | "Numpad0") && event.key() == "0";
    let held = browser::held(event);
    if is_zero && !held.ctrl {
        table.edit(|board| board.type_digit(0, board.tool.while_held(held)));
        return true;
    }
    match browser::with_key(event, shortcut) {
        Some(Shortcut::Do(msg)) if is_known(&msg) => act(table, &msg),
        Some(Shortcut::Advise) => table.advise(),
        Some(Shortcut::Apply) => _ = browser::press("apply") || browser::press("hint"),
        _ => return false,
    }
    true
}

/// True for what means something on this page.
const fn is_known(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Go { .. }
            | Msg::EnterHolding { .. }
            | Msg::Clear
            | Msg::Blank
            | Msg::Undo
            | Msg::Redo
            | Msg::SelectAll
            | Msg::SelectNone
            | Msg::Invert
            | Msg::SelectSame { .. }
            | Msg::Choose(_)
            | Msg::NextTool { .. }
    )
}
