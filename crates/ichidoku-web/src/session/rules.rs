//! The rules of a game.

use serde::{Deserialize, Serialize};

/// The rules of a game. What was saved or linked before there was a choice, and states none, is classic.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Rules {
    /// Each digit once in each row, column and box.
    #[default]
    Classic,
}

impl Rules {
    /// True for the rules that need not be stated. They are left out, so that older readers understand what is written.
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The rules with this name, if they are known here.
    pub fn named(name: &str) -> Option<Self> {
        (name == "classic").then_some(Self::Classic)
    }
}
