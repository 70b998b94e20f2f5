//! The few things that the app asks of the browser.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::timer;
use super::window::{document, window};
use crate::session::{Held, Key};

/// The id of a page that is open beside the board.
pub(super) const BESIDE: &str = "beside";

/// Milliseconds since 1970.
pub(super) fn now() -> f64 {
    js_sys::Date::now()
}

/// Today, in days since 1970 by the player's clock.
pub(super) fn today() -> i32 {
    let date = js_sys::Date::new_0();
    ((now() - 60_000.0 * date.get_timezone_offset()) / 86_400_000.0).floor() as i32
}

/// A day since 1970 as `2026-11-22`.
#[cfg(feature = "extras")]
pub(super) fn iso_date(day: i32) -> String {
    let text = String::from(midnight(day).to_iso_string());
    text.split('T').next().unwrap_or_default().to_owned()
}

/// A day since 1970 as people write it in a language: `22 November`.
pub(super) fn date(day: i32, language: &str) -> String {
    let options = js_sys::Object::new();
    for (part, form) in [("day", "numeric"), ("month", "long"), ("timeZone", "UTC")] {
        _ = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    // English here is British.
    let language = if language == "en" { "en-GB" } else { language };
    midnight(day).to_locale_date_string(language, &options).into()
}

/// When a day since 1970 began in Greenwich.
fn midnight(day: i32) -> js_sys::Date {
    js_sys::Date::new(&(f64::from(day) * 86_400_000.0).into())
}

/// A name for a game that no other has.
pub(super) fn fresh_id() -> String {
    format!("{:x}-{:x}", now() as u64, (js_sys::Math::random() * f64::from(u32::MAX)) as u32)
}

/// A random seed that a person can copy.
pub(super) fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}

/// The key of an event, with its modifiers.
pub(super) fn held(event: &KeyboardEvent) -> Held {
    Held { shift: event.shift_key(), ctrl: event.ctrl_key() || event.meta_key(), alt: event.alt_key() }
}

/// Calls back with the key of an event.
pub(super) fn with_key<T>(event: &KeyboardEvent, call: impl FnOnce(Key<'_>) -> T) -> T {
    let (code, key) = (event.code(), event.key());
    call(Key { code: &code, key: &key, held: held(event), num_lock: event.get_modifier_state("NumLock") })
}

/// Whether the event's target takes text itself.
pub(super) fn takes_text(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches("textarea, input[type=text]:not([readonly])").unwrap_or(false))
}

/// True if a copy means text that is selected, or a field.
pub(super) fn has_text_to_copy() -> bool {
    let is_field = |element: Element| element.matches("input, textarea").unwrap_or(false);
    let selection = window().get_selection().ok().flatten();
    selection.is_some_and(|selection| !selection.is_collapsed()) || document().active_element().is_some_and(is_field)
}

/// True if a control does something of its own with the key, or a sheet is open over the page.
pub(super) fn is_claimed(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let presses = matches!(key.as_str(), "Enter" | " ");
    let moves = key.starts_with("Arrow") || matches!(key.as_str(), "Home" | "End" | "PageUp" | "PageDown");
    let claims = |element: Element| {
        let is = |css| element.matches(css).unwrap_or(false);
        is("input[type=text], textarea, select")
            || presses && is("button, a, input, summary")
            || moves && is("[type=range]")
    };
    is_sheet_open() || event.target().and_then(|target| target.dyn_into().ok()).is_some_and(claims)
}

/// True if a sheet is open over the page.
pub(super) fn is_sheet_open() -> bool {
    finds(":popover-open")
}

/// True if there is an element that the selector fits.
pub(super) fn finds(selector: &str) -> bool {
    document().query_selector(selector).is_ok_and(|found| found.is_some())
}

/// True if a click on a button came from a pointer, not from a key.
pub(super) fn is_pointer_click(event: &Event) -> bool {
    let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_on_button = button.is_some_and(|target| target.closest("button").is_ok_and(|button| button.is_some()));
    is_on_button && event.unchecked_ref::<web_sys::UiEvent>().detail() > 0
}

/// Presses the button with this id; false if there is none that can be pressed.
pub(super) fn press(id: &str) -> bool {
    let button = document().get_element_by_id(id).and_then(|button| button.dyn_into::<HtmlElement>().ok());
    let button = button.filter(|button| !button.matches(":disabled").unwrap_or(false));
    button.as_ref().inspect(|button| button.click()).is_some()
}

/// Whether whoever uses the page wants less motion.
#[cfg(any(feature = "extras", feature = "lab"))]
pub(super) fn wants_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Removes the element with this id, if there is one.
pub(super) fn remove(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.remove();
    }
}

/// Gives the focus to the element with this id.
pub(super) fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        focus_on(element);
    }
}

fn focus_on(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        _ = element.focus_with_options(&options);
    }
}

/// Whether the element, or one inside it, has the focus.
pub(super) fn holds_focus(element: &Element) -> bool {
    document().active_element().is_some_and(|active| element.contains(Some(&active)))
}

/// Takes the focus from a control that can no longer be pressed: to the board, where a key does nothing by accident.
pub(super) fn give_to_board(from: &Element) {
    if let Ok(Some(cell)) = document().query_selector("#board [tabindex=\"0\"]") {
        focus_on(cell);
    }
    keep_focus(from);
}

/// Gives the focus to what is next to the place where what had it is gone, so that keys go on from there.
pub(super) fn keep_focus(place: &Element) {
    const TAKES_FOCUS: &str = "button:enabled, a[href], [tabindex=\"0\"]";
    let is_lost = |active: Element| active.matches("body, :disabled").unwrap_or(false);
    if document().active_element().is_some_and(|active| !is_lost(active)) {
        return;
    }
    let mut around = Some(place.clone());
    while let Some(element) = around {
        if let Ok(Some(next)) = element.query_selector(TAKES_FOCUS) {
            return focus_on(next);
        }
        around = element.parent_element();
    }
}

/// The id of the element with the focus, empty if there is none.
pub(super) fn focused_id() -> String {
    document().active_element().map(|element| element.id()).unwrap_or_default()
}

/// The value of the field that an event came from.
pub(super) fn value(event: &Event) -> String {
    event.target().map(|target| value_of(&target)).unwrap_or_default()
}

/// The value of a field.
pub(super) fn value_of(field: &JsValue) -> String {
    js_sys::Reflect::get(field, &"value".into()).ok().and_then(|value| value.as_string()).unwrap_or_default()
}

/// A text as it is searched: in small letters, which the browser knows of every script, and with the apostrophe that a text has where a
/// keyboard has a straight one.
pub(super) fn searched(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().split("'").join("’").into()
}

/// Gives a field the focus, in sight and with all its text selected, so that what is typed takes its place.
#[cfg(feature = "variants")]
pub(super) fn select_text(id: &'static str) {
    timer::next_frame(move || {
        let field =
            document().get_element_by_id(id).and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(field) = field {
            _ = field.focus();
            field.select();
        }
    });
}

/// Scrolls until the element with this id is in sight, once it is drawn.
pub(super) fn reveal(id: &'static str) {
    scroll_to(id, web_sys::ScrollLogicalPosition::Nearest);
}

/// Scrolls so that an element is the first that is seen, once it is drawn.
pub(super) fn reveal_from(id: &'static str) {
    scroll_to(id, web_sys::ScrollLogicalPosition::Start);
}

fn scroll_to(id: &'static str, place: web_sys::ScrollLogicalPosition) {
    timer::next_frame(move || {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(place);
        if let Some(element) = document().get_element_by_id(id) {
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Scrolls within an element to one of its children, by its number from 0; where the end comes into sight before that, to the last one
/// from which that is so. What is seen begins with a child, never within one.
pub(super) fn scroll_to_child(selector: &'static str, number: usize) {
    timer::next_frame(move || {
        let Ok(Some(element)) = document().query_selector(selector) else { return };
        let top = |at: usize| {
            let child = element.query_selector(&format!(":scope > :nth-child({})", at + 1)).ok().flatten()?;
            Some(child.get_bounding_client_rect().top())
        };
        let (first, room) = (top(0).unwrap_or_default(), element.scroll_height() - element.client_height());
        let mut offsets = (0..=number).rev().filter_map(|at| Some((top(at)? - first) as i32));
        element.set_scroll_top(offsets.find(|offset| *offset <= room).unwrap_or_default());
    });
}

/// Scrolls the page to its beginning, and the panel where that scrolls by itself.
pub(super) fn to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Ok(Some(panel)) = document().query_selector(".panel-side") {
        panel.set_scroll_top(0);
    }
}

/// Whether the element with the focus is inside the one with this id.
pub(super) fn has_focus(id: &str) -> bool {
    let inside = |element: Element| element.closest(&format!("#{id}")).ok().flatten();
    document().active_element().and_then(inside).is_some()
}

/// Whether the focus came by keyboard.
pub(super) fn is_focus_visible() -> bool {
    document().active_element().is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// The part of the address from `#` on.
pub(super) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Shows another fragment in the address with a new entry in the history.
pub(super) fn push_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        _ = history.push_state_with_url(&JsValue::NULL, "", Some(fragment));
    }
}

/// Shows another fragment in the address without a new entry in the history.
pub(super) fn set_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(fragment));
    }
}

/// The address of the app without a fragment.
pub(super) fn address() -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}")
}

/// Puts a text on the clipboard.
pub(super) fn copy(text: &str) {
    _ = window().navigator().clipboard().write_text(text);
}

/// Offers a text as a file to save.
pub(super) fn save_file(name: &str, text: &str) {
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into())) {
        save_blob(name, &blob);
    }
}

/// Offers bytes as a file to save.
pub(super) fn save_blob(name: &str, blob: &web_sys::Blob) {
    let Ok(url) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    _ = web_sys::Url::revoke_object_url(&url);
}
