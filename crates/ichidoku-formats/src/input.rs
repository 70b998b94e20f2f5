//! The bytes of an input: counted, decompressed if they are gzip.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[cfg(feature = "gzip")]
use crate::gzip;

pub(crate) type Reader = Box<dyn Read + Send>;

/// The bytes of an input.
pub(crate) enum Input {
    /// The first bytes have not been looked at.
    Unopened(Reader),
    Plain(Reader),
    #[cfg(feature = "gzip")]
    Gzip(Reader),
}

impl Input {
    /// An input that counts in `counter` the bytes taken from the reader.
    pub(crate) fn new(reader: impl Read + Send + 'static, counter: Arc<AtomicU64>) -> Self {
        Self::Unopened(Box::new(Counted { reader, counter }))
    }

    /// Whether the bytes are decompressed.
    pub(crate) fn is_gzip(&self) -> bool {
        #[cfg(feature = "gzip")]
        return matches!(self, Self::Gzip(_));
        #[cfg(not(feature = "gzip"))]
        false
    }

    /// Looks at the first bytes.
    #[cfg(feature = "gzip")]
    fn open(reader: Reader) -> io::Result<Self> {
        gzip::open(reader)
    }

    #[cfg(not(feature = "gzip"))]
    fn open(reader: Reader) -> io::Result<Self> {
        Ok(Self::Plain(reader))
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Self::Unopened(reader) = self {
            *self = Self::open(std::mem::replace(reader, Box::new(io::empty())))?;
        }
        match self {
            Self::Unopened(reader) | Self::Plain(reader) => reader.read(buffer),
            #[cfg(feature = "gzip")]
            Self::Gzip(reader) => reader.read(buffer),
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
