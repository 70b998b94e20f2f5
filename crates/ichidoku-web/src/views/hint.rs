//! Hints: where to look, which technique, the whole step.

use leptos::prelude::*;
use serde_json::Value;

use super::app::App;
use super::browser;
use super::dom::{Part, follow, part};
use super::solver::Desk;
use crate::drawing::Drawing;
use crate::reply::{self, Reply};
use crate::session::{Msg, State};
use crate::words::word;

/// The hint asked for last; each further press tells more, until the grid changes.
pub(super) fn hint_card(app: App) -> Part {
    let hinted = RwSignal::new(None::<Value>);
    app.follow_change(moment, move |_| hinted.set(None));
    follow(move || {
        if app.hints.get() {
            app.hints.set(false);
            untrack(|| ask(app, hinted));
        }
    });
    let told = move || hinted.with(Option::is_some);
    let card = move || hinted.with(|hinted| hinted.as_ref().map(|hinted| card(app, hinted)).unwrap_or_default());
    part("div").class("hint-card").id("hint-card").class_of("told", told).children_of(card)
}

/// What a hint or a path is about.
pub(super) fn moment(state: &State) -> (String, usize, bool) {
    (state.game.id.clone(), state.game.history().done().len(), state.settings.auto)
}

fn ask(app: App, hinted: RwSignal<Option<Value>>) {
    app.uncover();
    let asked = app.peek(moment);
    let told = hinted.with_untracked(|hinted| hinted.as_ref().map(|hinted| hinted.text("grade").to_owned()));
    let grade = match told.as_deref() {
        None | Some("") => "where",
        Some("where") => "which",
        Some(_) => "step",
    };
    app.ask(Desk::Quick, app.at("hint").text("grade", grade), move |answer| {
        // What was true before an entry may no longer be, and a panel that is gone shows nothing.
        if hinted.is_disposed() || app.peek(moment) != asked {
            return;
        }
        let answer = match answer {
            Ok(answer) => answer,
            Err(message) => {
                app.say(message.clone());
                return hinted.set(Some(reply::complaint(&message)));
            }
        };
        app.shown.set(None);
        app.drawing.set(answer.part("advice").map(Drawing::of_advice).unwrap_or_default());
        app.say(answer.sentences());
        hinted.set(Some(answer));
        browser::reveal("hint-card");
    });
}

fn card(app: App, hinted: &Value) -> Vec<Part> {
    let Some(advice) = hinted.part("advice") else { return sentences(hinted) };
    let page = advice.part("technique").and_then(technique_link);
    let apply = advice.part("step").map(|step| {
        let (placed, out) = (step.named("placements"), step.named("eliminations"));
        let apply = move || {
            app.send(Msg::Apply { placed: placed.clone(), out: out.clone() });
            browser::focus("hint");
        };
        part("button").id("apply").class("chip strong").text(word("apply")).click(apply)
    });
    let tells_more = match advice.text("kind") {
        "step" => hinted.text("grade") != "step",
        "lost-candidate" => hinted.text("grade") == "where",
        _ => false,
    };
    let more = tells_more.then(|| {
        part("button").id("hint-more").class("chip strong").text(word("tell-more")).click(move || app.hints.set(true))
    });
    let mut parts = sentences(hinted);
    parts.push(part("div").class("row-of-buttons").children(more).children(apply).children(page));
    parts
}

/// Each sentence as a paragraph.
pub(super) fn sentences(told: &Value) -> Vec<Part> {
    told.parts("sentences").iter().map(|sentence| part("p").text(sentence.text("text"))).collect()
}

/// A link to the page about a technique, where there is one.
pub(super) fn technique_link(technique: &Value) -> Option<Part> {
    let href = crate::pages::link(technique.text("slug"))?;
    let link = part("a").class("page-link").attrs(&[("href", &href), ("target", "_blank")]);
    Some(link.text(word("technique-page")))
}
