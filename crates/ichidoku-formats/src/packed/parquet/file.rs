//! A file that is read in any order, and what may be wrong with it.

use std::io::{self, Read, Seek};

use crate::binary::Binary;

/// Bytes in any order.
pub(crate) trait Random: Read + Seek + Send {}

impl<R: Read + Seek + Send> Random for R {}

/// A file.
pub(crate) type File = Box<dyn Random>;

pub(super) fn broken() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the Parquet file is damaged")
}

pub(super) fn large() -> io::Error {
    Binary::LARGE_PAGES.into()
}
