//! One rule in the list of a puzzle of SudokuMaker, before it is known what it says.

use std::borrow::Cow;

use ichidoku_formats::sudokumaker_rule;
use serde_json::Value;

use crate::text::json::{fault, is_void, list};
use crate::text::{TextError, TextFault};

/// Kinds that are drawn and checked by nobody.
const DRAWN: [u64; 3] = [2000, 2001, 2002];

/// A rule as it is written, with its place in the list, from 1.
pub(super) struct Block<'a> {
    pub(super) place: usize,
    pub(super) kind: u64,
    pub(super) config: &'a Value,
    about: &'a Value,
}

/// The rules that are switched on.
pub(super) fn blocks(puzzle: &Value) -> Vec<Block<'_>> {
    let all = ["constraints", "allConstraints"].into_iter().flat_map(|name| list(puzzle, name));
    let is_on = |about: &Value| {
        about.get("disabled").is_none_or(is_void) && about.get("enabled").is_none_or(|enabled| !is_void(enabled))
    };
    (1..).zip(all).filter(|(_, about)| is_on(about)).map(|(place, about)| Block::new(place, about)).collect()
}

impl<'a> Block<'a> {
    fn new(place: usize, about: &'a Value) -> Self {
        let config = about.get("config").unwrap_or(about);
        Self { place, kind: config.get("type").and_then(Value::as_u64).unwrap_or(u64::MAX), config, about }
    }

    /// The name of the kind, or its number where it has none.
    fn name(&self) -> Cow<'static, str> {
        sudokumaker_rule(self.kind).map_or_else(|| format!("type {}", self.kind).into(), Cow::from)
    }

    /// The name of the kind, and the one that the setter gave to the rule.
    pub(super) fn label(&self) -> String {
        self.own_name().map_or_else(|| self.name().into_owned(), |own| format!("{} '{own}'", self.name()))
    }

    /// The same, to be put in quotes.
    pub(super) fn quoted_label(&self) -> String {
        self.own_name().map_or_else(|| self.name().into_owned(), |own| format!("{} ({own})", self.name()))
    }

    fn own_name(&self) -> Option<&'a str> {
        let definition = self.config.get("definition").unwrap_or(self.config);
        let own = [self.about, self.config, definition].into_iter().find_map(|of| of.get("name")?.as_str());
        own.filter(|own| !own.is_empty())
    }

    /// Whether it is shown, and left out of what is solved.
    pub(super) fn is_drawn(&self) -> bool {
        let is_ignored = |of: &Value| of.get("solverIgnored").is_some_and(|ignored| !is_void(ignored));
        DRAWN.contains(&self.kind) || is_ignored(self.about) || is_ignored(self.config)
    }

    /// What is wrong with the rule; words in English follow its name.
    pub(super) fn fault(&self, wrong: TextFault) -> TextError {
        let wrong = match wrong {
            TextFault::Other(words) => format!("{} {words}", self.label()).into(),
            other => other,
        };
        fault("rule", self.place, wrong)
    }
}
