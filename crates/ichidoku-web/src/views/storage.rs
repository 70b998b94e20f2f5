//! Saved games and settings in the browser's storage. What cannot be read is as if it were not there; whether something
//! could be saved is told.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::window::window;
use crate::session::{Backup, Game, Records, Settings, Shelf, State, read_saved};
#[cfg(feature = "variants")]
use crate::variants::Kept;

const SETTINGS: &str = "ichidoku.settings";
const SHELF: &str = "ichidoku.shelf";
const RECORDS: &str = "ichidoku.solved";
const LEARNING: &str = "ichidoku.learning";
const ASKED: &str = "ichidoku.asked";
const VARIANTS: &str = "ichidoku.variants";
/// What a backup had of them.
const RESTORED: &str = "ichidoku.variants.restored";

pub(super) fn settings() -> Settings {
    let saved = kept(SETTINGS).and_then(|text| serde_json::from_str(&text).ok());
    saved.and_then(|saved| Settings::known(&saved)).unwrap_or_default()
}

pub(super) fn save_settings(settings: &Settings) -> bool {
    write(SETTINGS, settings)
}

pub(super) fn shelf() -> Shelf {
    read(SHELF).unwrap_or_default()
}

pub(super) fn save_shelf(shelf: &Shelf) -> bool {
    write(SHELF, shelf)
}

pub(super) fn records() -> Records {
    read(RECORDS).unwrap_or_default()
}

pub(super) fn save_records(records: &Records) -> bool {
    write(RECORDS, records)
}

/// The games of other sizes and rules, with those of a backup that was opened.
#[cfg(feature = "variants")]
pub(super) fn variants() -> Kept {
    let own = read::<Kept>(VARIANTS).unwrap_or_default().whole();
    let Some(restored) = read::<Kept>(RESTORED) else { return own };
    let all = own.with(restored.whole());
    // What can't be kept beside the others stays where it is.
    if save_variants(&all)
        && let Some(storage) = storage()
    {
        _ = storage.remove_item(RESTORED);
    }
    all
}

/// The puzzle of other sizes and rules that was played last and is not solved, with its title, which may be empty. What else is kept of them
/// only their page knows.
pub(super) fn last_variant() -> Option<(String, String)> {
    let kept: serde_json::Value = serde_json::from_str(&kept(VARIANTS)?).ok()?;
    let game = kept.get("games")?.get(0).filter(|game| game.get("solved") != Some(&true.into()))?;
    let field = |name: &str| game.get(name)?.as_str().map(str::to_owned);
    Some((field("puzzle")?, field("title").unwrap_or_default()))
}

#[cfg(feature = "variants")]
pub(super) fn save_variants(kept: &Kept) -> bool {
    write(VARIANTS, kept)
}

/// What was learned, as a text.
pub(super) fn learning() -> String {
    kept(LEARNING).unwrap_or_default()
}

pub(super) fn save_learning(learning: &str) -> bool {
    write_text(LEARNING, learning)
}

/// An exercise of a lesson that was kept, as a text; empty if there is none.
#[cfg(feature = "learn")]
pub(super) fn exercise(lesson: u8, index: u64) -> String {
    kept(&exercise_name(lesson, index)).unwrap_or_default()
}

/// Keeps an exercise in the place of the one before the last. Without room, it is made again when it is wanted.
#[cfg(feature = "learn")]
pub(super) fn save_exercise(lesson: u8, index: u64, exercise: &str) {
    _ = write_text(&exercise_name(lesson, index), exercise);
}

#[cfg(feature = "learn")]
fn exercise_name(lesson: u8, index: u64) -> String {
    format!("ichidoku.exercise.{lesson}.{}", index % 2)
}

/// The numbers of lessons that whole hints in games were of, the latest first.
pub(super) fn asked() -> String {
    kept(ASKED).unwrap_or_default()
}

/// Notes that a whole hint was of a lesson. Only the last few are kept.
pub(super) fn note_asked(lesson: u64) {
    let mut asked = format!("{lesson} {}", asked());
    asked.truncate(40);
    save_asked(&asked);
}

pub(super) fn save_asked(asked: &str) -> bool {
    write_text(ASKED, asked)
}

pub(super) fn game(id: &str) -> Option<Game> {
    Game::from_json(&kept(&name(id))?)
}

pub(super) fn save_game(game: &Game) -> bool {
    write(&name(&game.id), game)
}

pub(super) fn remove_game(id: &str) {
    if let Some(storage) = storage() {
        _ = storage.remove_item(&name(id));
    }
}

/// Everything as one file: what is saved, and what is open, for that may not have found room.
pub(super) fn backup(open: State) -> Backup {
    let others = shelf().games.into_iter().rev().filter(|summary| summary.id != open.game.id);
    let mut games: Vec<Game> = others.filter_map(|summary| game(&summary.id)).collect();
    if !open.game.is_untouched() {
        games.push(open.game);
    }
    let variants = kept(VARIANTS).unwrap_or_default();
    Backup { variants, ..Backup::new(open.settings, games, records(), learning()) }
}

/// Adds what a backup has of other sizes and rules to what is kept of them. If there is something already, their page adds it as soon as it
/// is opened: only that page knows what it is.
pub(super) fn restore_variants(backup: &Backup) -> bool {
    let place = if kept(VARIANTS).is_none() { VARIANTS } else { RESTORED };
    backup.variants.is_empty() || write_text(place, &backup.variants)
}

fn name(id: &str) -> String {
    format!("ichidoku.game.{id}")
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    read_saved(&kept(key)?)
}

fn write<T: Serialize>(key: &str, content: &T) -> bool {
    write_text(key, &serde_json::to_string(content).unwrap_or_default())
}

fn write_text(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
