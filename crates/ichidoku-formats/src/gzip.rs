//! Compressed inputs.

use std::io::{self, BufReader, Cursor, Read};

use flate2::bufread::MultiGzDecoder;

use crate::input::{Input, Reader};

/// The first bytes of all gzip data.
const MAGIC: &[u8] = &[0x1F, 0x8B];

/// How much compressed data is read at once.
const COMPRESSED_BYTES: usize = 64 << 10;

/// Looks at the first bytes.
pub(crate) fn open(mut reader: Reader) -> io::Result<Input> {
    let mut head = Vec::new();
    reader.by_ref().take(MAGIC.len() as u64).read_to_end(&mut head)?;
    let is_gzip = head == MAGIC;
    let whole = Cursor::new(head).chain(reader);
    if !is_gzip {
        return Ok(Input::Plain(Box::new(whole)));
    }
    let compressed = BufReader::with_capacity(COMPRESSED_BYTES, whole);
    Ok(Input::Gzip(Box::new(MultiGzDecoder::new(compressed))))
}
