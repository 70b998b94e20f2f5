//! A batch: some rows of all columns, or some values of a dictionary.

use std::io;
use std::slice::Iter;

use super::bits::Bits;
use super::buffer::{Buffer, Codec, Kept, Shared, Stream};
use super::fault::{broken, large, unknown};
use super::flat::Flat;

/// What is left of a batch to be taken by its columns, in the order of the schema.
pub(super) struct Batch<'a> {
    file: Shared,
    /// Where its buffers begin and end.
    start: u64,
    end: u64,
    codec: Codec,
    nodes: Iter<'a, [u8; 16]>,
    buffers: Iter<'a, [u8; 16]>,
    /// How many buffers the views of a column look into.
    seen: Iter<'a, [u8; 8]>,
    /// How much memory there still is.
    room: usize,
}

impl<'a> Batch<'a> {
    pub(super) fn new(about: Flat<'a>, file: Shared, body: (u64, u64), room: usize) -> io::Result<Self> {
        let codec = match about.table(3).map(|how| (how.int::<1>(0, 0), how.int::<1>(1, 0))) {
            None => Codec::None,
            Some((Some(0), Some(0))) => Codec::Lz4,
            Some((Some(1), Some(0))) => Codec::Zstd,
            Some(_) => return Err(unknown()),
        };
        let (start, end) = body;
        let nodes = about.list(1).unwrap_or_default().iter();
        let buffers = about.list(2).unwrap_or_default().iter();
        let seen = about.list(4).unwrap_or_default().iter();
        Ok(Self { file, start, end, codec, nodes, buffers, seen, room })
    }

    /// Goes on to the next column.
    pub(super) fn next_node(&mut self) -> io::Result<()> {
        self.nodes.next().map(|_| ()).ok_or_else(broken)
    }

    fn next_buffer(&mut self) -> io::Result<Buffer> {
        let place = self.buffers.next().ok_or_else(broken)?;
        let [at, length] = *place.as_chunks::<8>().0 else { return Err(broken()) };
        let at = self.start.checked_add(u64::from_le_bytes(at)).ok_or_else(broken)?;
        let end = at.checked_add(u64::from_le_bytes(length)).filter(|end| *end <= self.end).ok_or_else(broken)?;
        Ok(Buffer { file: self.file.clone(), at, end, codec: self.codec })
    }

    pub(super) fn next_stream(&mut self) -> io::Result<Stream> {
        self.next_buffer()?.open(&mut self.room)
    }

    /// Bits; `None` if the buffer is empty.
    pub(super) fn next_bits(&mut self) -> io::Result<Option<Bits>> {
        let buffer = self.next_buffer()?;
        if buffer.is_empty() { Ok(None) } else { buffer.open(&mut self.room).map(|it| Some(Bits::new(it))) }
    }

    /// The buffers that views look into.
    pub(super) fn next_kept(&mut self) -> io::Result<Vec<Kept>> {
        let count = u64::from_le_bytes(*self.seen.next().ok_or_else(broken)?);
        if count > self.buffers.len() as u64 {
            return Err(large());
        }
        (0..count).map(|_| self.next_buffer()?.keep(&mut self.room)).collect()
    }
}
