//! Which techniques have a page.

/// The names of the pages.
const PAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Where the page about a technique is, if it has one.
///
/// ```
/// assert_eq!(ichidoku_web::pages::link("no-such-technique"), None);
/// ```
pub fn link(slug: &str) -> Option<String> {
    PAGES.contains(&slug).then(|| format!("techniques/{slug}.html"))
}
