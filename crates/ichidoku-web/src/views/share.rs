//! The doors of the browser for what leaves the app: the clipboard, with a table where there is one, and the system's own sheet.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag};

use super::browser;
use super::window::window;

#[wasm_bindgen]
extern "C" {
    /// What is put on the clipboard in several types at once.
    type ClipboardItem;

    #[wasm_bindgen(constructor, catch)]
    fn new(types: &JsValue) -> Result<ClipboardItem, JsValue>;

    /// The clipboard, as far as browsers have such items.
    type RichClipboard;

    #[wasm_bindgen(method, catch)]
    fn write(this: &RichClipboard, items: &js_sys::Array) -> Result<js_sys::Promise, JsValue>;

    /// The browser, as far as it has a sheet of the system.
    type Sharer;

    #[wasm_bindgen(method, catch, js_name = canShare)]
    fn can_share(this: &Sharer, what: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn share(this: &Sharer, what: &JsValue) -> Result<js_sys::Promise, JsValue>;
}

/// An object with these members.
fn object(members: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in members {
        _ = js_sys::Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Lets a promise go its way; that a person declines is no error.
fn let_go(promise: js_sys::Promise) {
    wasm_bindgen_futures::spawn_local(async move { _ = JsFuture::from(promise).await });
}

/// Bytes of a type.
pub(super) fn blob(bytes: &[u8], media_type: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

/// Copies a text, and a table for programs that take one; where a browser has no items, the text alone.
pub(super) fn copy(text: &str, table: Option<&str>) {
    if table.and_then(|table| copy_both(text, table)).is_none() {
        browser::copy(text);
    }
}

fn copy_both(text: &str, table: &str) -> Option<()> {
    let part = |text: &str, media_type: &str| blob(text.as_bytes(), media_type).map(JsValue::from);
    let types = [("text/plain", part(text, "text/plain")?), ("text/html", part(table, "text/html")?)];
    let item = ClipboardItem::new(&object(&types)).ok()?;
    let clipboard: RichClipboard = JsValue::from(window().navigator().clipboard()).into();
    clipboard.write(&js_sys::Array::of1(&item)).ok().map(let_go)
}

/// True if the system has a sheet to share by.
pub(super) fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the system's sheet with a link, a title, and a picture where it takes one.
pub(super) fn share(title: &str, link: &str, picture: &[u8]) {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(picture));
    let file = File::new_with_u8_array_sequence_and_options(&parts, "sudoku.png", &options);
    let members = vec![("title", JsValue::from(title)), ("text", JsValue::from(link))];
    let mut all = members.clone();
    all.extend(file.ok().map(|file| ("files", js_sys::Array::of1(&file).into())));
    let sharer: Sharer = JsValue::from(window().navigator()).into();
    let all = object(&all);
    let what = if sharer.can_share(&all).unwrap_or(false) { all } else { object(&members) };
    _ = sharer.share(&what).map(let_go);
}
