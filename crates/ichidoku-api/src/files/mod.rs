//! Requests whose answers are files.

mod base64;
mod book;
mod draw_file;
mod parquet;
mod rule_sentences;

pub use base64::Base64;
pub use book::{Book, BookFile, BookItem, BookMaker, BookNote, BookNoteKind};
pub use draw_file::{DrawFile, DrawnFile, FileKind};
pub use parquet::{Parquet, ParquetFile};
pub use rule_sentences::RuleSentences;
