//! How much of a packed input is in memory.

use std::io::BufReader;

use crate::reader::Reader;

/// How much compressed data is read at once.
pub(super) const COMPRESSED_BYTES: usize = 64 << 10;

/// The most memory that the dictionary of compressed data may take: 32 MiB, in KiB.
#[cfg(feature = "archives")]
pub(super) const MOST_MEMORY: u32 = 32 << 10;

/// The same for the frames of zstd, in bytes.
#[cfg(feature = "archives")]
pub(super) const MOST_WINDOW: u64 = (MOST_MEMORY as u64) << 10;

pub(super) fn buffered(reader: Reader) -> BufReader<Reader> {
    BufReader::with_capacity(COMPRESSED_BYTES, reader)
}
