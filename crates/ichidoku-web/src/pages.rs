//! Where the page of lessons is, which techniques have a page, and where that is in the language of the app.

use crate::words::{language, languages};

/// The page of lessons.
pub const LEARN: &str = "learn.html";

/// The names of the pages.
const PAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Where a page of this name is, if there is one.
///
/// ```
/// assert_eq!(ichidoku_web::pages::link("no-such-technique"), None);
/// ```
pub fn link(name: &str) -> Option<String> {
    // English has none, and neither has the language for tests.
    let mut with_folder = languages().iter().map(|(code, _)| *code).filter(|code| *code != "en");
    let folder = with_folder.find(|code| *code == language()).map(|code| format!("{code}/")).unwrap_or_default();
    PAGES.contains(&name).then(|| format!("techniques/{folder}{name}.html"))
}
