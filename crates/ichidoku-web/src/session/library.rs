//! Several saved games, and all of them as one file.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::game::Game;
use super::record::Records;
use super::saved::read_value;
use super::settings::Settings;

/// How many games are kept before the oldest goes.
const KEPT: usize = 60;

/// The list of saved games, the last played first.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Shelf {
    /// One entry a game.
    pub games: Vec<Summary>,
}

/// What the list shows of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's id.
    pub id: String,
    /// Where it comes from.
    pub title: String,
    /// Its digits, as 81 characters.
    pub digits: String,
    /// How many of them are given; 0 in what was saved before these were counted.
    #[serde(default)]
    pub clues: usize,
    /// Playing time in seconds.
    pub seconds: u64,
    /// When it was last played, in milliseconds since 1970.
    pub played: f64,
    /// Whether it is solved.
    pub solved: bool,
    /// The grade it was made for; empty if it was made for none.
    #[serde(default)]
    pub grade: String,
    /// Whether it is an exercise, which nobody goes on with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exercise: bool,
    /// Whether it is a puzzle that is still being entered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entered: bool,
    /// The language that the app wrote the title in, and of a daily puzzle the day since 1970, as in `en 20000`; empty if somebody else wrote
    /// it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub written: String,
}

impl Summary {
    /// The summary of a game.
    pub fn of(game: &Game) -> Self {
        Self {
            id: game.id.clone(),
            title: game.origin.title.clone(),
            digits: game.digits().to_string(),
            clues: game.puzzle().clue_count(),
            seconds: game.seconds,
            played: game.played,
            solved: game.is_solved(),
            grade: game.origin.grade.clone(),
            exercise: game.technique_to_find().is_some(),
            entered: game.is_being_entered(),
            written: game.origin.written.clone(),
        }
    }
}

impl Shelf {
    /// The game that was played last. Puzzles that are still being entered count only where they are asked for, or if there is nothing else.
    pub fn last(&self, with_entered: bool) -> Option<&Summary> {
        self.games.iter().find(|game| with_entered || !game.entered).or(self.games.first())
    }

    /// Puts a game in front; returns the ids of games that no longer fit.
    pub fn put(&mut self, game: &Game) -> Vec<String> {
        self.games.retain(|summary| summary.id != game.id);
        self.games.insert(0, Summary::of(game));
        let over = self.games.split_off(self.games.len().min(KEPT));
        over.into_iter().map(|summary| summary.id).collect()
    }

    /// Takes a game off.
    pub fn remove(&mut self, id: &str) {
        self.games.retain(|summary| summary.id != id);
    }
}

/// All games and settings as one file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Backup {
    /// Sets the file apart from any other JSON.
    pub ichidoku: u32,
    /// The settings.
    pub settings: Settings,
    /// The games.
    pub games: Vec<Game>,
    /// The puzzles that were solved.
    pub records: Records,
    /// What was learned, as the text that is kept of it; empty if that is nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub learning: String,
    /// What is kept of other sizes and rules, as the text that their page keeps of it; empty if that is nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub variants: String,
}

impl Backup {
    /// The form that is written.
    const VERSION: u32 = 1;

    /// A backup of these, without anything of other sizes and rules.
    pub const fn new(settings: Settings, games: Vec<Game>, records: Records, learning: String) -> Self {
        Self { ichidoku: Self::VERSION, settings, games, records, learning, variants: String::new() }
    }

    /// The file's text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether a text was meant as a backup, be it broken or of another version.
    pub fn is_meant(text: &str) -> bool {
        text.trim_start().starts_with('{') && text.contains("\"ichidoku\":")
    }

    /// Reads a file; `None` if it is no backup.
    pub fn from_json(text: &str) -> Option<Self> {
        let saved: Value = serde_json::from_str(text).ok()?;
        // Earlier versions kept no records.
        let records = saved.get("records").map_or_else(|| Some(Records::default()), read_value)?;
        let games = saved["games"].as_array()?.iter().map(Game::from_value).collect::<Option<_>>()?;
        let is_known = saved["ichidoku"] == Self::VERSION;
        let learning = saved["learning"].as_str().unwrap_or_default().to_owned();
        let settings = Settings::known(&saved["settings"])?;
        let variants = saved["variants"].as_str().unwrap_or_default().to_owned();
        is_known.then(|| Self { variants, ..Self::new(settings, games, records, learning) })
    }
}
