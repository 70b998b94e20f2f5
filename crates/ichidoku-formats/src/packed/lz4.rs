//! LZ4: blocks, and the frames that hold blocks.
//!
//! The schemes are those of <https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md> and `lz4_Frame_format.md` beside it.

use std::io::{self, BufReader, Read};

use super::bytes::Bytes;
use crate::reader::Reader;

/// How far back a block may copy from.
const HISTORY: usize = 64 << 10;

/// Appends what a block holds; `None` if it is damaged, or if more came than the limit for all that is in `out`.
pub(super) fn block(packed: &[u8], out: &mut Vec<u8>, limit: usize) -> Option<()> {
    let mut input = Bytes::new(packed);
    let count = |input: &mut Bytes<'_>, short: u8| {
        let (mut count, mut more) = (usize::from(short), if short == 15 { 255 } else { 0 });
        while more == 255 {
            more = input.byte()?;
            count += usize::from(more);
        }
        Some(count)
    };
    while !input.is_at_end() {
        let token = input.byte()?;
        let literals = count(&mut input, token >> 4)?;
        out.extend_from_slice(input.take(literals).filter(|_| out.len() + literals <= limit)?);
        // The last sequence ends with its literals.
        if !input.is_at_end() {
            let back = u16::from_le_bytes(input.take(2)?.try_into().ok()?);
            let matched = count(&mut input, token & 15)? + 4;
            copy(out, usize::from(back), matched, limit)?;
        }
    }
    Some(())
}

/// Repeats what stands so far back; it may reach into what is written now.
pub(super) fn copy(out: &mut Vec<u8>, back: usize, count: usize, limit: usize) -> Option<()> {
    let start = out.len().checked_sub(back).filter(|_| back > 0 && out.len() + count <= limit)?;
    for at in start..start + count {
        out.push(*out.get(at)?);
    }
    Some(())
}

/// Decompresses a frame, block by block.
pub(super) struct Frame {
    source: BufReader<Reader>,
    /// Which parts the frame has, as bits.
    flags: u8,
    /// The most that a block holds.
    most: usize,
    /// What came out last, behind what it may copy from, and how much of it has been given away.
    out: Vec<u8>,
    at: usize,
    is_at_end: bool,
}

impl Frame {
    /// Begins with a frame.
    ///
    /// # Errors
    /// If it is none.
    pub(super) fn new(mut source: BufReader<Reader>) -> io::Result<Self> {
        let mut head = [0; 6];
        source.read_exact(&mut head)?;
        let [0x04, 0x22, 0x4D, 0x18, flags, sizes] = head else { return Err(broken()) };
        // 64 KiB, 256 KiB, 1 MiB or 4 MiB.
        let size = u32::from(sizes >> 4 & 7).checked_sub(4).ok_or_else(broken)?;
        let has = |flag: u8| flags & flag != 0;
        // Of later versions, and of dictionaries, nothing is known here.
        if flags >> 6 != 1 || has(1) {
            return Err(broken());
        }
        // The length of all, and a check of this head.
        source.read_exact(&mut [0; 9][..if has(8) { 9 } else { 1 }])?;
        Ok(Self { source, flags, most: HISTORY << (2 * size), out: Vec::new(), at: 0, is_at_end: false })
    }

    /// Goes on to the next block.
    fn next_block(&mut self) -> io::Result<()> {
        let mut size = [0; 4];
        self.source.read_exact(&mut size)?;
        let size = u32::from_le_bytes(size);
        let length = (size & 0x7FFF_FFFF) as usize;
        self.is_at_end = size == 0;
        if length > self.most {
            return Err(broken());
        }
        let mut packed = vec![0; length];
        self.source.read_exact(&mut packed)?;
        self.out.drain(..self.out.len().saturating_sub(HISTORY));
        self.at = self.out.len();
        if size >> 31 == 1 {
            self.out.extend_from_slice(&packed);
        } else {
            block(&packed, &mut self.out, self.at + self.most).ok_or_else(broken)?;
        }
        // The check of a block.
        self.source.read_exact(&mut [0; 4][..if self.flags & 16 != 0 && !self.is_at_end { 4 } else { 0 }])
    }
}

impl Read for Frame {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.out.len() && !self.is_at_end {
            self.next_block()?;
        }
        let n = (&self.out[self.at..]).read(buffer)?;
        self.at += n;
        Ok(n)
    }
}

fn broken() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "data compressed with LZ4 is damaged")
}
