//! The rules of a puzzle.

use crate::notation::{Named, notations};

/// The rules of a puzzle; in JSON their name. A puzzle that states none is a classic one.
///
/// ```
/// use ichidoku_api::PuzzleInput;
/// let position = |rules: &str| {
///     let givens = ".".repeat(81);
///     serde_json::from_str::<PuzzleInput>(&format!(r#"{{"givens": "{givens}", "rules": "{rules}"}}"#))
/// };
/// assert!(position("classic").is_ok());
/// let error = position("killer").unwrap_err().to_string();
/// assert!(error.starts_with("'killer' is not the name of `rules` that are known here: classic"), "{error}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Rules {
    /// Each digit once in each row, column and box of a 9×9 grid.
    #[default]
    Classic,
}

/// True for the rules of a puzzle that states none.
pub(crate) fn are_usual(rules: &Named<Rules>) -> bool {
    rules.0 == Rules::default()
}

notations! {
    Rules, "Rules", "the name of `rules` that are known here: classic", "^classic$",
        |name| (name == "classic").then_some(Rules::Classic),
        |rules, f| f.write_str(match rules { Rules::Classic => "classic" });
}
