//! The formats in which puzzles are read and written: a file each, and one table.

mod boxed;
pub(crate) mod candidates;
pub(crate) mod csv;
mod full;
mod html;
mod json;
mod latex;
pub(crate) mod line;
mod markdown;
mod ndjson;
mod opensudoku;
pub(crate) mod pretty;
mod rows;
pub(crate) mod sdk;
mod sdx;
mod ss;

use crate::descriptor::Descriptor;
#[cfg(feature = "links")]
use crate::links::codes;

/// All formats, in the order in which they are listed. A new one is a line here and a file.
pub(crate) const FORMATS: &[&Descriptor] = &[
    &line::FORMAT,
    &rows::FORMAT,
    &boxed::FORMAT,
    &pretty::FORMAT,
    &candidates::FORMAT,
    &full::FORMAT,
    &ss::FORMAT,
    &sdk::FORMAT,
    &sdx::FORMAT,
    &csv::FORMAT,
    &json::FORMAT,
    &ndjson::FORMAT,
    &opensudoku::FORMAT,
    &markdown::FORMAT,
    &html::FORMAT,
    &latex::FORMAT,
    #[cfg(feature = "links")]
    &codes::hodoku::FORMAT,
    #[cfg(feature = "links")]
    &codes::cells::SUDOKU_PAD,
    #[cfg(feature = "links")]
    &codes::f_puzzles::SUDOKU_PAD,
    #[cfg(feature = "links")]
    &codes::f_puzzles::FORMAT,
    #[cfg(feature = "links")]
    &codes::f_puzzles::JSON,
    #[cfg(feature = "links")]
    &codes::sudokuwiki::FORMAT,
    #[cfg(feature = "links")]
    &codes::cells::SUDOKU_EXCHANGE,
    #[cfg(feature = "links")]
    &codes::cells::SUDOKU_COACH,
    #[cfg(feature = "links")]
    &codes::shapes::FORMAT,
    #[cfg(feature = "links")]
    &codes::solo::FORMAT,
];
