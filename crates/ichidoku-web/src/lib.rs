//! The browser app: a pure [`session`] that holds the rules of playing, [`words`] for its texts, and views over them
//! that exist in the browser only.

pub mod answers;
pub mod ask;
pub mod board_view;
pub mod chart;
pub mod decimal_text;
pub mod drawing;
pub mod exchange;
pub mod markdown;
pub mod moment;
pub mod own_order;
pub mod pages;
pub mod racing;
pub mod recording;
pub mod reply;
pub mod session;
pub mod story;
pub mod tree;
pub mod tree_picture;
pub mod variants;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod views;
