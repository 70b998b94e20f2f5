//! The language of the page. English is built in; any other is a file that is fetched before the page is shown.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::storage;
use super::window::{document, window};
use crate::words::{self, Texts, language, languages, word};

/// Where the page keeps the table of its language for the modules that it fetches later.
const TABLE: &str = "ichidokuTexts";

/// Chooses the language: the player's, or else the browser's where the app speaks it. Without its file the page is English.
pub(super) async fn load() {
    let code = wanted();
    if code == "en" {
        return;
    }
    if let Some(table) = fetch(&format!("words/{code}.app.txt")).await.filter(|table| table.starts_with(&code)) {
        _ = js_sys::Reflect::set(&js_sys::global(), &TABLE.into(), &table.as_str().into());
        words::choose(Texts::read(table.leak()));
        write_head();
    }
}

/// Writes the head of the page in its language: the title, the description, and which manifest the app is installed by.
/// The page's file has them in English.
fn write_head() {
    document().set_title(word("page-title"));
    let manifest = format!("manifest.{}.webmanifest", language());
    let links =
        [("meta[name=description]", "content", word("page-description")), ("link[rel=manifest]", "href", &manifest)];
    for (css, attribute, text) in links {
        if let Ok(Some(element)) = document().query_selector(css) {
            _ = element.set_attribute(attribute, text);
        }
    }
}

/// Chooses the language that the page has loaded.
#[cfg(any(feature = "exchange", feature = "extras", feature = "lab"))]
pub(super) fn share() {
    let table = js_sys::Reflect::get(&js_sys::global(), &TABLE.into()).ok().and_then(|table| table.as_string());
    if let Some(table) = table {
        words::choose(Texts::read(table.leak()));
    }
}

fn wanted() -> String {
    let chosen = storage::settings().language;
    if !chosen.is_empty() {
        return chosen;
    }
    let preferred = window().navigator().language().unwrap_or_default();
    let code = preferred.split('-').next().unwrap_or_default();
    let is_spoken = languages().iter().any(|(spoken, _)| *spoken == code);
    if is_spoken { code.to_owned() } else { "en".to_owned() }
}

/// The text of a file of the app.
pub(super) async fn fetch(path: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(path)).await.ok()?.dyn_into().ok()?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
