//! An exercise: what is to be found, and what the solver says of what the player did.

use ichidoku::{Candidate, CandidateSet, Cell};
use serde_json::Value;

use super::app::{App, position};
use super::browser;
use super::dom::{Part, part};
use super::hint::{legend, moment, sentences, technique_link};
use super::reactive::*;
use super::solver::WorkerKind;
use crate::answers::{Judged, Step, Stepped};
use crate::ask::{self, Request};
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::session::{Done, Game, State};
use crate::words::{language, word};

/// The id of the answer.
const ANSWER: &str = "exercise-answer";

/// What the solver said last.
type Said = RwSignal<Option<Result<Value, String>>>;

/// The task of the game, if it is an exercise, with the verdict on what the player did and the answer.
pub(super) fn exercise_card(app: App) -> Part {
    let (judged, shown) = (RwSignal::new(None), RwSignal::new(None));
    let id = |state: &State| state.game.technique_to_find().map(|_| state.game.id.clone());
    app.follow_change(id, move |id| {
        judged.set(None);
        if id.is_some() {
            judge(app, judged, &Done::default());
        }
    });
    app.follow_change(moment, move |_| shown.set(None));
    let is_exercise = move || app.see(|state| state.game.technique_to_find().is_some());
    let card = part("div").class("exercise").id("exercise").class_of("told", is_exercise);
    card.children_if(is_exercise, move || contents(app, judged, shown))
}

/// The words change; the buttons stay, and with them the focus.
fn contents(app: App, judged: Said, shown: Said) -> Vec<Part> {
    let told = move || judged.with(|told| told.as_ref().map(|told| words_of(app, told)).unwrap_or_default());
    let answer = move || {
        let parts = |told: &_| part("div").class("told").id(ANSWER).children(answer(app, told));
        shown.with(|told| told.as_ref().map(parts))
    };
    let button = |id: &str, class: &str, label| part("button").id(id).class(class).text(label);
    let check = move || {
        judge(app, judged, &app.peek(|state| state.game.done_in_exercise(&state.settings)));
    };
    let buttons = part("div")
        .class("row-of-buttons")
        .child(button("exercise-check", "chip strong", word("exercise-check")).click(check))
        .child(button("exercise-show", "chip", word("exercise-show")).click(move || show(app, shown)));
    let all = move || told().into_iter().chain(answer()).collect();
    let words = part("div").class("hint-text").attr("tabindex", "0").children_of(all);
    vec![part("h3").text(word("exercise")), words, buttons]
}

/// The technique that is to be found, and the position that the exercise begins with.
fn open(app: App) -> Option<(String, Game)> {
    app.peek(|state| Some((state.game.technique_to_find()?.to_owned(), state.game.start_of_exercise()?)))
}

/// Asks for the task and, where something was done, for the verdict.
fn judge(app: App, judged: Said, done: &Done) {
    let Some((technique, start)) = open(app) else { return };
    let request = ask::Judge::at(&app.peek(|state| position(&start, &state.settings))).technique(&technique);
    let request = request.placements(&done.placements).eliminations(&done.eliminations).language(language());
    let is_first = judged.with_untracked(Option::is_none);
    app.ask_here(WorkerKind::Quick, request, move |answer| {
        if judged.is_disposed() {
            return;
        }
        if let Ok(answer) = &answer {
            let told = Judged::of(answer).sentences();
            let said = if is_first { told.first() } else { told.last() }.map(|said| said.text()).unwrap_or_default();
            app.say(said);
        }
        // The first answer is the task alone: nothing was done yet.
        judged.set(Some(answer.map(|answer| if is_first { task_of(answer) } else { answer })));
    });
}

/// The answer without its verdict.
fn task_of(mut answer: Value) -> Value {
    if let Some(sentences) = answer.get_mut("sentences").and_then(Value::as_array_mut) {
        sentences.truncate(1);
    }
    answer
}

/// Shows a step of the technique over the board.
fn show(app: App, shown: Said) {
    let Some((technique, start)) = open(app) else { return };
    app.uncover();
    let choice = ask::Choice::new().only(std::slice::from_ref(&technique));
    let request = ask::Steps::at(&app.peek(|state| position(&start, &state.settings)))
        .which("next")
        .techniques(&choice)
        .pictures(true);
    app.ask_here(WorkerKind::Quick, request.language(language()), move |answer| {
        if shown.is_disposed() {
            return;
        }
        if let Ok(answer) = &answer
            && let Some(step) = Stepped::of(answer).steps().first()
        {
            let settings = app.peek(|state| state.settings.clone());
            let candidates = |cell: Cell| {
                let digits = start.seen_candidates(cell, &settings).unwrap_or_default();
                digits.iter().map(move |digit| Candidate::of(cell, digit))
            };
            let candidates: CandidateSet = Cell::ALL.into_iter().flat_map(candidates).collect();
            app.show(
                Shown { digits: start.digits(), candidates: Some(candidates), keeps_own: true },
                Drawing::of_step(*step),
            );
            app.say(crate::answers::text(&step.sentences()));
        }
        shown.set(Some(answer));
        browser::reveal(ANSWER);
    });
}

/// The task and the verdict, with a link to the technique's page.
fn words_of(app: App, told: &Result<Value, String>) -> Vec<Part> {
    match told {
        Ok(answer) => {
            let judged = Judged::of(answer);
            let link = judged.technique().and_then(technique_link);
            sentences(app, &judged.sentences(), None).into_iter().chain(link).collect()
        }
        Err(message) => vec![part("p").text(message)],
    }
}

fn answer(app: App, told: &Result<Value, String>) -> Vec<Part> {
    let step =
        |step: &Step<'_>| sentences(app, &step.sentences(), Some(*step)).into_iter().chain(legend(*step)).collect();
    match told {
        Ok(answer) => Stepped::of(answer).steps().first().map(step).unwrap_or_default(),
        Err(message) => vec![part("p").text(message)],
    }
}
