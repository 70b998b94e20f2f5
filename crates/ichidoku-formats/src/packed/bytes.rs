//! Bytes that are read one after another.

/// Bytes, and how many of them have been read.
#[derive(Clone, Debug)]
pub(super) struct Bytes<'a> {
    bytes: &'a [u8],
    pub(super) at: usize,
}

impl<'a> Bytes<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The bytes from here on, with the place that has been reached before.
    pub(super) const fn from(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    pub(super) fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(taken)
    }

    /// Seven bits a byte, the lowest first.
    pub(super) fn varint(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    /// A number whose lowest bit is its sign.
    pub(super) fn zigzag(&mut self) -> Option<i64> {
        let value = self.varint()?;
        Some((value >> 1) as i64 ^ -((value & 1) as i64))
    }
}
