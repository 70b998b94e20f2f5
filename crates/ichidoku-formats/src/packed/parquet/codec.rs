//! The ways in which a page is compressed.

use std::io::{self, Cursor, Read};

use flate2::read::MultiGzDecoder;

use super::super::{buffer::buffered, zstd};
use super::thrift::Bytes;

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
        6 => from(Box::new(zstd::Frames::new(buffered(Box::new(Cursor::new(packed)))))),
        7 => lz4(&packed, length),
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

/// A block of LZ4. The scheme is that of <https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md>.
fn lz4(packed: &[u8], length: usize) -> Option<Vec<u8>> {
    let (mut input, mut out) = (Bytes::new(packed), Vec::with_capacity(length));
    let count = |input: &mut Bytes<'_>, short: u8| {
        let (mut count, mut more) = (usize::from(short), if short == 15 { 255 } else { 0 });
        while more == 255 {
            more = input.byte()?;
            count += usize::from(more);
        }
        Some(count)
    };
    while out.len() < length {
        let token = input.byte()?;
        let literals = count(&mut input, token >> 4)?;
        out.extend_from_slice(input.take(literals).filter(|_| out.len() + literals <= length)?);
        // The last sequence ends with its literals.
        if let Some([low, high]) = input.take(2) {
            let matched = count(&mut input, token & 15)? + 4;
            copy(&mut out, usize::from(u16::from_le_bytes([*low, *high])), matched, length)?;
        }
    }
    Some(out)
}

/// Repeats what stands so far back; it may reach into what is written now.
fn copy(out: &mut Vec<u8>, back: usize, count: usize, limit: usize) -> Option<()> {
    let start = out.len().checked_sub(back).filter(|_| back > 0 && out.len() + count <= limit)?;
    for at in start..start + count {
        out.push(*out.get(at)?);
    }
    Some(())
}
