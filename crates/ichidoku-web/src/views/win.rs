//! A puzzle is solved: the time, what it took, and what to do next.

use super::app::{App, Panel};
use super::browser;
use super::dom::{Part, labelled, part};
use super::errands::{errands, questions};
use super::later::fill_with_extras;
use super::make::{Maker, grade_name};
use super::reactive::*;
use super::solver::WorkerKind;
use super::timer::{clock, clock_or_dash};
use super::{storage, timer};
use crate::answers::Rated;
use crate::ask;
use crate::session::{Game, Record, State, entries_text};
use crate::words::{phrase, word};

/// The id of the place for looking back.
const REVIEW: &str = "looked-back";

/// Keeps every puzzle that is won, once it is known how hard it was.
pub(super) fn keep_records(app: App) {
    app.follow_change(
        |state| state.game.is_won(),
        move |is_won| {
            if !is_won {
                return;
            }
            let game = app.peek(|state| state.game.clone());
            if !game.origin.grade.is_empty() {
                return record(app, &game);
            }
            app.ask_here(WorkerKind::Quick, app.about::<ask::Rate>(), move |answer| {
                let grade =
                    answer.ok().and_then(|rated| Rated::of(&rated).rating().map(|rating| rating.grade().to_owned()));
                app.state.update(|state| state.game.origin.grade = grade.unwrap_or_default());
                record(app, &app.peek(|state| state.game.clone()));
            });
        },
    );
}

fn record(app: App, game: &Game) {
    if game.origin.grade.is_empty() || !app.peek(|state| state.settings.statistics) {
        return;
    }
    let mut records = storage::records();
    let is_new = records.add(Record {
        id: game.id.clone(),
        grade: game.origin.grade.clone(),
        seconds: game.seconds,
        advice_count: game.advice_count,
        mistake_count: game.mistake_count,
        day: browser::today(),
        title: game.origin.title.clone(),
        seed: game.origin.seed,
    });
    if is_new {
        app.note_saved(storage::save_records(&records));
    }
}

pub(super) fn win(app: App) -> Part {
    let path = move || {
        app.open(Panel::Solve);
        timer::next_frame(|| _ = browser::press("solve-steps"));
    };
    let share = move || {
        browser::copy(&format!("{}\n{}", app.peek(result), untrack(|| app.link())));
        app.say(word("copied"));
        app.tell(word("copied"), None);
    };
    let review = part("div").class("looked-back filled").id(REVIEW);
    let place = review.element();
    let look_back = move || {
        let entries = app.peek(|state| entries_text(&state.game));
        let (ask, page) = (questions(app), errands(app));
        fill_with_extras(place.clone(), move |extras, place| {
            extras.look_back(place, &entries, ask, page);
        });
    };
    let button = |id: &str, class: &str, label: &str| labelled("button", class, label).id(id);
    part("div")
        .class("win")
        .child(labelled("h3", "win-title", word("win-title")).id("win"))
        .child(part("p").class("win-time").text_of(move || app.see(|state| clock(state.game.seconds))))
        .child(part("p").class("win-summary").text_of(move || app.see(summary)))
        .child(part("p").class("win-best").text_of(move || app.see(comparison)))
        .child(next_puzzle(app))
        .child(
            part("div")
                .class("choices")
                .child(button("win-back", "choice", word("win-back")).click(look_back))
                .child(button("win-path", "choice", word("win-path")).click(path))
                .child(button("win-share", "choice", word("win-share")).click(share)),
        )
        .child(review)
}

/// A button for another puzzle of the same grade.
pub(super) fn next_puzzle(app: App) -> Part {
    let maker = Maker::here(app);
    let next = move || {
        let grade = app.peek(|state| state.game.origin.grade.clone());
        maker.make_like(&grade);
    };
    let button = labelled("button", "primary", word("win-next")).id("win-next").click(next);
    part("div").class("next-puzzle").child(button).child(maker.progress())
}

/// What it took, in a line.
fn summary(state: &State) -> String {
    let Game { advice_count, mistake_count, .. } = state.game;
    let hints = phrase("win-hints", &[("count", &advice_count)]);
    let mistakes = phrase("win-mistakes", &[("count", &mistake_count)]);
    let took = phrase("win-took", &[("hints", &hints), ("mistakes", &mistakes)]);
    match grade_name(&state.game.origin.grade) {
        "" => took,
        grade => phrase("win-graded", &[("grade", &grade), ("took", &took)]),
    }
}

/// The time beside the player's others of the grade; nothing while there are none. Only a game without hints can be the best.
fn comparison(state: &State) -> String {
    let Game { id, origin, seconds, advice_count, .. } = &state.game;
    let grade = grade_name(&origin.grade);
    let mut others = storage::records();
    others.solved.retain(|record| record.id != *id);
    let times = others.times(&origin.grade);
    if times.is_empty() || grade.is_empty() || !state.settings.statistics {
        return String::new();
    }
    // As in the statistics, this game counts.
    let mean = clock((times.iter().sum::<u64>() + seconds) / (times.len() as u64 + 1));
    let (best, own) = (others.best(&origin.grade), (*advice_count == 0).then_some(*seconds));
    match (best, own) {
        (Some(best), Some(own)) if own < best => {
            phrase("win-best", &[("grade", &grade), ("by", &clock(best - own)), ("mean", &mean)])
        }
        _ => phrase("win-mean", &[("grade", &grade), ("best", &clock_or_dash(best.or(own))), ("mean", &mean)]),
    }
}

/// The result as a line to share.
fn result(state: &State) -> String {
    phrase("win-result", &[("time", &clock(state.game.seconds)), ("summary", &summary(state))])
}
