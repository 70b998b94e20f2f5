//! Where the pages of lessons and of other sizes and rules are, which techniques have a page, and where that is in the language of the app.

use crate::words::{language, languages};

/// The page of lessons.
pub const LEARN: &str = "learn.html";

/// The page of other sizes and rules.
pub const VARIANTS: &str = "variants.html";

/// The names of the pages.
const PAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Where a page of this name is, if there is one.
///
/// ```
/// assert_eq!(ichidoku_web::pages::link("no-such-technique"), None);
/// ```
pub fn link(name: &str) -> Option<String> {
    PAGES.contains(&name).then(|| at(name))
}

/// Where the list of all these pages is.
///
/// ```
/// assert_eq!(ichidoku_web::pages::index(), "techniques/index.html");
/// ```
pub fn index() -> String {
    at("index")
}

fn at(name: &str) -> String {
    // English has no folder of its own, and neither has the language for tests.
    let own = language();
    let has_folder = own != "en" && languages().iter().any(|(code, _)| *code == own);
    let [folder, end] = if has_folder { [own, "/"] } else { [""; 2] };
    format!("techniques/{folder}{end}{name}.html")
}
