//! The rules of a puzzle in JSON: their name.
//!
//! ```
//! use ichidoku_api::PuzzleInput;
//! let position = |rules: &str| {
//!     let givens = ".".repeat(81);
//!     serde_json::from_str::<PuzzleInput>(&format!(r#"{{"givens": "{givens}", "rules": "{rules}"}}"#))
//! };
//! assert!(position("classic").is_ok());
//! let error = position("killer").unwrap_err().to_string();
//! assert!(error.starts_with("'killer' is not the name of `rules` that are known here: classic"), "{error}");
//! ```

use ichidoku::Rules;

use crate::notation::{Named, notations};

/// True for the rules of a puzzle that states none.
pub(crate) fn are_usual(rules: &Named<Rules>) -> bool {
    rules.0.is_usual()
}

notations! {
    Rules, "Rules", "the name of `rules` that are known here: classic", "^classic$",
        |name| Rules::named(name),
        |rules, f| f.write_str(rules.name());
}
