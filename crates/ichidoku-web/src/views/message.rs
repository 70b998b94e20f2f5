//! The last change, with a way to take it back. The live region announces it separately.

use super::app::{App, Message};
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use crate::words::word;

pub(super) fn message(app: App) -> Part {
    part("div")
        .class("messages")
        .children_of(move || app.message.get().map(|message| bar(app, &message)).into_iter().collect())
}

fn bar(app: App, message: &Message) -> Part {
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
