//! The page of lessons: the path, and the screens of each lesson. It is a page of its own with a module of its own, so that
//! whoever plays need not fetch it.

use ichidoku_words::lessons::Lessons;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

use super::app::{App, Panel};

use super::dom::{Part, body, follow, labelled, listen, part};
use super::icons::icon;
use super::learner::{Learner, Place};
use super::lesson::{cards, exercises};
use super::path::path;
use super::reactive::*;
use super::ways::{link_tab, panel_tab};
use super::window::{document, window};
use super::{browser, frame, language, reactive, storage};
use crate::pages::VARIANTS;
use crate::words::{self, word};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        language::load().await;
        let texts = lessons().await;
        reactive::run(move || show(texts));
    });
}

/// The texts of the lessons in the language of the page, which keeps them.
async fn lessons() -> Option<&'static Lessons> {
    let name = format!("words/{}.lessons.txt", words::language());
    let table = language::fetch(&name).await.filter(|table| table.starts_with(words::language()))?;
    Some(Box::leak(Box::new(Lessons::read(table.leak()))))
}

/// Puts everything on the page.
fn show(texts: Option<&'static Lessons>) {
    let learner = Learner::new(App::start("#play"), texts);
    // The language is chosen on the page of the app, in another tab or before Back led here.
    let last = StoredValue::new(choice());
    for event in ["storage", "pageshow"] {
        listen(&window(), event, move |_| {
            let now = choice();
            if last.get_value() != now {
                last.set_value(now);
                language::turn(learner.app, move || {
                    spawn_local(async move { learner.turn_language(lessons().await) });
                });
            }
        });
    }
    _ = body().children_of(move || {
        let has_texts = learner.has_texts();
        untrack(|| everything(learner, has_texts))
    });
}

/// The language and the digits that the settings ask for.
fn choice() -> (String, bool) {
    let settings = storage::settings();
    (settings.language, settings.own_digits)
}

/// All that is on the page, in its language.
fn everything(learner: Learner, has_texts: bool) -> Vec<Part> {
    let app = learner.app;
    frame::dress(&app.peek(|state| state.settings.clone()));
    let top = part("header").class("top").child(part("h1").class("brand").child(icon("logo")).text(word("brand")));
    let main = match has_texts {
        true => places(learner),
        false => part("main").child(labelled("p", "reason", word("learn-missing"))),
    };
    let all = part("div").class("app").child(top.child(navigation())).child(main);
    let said = labelled("div", "hearsay", "").id("said").attrs(&[("role", "status"), ("aria-live", "polite")]);
    vec![all, said.text_of(move || app.see(|state| state.said.clone()))]
}

/// The place where the learner is.
fn places(learner: Learner) -> Part {
    listen(&window(), "hashchange", move |_| learner.follow_address());
    listen(&window(), "popstate", move |_| learner.follow_address());
    follow(move || {
        let place = learner.place.get();
        browser::remove(browser::BESIDE);
        if let Some(root) = document().document_element() {
            // A lesson is laid out as a game is.
            _ = root.set_attribute("data-panel", if place == Place::Path { "learn" } else { "play" });
        }
        let title = match place {
            Place::Cards(lesson) | Place::Exercises(lesson) | Place::Known(lesson) => learner.text(lesson).title,
            Place::Path | Place::Review => word("home-learn"),
        };
        document().set_title(&format!("{title} · ichidoku"));
    });
    // What a key of the board would open is on the page of the app.
    follow(move || {
        let panel = learner.app.panel.get();
        if panel != Panel::Play {
            _ = window().location().assign(&format!("./#{}", panel.name()));
        }
    });
    part("main").children_of(move || {
        let place = learner.place.get();
        untrack(|| match place {
            Place::Path => vec![path(learner)],
            Place::Cards(lesson) => cards(learner, lesson),
            place => exercises(learner, place),
        })
    })
}

/// The screens of the app, which are on another page.
fn navigation() -> Part {
    let here = link_tab("learn", "#", word("home-learn")).attr("aria-current", "page");
    let variants = link_tab("variants", VARIANTS, word("variant-tab"));
    part("nav").class("tabs").label(word("navigation")).children(Panel::TABS.map(panel_tab)).child(here).child(variants)
}
