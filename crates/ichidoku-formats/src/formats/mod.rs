//! The formats in which puzzles are read and written: a file each, and one table.

mod boxed;
pub(crate) mod candidates;
#[cfg(feature = "fields")]
pub(crate) mod csv;
#[cfg(any(test, not(feature = "fields")))]
mod fields;
mod full;
#[cfg(feature = "links")]
mod html;
#[cfg(feature = "fields")]
pub(crate) mod json;
#[cfg(feature = "links")]
mod latex;
pub(crate) mod line;
#[cfg(feature = "links")]
mod links;
#[cfg(feature = "links")]
mod markdown;
#[cfg(feature = "fields")]
mod ndjson;
#[cfg(feature = "fields")]
mod opensudoku;
pub(crate) mod pretty;
#[cfg(feature = "links")]
mod python;
mod rows;
pub(crate) mod sdk;
#[cfg(feature = "links")]
mod sdx;
#[cfg(feature = "links")]
mod ss;

#[cfg(feature = "links")]
pub use links::{f_puzzles_link, sudokupad_link};

use crate::descriptor::Descriptor;
use crate::layout::{Head, Sniffed, plain_text};

/// What tells from the beginning of a text how it is cut into records. Apart from the table of formats, so that what only reads
/// does without all that writes. A format
/// that isn't plain text has its line here, too.
pub(crate) const SNIFFERS: &[fn(&Head<'_>) -> Sniffed] = &[
    plain_text,
    #[cfg(feature = "fields")]
    csv::sniff,
    #[cfg(feature = "fields")]
    json::sniff,
    #[cfg(feature = "fields")]
    opensudoku::sniff,
    #[cfg(not(feature = "fields"))]
    fields::sniff,
];

/// All formats, in the order in which they are listed. A new one is a line here and a file.
pub(crate) const FORMATS: &[&Descriptor] = &[
    &line::FORMAT,
    &rows::FORMAT,
    &boxed::FORMAT,
    &pretty::FORMAT,
    &candidates::FORMAT,
    &full::FORMAT,
    #[cfg(feature = "links")]
    &ss::FORMAT,
    &sdk::FORMAT,
    #[cfg(feature = "links")]
    &sdx::FORMAT,
    #[cfg(feature = "fields")]
    &csv::FORMAT,
    #[cfg(feature = "fields")]
    &json::FORMAT,
    #[cfg(feature = "fields")]
    &ndjson::FORMAT,
    #[cfg(feature = "fields")]
    &opensudoku::FORMAT,
    #[cfg(feature = "links")]
    &markdown::FORMAT,
    #[cfg(feature = "links")]
    &python::FORMAT,
    #[cfg(feature = "links")]
    &html::FORMAT,
    #[cfg(feature = "links")]
    &latex::FORMAT,
    #[cfg(feature = "links")]
    &links::HODOKU,
    #[cfg(feature = "links")]
    &links::SUDOKU_PAD,
    #[cfg(feature = "links")]
    &links::SUDOKU_PAD_MARKS,
    #[cfg(feature = "links")]
    &links::SCL,
    #[cfg(feature = "links")]
    &links::F_PUZZLES,
    #[cfg(feature = "links")]
    &links::F_PUZZLES_JSON,
    #[cfg(feature = "links")]
    &links::SUDOKU_WIKI,
    #[cfg(feature = "links")]
    &links::SUDOKU_EXCHANGE,
    #[cfg(feature = "links")]
    &links::SUDOKU_COACH,
    #[cfg(feature = "links")]
    &links::ISS,
    #[cfg(feature = "links")]
    &links::PENPA,
    #[cfg(feature = "links")]
    &links::SOLO,
];
