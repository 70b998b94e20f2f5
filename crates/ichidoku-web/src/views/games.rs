//! Saved games, and the backup of all of them.

use leptos::prelude::*;

use super::app::{App, Panel};
use super::browser;
use super::icons::Icon;
use super::play::clock;
use super::storage;
use crate::session::{Backup, Msg, Summary};
use crate::words::{phrase, word};

#[component]
pub(super) fn Games(app: App) -> impl IntoView {
    let games =
        move || app.shelf.with(|shelf| shelf.games.clone()).into_iter().map(|game| entry(app, game)).collect_view();
    let save = move |_| {
        app.save();
        browser::save_file("ichidoku-backup.json", &storage::backup().to_json());
    };
    view! {
        <div class="card games">
            <h3>{word("games")}</h3>
            <ul class="game-list">{games}</ul>
            <button id="backup" class="chip" on:click=save>{word("backup")}</button>
            <p class="note">{word("backup-help")}</p>
        </div>
    }
}

fn entry(app: App, game: Summary) -> impl IntoView {
    let title = match game.title.as_str() {
        "" => phrase("clues", &[("count", &game.digits.chars().filter(|digit| *digit != '.').count())]),
        title => title.to_owned(),
    };
    let state = if game.solved { word("verdict-solved").to_owned() } else { clock(game.seconds) };
    let (open_id, remove_id) = (game.id.clone(), game.id);
    let open = move |_| {
        if let Some(game) = storage::game(&open_id) {
            app.resume(game);
            app.open(Panel::Play);
        }
    };
    let remove = move |_| {
        storage::remove_game(&remove_id);
        app.shelf.update(|shelf| shelf.remove(&remove_id));
        app.shelf.with_untracked(storage::save_shelf);
    };
    let label = phrase("remove-game", &[("game", &title)]);
    view! {
        <li>
            <button class="game" on:click=open>
                {thumbnail(&game.digits)}
                <span class="game-title">{title}</span>
                <span class="game-state">{state}</span>
            </button>
            <button class="round" aria-label=label on:click=remove><Icon name="bin" /></button>
        </li>
    }
}

/// The filled cells as a small picture.
fn thumbnail(digits: &str) -> impl IntoView + use<> {
    let filled = digits.chars().enumerate().filter(|(_, digit)| *digit != '.');
    let path: String = filled.map(|(place, _)| format!("M{} {}h.8v.8h-.8z", place % 9, place / 9)).collect();
    view! { <svg class="thumbnail" viewBox="-.1 -.1 9 9" aria-hidden="true"><path d=path fill="currentColor" /></svg> }
}

/// Puts the games of a backup on the shelf, and goes on with the last played.
pub(super) fn restore(app: App, backup: Backup) {
    app.send(Msg::Set(backup.settings));
    for game in &backup.games {
        storage::save_game(game);
        app.shelf.update(|shelf| shelf.put(game).iter().for_each(|id| storage::remove_game(id)));
    }
    app.shelf.with_untracked(storage::save_shelf);
    if let Some(game) = backup.games.into_iter().last() {
        app.resume(game);
    }
}
