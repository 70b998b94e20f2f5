//! The screen of an exercise: its task, the claims to choose from, hints, the verdict, and what keys do.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::board::{act, asked};
use super::browser;
use super::cell::focus_cursor;
use super::dom::{Part, labelled, listen_first, part};
use super::drill::{Drill, place_of};
use super::hint::{legend, sentences};
use super::icons::icon;
use super::keypad::keypad;
use super::learner::Place;
use super::reactive::*;
use super::window::window;
use crate::answers::{ExerciseHints, LessonClaim, LessonExercise, Sentence};
use crate::session::{Attempt, Input, LessonKey, Msg, Shortcut, State, lesson_key};
use crate::words::word;

pub(super) fn drill_panel(drill: Drill) -> Part {
    listen_for_keys(drill);
    follow_focus(drill);
    let words = part("div").class("hint-text").attr("tabindex", "0");
    let words = words
        .children_of(move || task(drill))
        .children_of(move || claims(drill))
        .child(part("div").class("hint-text-part").id("drill-hints").children_of(move || hints(drill)))
        .child(part("div").class("hint-text-part").id("verdict").children_of(move || verdict(drill)))
        .child(part("div").id("verdict-end"));
    let card = part("div").class("hint-card told").id("drill").child(words).child(buttons(drill));
    let has_keys = move || drill.input().is_some_and(|input| !matches!(input, Input::Choice | Input::Cells));
    let app = drill.learner.app;
    let cannot_undo = move || !app.see(State::can_undo);
    let undo = part("button").id("undo").class("action").child(icon("undo"));
    let undo = undo.child(part("span").text(word("undo"))).flag_of("disabled", cannot_undo);
    let actions = part("div").class("actions").child(undo.click(move || app.send(Msg::Undo)));
    let actions = actions.class_of("unwanted", move || drill.input() == Some(Input::Choice));
    let panel = part("section")
        .class("panel play lesson")
        .label(word("lesson-exercises"))
        .child(card)
        .child_if(has_keys, move || keypad(app))
        .child(actions)
        .child(more(drill));
    part("div").class("panel-side").child(panel)
}

/// What is to be done.
fn task(drill: Drill) -> Vec<Part> {
    if drill.is_over.get() {
        let all = labelled("a", "page-link", word("lesson-all")).attr("href", &Place::Path.fragment());
        return vec![labelled("p", "task", word("drill-review-over")), part("p").child(all)];
    }
    drill.exercise.with(|told| match told {
        None => vec![labelled("p", "task", word("drill-loading"))],
        Some(Err(message)) => vec![labelled("p", "task reason", message)],
        Some(Ok(exercise)) => {
            let task = LessonExercise::of(exercise).task().map_or("", Sentence::text);
            vec![labelled("p", "task", task).id("task")]
        }
    })
}

/// What the exercise claims: to choose from, or to find the fault of.
fn claims(drill: Drill) -> Vec<Part> {
    let told = drill.read(|exercise| {
        let sentences = exercise.claims().into_iter().filter_map(LessonClaim::sentence);
        let texts: Vec<String> = sentences.map(|told| told.text().to_owned()).collect();
        let are_boards = exercise.claims().iter().any(|claim| claim.grid().is_some());
        (Input::named(exercise.input()), texts, are_boards)
    });
    match told {
        Some((Input::Choice, claims, are_boards)) => vec![choices(drill, &claims, are_boards)],
        Some((_, claims, _)) => claims.iter().map(|claim| labelled("p", "claim", claim)).collect(),
        None => Vec::new(),
    }
}

/// The claims to choose from. Of boards one is in view, at first the first one.
fn choices(drill: Drill, claims: &[String], are_boards: bool) -> Part {
    let choice = |(place, claim): (u64, &String)| {
        let id = format!("claim-{}", place + 1);
        let radio = part("input").id(&id).attrs(&[("type", "radio"), ("name", "claim")]);
        let is_chosen = move || (drill.choice.get() == Some(place)).into();
        let radio = radio.prop_of("checked", is_chosen).on("change", move |_| drill.choose(place));
        let is_shown = move || are_boards && drill.choice.get().unwrap_or_default() == place;
        let shown = move || if is_shown() { word("drill-in-view").to_owned() } else { String::new() };
        let choice = part("label").class("claim-choice").child(radio).child(part("span").text(claim));
        choice.child(part("span").class("claim-shown").text_of(shown))
    };
    let group = part("div").class("claims").id("claims").attr("role", "radiogroup").label(word("drill-claims"));
    group.children((0..).zip(claims).map(choice))
}

/// The hints that are shown.
fn hints(drill: Drill) -> Vec<Part> {
    let words = drill.hint_words().into_iter().map(|text| labelled("p", "hint-line", &text));
    let mut parts: Vec<Part> = words.collect();
    if drill.attempt.with(|attempt| attempt.shown == Attempt::STEP) {
        let step = drill.read(|exercise| {
            let step = exercise.hints().and_then(ExerciseHints::step)?;
            let told = sentences(drill.learner.app, &step.sentences(), Some(step));
            Some(told.into_iter().chain(legend(step)).collect::<Vec<_>>())
        });
        parts.extend(step.flatten().unwrap_or_default());
    }
    parts
}

/// What was said of the answer.
fn verdict(drill: Drill) -> Vec<Part> {
    drill.verdict.with(|verdict| {
        let line = |(place, line): (usize, &String)| {
            let class = if place == 0 { format!("answer {}", verdict.name) } else { "note".to_owned() };
            let line_of = part("p").class(&class);
            let sign = match verdict.name.as_str() {
                "right" if place == 0 => Some(icon("solve")),
                "wrong" if place == 0 => Some(icon("close")),
                _ => None,
            };
            line_of.children(sign).child(part("span").text(line))
        };
        verdict.lines.iter().enumerate().map(line).collect()
    })
}

fn buttons(drill: Drill) -> Part {
    let is_done = move || drill.attempt.with(|attempt| attempt.is_done());
    let is_off = move || drill.is_over.get() || drill.exercise.with(|told| !matches!(told, Some(Ok(_))));
    let has_no_hint = move || is_off() || is_done() || drill.attempt.with(|attempt| attempt.shown == Attempt::STEP);
    let hint = part("button").id("hint").class("chip").attr("title", "H").flag_of("disabled", has_no_hint);
    let label = move || word(if is_done() { "drill-next" } else { "drill-check" }).to_owned();
    let check = part("button").id("drill-check").class("chip strong").flag_of("disabled", is_off).text_of(label);
    part("div")
        .class("row-of-buttons")
        .child(hint.child(icon("hint")).text(word("hint")).click(move || drill.hint()))
        .child(check.click(move || drill.check()))
}

/// What is wanted less often.
fn more(drill: Drill) -> Part {
    let learner = drill.learner;
    let skip = labelled("button", "chip", word("drill-skip")).id("drill-skip").attr("title", "N");
    let cards = labelled("button", "chip", word("lesson-explanation")).id("lesson-cards");
    let cards = cards.click(move || learner.go(Place::Cards(drill.lesson.get_untracked())));
    let is_mastered = move || {
        let lesson = drill.lesson.get();
        learner.learning.with(|learning| learning.learnt(lesson).place > 0) && lesson < 42
    };
    let following = move || {
        let next = labelled("button", "chip", word("lesson-following")).id("lesson-following");
        next.click(move || learner.go(Place::Cards(drill.lesson.get_untracked() + 1)))
    };
    part("div")
        .class("lesson-more")
        .child(cards)
        .child(skip.click(move || drill.next()))
        .child_if(is_mastered, following)
        .child(labelled("p", "note keys-note", word("drill-keys")))
}

/// Keys go to the board, or to the claims, once there is an exercise.
fn follow_focus(drill: Drill) {
    super::dom::follow(move || {
        if let Some(input) = drill.input() {
            // What had the focus before is gone by then, and whatever is next to it has the focus.
            super::timer::after_next_frame(move || match input {
                Input::Choice => browser::focus("claim-1"),
                _ => untrack(|| focus_cursor(drill.learner.app)),
            });
        }
    });
}

/// Keys come here before the board, for in a lesson some do something else. What the board knows works without the focus, too.
fn listen_for_keys(drill: Drill) {
    listen_first(&window(), "keydown", move |event: &Event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        if drill.exercise.is_disposed() || browser::is_sheet_open() || is_pressed(event) {
            return;
        }
        if press(drill, event) {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

/// True if a button or link does something of its own with the key.
fn is_pressed(event: &KeyboardEvent) -> bool {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let is_button = |target: Element| target.matches("button, a, summary").unwrap_or(false);
    matches!(event.key().as_str(), "Enter" | " ") && target.is_some_and(is_button)
}

/// Does what a key asks for; false if it asks for nothing here.
fn press(drill: Drill, event: &KeyboardEvent) -> bool {
    let input = untrack(|| drill.input());
    let key = browser::with_key(event, |key| lesson_key(key, input == Some(Input::Cells)));
    match key {
        Some(LessonKey::Check) => drill.check(),
        Some(LessonKey::Next) => drill.next(),
        Some(LessonKey::Advise) => _ = browser::press("hint"),
        Some(LessonKey::Mark) => drill.mark(),
        Some(LessonKey::Nothing) => {}
        None => return pass_on(drill, input, event),
    }
    true
}

/// A digit chooses a claim; anything else goes to the board, where the focus is on nothing that wants the key.
fn pass_on(drill: Drill, input: Option<Input>, event: &KeyboardEvent) -> bool {
    let Some(shortcut) = asked(event) else { return false };
    if input == Some(Input::Choice) {
        let Shortcut::Do(Msg::EnterHolding { digit, .. }) = shortcut else { return false };
        let Some(digit) = ichidoku::Digit::new(digit) else { return false };
        return browser::press(&format!("claim-{}", place_of(digit) + 1));
    }
    let is_elsewhere = !browser::has_focus("board") && !browser::is_claimed(event);
    if is_elsewhere {
        act(drill.learner.app, shortcut);
        focus_cursor(drill.learner.app);
    }
    is_elsewhere
}
