//! Books of puzzles as PDF, and pictures of grids as PNG and PDF.
//!
//! A [`Book`] says how pages look, an [`Item`] is a puzzle with what stands above it. Pages are laid out as sheets of lines and
//! texts, and written from there.
//!
//! ```
//! use ichidoku::Puzzle;
//! use ichidoku_print::{Book, Item, Layout, Paper, Solutions};
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = line.parse().unwrap();
//! let layout = Layout { paper: Paper::A5, per_page: 1, ..Layout::default() };
//! let book = Book { layout, title: "Sunday".into(), solutions: Solutions::None, ..Book::default() };
//! let pdf = book.pdf(&[Item::of(&puzzle), Item::of(&puzzle)]).unwrap();
//! assert!(pdf.starts_with(b"%PDF-1.7"));
//! ```

mod arrange;
mod board;
mod book;
mod booklet;
mod code;
#[cfg_attr(not(feature = "variants"), path = "no_drawn.rs")]
mod drawn;
mod error;
mod face;
mod flow;
#[cfg_attr(not(feature = "fonts"), path = "no_font.rs")]
mod font;
mod frame;
mod item;
mod layout;
mod letters;
mod line;
mod outline;
mod paper;
mod path;
mod pdf;
mod pdf_font;
mod picture;
mod piece;
mod sheet;
mod sheet_svg;
mod tags;

pub use book::{Book, Solutions};
pub use drawn::Drawn;
pub use error::NoRoom;
pub use face::unwritable;
pub use font::Font;
pub use item::Item;
pub use layout::Layout;
pub use letters::Letters;
pub use paper::Paper;
pub use picture::Picture;

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
