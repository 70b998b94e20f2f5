//! The app in the browser.

#![allow(clippy::needless_pass_by_value, reason = "components own what they are given")]
#![allow(unreachable_pub, reason = "the macro makes what a component is given public")]

mod app;
mod board;
mod browser;
mod cell;
mod enter;
mod frame;
mod games;
mod hint;
mod icons;
mod keypad;
mod lab;
mod make;
mod play;
mod settings;
mod solve;
mod solver;
mod storage;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    crate::words::choose(&browser::language());
    leptos::mount::mount_to_body(frame::Frame);
}
