//! What a text says of a puzzle beside its rules.

use serde::{Deserialize, Serialize};

/// What a text says of a puzzle beside its rules; each may be empty.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Origin {
    /// What it is called.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// The rules as whoever made it wrote them.
    pub rules_text: String,
}

impl Origin {
    /// What a text says, or else what was known before.
    #[must_use]
    pub fn or(self, before: &Self) -> Self {
        let or = |own: String, before: &String| if own.is_empty() { before.clone() } else { own };
        Self {
            title: or(self.title, &before.title),
            author: or(self.author, &before.author),
            rules_text: or(self.rules_text, &before.rules_text),
        }
    }

    /// A puzzle with nothing but a title.
    pub fn titled(title: &str) -> Self {
        Self { title: title.to_owned(), ..Self::default() }
    }
}
