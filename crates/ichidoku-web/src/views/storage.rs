//! Saved games and settings in the browser's storage. What cannot be saved or read is as if it were not there.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::session::{Backup, Game, Settings, Shelf};

const SETTINGS: &str = "ichidoku.settings";
const SHELF: &str = "ichidoku.shelf";

pub(super) fn settings() -> Settings {
    let text = storage().and_then(|storage| storage.get_item(SETTINGS).ok().flatten()).unwrap_or_default();
    Settings::known(&mut serde_json::Deserializer::from_str(&text)).unwrap_or_default()
}

pub(super) fn save_settings(settings: &Settings) {
    write(SETTINGS, settings);
}

pub(super) fn shelf() -> Shelf {
    read(SHELF).unwrap_or_default()
}

pub(super) fn save_shelf(shelf: &Shelf) {
    write(SHELF, shelf);
}

pub(super) fn game(id: &str) -> Option<Game> {
    storage()?.get_item(&name(id)).ok().flatten().and_then(|text| Game::from_json(&text))
}

pub(super) fn save_game(game: &Game) {
    write(&name(&game.id), game);
}

pub(super) fn remove_game(id: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(&name(id));
    }
}

/// Everything as one file.
pub(super) fn backup() -> Backup {
    let games = shelf().games.iter().rev().filter_map(|summary| game(&summary.id)).collect();
    Backup::new(settings(), games)
}

fn name(id: &str) -> String {
    format!("ichidoku.game.{id}")
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

fn write<T: Serialize>(key: &str, content: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(content)) {
        _ = storage.set_item(key, &text);
    }
}
