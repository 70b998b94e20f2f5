//! Everything people load and share as files of puzzles: read without naming a format, streamed with bounded memory,
//! plain or compressed (with the default features `gzip` and `archives`), and written in any of the [`Format`]s.
//!
//! ```
//! use ichidoku_formats::Source;
//! let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let mut source = Source::from_text("pasted", format!("# a comment\n{line}\nnonsense\n{line}\n"));
//! let (mut puzzles, mut errors) = (vec![], vec![]);
//! while let Some(chunk) = source.next_chunk().unwrap() {
//!     for document in chunk.entries() {
//!         match document {
//!             Ok(document) => puzzles.push(document.puzzle),
//!             Err(error) => errors.push(error.to_string()),
//!         }
//!     }
//! }
//! assert_eq!(puzzles.len(), 2);
//! assert_eq!(errors, ["pasted:3: row 1, column 1: 'n' is not a digit or a blank"]);
//! ```

#![cfg_attr(not(feature = "fields"), allow(dead_code, reason = "used where named parts are read and written"))]

#[cfg(feature = "links")]
pub mod base64;
mod beside;
mod binary;
mod breaks;
mod chunk;
#[cfg(feature = "fields")]
mod column_of_puzzles;
mod columns;
mod descriptor;
mod detect;
mod document;
mod error;
mod fault;
#[cfg(feature = "texts")]
mod foreign;
mod format;
mod formats;
mod heading;
mod input;
mod layout;
mod lines;
mod links;
#[cfg(feature = "texts")]
mod literal;
mod names;
mod of_bytes;
#[cfg(feature = "gzip")]
mod packed;
mod part;
mod pieces;
#[cfg(feature = "texts")]
mod played;
mod reader;
mod record;
#[cfg(feature = "fields")]
mod remarks;
mod sections;
mod source;
mod table;
#[cfg(feature = "fields")]
mod table_rows;
mod utf16;
mod utf8;
#[cfg(feature = "fields")]
mod wider_table;
#[cfg(feature = "fields")]
mod xml;

pub use chunk::{Chunk, Entries};
#[cfg(feature = "fields")]
pub use column_of_puzzles::{PuzzleRow, column_of_puzzles};
pub use columns::Columns;
pub use document::{Document, More, Other, Remark};
pub use error::{EntryError, ReadError};
pub use fault::Fault;
pub use format::{Format, UnknownFormat, Writer};
#[cfg(feature = "links")]
pub use formats::{f_puzzles_link, sudokupad_link};
pub use ichidoku::Rules;
#[cfg(feature = "links")]
pub use links::{SiteObject, site_object, sudokumaker_rule};
pub use names::{apart, puzzle_column};
pub use of_bytes::{ReadPuzzle, puzzle_of_bytes, puzzle_of_digits, wrong_cell};
#[cfg(feature = "archives")]
pub use packed::{Annex, ColumnType, Compression, Gzip, NewPage, Page, Parquet, ParquetTable, Texts};
pub use part::{Part, Parts};
pub use record::Record;
pub use source::Source;
#[cfg(feature = "fields")]
pub use table_rows::TableRow;
#[cfg(feature = "fields")]
pub use wider_table::WiderTable;

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
