//! Pictures of grids.
//!
//! A [`Scene`] describes a picture once: digits and candidates, what each candidate is to a step, tinted cells, links, and
//! a legend. Everything that draws a grid draws it from there: [`svg`] as a picture, [`text`] as lines of characters, and
//! the browser on its board, with the curves that [`Scene::curves`] leads around the digits.
//!
//! ```
//! use ichidoku::{Grid, Puzzle};
//! use ichidoku_render::{Fate, Mark, Scene, Style};
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = line.parse().unwrap();
//! let mut scene = Scene::new(Grid::from(puzzle));
//! scene.title = "The 5 of box 5".into();
//! scene.marks.insert("r5c5=5".parse().unwrap(), Mark { fate: Some(Fate::Placed), part: None });
//! assert!(ichidoku_render::text(&scene, Style::default()).contains("| 8     =5  3    |"));
//! assert!(ichidoku_render::svg(&scene).contains("<title>The 5 of box 5</title>"));
//! ```

mod curve;
mod decimal;
mod layout;
mod legend;
mod link;
mod mark;
mod paths;
mod scene;
mod svg;
mod text;

pub use curve::Curve;
pub use decimal::decimal;
pub use layout::{PITCH, Point, Rect, place};
pub use legend::{Legend, Sign};
pub use link::{Link, LinkKind};
pub use mark::{Fate, Mark, Part, Shape};
pub use scene::{Scene, Tint};
pub use svg::svg;
pub use text::{Style, text};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
