//! The frames of zstd data, one after another.

use std::io::{self, BufRead, BufReader, Read};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use crate::reader::Reader;

/// Decompresses frame after frame.
pub(super) struct Frames {
    source: BufReader<Reader>,
    decoder: FrameDecoder,
    /// Whether a frame has begun and not ended.
    is_within: bool,
}

impl Frames {
    /// Frames that copy from no further back than this.
    pub(super) fn new(source: BufReader<Reader>, window: u64) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(window);
        Self { source, decoder, is_within: false }
    }

    /// Begins the next frame with data in it; false at the end.
    fn begin(&mut self) -> io::Result<bool> {
        loop {
            if self.source.fill_buf()?.is_empty() {
                return Ok(false);
            }
            match self.decoder.reset(&mut self.source) {
                Ok(()) => break,
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut (&mut self.source).take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(broken(&error)),
            }
        }
        self.is_within = true;
        Ok(true)
    }
}

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let n = self.decoder.read(buffer)?;
            if n > 0 || buffer.is_empty() {
                return Ok(n);
            }
            if self.is_within && self.decoder.is_finished() {
                self.is_within = false;
            } else if self.is_within {
                let some = BlockDecodingStrategy::UptoBytes(buffer.len());
                self.decoder.decode_blocks(&mut self.source, some).map_err(|error| broken(&error))?;
            } else if !self.begin()? {
                return Ok(0);
            }
        }
    }
}

/// The end of the data in the midst of a frame is said as such.
fn broken(error: &FrameDecoderError) -> io::Error {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(inner) = cause {
        if inner.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::UnexpectedEof) {
            return io::ErrorKind::UnexpectedEof.into();
        }
        cause = inner.source();
    }
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}
