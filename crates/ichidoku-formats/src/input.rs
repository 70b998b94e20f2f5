//! The bytes of an input: counted, decompressed if they are gzip.

use std::io::{self, BufReader, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::bufread::MultiGzDecoder;

/// The first bytes of all gzip data.
const GZIP: &[u8] = &[0x1F, 0x8B];

/// How much compressed data is read at once.
const COMPRESSED_BYTES: usize = 64 << 10;

type Reader = Box<dyn Read + Send>;

/// The bytes of an input.
pub(crate) enum Input {
    /// The first bytes have not been looked at.
    Unopened(Reader),
    Plain(Reader),
    Gzip(Reader),
}

impl Input {
    /// An input that counts in `counter` the bytes taken from the reader.
    pub(crate) fn new(reader: impl Read + Send + 'static, counter: Arc<AtomicU64>) -> Self {
        Self::Unopened(Box::new(Counted { reader, counter }))
    }

    /// Whether the bytes are decompressed.
    pub(crate) fn is_gzip(&self) -> bool {
        matches!(self, Self::Gzip(_))
    }

    /// Looks at the first bytes.
    fn open(mut reader: Reader) -> io::Result<Self> {
        let mut head = Vec::new();
        reader.by_ref().take(GZIP.len() as u64).read_to_end(&mut head)?;
        let is_gzip = head == GZIP;
        let whole = Cursor::new(head).chain(reader);
        if !is_gzip {
            return Ok(Self::Plain(Box::new(whole)));
        }
        let compressed = BufReader::with_capacity(COMPRESSED_BYTES, whole);
        Ok(Self::Gzip(Box::new(MultiGzDecoder::new(compressed))))
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Self::Unopened(reader) = self {
            *self = Self::open(std::mem::replace(reader, Box::new(io::empty())))?;
        }
        match self {
            Self::Unopened(reader) | Self::Plain(reader) | Self::Gzip(reader) => reader.read(buffer),
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
