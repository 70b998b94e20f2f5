//! Outputs compressed with gzip.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

/// An output that is compressed with gzip on its way.
pub struct Gzip<W: Write>(GzEncoder<W>);

impl<W: Write> Gzip<W> {
    /// Whatever is written is compressed and passed on to `out`.
    pub fn new(out: W) -> Self {
        Self(GzEncoder::new(out, Compression::default()))
    }

    /// What it is passed on to.
    pub fn get_ref(&self) -> &W {
        self.0.get_ref()
    }

    /// Passes on the rest; returns what it was passed on to.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn finish(self) -> io::Result<W> {
        self.0.finish()
    }
}

impl<W: Write> Write for Gzip<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
