//! Playing: the state of the game above the board, keypad and hints beside it.

use super::app::{App, Panel, Status, Telling};
use super::browser;
use super::dom::{Part, labelled, part};
use super::enter::SHARE;
use super::exercise::exercise_card;
use super::hint::hint_card;
use super::icons::icon;
use super::keypad::{keypad, tint_switch, tools};
use super::make::whole_title;
use super::reactive::*;
use super::timer::clock;
use super::win::{next_puzzle, win};
use crate::pages::{LEARN, VARIANTS};
use crate::session::{Msg, State};
use crate::words::{phrase, word};

/// What the game is called, how it stands, and its time.
pub(super) fn status(app: App) -> Part {
    let title = move || {
        app.see(|state| match &state.game {
            game if !game.origin.title.is_empty() => whole_title(&game.origin),
            game if game.technique_to_find().is_some() => word("exercise").to_owned(),
            game if game.has_givens() => phrase("clues", &[("count", &game.puzzle().clue_count())]),
            _ => word("entering").to_owned(),
        })
    };
    let timed = move || app.see(|state| state.settings.timer && !state.enters_clues);
    let time = move || {
        let time = move || app.see(|state| clock(state.game.seconds));
        part("span").id("time").label(word("time")).text_of(time)
    };
    let solved = move || app.see(|state| state.game.is_solved());
    let untimed = move || app.see(|state| state.enters_clues || state.game.is_solved());
    let paused = move || app.see(|state| state.paused);
    let pause = part("button").id("pause").class("quiet").truth_of("aria-pressed", paused).label(word("pause"));
    let home = part("button").id("to-first-page").class("quiet back").label(word("panel-home")).child(icon("back"));
    part("div")
        .class("status")
        .child(home.click(move || app.open(Panel::Home)))
        .child(part("span").class("title").text_of(title))
        .child(part("span").class("verdict").class_of("solved", solved).id("verdict").text_of(move || verdict(app)))
        .child(
            part("span")
                .class("time")
                .child_if(timed, time)
                .child(pause.flag_of("hidden", untimed).click(move || app.send(Msg::Pause)).child(icon("pause"))),
        )
}

/// That nothing can be saved, for as long as that is so.
pub(super) fn unsaved(app: App) -> Part {
    let text = move || if app.unsaved.get() { word("unsaved").to_owned() } else { String::new() };
    labelled("p", "reason", "").id("unsaved").text_of(text)
}

/// What there is to say about the puzzle or the grid at a glance.
fn verdict(app: App) -> String {
    let (solved, clashes) = app.see(|state| (state.game.is_solved(), !state.faults().clashes.is_empty()));
    let text = match app.status.get() {
        _ if solved => word("verdict-solved"),
        _ if clashes => word("verdict-clash"),
        Status::Several => word("verdict-several"),
        Status::Unsolvable => word("verdict-none"),
        _ => "",
    };
    text.to_owned()
}

pub(super) fn play_panel(app: App) -> Part {
    let is_won = move || app.see(|state| state.game.is_won());
    let is_shown = move || app.see(|state| state.game.is_solved() && !state.game.is_won());
    part("section")
        .class("panel play")
        .label(word("panel-play"))
        .child(labelled("h2", "hearsay", word("panel-play")))
        .child_if(is_won, move || win(app))
        .child_if(is_shown, move || next_puzzle(app))
        .children_if(
            move || !is_won(),
            move || vec![tools(app), tint_switch(app), keypad(app), actions(app), exercise_card(app), hint_card(app)],
        )
        .child(more(app))
}

/// The controls that every move needs, always in view.
fn actions(app: App) -> Part {
    let action =
        |id: &str, label: &str| part("button").id(id).class("action").child(icon(id)).child(part("span").text(label));
    let cannot_undo = move || !app.see(State::can_undo);
    let cannot_redo = move || !app.see(|state| state.game.history().can_redo());
    let undo = action("undo", word("undo")).flag_of("disabled", cannot_undo);
    let redo = action("redo", word("redo")).flag_of("disabled", cannot_redo);
    let hint = action("hint", word("hint")).attr("title", "H");
    part("div")
        .class("actions")
        .attr("role", "group")
        .label(word("actions"))
        .child(undo.click(move || app.send(Msg::Undo)))
        .child(redo.click(move || app.send(Msg::Redo)))
        .child(hint.click(move || app.hints.set(Some(Telling::More))))
        .child(action("more", word("more")).attr("popovertarget", SHEET))
}

/// The id of what is used less often: a list beside the board, a sheet where there is no room for one.
const SHEET: &str = "rest";

/// What is used less often.
fn more(app: App) -> Part {
    let auto = move || app.see(|state| state.settings.auto);
    let toggle = move || app.edit(|settings| settings.auto = !settings.auto);
    let first = move || app.see(|state| state.settings.digit_first);
    let turn_entry = move || app.edit(|settings| settings.digit_first = !settings.digit_first);
    let has_givens = move || app.see(|state| state.game.has_givens());
    let knows_nothing = move || app.see(|state| state.solution.is_none());
    let fix = move || word(if has_givens() { "unfix" } else { "fix" }).to_owned();
    let check = move || {
        app.send(Msg::Check);
        app.tell(&app.peek(|state| state.said.clone()), None);
    };
    let turn = move || {
        let has_givens = app.peek(|state| state.game.has_givens());
        app.send_undoable(Msg::Fix(!has_givens), word(if has_givens { "snack-unfixed" } else { "snack-fixed" }));
    };
    let fill_in = move || {
        let before = app.edits();
        app.send_undoable(Msg::NoteAll, word("snack-notes"));
        if app.edits() == before {
            app.tell(word("snack-all-noted"), None);
        }
    };
    let reset = move || app.send_undoable(Msg::Reset, word("snack-reset"));
    let share = move || {
        app.open_exchange();
        browser::focus(SHARE);
        browser::reveal_from(SHARE);
    };
    let undo_mistakes = command("undo-mistakes").flag_of("disabled", knows_nothing).text(word("undo-mistakes"));
    let note_all = command("note-all").flag_of("disabled", auto).text(word("note-all"));
    let screen = |panel: Panel| {
        let id = format!("to-{}", panel.name());
        command(&id).child(icon(panel.name())).text(panel.label()).click(move || app.open(panel))
    };
    let others = Panel::TABS.into_iter().filter(|panel| *panel != Panel::Play);
    let page = |name: &str, address: &str, label: &str| {
        let link = part("a").class("command").id(&format!("to-{name}")).attr("href", address);
        link.child(icon(name)).child(part("span").text(label))
    };
    let pages = [page("learn", LEARN, word("home-learn")), page("variants", VARIANTS, word("variant-tab"))];
    part("div")
        .class("more")
        .id(SHEET)
        .attrs(&[("role", "group"), ("popover", "auto")])
        .label(word("more"))
        .child(command("first").truth_of("aria-pressed", first).text(word("digit-first")).click(turn_entry))
        .child(command("auto").truth_of("aria-pressed", auto).text(word("auto-candidates")).click(toggle))
        .child(note_all.click(fill_in))
        .child(command("check").text(word("check")).click(check))
        .child(undo_mistakes.click(move || app.send(Msg::UndoMistakes)))
        .child(command("fix").text_of(fix).click(turn))
        .child(command("reset").text(word("reset")).click(reset))
        .child(command("to-share").text(word("share-or-print")).click(share))
        .child(part("div").class("screens").children(others.map(screen)).children(pages))
}

/// A button of the sheet, which closes it.
fn command(id: &str) -> Part {
    part("button").id(id).class("command").attrs(&[("popovertarget", SHEET), ("popovertargetaction", "hide")])
}
