//! The ways in which a page is compressed.

use std::io::{self, Cursor, Read};

use flate2::read::MultiGzDecoder;

use super::super::bytes::Bytes;
use super::super::lz4::{self, copy};
use super::super::{
    buffer::{MOST_WINDOW, buffered},
    zstd,
};

/// Decompresses a page, whose length the file says. `None` if it is damaged.
///
/// # Errors
/// If the way isn't known here.
pub(super) fn decompressed(codec: i64, packed: Vec<u8>, length: usize) -> io::Result<Option<Vec<u8>>> {
    let from = |mut reader: Box<dyn Read>| {
        let mut bytes = Vec::with_capacity(length);
        reader.by_ref().take(length as u64).read_to_end(&mut bytes).ok().map(|_| bytes)
    };
    let bytes = match codec {
        0 => Some(packed),
        1 => snappy(&packed, length),
        2 => from(Box::new(MultiGzDecoder::new(Cursor::new(packed)))),
        6 => from(Box::new(zstd::Frames::new(buffered(Box::new(Cursor::new(packed))), MOST_WINDOW))),
        7 => {
            let mut bytes = Vec::with_capacity(length);
            lz4::block(&packed, &mut bytes, length).map(|()| bytes)
        }
        other => {
            let name = ["LZO", "Brotli", "LZ4 in Hadoop's frames"].get((other - 3) as usize).unwrap_or(&"a new way");
            return Err(io::Error::new(io::ErrorKind::InvalidData, format!("its pages are compressed with {name}")));
        }
    };
    Ok(bytes.filter(|bytes| bytes.len() == length))
}

/// Snappy: the length, then literals and copies of what came before. The scheme is that of
/// <https://github.com/google/snappy/blob/main/format_description.txt>.
fn snappy(packed: &[u8], length: usize) -> Option<Vec<u8>> {
    let (mut input, mut out) = (Bytes::new(packed), Vec::with_capacity(length));
    if input.varint()? != length as u64 {
        return None;
    }
    let number = |input: &mut Bytes<'_>, bytes: usize| {
        Some(input.take(bytes)?.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
    };
    while out.len() < length {
        let tag = usize::from(input.byte()?);
        let (count, back) = match tag & 3 {
            0 => {
                let count = match tag >> 2 {
                    more @ 60.. => number(&mut input, more - 59)?,
                    count => count,
                };
                out.extend_from_slice(input.take(count + 1).filter(|_| out.len() + count < length)?);
                continue;
            }
            1 => (4 + (tag >> 2 & 7), (tag >> 5) << 8 | usize::from(input.byte()?)),
            2 => (1 + (tag >> 2), number(&mut input, 2)?),
            _ => (1 + (tag >> 2), number(&mut input, 4)?),
        };
        copy(&mut out, back, count, length)?;
    }
    Some(out)
}
