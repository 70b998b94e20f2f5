//! The app in the browser.

mod app;
mod board;
mod browser;
mod cell;
mod comparison;
mod dom;
mod enter;
mod file;
mod frame;
mod games;
mod hint;
mod home;
mod icons;
mod keypad;
mod lab;
mod make;
mod message;
mod play;
mod rating;
mod reactive;
mod reading;
mod recording_player;
mod settings;
mod solve;
mod solver;
mod statistics;
mod storage;
mod timer;
mod win;
mod window;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    crate::words::choose(&browser::language());
    reactive::run(frame::show);
}
