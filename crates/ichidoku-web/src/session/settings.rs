//! What a player chooses once.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// The choices of a player; kept from visit to visit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The look.
    pub theme: Theme,
    /// One kind of marks or two.
    pub notes: Notes,
    /// Whether candidates are shown by themselves.
    pub auto: bool,
    /// Whether a digit takes its marks out of the cells it sees.
    pub tidy: bool,
    /// Which mistakes are shown.
    pub mistakes: Mistakes,
    /// Whether arrows go over the edge to the other side.
    pub wrap: bool,
    /// Whether the houses of the cursor's cell are tinted.
    pub peers: bool,
    /// Whether digits and candidates like the cursor's are tinted.
    pub same: bool,
    /// Whether the time is shown.
    pub timer: bool,
    /// Whether solved puzzles are kept for statistics.
    pub statistics: bool,
    /// The symmetry that new puzzles are to have, by its name in the vocabulary.
    pub symmetry: String,
    /// The technique that new puzzles are to need, by the name of its page; empty for any.
    pub technique: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            notes: Notes::Both,
            auto: false,
            tidy: true,
            mistakes: Mistakes::Rules,
            wrap: true,
            peers: true,
            same: true,
            timer: true,
            statistics: true,
            symmetry: "half-turn".to_owned(),
            technique: String::new(),
        }
    }
}

impl Settings {
    /// Reads settings that another version may have saved: what this one does not know is as if it were not there.
    ///
    /// # Errors
    /// Where there are no settings at all.
    pub fn known<'de, D: Deserializer<'de>>(saved: D) -> Result<Self, D::Error> {
        let mut saved = Map::deserialize(saved)?;
        let alone = |name: &str, value: &Value| Map::from_iter([(name.to_owned(), value.clone())]);
        saved.retain(|name, value| Self::read(alone(name, value)).is_some());
        Ok(Self::read(saved).unwrap_or_default())
    }

    fn read(saved: Map<String, Value>) -> Option<Self> {
        serde_json::from_str(&Value::Object(saved).to_string()).ok()
    }
}

/// The look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// What the system asks for.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// The strongest contrast.
    HighContrast,
}

/// How many kinds of marks there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notes {
    /// Corner marks and centre marks.
    Both,
    /// Notes, each in its place.
    Simple,
}

/// Which mistakes are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistakes {
    /// None, clashes neither; but those of the puzzle itself.
    Off,
    /// Digits that stand twice in a house.
    Rules,
    /// These, and digits that are not in the solution.
    Solution,
}
