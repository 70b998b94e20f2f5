//! Files that are no text, known by their first bytes.

use std::fmt;
use std::io::{self, Read};

use crate::reader::append;

/// Number of bytes of a zip archive that are searched for what it holds.
const ARCHIVE_BYTES: usize = 8 << 10;

/// Number of bytes of the head of a bitmap (BMP); four of them are zeros.
const BITMAP_HEAD: usize = 14;

/// The key of a kind of file, and its name in English.
type Named = (&'static str, &'static str);

const PICTURE: Named = ("binary-picture", "a picture");
const ARROW: Named = ("binary-arrow", "an Arrow or Feather file; save it as CSV first");

/// First bytes of the kinds of file that aren't text.
const KINDS: &[(&[u8], Named)] = &[
    (b"PK\x05\x06", ("binary-empty-zip", "a zip archive without files")),
    (b"\x89PNG", ("binary-png", "a PNG picture")),
    (b"\xFF\xD8\xFF\xE0\0\x10JFIF", ("binary-jpeg", "a JPEG picture")),
    (b"\xFF\xD8\xFF", ("binary-jpeg", "a JPEG picture")),
    (b"GIF8", ("binary-gif", "a GIF picture")),
    (b"II*\0", PICTURE),
    (b"MM\0*", PICTURE),
    (b"%PDF", ("binary-pdf", "a PDF document")),
    (b"\x1F\x8B", ("binary-gzip", "gzip data; decompress it first")),
    (b"\xFD7zXZ", ("binary-xz", "xz data; decompress it first")),
    (b"\x28\xB5\x2F\xFD", ("binary-zstd", "zstd data; decompress it first")),
    (b"Rar!\x1A\x07", ("binary-rar", "a RAR archive; unpack it first")),
    (b"SQLite format 3\0", ("binary-sqlite", "an SQLite database; save its table as CSV first")),
    (b"\x93NUMPY", ("binary-numpy", "a NumPy file; save it as text first")),
    (b"7z\xBC\xAF", ("binary-7-zip", "a 7-Zip archive; unpack it first")),
    (b"PAR1", ("binary-parquet", "a Parquet file; save it as CSV first")),
    (b"ARROW1\0\0", ARROW),
    (b"\xFF\xFF\xFF\xFF", ARROW),
    // The first version of Feather, which is no Arrow file.
    (b"FEA1", ARROW),
    (b"\xD0\xCF\x11\xE0", ("binary-office", "an old Office document; save it as CSV or text first")),
    (b"\xFF\xFE\0\0", ("binary-utf-32", "text in UTF-32; save it as UTF-8 first")),
    (b"\0\0\xFE\xFF", ("binary-utf-32", "text in UTF-32; save it as UTF-8 first")),
];

/// A kind of file that isn't text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Binary {
    key: &'static str,
    name: &'static str,
}

#[cfg(feature = "archives")]
impl Binary {
    pub(crate) const EMPTY_ZIP: Self = Self { key: "binary-empty-zip", name: "a zip archive without files" };
    pub(crate) const XLSX_WITHOUT_PUZZLE: Self =
        Self { key: "binary-xlsx-without-grid", name: "an Excel workbook (xlsx) without a Sudoku" };
    pub(crate) const ODS_WITHOUT_PUZZLE: Self =
        Self { key: "binary-ods-without-grid", name: "an OpenDocument spreadsheet (ods) without a Sudoku" };
    pub(crate) const LARGE_SPREADSHEET: Self =
        Self { key: "binary-large-spreadsheet", name: "a large spreadsheet; save it as CSV first" };
    pub(crate) const PARQUET_WITHOUT_PUZZLE: Self =
        Self { key: "binary-parquet-without-grid", name: "a Parquet file without a column of puzzles" };
    pub(crate) const LARGE_PARQUET: Self =
        Self { key: "binary-large-parquet", name: "a large Parquet file that isn't read from a disk; save it first" };
    pub(crate) const LARGE_PAGES: Self =
        Self { key: "binary-large-pages", name: "a Parquet file with large pages; save it as CSV first" };
    pub(crate) const ARROW_WITHOUT_PUZZLE: Self =
        Self { key: "binary-arrow-without-grid", name: "an Arrow file without a column of puzzles" };
    pub(crate) const LARGE_ARROW: Self =
        Self { key: "binary-large-arrow", name: "a large Arrow file that isn't read from a disk; save it first" };
    pub(crate) const LARGE_BATCHES: Self =
        Self { key: "binary-large-batches", name: "an Arrow file with large batches; save it as CSV first" };
    pub(crate) const UNKNOWN_COLUMNS: Self = Self {
        key: "binary-unknown-columns",
        name: "an Arrow file with columns of a kind that isn't read; save it as CSV first",
    };
}

impl From<Binary> for io::Error {
    fn from(binary: Binary) -> Self {
        Self::new(io::ErrorKind::InvalidData, binary)
    }
}

impl From<Named> for Binary {
    fn from((key, name): Named) -> Self {
        Self { key, name }
    }
}

impl Binary {
    /// The kind of file that begins like this, unless it may be text. A zip archive is searched for what it holds.
    pub(crate) fn of(head: &[u8], rest: &mut dyn Read) -> io::Result<Option<Self>> {
        if head.starts_with(b"PK\x03\x04") {
            let mut bytes = head.to_vec();
            append(rest, &mut bytes, ARCHIVE_BYTES)?;
            return Ok(Some(Self::of_archive(&bytes)));
        }
        // The fourth byte is the size of the blocks.
        if head.starts_with(b"BZh") && head.get(4..7) == Some(b"1AY") {
            return Ok(Some(("binary-bzip2", "bzip2 data; decompress it first").into()));
        }
        if is_picture(head) {
            return Ok(Some(PICTURE.into()));
        }
        let kind = KINDS.iter().find(|(magic, _)| head.starts_with(magic) || begins_lossy(head, magic));
        Ok(kind.map(|(_, named)| (*named).into()))
    }

    /// Which kind it is: `binary-png`.
    pub(crate) fn key(self) -> &'static str {
        self.key
    }

    /// What a zip archive holds that begins like this; office documents are such archives.
    pub(crate) fn of_archive(beginning: &[u8]) -> Self {
        let has = |name: &[u8]| memchr::memmem::find(beginning, name).is_some();
        let first = beginning.get(26..28).map_or(0, |length| usize::from(length[0]) | usize::from(length[1]) << 8);
        let first = beginning.get(30..30 + first).unwrap_or_default();
        let is_file = [&b".xlsx"[..], b".ods", b".docx", b".odt", b".zip"].iter().any(|name| first.ends_with(name));
        Self::from(match () {
            // What is packed without compression shows what it is itself.
            () if is_file => ("binary-zip", "a zip archive; unpack it first"),
            () if has(b"opendocument.spreadsheet") => {
                ("binary-ods", "an OpenDocument spreadsheet (ods); save it as CSV first")
            }
            () if has(b"opendocument.") => ("binary-opendocument", "an OpenDocument file; save it as text first"),
            () if has(b"xl/") => ("binary-xlsx", "an Excel workbook (xlsx); save it as CSV first"),
            () if has(b"word/") => ("binary-docx", "a Word document (docx); save it as text first"),
            () => ("binary-zip", "a zip archive; unpack it first"),
        })
    }
}

/// True for kinds of pictures whose letters alone could begin a text, which has no zeros.
fn is_picture(head: &[u8]) -> bool {
    let is_bitmap = head.starts_with(b"BM") && head.iter().take(BITMAP_HEAD).any(|byte| *byte == 0);
    // These name themselves behind the length of their first part, which begins with a zero in HEIC and AVIF.
    let is_webp = head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WEBP");
    let is_heic = head.starts_with(b"\0") && head.get(4..8) == Some(b"ftyp");
    is_bitmap || is_webp || is_heic
}

/// True if the bytes were read as UTF-8 before, as a browser does, so that what is none became U+FFFD. Some letters must
/// be left.
fn begins_lossy(head: &[u8], magic: &[u8]) -> bool {
    let letters = magic.iter().filter(|byte| byte.is_ascii_alphanumeric()).count();
    letters > 1 && head.starts_with(String::from_utf8_lossy(magic).as_bytes())
}

impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "text was expected, but this is {}", self.name)
    }
}

impl std::error::Error for Binary {}
