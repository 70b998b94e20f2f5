//! Compressed inputs, decompressed as they are read: no more of one is in memory than a window.

#[cfg(feature = "archives")]
mod arrow;
mod buffer;
#[cfg(feature = "archives")]
mod bytes;
#[cfg(feature = "archives")]
mod cell_formats;
#[cfg(feature = "archives")]
mod decimal;
#[cfg(feature = "archives")]
mod file;
#[cfg(feature = "archives")]
mod gzip;
#[cfg(feature = "archives")]
mod lz4;
#[cfg(feature = "archives")]
mod moment;
#[cfg(feature = "archives")]
mod parquet;
#[cfg(feature = "archives")]
mod rows;
#[cfg(feature = "archives")]
mod spreadsheet;
#[cfg(feature = "archives")]
mod zip;
#[cfg(feature = "archives")]
mod zstd;

use std::io::{self, Cursor, Read};

use flate2::bufread::MultiGzDecoder;

use crate::reader::Reader;
#[cfg(feature = "archives")]
use crate::{binary::Binary, reader::append};
use buffer::buffered;
#[cfg(feature = "archives")]
use buffer::{COMPRESSED_BYTES, MOST_MEMORY, MOST_WINDOW};
#[cfg(feature = "archives")]
use file::File;

#[cfg(feature = "archives")]
pub use gzip::Gzip;
#[cfg(feature = "archives")]
pub use parquet::{Annex, ColumnType, Compression, NewPage, Page, Parquet, ParquetTable, Texts};
#[cfg(feature = "archives")]
pub(crate) use zip::Archive;

/// How an input is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    Gzip,
    #[cfg(feature = "archives")]
    Xz,
    #[cfg(feature = "archives")]
    Zstd,
    #[cfg(feature = "archives")]
    Bzip2,
    #[cfg(feature = "archives")]
    Zip,
    #[cfg(feature = "archives")]
    Parquet,
    #[cfg(feature = "archives")]
    Arrow,
}

impl Packing {
    /// How an input is packed that begins like this, if it is.
    pub(crate) fn of(head: &[u8]) -> Option<Self> {
        match head {
            [0x1F, 0x8B, ..] => Some(Self::Gzip),
            #[cfg(feature = "archives")]
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some(Self::Xz),
            // A frame, or one that is to be skipped.
            #[cfg(feature = "archives")]
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Self::Zstd),
            // The fourth byte is the size of the blocks.
            #[cfg(feature = "archives")]
            [b'B', b'Z', b'h', b'1'..=b'9', b'1', b'A', b'Y', ..] => Some(Self::Bzip2),
            #[cfg(feature = "archives")]
            [b'P', b'K', 3, 4, ..] => Some(Self::Zip),
            #[cfg(feature = "archives")]
            [b'P', b'A', b'R', b'1', ..] => Some(Self::Parquet),
            // A file, or a stream.
            #[cfg(feature = "archives")]
            [b'A', b'R', b'R', b'O', b'W', b'1', 0, 0, ..] | [0xFF, 0xFF, 0xFF, 0xFF, ..] => Some(Self::Arrow),
            _ => None,
        }
    }
}

impl Packing {
    /// Whether the rows of a file of columns come out.
    #[cfg_attr(not(feature = "archives"), expect(clippy::unused_self, reason = "as with archives"))]
    pub(crate) const fn is_of_rows(self) -> bool {
        #[cfg(feature = "archives")]
        return matches!(self, Self::Parquet | Self::Arrow);
        #[cfg(not(feature = "archives"))]
        false
    }
}

/// What comes out of a packed input.
pub(crate) enum Unpacked {
    /// The bytes of one file.
    File(Reader),
    /// The files of an archive.
    #[cfg(feature = "archives")]
    Files(Archive),
}

/// Unpacks an input that begins with these bytes.
pub(crate) fn unpacked(packing: Packing, head: Vec<u8>, rest: Reader) -> io::Result<Unpacked> {
    let whole: Reader = Box::new(Cursor::new(head).chain(rest));
    Ok(Unpacked::File(match packing {
        Packing::Gzip => Box::new(MultiGzDecoder::new(buffered(whole))),
        #[cfg(feature = "archives")]
        Packing::Xz => Box::new(lzma_rust2::XzReader::new_mem_limit(buffered(whole), true, MOST_MEMORY)),
        #[cfg(feature = "archives")]
        Packing::Zstd => Box::new(zstd::Frames::new(buffered(whole), MOST_WINDOW)),
        #[cfg(feature = "archives")]
        Packing::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(buffered(whole))),
        #[cfg(feature = "archives")]
        Packing::Zip => return files(whole),
        #[cfg(feature = "archives")]
        Packing::Parquet => parquet::text(rows::kept(whole, Binary::LARGE_PARQUET)?)?,
        #[cfg(feature = "archives")]
        Packing::Arrow => arrow::text(rows::kept(whole, Binary::LARGE_ARROW)?)?,
    }))
}

/// What comes out of a packed input that may be read in any order, if it is of a kind that is better read so.
#[cfg(feature = "archives")]
pub(crate) fn table(packing: Packing, file: impl FnOnce() -> io::Result<File>) -> Option<io::Result<Reader>> {
    match packing {
        Packing::Parquet => Some(file().and_then(parquet::text)),
        Packing::Arrow => Some(file().and_then(arrow::text)),
        _ => None,
    }
}

/// The files of a zip archive; of a spreadsheet, which is such an archive, the text of its tables.
#[cfg(feature = "archives")]
fn files(mut whole: Reader) -> io::Result<Unpacked> {
    let mut beginning = Vec::new();
    append(&mut whole, &mut beginning, COMPRESSED_BYTES)?;
    let binary = Binary::of_archive(&beginning);
    let kind = match binary.key() {
        "binary-xlsx" => spreadsheet::Kind::Xlsx,
        "binary-ods" => spreadsheet::Kind::Ods,
        "binary-zip" => return Ok(Unpacked::Files(Archive::new(Box::new(Cursor::new(beginning).chain(whole))))),
        _ => return Err(binary.into()),
    };
    Ok(Unpacked::File(Box::new(Cursor::new(spreadsheet::text(kind, beginning, whole)?))))
}
