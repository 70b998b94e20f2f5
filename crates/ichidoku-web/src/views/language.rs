//! The language of the page. English is built in; any other is a file that is fetched before the page speaks it.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Event, Response};

use super::app::App;
use super::window::{document, window};
use super::{storage, timer};
use crate::session::Settings;
use crate::words::{self, Texts, language, languages, word};

/// Where the page keeps the table of its language for the modules that it fetches later, and the event that says that it has
/// turned to another language.
const SHARED: &str = "ichidokuTexts";

/// Speaks the language of the player, or else the browser's where the app has it. Without its file the page is English.
pub(super) async fn load() {
    let settings = storage::settings();
    if code(&settings) != "en" {
        let table = table(&settings).await;
        speak(&settings, table);
    }
}

/// Turns the app to the language that was chosen in the settings, and then calls back.
pub(super) fn turn(app: App, turned: impl FnOnce() + 'static) {
    let turned = move || {
        app.turn_language();
        turned();
    };
    turn_page(Box::new(turned), Box::new(move |language| app.say(language)));
}

/// Turns the page to the language that was chosen in the settings, calls back, and then has the language's name said.
pub(super) fn turn_page(turned: Box<dyn FnOnce()>, say: Box<dyn FnOnce(&'static str)>) {
    spawn_local(async move {
        let (settings, before) = (storage::settings(), language());
        let table = table(&settings).await;
        // While it was fetched, the player may have chosen again.
        if code(&storage::settings()) != code(&settings) {
            return;
        }
        speak(&settings, table);
        turned();
        if language() != before {
            // What is read aloud is there before it says something.
            timer::next_frame(move || say(word("language-name")));
        }
    });
}

/// The table of the language that the settings ask for; none for English, and where it can't be fetched.
async fn table(settings: &Settings) -> Option<String> {
    let code = code(settings);
    let table = if code == "en" { None } else { fetch(&format!("words/{code}.app.txt")).await };
    table.filter(|table| table.starts_with(&code))
}

/// Speaks the language of a table from now on, here and in the modules that are there.
fn speak(settings: &Settings, table: Option<String>) {
    let shared = js_sys::Array::of2(&table.map_or(JsValue::UNDEFINED, JsValue::from), &settings.own_digits.into());
    _ = js_sys::Reflect::set(&js_sys::global(), &SHARED.into(), &shared);
    choose_shared();
    write_head();
    if let Ok(event) = Event::new(SHARED) {
        _ = window().dispatch_event(&event);
    }
}

thread_local! {
    /// The title and the description in English, which the page's file has.
    static HEAD: [String; 2] = {
        let description = description().and_then(|element| element.get_attribute("content"));
        [document().title(), description.unwrap_or_default()]
    };
}

fn description() -> Option<Element> {
    document().query_selector("meta[name=description]").ok().flatten()
}

/// Writes the head of the page in its language: the title, the description, and which manifest the app is installed by.
fn write_head() {
    HEAD.with(|[title, about]| {
        let is_english = language() == "en";
        document().set_title(if is_english { title } else { word("page-title") });
        if let Some(element) = description() {
            _ = element.set_attribute("content", if is_english { about } else { word("page-description") });
        }
        if let Ok(Some(element)) = document().query_selector("link[rel=manifest]") {
            let code = if is_english { String::new() } else { format!(".{}", language()) };
            _ = element.set_attribute("href", &format!("manifest{code}.webmanifest"));
        }
    });
}

/// Chooses the language of the page in a module that it has fetched, now and when the page turns to another one, and then
/// calls back.
#[cfg(any(feature = "exchange", feature = "extras", feature = "lab"))]
pub(super) fn share(turned: impl Fn() + 'static) {
    choose_shared();
    let turn = wasm_bindgen::closure::Closure::<dyn Fn()>::new(move || {
        choose_shared();
        turned();
    });
    // The module is there as long as the page.
    _ = window().add_event_listener_with_callback(SHARED, turn.into_js_value().unchecked_ref());
}

/// Chooses what the page shares: the table of its language, and whether digits are the language's own.
fn choose_shared() {
    let shared = js_sys::Reflect::get(&js_sys::global(), &SHARED.into()).unwrap_or_default();
    // Nothing is shared in English before there was another language.
    let shared = shared.dyn_into::<js_sys::Array>().unwrap_or_default();
    words::choose(shared.get(0).as_string().map_or_else(Texts::english, |table| Texts::read(table.leak())));
    words::choose_digits(shared.get(1).is_truthy());
}

/// The code of the language that the settings ask for.
fn code(settings: &Settings) -> String {
    if !settings.language.is_empty() {
        return settings.language.clone();
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
