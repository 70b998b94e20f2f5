//! The page of lessons: the path, and the screens of each lesson. It is a page of its own with a module of its own, so that
//! whoever plays need not fetch it.

use ichidoku_words::lessons::Lessons;
use wasm_bindgen::prelude::wasm_bindgen;

use super::app::{App, Panel};

use super::dom::{Part, follow, labelled, listen, part};
use super::icons::icon;
use super::learner::{Learner, Place};
use super::lesson::{cards, exercises};
use super::path::path;
use super::reactive::*;
use super::window::{document, window};
use super::{browser, frame, language, reactive};
use crate::words::{self, word};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(async {
        language::load().await;
        let name = format!("words/{}.lessons.txt", words::language());
        let table = language::fetch(&name).await.filter(|table| table.starts_with(words::language()));
        reactive::run(move || show(table.map(|table| Lessons::read(table.leak()))));
    });
}

/// Puts everything on the page.
fn show(texts: Option<Lessons>) {
    let app = App::start("#play");
    frame::dress(&app.peek(|state| state.settings.clone()));
    let top = part("header").class("top").child(part("h1").class("brand").child(icon("logo")).text(word("brand")));
    let main = match texts {
        Some(texts) => places(Learner::new(app, texts)),
        None => part("main").child(labelled("p", "reason", word("learn-missing"))),
    };
    part("div").class("app").child(top.child(navigation())).child(main).show();
    let said = labelled("div", "hearsay", "").id("said").attrs(&[("role", "status"), ("aria-live", "polite")]);
    said.text_of(move || app.see(|state| state.said.clone())).show();
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
    let link = |panel: Panel| {
        let link = part("a").class("tab").id(&format!("tab-{}", panel.name()));
        link.attr("href", &format!("./#{}", panel.name()))
            .child(icon(panel.name()))
            .child(part("span").text(panel.label()))
    };
    let here = part("a").class("tab").id("tab-learn").attrs(&[("href", "#"), ("aria-current", "page")]);
    let here = here.child(icon("learn")).child(part("span").text(word("home-learn")));
    part("nav").class("tabs").label(word("navigation")).children(Panel::TABS.map(link)).child(here)
}
