//! The app in the browser: the page, and with the features `extras` and `lab` modules that the page fetches when they are
//! first wanted.
#![cfg_attr(not(feature = "page"), allow(dead_code, reason = "the page uses most of it"))]

#[cfg(feature = "lab")]
mod algorithm;
mod alike;
mod app;
mod batch;
#[cfg(feature = "extras")]
mod batch_table;
#[cfg(feature = "lab")]
mod bench;
#[cfg(any(feature = "extras", feature = "learn"))]
mod beside;
mod board;
mod browser;
mod cell;
mod cell_menu;
#[cfg(feature = "lab")]
mod charts;
#[cfg(feature = "lab")]
mod collection;
#[cfg(feature = "lab")]
mod comparison;
#[cfg(feature = "exchange")]
mod desk;
mod dom;
#[cfg(feature = "learn")]
mod drill;
#[cfg(feature = "learn")]
mod drill_view;
mod enter;
mod errands;
#[cfg(feature = "exchange")]
mod exchange;
mod exercise;
mod explainer;
#[cfg(feature = "extras")]
mod extras;
mod file;
mod frame;
mod games;
mod hint;
mod home;
mod icons;
mod keypad;
#[cfg(feature = "extras")]
mod known;
#[cfg(feature = "lab")]
mod lab;
mod lab_panel;
mod language;
mod later;
#[cfg(feature = "learn")]
mod learn;
#[cfg(feature = "learn")]
mod learner;
#[cfg(feature = "learn")]
mod lesson;
#[cfg(feature = "extras")]
mod looking_back;
mod make;
#[cfg(feature = "extras")]
mod menu;
mod message;
mod new;
#[cfg(feature = "lab")]
mod order_board;
#[cfg(feature = "learn")]
mod path;
mod play;
#[cfg(feature = "exchange")]
mod printing;
#[cfg(feature = "lab")]
mod race;
mod rating;
mod reactive;
mod reading;
#[cfg(feature = "lab")]
mod recording_player;
#[cfg(feature = "lab")]
mod search_tree;
#[cfg(feature = "learn")]
mod set_up;
mod setter;
mod settings;
#[cfg(feature = "exchange")]
mod share;
#[cfg(feature = "lab")]
mod small_board;
mod solve;
mod solver;
#[cfg(feature = "extras")]
mod statistics;
#[cfg(feature = "extras")]
mod step_list;
mod storage;
#[cfg(feature = "lab")]
mod story;
mod timer;
#[cfg(feature = "variants")]
mod variant_address;
#[cfg(feature = "variants")]
mod variant_board;
#[cfg(feature = "variants")]
mod variant_change;
#[cfg(feature = "variants")]
mod variant_check;
#[cfg(feature = "variants")]
mod variant_fog;
#[cfg(feature = "variants")]
mod variant_hint;
#[cfg(feature = "variants")]
mod variant_margin;
#[cfg(feature = "variants")]
mod variant_open;
#[cfg(feature = "variants")]
mod variant_origin;
#[cfg(feature = "variants")]
mod variant_play;
#[cfg(feature = "variants")]
mod variant_share;
#[cfg(feature = "variants")]
mod variant_sketches;
#[cfg(feature = "variants")]
mod variant_start;
#[cfg(feature = "variants")]
mod variant_stroke;
#[cfg(feature = "variants")]
mod variant_studio;
#[cfg(feature = "variants")]
mod variant_table;
#[cfg(feature = "variants")]
mod variants;
mod ways;
mod win;
mod window;
mod worker;

#[cfg(feature = "page")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(async {
        language::load().await;
        reactive::run(frame::show);
    });
}
