//! The screens of a lesson: the cards with its worked example, and what stands around the exercises.

use ichidoku_words::lessons::{Card, Lesson, Picture};
use serde_json::Value;

use super::app::App;
use super::board::board;
use super::browser;
use super::dom::{Part, follow, labelled, part};
use super::drill::Drill;
use super::drill_view::drill_panel;
use super::hint::{legend, sentences};
use super::icons::{icon, nine};
use super::learner::{Learner, Place};
use super::reactive::*;
use super::set_up::{lay, position_of};
use super::solver::WorkerKind;
use super::timer;
use crate::answers::{ExerciseHints, LessonExercise};
use crate::ask::{self, Request};
use crate::drawing::Drawing;
use crate::session::Input;
use crate::words::{language, phrase, word};

/// The exercises of a lesson, or of several.
pub(super) fn exercises(learner: Learner, place: Place) -> Vec<Part> {
    let drill = Drill::new(learner, place);
    let of = move || drill.told_progress();
    let filled = move || drill.filled();
    vec![board_side(learner.app, move || drill.title(), of, filled), drill_panel(drill)]
}

/// The board with a title above it, how far the learner is in words, and as squares.
fn board_side(
    app: App,
    title: impl Fn() -> String + 'static,
    progress: impl Fn() -> String + 'static,
    filled: impl Fn() -> usize + 'static,
) -> Part {
    let back = part("a").id("lesson-back").class("quiet back").attr("href", "#").label(word("lesson-all"));
    let status = part("div")
        .class("status")
        .child(back.child(icon("back")))
        .child(part("h2").class("title").id("lesson-title").text_of(title))
        .child(part("span").class("lesson-progress").id("lesson-progress").text_of(progress))
        .child(part("span").class("lesson-nine").children_of(move || vec![nine(filled())]));
    part("div").class("board-side").child(status).child(board(app))
}

/// The cards of a lesson: a text each, beside the worked example.
pub(super) fn cards(learner: Learner, lesson: u8) -> Vec<Part> {
    let (app, text) = (learner.app, learner.text(lesson));
    let (example, at) = (RwSignal::new(None::<Result<Value, String>>), RwSignal::new(0_usize));
    let request = ask::SetExercise::new().lesson(&lesson.to_string()).example(true).language(language());
    app.ask(WorkerKind::Quick, request, move |answer| {
        if example.is_disposed() {
            return;
        }
        if let Ok(answer) = &answer
            && let Some(board) = position_of(LessonExercise::of(answer))
        {
            let own = app.peek(|state| state.settings.clone());
            lay(app, &board, Input::Choice, &own);
            learner.say(text.idea);
        }
        example.set(Some(answer));
        // While the cards are read, there is time.
        learner.prepare(lesson);
    });
    keep_drawn(app, example, at, &text.cards);
    let told = move || phrase("card-of", &[("at", &(at.get() + 1)), ("count", &text.cards.len())]);
    let filled = move || 9 * (at.get() + 1) / text.cards.len().max(1);
    let title = move || text.title.to_owned();
    vec![board_side(app, title, told, filled), cards_panel(learner, lesson, example, at)]
}

/// Draws what the card speaks of.
fn keep_drawn(app: App, example: RwSignal<Option<Result<Value, String>>>, at: RwSignal<usize>, cards: &'static [Card]) {
    follow(move || {
        // The board forgets its drawing whenever the game changes.
        app.see(|state| state.game.history().done().len());
        let picture = cards.get(at.get()).map(|card| card.picture);
        let drawing = example.with(|told| match told {
            Some(Ok(exercise)) => drawn(LessonExercise::of(exercise).hints(), picture),
            _ => Drawing::default(),
        });
        app.drawing.set(drawing);
    });
}

fn drawn(hints: Option<ExerciseHints<'_>>, picture: Option<Picture>) -> Drawing {
    let drawing = match picture {
        Some(Picture::Pattern) => hints.and_then(ExerciseHints::pattern).map(Drawing::of_picture),
        Some(Picture::Step) => hints.and_then(ExerciseHints::step).map(Drawing::of_step),
        _ => None,
    };
    drawing.unwrap_or_default()
}

fn cards_panel(
    learner: Learner,
    lesson: u8,
    example: RwSignal<Option<Result<Value, String>>>,
    at: RwSignal<usize>,
) -> Part {
    let text = learner.text(lesson);
    let turn = move |to: usize| {
        at.set(to);
        learner.say(text.cards.get(to).map_or("", |card| card.text));
    };
    let back = labelled("button", "chip", word("card-back")).id("card-back");
    let back =
        back.flag_of("disabled", move || at.get() == 0).click(move || turn(at.get_untracked().saturating_sub(1)));
    let is_last = move || at.get() + 1 >= text.cards.len();
    let label = move || word(if is_last() { "lesson-exercises" } else { "card-on" }).to_owned();
    let on = move || match at.get_untracked() + 1 {
        next if next < text.cards.len() => turn(next),
        _ => learner.go(Place::Exercises(lesson)),
    };
    let on = part("button").id("card-on").class("chip strong").text_of(label).click(on);
    let words = move || card_words(learner.app, text, at.get(), example);
    let card = part("div").class("hint-card told").id("cards");
    let card = card
        .child(part("div").class("hint-text").attr("tabindex", "0").children_of(words))
        .child(part("div").class("row-of-buttons").child(back).child(on));
    let panel = part("section").class("panel play lesson").label(text.title);
    let panel = panel.child(card).child(ways_on(learner, lesson, is_last));
    // Keys go on from the button that leads on.
    timer::next_frame(|| browser::focus("card-on"));
    part("div").class("panel-side").child(panel)
}

/// What a card says: the first the idea, too, and the last the usual mistake.
fn card_words(
    app: App,
    text: &'static Lesson,
    at: usize,
    example: RwSignal<Option<Result<Value, String>>>,
) -> Vec<Part> {
    let card = text.cards.get(at);
    let mut parts = Vec::new();
    if at == 0 {
        parts.push(labelled("p", "lesson-idea", text.idea));
    }
    parts.extend(card.map(|card| labelled("p", "card-text", card.text)));
    if card.is_some_and(|card| card.picture == Picture::Step) {
        parts.extend(worked(app, example));
    }
    if at + 1 == text.cards.len() {
        parts.push(labelled("h3", "", word("lesson-error")));
        parts.push(labelled("p", "", text.error));
    }
    parts
}

/// What else can be done with a lesson.
fn ways_on(learner: Learner, lesson: u8, is_last: impl Fn() -> bool + 'static) -> Part {
    let way = move |id: &str, place: Place, text: &str| {
        labelled("button", "chip", text).id(id).click(move || learner.go(place))
    };
    let exercises = move || way("lesson-exercises", Place::Exercises(lesson), word("lesson-exercises"));
    part("div")
        .class("lesson-more")
        .child_if(move || !is_last(), exercises)
        .child(way("lesson-known", Place::Known(lesson), word("lesson-known")))
        .child(labelled("p", "note", word("lesson-known-about")))
        .children_of(move || technique_links(learner, lesson))
}

/// The step of the worked example in words.
fn worked(app: App, example: RwSignal<Option<Result<Value, String>>>) -> Vec<Part> {
    example.with(|told| match told {
        Some(Ok(exercise)) => {
            let Some(step) = LessonExercise::of(exercise).hints().and_then(ExerciseHints::step) else {
                return Vec::new();
            };
            sentences(app, &step.sentences(), Some(step)).into_iter().chain(legend(step)).collect()
        }
        Some(Err(message)) => vec![part("p").text(message)],
        None => Vec::new(),
    })
}

/// Links to the pages about the techniques of a lesson.
fn technique_links(learner: Learner, lesson: u8) -> Vec<Part> {
    let link = |(href, name): (String, String)| {
        labelled("a", "technique page-link", &name).attrs(&[("href", &href), ("target", "_blank")])
    };
    learner.pages(lesson).into_iter().map(link).collect()
}
