//! What may be wrong with a file.

use std::io;

use crate::binary::Binary;

pub(super) fn broken() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the Arrow file is damaged")
}

pub(super) fn large() -> io::Error {
    Binary::LARGE_BATCHES.into()
}

pub(super) fn unknown() -> io::Error {
    Binary::UNKNOWN_COLUMNS.into()
}
