//! The app in the browser.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <h1>"ichidoku"</h1> });
}
