//! The last change, with a way to take it back. The live region announces it separately.

use super::app::{App, Message};
use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::timer::{self, Timer};
use crate::words::word;

pub(super) fn message(app: App) -> Part {
    part("div")
        .class("messages")
        .children_of(move || app.message.get().map(|message| bar(app, &message)).into_iter().collect())
}

/// How long a message stays, in milliseconds: whoever wants to take something back has to read it first.
const STAYS: i32 = 10_000;

/// Takes the message away after a while, unless the pointer or the focus is on it.
fn fade(app: App) {
    let timer = timer::every(STAYS, move || {
        if !browser::finds("#message:is(:hover, :focus-within)") {
            app.message.set(None);
        }
    });
    on_cleanup(move || timer.map_or((), Timer::clear));
}

fn bar(app: App, message: &Message) -> Part {
    fade(app);
    let undo = message
        .remedy
        .is_some()
        .then(|| labelled("button", "take-back", word("take-back")).id("take-back").click(move || app.take_back()));
    let close = part("button").id("message-close").label(word("close")).child(icon("close"));
    part("div")
        .class("message")
        .id("message")
        .child(part("p").text(&message.text))
        .children(undo)
        .child(close.click(move || app.message.set(None)))
}
