//! Requests whose answers are files.

mod base64;
mod book;
mod draw_file;
mod parquet;

pub use base64::Base64;
pub use book::{Book, BookFile};
pub use draw_file::{DrawFile, DrawnFile, FileKind};
pub use parquet::{Parquet, ParquetFile};
