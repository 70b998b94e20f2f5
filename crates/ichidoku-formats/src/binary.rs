//! Files that are no text, known by their first bytes.

use std::fmt;
use std::io::{self, Read};

/// So much of a zip archive is looked at to find what is in it.
const ARCHIVE_BYTES: u64 = 8 << 10;

/// What a file is that is no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Binary(&'static str);

impl Binary {
    /// The kind of file with this beginning, if it is no text. A zip archive is read on to find what it holds.
    pub(crate) fn of(head: &[u8], rest: &mut dyn Read) -> io::Result<Option<Self>> {
        Ok(match head {
            [b'P', b'K', 3, 4, ..] => Some(Self::of_archive(head, rest)?),
            [b'P', b'K', 5, 6, ..] => Some(Self("a zip archive without files")),
            [0x89, b'P', b'N', b'G', ..] => Some(Self("a PNG picture")),
            [0xFF, 0xD8, 0xFF, ..] => Some(Self("a JPEG picture")),
            [b'G', b'I', b'F', b'8', ..] => Some(Self("a GIF picture")),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self("a WebP picture")),
            [b'%', b'P', b'D', b'F', ..] => Some(Self("a PDF document")),
            [0x1F, 0x8B, ..] => Some(Self("gzip data; decompress it first")),
            [0xFD, b'7', b'z', b'X', ..] => Some(Self("xz data; decompress it first")),
            [0x28, 0xB5, 0x2F, 0xFD, ..] => Some(Self("zstd data; decompress it first")),
            [b'B', b'Z', b'h', b'1'..=b'9', b'1', b'A', b'Y', ..] => Some(Self("bzip2 data; decompress it first")),
            [b'7', b'z', 0xBC, 0xAF, ..] => Some(Self("a 7-Zip archive; unpack it first")),
            [0xD0, 0xCF, 0x11, 0xE0, ..] => Some(Self("an old Office document; save it as CSV or text first")),
            [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] => Some(Self("text in UTF-32; save it as UTF-8 first")),
            _ => None,
        })
    }

    /// What a zip archive holds; office documents are such archives.
    fn of_archive(head: &[u8], rest: &mut dyn Read) -> io::Result<Self> {
        let mut bytes = head.to_vec();
        rest.take(ARCHIVE_BYTES).read_to_end(&mut bytes)?;
        let has = |name: &[u8]| memchr::memmem::find(&bytes, name).is_some();
        Ok(Self(match () {
            () if has(b"opendocument.spreadsheet") => "an OpenDocument spreadsheet (ods); save it as CSV first",
            () if has(b"opendocument.") => "an OpenDocument file; save it as text first",
            () if has(b"xl/") => "an Excel workbook (xlsx); save it as CSV first",
            () if has(b"word/") => "a Word document (docx); save it as text first",
            () => "a zip archive; unpack it first",
        }))
    }
}

impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text was expected, but this is {}", self.0)
    }
}

impl std::error::Error for Binary {}
