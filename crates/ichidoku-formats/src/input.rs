//! The bytes of an input: counted, decompressed if they are gzip, UTF-8 if they are UTF-16.

use std::io::{self, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::binary::Binary;
#[cfg(feature = "gzip")]
use crate::gzip;
use crate::reader::{Reader, append};
use crate::utf16::{ByteOrder, Utf16};

/// Number of bytes that decide what an input is; fewer if its first line ends earlier.
const HEAD: usize = 24;
/// The fewest bytes that can decide it, however short the first line is.
const SHORT_HEAD: usize = 4;

/// The bytes of an input.
pub(crate) enum Input {
    /// The first bytes have not been looked at.
    Unopened(Reader),
    Open {
        reader: Reader,
        is_gzip: bool,
    },
}

impl Input {
    /// An input that counts in `counter` the bytes taken from the reader.
    pub(crate) fn new(reader: impl Read + Send + 'static, counter: Arc<AtomicU64>) -> Self {
        Self::Unopened(Box::new(Counted { reader, counter }))
    }

    /// Whether the bytes are decompressed.
    pub(crate) fn is_gzip(&self) -> bool {
        matches!(self, Self::Open { is_gzip: true, .. })
    }

    /// Looks at the first bytes, and at the first that come out where they are compressed.
    fn open(&mut self, reader: Reader) -> io::Result<()> {
        #[cfg(feature = "gzip")]
        let (reader, is_gzip) = gzip::open(reader)?;
        #[cfg(not(feature = "gzip"))]
        let is_gzip = false;
        // Set at once: an error on the way is the decompressor's.
        *self = Self::Open { reader: Box::new(io::empty()), is_gzip };
        let reader = decoded(reader)?;
        *self = Self::Open { reader, is_gzip };
        Ok(())
    }
}

/// The text that the bytes are.
fn decoded(mut reader: Reader) -> io::Result<Reader> {
    let head = head(&mut reader)?;
    if let Some(binary) = Binary::of(&head, &mut reader)? {
        return Err(io::Error::new(io::ErrorKind::InvalidData, binary));
    }
    let order = ByteOrder::of(&head);
    let whole = Box::new(Cursor::new(head).chain(reader));
    Ok(match order {
        Some(order) => Box::new(Utf16::new(whole, order)),
        None => whole,
    })
}

/// The first bytes. Byte by byte, so that nobody at a terminal is kept waiting for more than a line.
fn head(reader: &mut Reader) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while head.len() < HEAD && (head.len() < SHORT_HEAD || head.last() != Some(&b'\n')) {
        if append(reader, &mut head, 1)? == 0 {
            break;
        }
    }
    Ok(head)
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Self::Unopened(reader) = self {
            let reader = std::mem::replace(reader, Box::new(io::empty()));
            self.open(reader)?;
        }
        match self {
            Self::Unopened(reader) | Self::Open { reader, .. } => reader.read(buffer),
        }
    }
}

/// A reader that counts.
struct Counted<R> {
    reader: R,
    counter: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.reader.read(buffer)?;
        self.counter.fetch_add(n as u64, Ordering::Relaxed);
        Ok(n)
    }
}
