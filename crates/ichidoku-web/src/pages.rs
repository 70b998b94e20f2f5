//! Where the page of lessons is, which techniques have a page, and where that is in the language of the app.

use crate::words::language;

/// The page of lessons.
pub const LEARN: &str = "learn.html";

/// The names of the pages.
const PAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));
/// The languages that they are in beside English.
const LANGUAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Where a page of this name is, if there is one.
///
/// ```
/// assert_eq!(ichidoku_web::pages::link("no-such-technique"), None);
/// ```
pub fn link(name: &str) -> Option<String> {
    let folder = LANGUAGES.iter().find(|code| **code == language()).map(|code| format!("{code}/")).unwrap_or_default();
    PAGES.contains(&name).then(|| format!("techniques/{folder}{name}.html"))
}
