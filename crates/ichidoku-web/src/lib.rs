//! The browser app: a pure [`session`] that holds the rules of playing, [`words`] for its texts, and views over them
//! that exist in the browser only.

pub mod answers;
pub mod ask;
pub mod decimal;
pub mod drawing;
pub mod film;
pub mod pages;
pub mod reply;
pub mod session;
pub mod sight;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod views;
