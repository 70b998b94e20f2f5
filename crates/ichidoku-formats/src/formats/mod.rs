//! The formats in which puzzles are read and written: a file each, and one table.

mod boxed;
pub(crate) mod candidates;
pub(crate) mod csv;
mod full;
mod json;
pub(crate) mod line;
mod ndjson;
mod opensudoku;
pub(crate) mod pretty;
mod rows;
pub(crate) mod sdk;

use crate::descriptor::Descriptor;

/// All formats, in the order in which they are listed. A new one is a line here and a file.
pub(crate) const FORMATS: [&Descriptor; 11] = [
    &line::FORMAT,
    &rows::FORMAT,
    &boxed::FORMAT,
    &pretty::FORMAT,
    &candidates::FORMAT,
    &full::FORMAT,
    &sdk::FORMAT,
    &csv::FORMAT,
    &json::FORMAT,
    &ndjson::FORMAT,
    &opensudoku::FORMAT,
];
