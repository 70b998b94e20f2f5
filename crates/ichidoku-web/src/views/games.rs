//! Saved games, and the backup of all of them.

use super::app::{App, Panel};
use super::browser;
use super::dom::{Part, drawn, labelled, part};
use super::icons::icon;
use super::make::title_here;
use super::reactive::*;
use super::reading::Reading;
use super::storage;
use super::timer::clock;
use crate::session::{Backup, Msg, Settings, State, Summary};
use crate::words::{phrase, word};

pub(super) fn games(app: App) -> Part {
    let games = move || app.shelf.with(|shelf| shelf.games.iter().map(|game| entry(app, game)).collect());
    let save = move || {
        app.save();
        browser::save_file("ichidoku-backup.json", &storage::backup(app.peek(State::clone)).to_json());
    };
    part("div")
        .class("card games")
        .child(part("h3").text(word("games")))
        .child(part("ul").class("game-list").children_of(games))
        .child(labelled("button", "chip", word("backup")).id("backup").click(save))
        .child(labelled("p", "note", word("backup-help")))
}

fn entry(app: App, game: &Summary) -> Part {
    let title = title(game);
    let state = if game.solved { word("verdict-solved").to_owned() } else { clock(game.seconds) };
    let (open_id, remove_id) = (game.id.clone(), game.id.clone());
    let open = move || open_game(app, &open_id);
    let remove = move || app.remove(&remove_id);
    let game = part("button")
        .class("game")
        .child(thumbnail(&game.digits))
        .child(labelled("span", "game-title", &title))
        .child(labelled("span", "game-state", &state));
    let bin = part("button").class("round").label(&phrase("remove-game", &[("game", &title)])).child(icon("bin"));
    part("li").child(game.click(open)).child(bin.click(remove))
}

/// The title of a game.
pub(super) fn title(game: &Summary) -> String {
    match game.title.as_str() {
        _ if game.exercise => word("exercise").to_owned(),
        "" => phrase("clues", &[("count", &clues(game))]),
        title => title_here(title, &game.written, &game.grade),
    }
}

fn clues(game: &Summary) -> usize {
    match game.clues {
        0 => game.digits.chars().filter(|digit| *digit != '.').count(),
        clues => clues,
    }
}

/// Goes on with a saved game.
pub(super) fn open_game(app: App, id: &str) {
    if let Some(game) = storage::game(id) {
        let panel = if game.is_being_entered() { Panel::Enter } else { Panel::Play };
        app.resume(game);
        app.open(panel);
    }
}

/// The filled cells as a small picture.
pub(super) fn thumbnail(digits: &str) -> Part {
    let filled = digits.chars().enumerate().filter(|(_, digit)| *digit != '.');
    let path: String = filled.map(|(place, _)| format!("M{} {}h.8v.8h-.8z", place % 9, place / 9)).collect();
    let picture = drawn("svg").class("thumbnail").attrs(&[("viewBox", "-.1 -.1 9 9"), ("aria-hidden", "true")]);
    picture.child(drawn("path").attrs(&[("d", &path), ("fill", "currentColor")]))
}

/// Puts the games of a backup on the shelf, goes on with the last played, and says what was restored. The page keeps its language and its
/// digits: whoever opens a file doesn't ask for others.
pub(super) fn restore(app: App, backup: Backup) {
    app.note_saved(storage::restore_variants(&backup));
    let said = phrase("restored", &[("count", &backup.games.len())]);
    let (language, own_digits) = app.peek(|state| (state.settings.language.clone(), state.settings.own_digits));
    app.send(Msg::Set(Settings { language, own_digits, ..backup.settings }));
    let mut records = storage::records();
    backup.records.solved.into_iter().for_each(|record| _ = records.add(record));
    app.note_saved(storage::save_records(&records));
    if !backup.learning.is_empty() {
        app.note_saved(storage::save_learning(&backup.learning));
    }
    backup.games.iter().for_each(|game| app.keep(game));
    if let Some(game) = backup.games.into_iter().last() {
        app.resume(game);
    }
    app.tell(&said, None);
    Reading::said(said).tell(app);
}
