//! Pictures of variants.
//!
//! A [`Picture`] says what is drawn: a puzzle, the digits and candidates above it, what a step does to them, and lines of words
//! below. [`svg`] draws it, in light or dark as the reader's screen is. Every rule that has a place in the grid is drawn there,
//! in the colours that setters know: thermometers grey, whispers green, renban lines purple. Some kinds of lines differ by nothing
//! but their colour, as they do on setters' boards.
//!
//! ```
//! use ichidoku_variant_render::{Picture, svg};
//! use ichidoku_variants::read_iss;
//! let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_2")?;
//! let drawn = svg(&Picture::new(&puzzle));
//! assert!(drawn.contains("class=\"cage\"") && drawn.contains(">3</text>"));
//! # Ok::<(), ichidoku_variants::TextError>(())
//! ```
//!
//! ```text
//!   picture  what is drawn            rules/   what each rule draws
//!   svg      the document             outline  the borders of a set of cells
//!   canvas   shapes in their layers   places   where cells are
//!   digits   what stands in cells     margin   clues around the grid
//!   drawings what is only drawn       unseen   what a picture doesn't say
//!   fog      cells that fog covers
//! ```

mod canvas;
mod digits;
mod drawings;
mod fog;
mod lines;
mod margin;
mod outline;
mod picture;
mod places;
mod rules;
mod svg;
mod unseen;

pub use picture::Picture;
pub use places::middles;
pub use rules::is_dutch;
pub use svg::svg;
pub use unseen::{parts, unseen};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
