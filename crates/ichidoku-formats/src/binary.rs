//! Files that are no text, known by their first bytes.

use std::fmt;
use std::io::{self, Read};

/// Number of bytes of a zip archive that are searched for what it holds.
const ARCHIVE_BYTES: u64 = 8 << 10;

/// First bytes of the kinds of file that aren't text.
const KINDS: &[(&[u8], &str)] = &[
    (b"PK\x05\x06", "a zip archive without files"),
    (b"\x89PNG", "a PNG picture"),
    (b"\xFF\xD8\xFF\xE0\0\x10JFIF", "a JPEG picture"),
    (b"\xFF\xD8\xFF", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"\x1F\x8B", "gzip data; decompress it first"),
    (b"\xFD7zXZ", "xz data; decompress it first"),
    (b"\x28\xB5\x2F\xFD", "zstd data; decompress it first"),
    (b"7z\xBC\xAF", "a 7-Zip archive; unpack it first"),
    (b"\xD0\xCF\x11\xE0", "an old Office document; save it as CSV or text first"),
    (b"\xFF\xFE\0\0", "text in UTF-32; save it as UTF-8 first"),
    (b"\0\0\xFE\xFF", "text in UTF-32; save it as UTF-8 first"),
];

/// A kind of file that isn't text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Binary(&'static str);

impl Binary {
    /// The kind of file that begins like this, unless it may be text. A zip archive is searched for what it holds.
    pub(crate) fn of(head: &[u8], rest: &mut dyn Read) -> io::Result<Option<Self>> {
        if head.starts_with(b"PK\x03\x04") {
            return Self::of_archive(head, rest).map(Some);
        }
        // The fourth byte is the size of the blocks.
        if head.starts_with(b"BZh") && head.get(4..7) == Some(b"1AY") {
            return Ok(Some(Self("bzip2 data; decompress it first")));
        }
        let kind = KINDS.iter().find(|(magic, _)| head.starts_with(magic) || begins_lossy(head, magic));
        Ok(kind.map(|(_, name)| Self(name)))
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

/// True if the bytes were read as UTF-8 before, as a browser does, so that what is none became U+FFFD. Some letters must
/// be left.
fn begins_lossy(head: &[u8], magic: &[u8]) -> bool {
    let letters = magic.iter().filter(|byte| byte.is_ascii_alphanumeric()).count();
    letters > 1 && head.starts_with(String::from_utf8_lossy(magic).as_bytes())
}

impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text was expected, but this is {}", self.0)
    }
}

impl std::error::Error for Binary {}
