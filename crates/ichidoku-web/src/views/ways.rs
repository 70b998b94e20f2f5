//! Ways that lead to another page.

use super::dom::{Part, part};
use super::icons::icon;
use crate::pages::VARIANTS;

/// A tab that leads to a page.
pub(super) fn link_tab(name: &str, address: &str, label: &str) -> Part {
    let tab = part("a").class("tab").id(&format!("tab-{name}")).attr("href", address);
    tab.child(icon(name)).child(part("span").text(label))
}

/// A tab that leads from another page to a screen of the app.
#[cfg(any(feature = "learn", feature = "variants"))]
pub(super) fn panel_tab(panel: super::app::Panel) -> Part {
    link_tab(panel.name(), &format!("./#{}", panel.name()), panel.label())
}

/// The address where a puzzle of other sizes or rules is played.
pub(super) fn variant_link(puzzle: &str) -> String {
    format!("{VARIANTS}#q={}", String::from(js_sys::encode_uri_component(puzzle)))
}
