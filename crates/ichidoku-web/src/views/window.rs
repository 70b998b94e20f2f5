//! The window and the page in it.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Window};

/// The window that the page is in.
pub(super) fn window() -> Window {
    js_sys::global().unchecked_into()
}

/// The page.
pub(super) fn document() -> Document {
    // Every window has one.
    window().document().unwrap_or_else(|| JsValue::UNDEFINED.unchecked_into())
}
