//! Tools and digits to press.

use ichidoku::Digit;

use super::app::App;
use super::dom::{Part, follow, labelled, part};
use super::icons::icon;
use super::reactive::*;
use crate::session::{Held, Msg, Notes, Tool, tool_name};
use crate::words::{phrase, word};

/// The tools, one of them chosen.
pub(super) fn tools(app: App) -> Part {
    let notes = RwSignal::new(Notes::Both);
    follow(move || {
        let now = app.see(|state| state.settings.notes);
        if notes.get_untracked() != now {
            notes.set(now);
        }
    });
    let tools = move || {
        let notes = notes.get();
        let is_there = move |tool: &Tool| notes == Notes::Both || *tool != Tool::Centre;
        Tool::ALL.into_iter().filter(is_there).map(|tool| tool_button(app, tool, notes)).collect()
    };
    part("div").class("tools").attr("role", "group").label(word("tools")).children_of(tools)
}

fn tool_button(app: App, tool: Tool, notes: Notes) -> Part {
    let chosen = move || app.see(|state| state.tool == tool);
    let held =
        move || app.held.get() != Held::default() && app.see(|state| state.tool.while_held(app.held.get())) == tool;
    let (id, key) = match tool {
        Tool::Digit => ("tool-digit", "Z"),
        Tool::Corner => ("tool-corner", "X"),
        Tool::Centre => ("tool-centre", "C"),
        Tool::Colour => ("tool-colour", "V"),
    };
    let button = part("button")
        .id(id)
        .class("tool")
        .truth_of("aria-pressed", chosen)
        .class_of("while-held", held)
        .attr("title", key);
    button.text(tool_name(tool, notes)).click(move || app.send(Msg::Choose(tool)))
}

/// The digits with how many are left, or colours.
pub(super) fn keypad(app: App) -> Part {
    let erase = part("button").id("key-erase").class("key erase").label(word("erase")).child(icon("erase"));
    part("div")
        .class("keypad")
        .attr("role", "group")
        .label(word("keypad"))
        .children(Digit::ALL.map(|digit| digit_key(app, digit)))
        .child(erase.click(move || app.send(Msg::Clear)))
}

fn digit_key(app: App, digit: Digit) -> Part {
    let colours = move || app.see(|state| state.tool == Tool::Colour);
    let left = move || app.see(|state| state.game.remaining(digit));
    let label = move || match (colours(), left()) {
        (true, _) => phrase("key-colour", &[("colour", &digit)]),
        (false, 0) => phrase("key-done", &[("digit", &digit)]),
        (false, left) => phrase("key-digit", &[("digit", &digit), ("left", &left)]),
    };
    let held = move || app.see(|state| state.held_digit() == Some(digit.get()));
    let class = move || match (colours(), left(), app.see(|state| state.tint)) {
        _ if held() && colours() => format!("key colour colour-{digit} brush"),
        _ if held() => "key brush".to_owned(),
        (true, _, tint) if tint == Some(digit.get()) => format!("key colour colour-{digit} brush"),
        (true, ..) => format!("key colour colour-{digit}"),
        (false, left, _) => if left == 0 { "key done" } else { "key" }.to_owned(),
    };
    let press = move || {
        let tints = app.peek(|state| state.tool == Tool::Colour && state.tint.is_some());
        app.send(match app.peek(|state| state.settings.digit_first) {
            _ if tints => Msg::Tint(Some(digit.get())),
            true => Msg::Hold(digit.get()),
            false => Msg::Enter(digit.get()),
        });
    };
    part("button")
        .id(&format!("key-{digit}"))
        .attr_of("class", class)
        .attr_of("aria-label", label)
        .optional_of("aria-pressed", move || app.see(|state| state.settings.digit_first).then(|| held().to_string()))
        .child(labelled("span", "key-digit", &digit.to_string()))
        .child_if(
            move || !colours(),
            move || part("span").class("key-left").attr_of("data-left", move || left().to_string()),
        )
        .click(press)
}

/// Whether colours go to cells or to candidates.
pub(super) fn tint_switch(app: App) -> Part {
    let tints = move || app.see(|state| state.tint.is_some());
    let button = |text: &str| part("button").text(text);
    let switch = move || {
        let switch = part("div").class("switch").attr("role", "group").label(word("colour-what"));
        let cells = button(word("colour-cells")).truth_of("aria-pressed", move || !tints());
        let candidates = button(word("colour-candidates")).id("tint-candidates").truth_of("aria-pressed", tints);
        switch
            .child(cells.click(move || app.send(Msg::Tint(None))))
            .child(candidates.click(move || app.send(Msg::Tint(Some(1)))))
    };
    part("div").class("switch-place").child_if(move || app.see(|state| state.tool == Tool::Colour), switch)
}
