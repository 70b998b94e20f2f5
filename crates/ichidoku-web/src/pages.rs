//! Which techniques have a page.

/// The names of the pages.
const PAGES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Where a page of this name is, if there is one.
///
/// ```
/// assert_eq!(ichidoku_web::pages::link("no-such-technique"), None);
/// ```
pub fn link(name: &str) -> Option<String> {
    PAGES.contains(&name).then(|| format!("techniques/{name}.html"))
}
