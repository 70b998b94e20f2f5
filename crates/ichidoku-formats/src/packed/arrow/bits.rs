//! Truths, eight to a byte.

use std::io;

use super::buffer::Stream;

/// Truths, eight to a byte.
#[derive(Default)]
pub(super) struct Bits {
    stream: Stream,
    byte: u8,
    left: u8,
}

impl Bits {
    pub(super) fn new(stream: Stream) -> Self {
        Self { stream, byte: 0, left: 0 }
    }

    pub(super) fn next(&mut self) -> io::Result<bool> {
        if self.left == 0 {
            [self.byte] = self.stream.array()?;
            self.left = 8;
        }
        let bit = self.byte & 1 == 1;
        self.byte >>= 1;
        self.left -= 1;
        Ok(bit)
    }
}
