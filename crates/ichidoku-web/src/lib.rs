//! The browser app: a pure [`session`] that holds the rules of playing, and views over it that exist in the browser only.

pub mod session;

#[cfg(target_arch = "wasm32")]
mod views;
