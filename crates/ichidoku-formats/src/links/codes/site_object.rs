//! The objects in which sites keep puzzles with all their rules, for readers that know more than the classic ones.

use serde_json::Value;

use super::json::{list, words};
use super::link::Link;
use super::{f_puzzles, scl, sudokumaker};

/// An object in JSON with a puzzle and all its rules, as a site writes it.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum SiteObject {
    /// One of f-puzzles: `grid`, and a list for each kind of rule.
    FPuzzles(Value),
    /// One of SudokuPad: `cells`, `regions`, `cages`, and what is drawn.
    Pad(Value),
    /// One of SudokuMaker: `cells`, and `constraints` whose kinds are numbers; perhaps with its version around it.
    Maker(Value),
}

impl SiteObject {
    /// What the puzzle is called, and who made it, as far as the object says.
    ///
    /// ```
    /// use ichidoku_formats::site_object;
    /// let object = site_object(r#"{"title":"Monday","grid":[[{}]]}"#).unwrap();
    /// assert_eq!(object.origin(), (Some("Monday".to_owned()), None));
    /// ```
    pub fn origin(&self) -> (Option<String>, Option<String>) {
        match self {
            Self::FPuzzles(puzzle) => (words(puzzle, "title"), words(puzzle, "author")),
            Self::Pad(puzzle) => scl::origin(puzzle),
            Self::Maker(object) => {
                let puzzle = inner(object);
                (words(puzzle, "name"), words(puzzle, "author"))
            }
        }
    }

    /// The rules as whoever set the puzzle wrote them, as far as the object says; perhaps several lines.
    ///
    /// ```
    /// use ichidoku_formats::site_object;
    /// let object = site_object(r#"{"ruleset":"Digits along a green line differ by 5.","grid":[[{}]]}"#).unwrap();
    /// assert_eq!(object.rules_text().unwrap(), "Digits along a green line differ by 5.");
    /// ```
    pub fn rules_text(&self) -> Option<String> {
        match self {
            Self::FPuzzles(puzzle) => f_puzzles::rules_text(puzzle),
            Self::Pad(puzzle) => scl::rules_text(puzzle),
            Self::Maker(object) => sudokumaker::rules_text(inner(object)),
        }
    }
}

/// The puzzle, which may have its version around it.
fn inner(object: &Value) -> &Value {
    object.get("puzzle").unwrap_or(object)
}

/// The object behind a link or a code, or written out.
pub(crate) fn in_text(text: &str) -> Option<SiteObject> {
    if text.starts_with('{') {
        return written_out(serde_json::from_str(text).ok()?);
    }
    Link::of(text).codes().iter().find_map(|code| {
        let f_puzzles = || f_puzzles::object(code).map(SiteObject::FPuzzles);
        let sudokupad = || scl::object(code).map(SiteObject::Pad);
        let sudokumaker = || sudokumaker::object(code).map(SiteObject::Maker);
        f_puzzles().or_else(sudokupad).or_else(sudokumaker)
    })
}

fn written_out(value: Value) -> Option<SiteObject> {
    let has_rows = |name| list(&value, name).first().is_some_and(Value::is_array);
    match () {
        () if has_rows("grid") => Some(SiteObject::FPuzzles(value)),
        () if has_rows("cells") => Some(SiteObject::Pad(value)),
        () if sudokumaker::is_object(&value) => Some(SiteObject::Maker(value)),
        () => None,
    }
}
