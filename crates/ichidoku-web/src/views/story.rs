//! The worst case as a story: scene by scene, forwards and backwards.

use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::small_board::small_board;
use crate::story::{SCENES, scene};
use crate::words::{phrase, word};

/// The story; `race` begins its puzzle, and has it raced on.
pub(super) fn story(race: impl Fn() + 'static) -> Part {
    let at = RwSignal::new(0_usize);
    let go = move |place: usize| at.set(place.min(SCENES - 1));
    let now = move || scene(at.get());
    let count = move || phrase("story-scene", &[("place", &(at.get() + 1)), ("count", &SCENES)]);
    let label = move || phrase("story-board", &[("count", &now().grid.clue_count())]);
    let board = small_board(move || now().grid, move || now().clues, label);
    let button =
        |id: &str, label: &str, name: &str| part("button").id(id).class("round").label(label).child(icon(name));
    let scrub = part("input")
        .id("story-scrub")
        .attrs(&[("type", "range"), ("min", "0"), ("max", &(SCENES - 1).to_string())])
        .label(word("story"))
        .attr_of("aria-valuetext", count)
        .prop_of("value", move || at.get().to_string().into())
        .on("input", move |event| go(browser::value(event).parse().unwrap_or_default()));
    let walker = part("div")
        .class("walker story-walker")
        .child(button("story-back", word("previous"), "back").click(move || go(at.get_untracked().saturating_sub(1))))
        .child(button("story-on", word("next"), "on").click(move || go(at.get_untracked() + 1)))
        .child(scrub)
        .child(labelled("span", "walker-text", "").text_of(count));
    part("div")
        .class("card filled story")
        .child(part("h3").text(word("story")))
        .child(part("div").class("lane-1 story-scene").child(board).child(said(now)))
        .child(walker)
        .child(
            part("div")
                .class("row-of-buttons")
                .child(labelled("button", "chip", word("story-race")).id("story-race").click(race)),
        )
}

fn said(now: impl Fn() -> crate::story::Scene + 'static) -> Part {
    part("p").id("story-said").attr("role", "status").text_of(move || now().text)
}
