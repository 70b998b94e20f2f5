//! Compressed inputs.

use std::io::{self, BufReader, Cursor, Read};

use flate2::bufread::MultiGzDecoder;

use crate::reader::{Reader, append};

/// The first bytes of all gzip data.
const MAGIC: &[u8] = &[0x1F, 0x8B];

/// How much compressed data is read at once.
const COMPRESSED_BYTES: usize = 64 << 10;

/// Looks at the first bytes; returns the decompressed ones, and whether they are such.
pub(crate) fn open(mut reader: Reader) -> io::Result<(Reader, bool)> {
    let mut head = Vec::new();
    append(&mut reader, &mut head, MAGIC.len())?;
    let is_gzip = head == MAGIC;
    let whole = Cursor::new(head).chain(reader);
    if !is_gzip {
        return Ok((Box::new(whole), false));
    }
    let compressed = BufReader::with_capacity(COMPRESSED_BYTES, whole);
    Ok((Box::new(MultiGzDecoder::new(compressed)), true))
}
