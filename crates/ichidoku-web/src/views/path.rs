//! The path: all lessons with their states, what to do next, and what to review.

use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::{icon, nine};
use super::learner::{Learner, Place};
use super::reactive::*;
use super::storage;
use crate::pages::index;
use crate::session::{Learning, LessonState};
use crate::words::{phrase, word};

/// Number of lessons.
const LESSONS: u8 = 42;
/// The letters of the parts.
const LETTERS: [&str; 7] = ["A", "B", "C", "D", "E", "F", "G"];

pub(super) fn path(learner: Learner) -> Part {
    let forgotten = RwSignal::new(None::<Learning>);
    prepare(learner);
    part("section")
        .class("panel learn-path")
        .label(word("home-learn"))
        .child(labelled("h2", "learn-title", word("home-learn")))
        .child(part("div").class("learn-side").children_of(move || side(learner)))
        .child(part("div").class("learn-parts").children_of(move || parts(learner)))
        .child(
            // What comes late from the solver puts no new button under a finger that presses the old one.
            part("div")
                .class("learn-end")
                .child(labelled("a", "page-link", word("learn-pages")).id("learn-pages").attr("href", &index()))
                .child(part("div").children_of(move || vec![forgetting(learner, forgotten)])),
        )
}

/// Gets ready what a learner will probably do.
fn prepare(learner: Learner) {
    let learning = learner.learning.get_untracked();
    let next = learning.recommended(1..=LESSONS);
    next.into_iter().chain(learning.due(browser::today())).for_each(|lesson| learner.prepare(lesson));
}

/// What to do now.
fn side(learner: Learner) -> Vec<Part> {
    let learning = learner.learning.get();
    let next = learning.recommended(1..=LESSONS);
    [next_card(learner, &learning, next), Some(review_card(learner, &learning)), seen_card(learner)]
        .into_iter()
        .flatten()
        .collect()
}

fn next_card(learner: Learner, learning: &Learning, next: Option<u8>) -> Option<Part> {
    let card = part("div").class("card learn-next");
    let Some(lesson) = next else { return Some(card.child(part("p").text(word("learn-all-done")))) };
    let text = learner.text(lesson);
    let is_new = learning.state(lesson, browser::today()) == LessonState::New;
    let place = if is_new { Place::Cards(lesson) } else { Place::Exercises(lesson) };
    let label = word(if is_new { "learn-begin" } else { "learn-go-on" });
    let go = part("button").id("learn-go").class("primary").text(label).click(move || learner.go(place));
    let card = card
        .child(labelled("p", "note", word("learn-next")))
        .child(part("h3").text(text.title))
        .child(part("p").text(text.idea));
    Some(card.child(part("div").child(go)))
}

fn review_card(learner: Learner, learning: &Learning) -> Part {
    let count = learning.due(browser::today()).len();
    let card = part("div").class("card learn-review").id("learn-review");
    if count == 0 {
        return card.child(part("p").text(word("learn-review-none")));
    }
    let go = labelled("button", "chip", word("learn-review-begin")).id("review-go");
    card.child(part("h3").text(&phrase("learn-review", &[("count", &count)])))
        .child(labelled("p", "note", word("learn-review-about")))
        .child(part("div").child(go.click(move || learner.go(Place::Review))))
}

/// Lessons on what hints were asked for in games.
fn seen_card(learner: Learner) -> Option<Part> {
    let asked = storage::asked();
    let mut lessons: Vec<u8> = asked.split_whitespace().filter_map(|lesson| lesson.parse().ok()).collect();
    lessons.retain(|lesson| (1..=LESSONS).contains(lesson));
    lessons.sort_unstable();
    lessons.dedup();
    let row = |lesson: u8| part("li").child(lesson_link(lesson, learner.text(lesson).title, ""));
    let list = part("ul").class("techniques").children(lessons.iter().copied().map(row));
    let card = part("div").class("card").id("learn-seen").child(part("h3").text(word("learn-seen")));
    let card = card.child(labelled("p", "note", word("learn-seen-about"))).child(list);
    (!lessons.is_empty()).then_some(card)
}

fn lesson_link(lesson: u8, text: &str, class: &str) -> Part {
    labelled("a", class, text).attr("href", &Place::Cards(lesson).fragment())
}

/// The parts, that of the recommended lesson unfolded.
fn parts(learner: Learner) -> Vec<Part> {
    let learning = learner.learning.get();
    let next = learning.recommended(1..=LESSONS).unwrap_or(1);
    let told = phrase("learn-progress", &[("count", &learning.mastered()), ("total", &LESSONS)]);
    let progress = labelled("p", "note", &told).id("learn-progress");
    let part_of = |(place, (title, lessons)): (usize, (&'static str, Vec<(u8, &'static _)>))| {
        let numbers: Vec<u8> = lessons.iter().map(|(number, _)| *number).collect();
        let done = numbers.iter().filter(|number| learning.learnt(**number).place > 0).count();
        let heading = part("h3").text(&format!("{} · {title}", LETTERS[place]));
        let count = labelled("span", "number", &format!("{done}/{}", numbers.len()));
        let list = part("ul").class("learn-lessons");
        let list = list.children(numbers.iter().map(|number| row(learner, &learning, *number, *number == next)));
        let folded = part("details").class("learn-part").id(&format!("part-{}", LETTERS[place].to_lowercase()));
        let folded = if numbers.contains(&next) { folded.attr("open", "") } else { folded };
        folded.child(part("summary").child(heading).child(count)).child(list)
    };
    [progress].into_iter().chain(learner.parts().enumerate().map(part_of)).collect()
}

/// A lesson with its title, its idea and its state.
fn row(learner: Learner, learning: &Learning, lesson: u8, is_next: bool) -> Part {
    let (text, learnt) = (learner.text(lesson), learning.learnt(lesson));
    let (state, name, filled) = match learning.state(lesson, browser::today()) {
        LessonState::New => (word("state-new"), "new", 0),
        LessonState::Begun => (word("state-begun"), "begun", learnt.results.len().clamp(1, 8)),
        LessonState::Mastered => (word("state-mastered"), "mastered", 9),
        LessonState::Due => (word("state-due"), "due", 9),
    };
    let kind = move || {
        let number = phrase("learn-number", &[("number", &lesson)]);
        let is_checkpoint = learner.demand(lesson).is_checkpoint;
        if is_checkpoint { format!("{number} · {}", word("lesson-checkpoint")) } else { number }
    };
    let what = part("span")
        .class("lesson-what")
        .child(labelled("span", "lesson-number", "").text_of(kind))
        .child(labelled("span", "lesson-title", text.title))
        .child(labelled("span", "lesson-idea", text.idea));
    let link = lesson_link(lesson, "", &format!("lesson-row {name}")).id(&format!("lesson-{lesson}"));
    let link = if is_next { link.attr("aria-current", "step") } else { link };
    part("li").child(link.child(nine(filled)).child(what).child(labelled("span", "lesson-state", state)))
}

/// A button that deletes what was learned, and then one that brings it back.
fn forgetting(learner: Learner, forgotten: RwSignal<Option<Learning>>) -> Part {
    let forget = move || {
        forgotten.set(Some(learner.learning.get_untracked()));
        learner.learn(|learning| *learning = Learning { seed: learning.seed, ..Learning::default() });
        learner.say(word("learn-forgotten"));
    };
    let remember = move || {
        if let Some(before) = forgotten.get_untracked() {
            forgotten.set(None);
            learner.learn(|learning| *learning = before);
        }
    };
    if forgotten.with(Option::is_some) {
        let undo = labelled("button", "chip", word("learn-remember")).id("learn-remember").click(remember);
        part("div").class("row-of-buttons").child(part("p").text(word("learn-forgotten"))).child(undo)
    } else {
        labelled("button", "chip", word("learn-forget")).id("learn-forget").child(icon("bin")).click(forget)
    }
}
