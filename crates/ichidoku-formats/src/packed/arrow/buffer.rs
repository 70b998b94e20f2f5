//! The buffers of a batch: parts of the file, compressed or not.

use std::io::{self, BufRead as _, BufReader, Cursor, Read, Seek as _, SeekFrom};
use std::sync::{Arc, Mutex, PoisonError};

use super::super::file::File;
use super::super::{lz4, zstd};
use super::fault::{broken, large};
use crate::reader::Reader;

/// How much is read at once.
const BYTES: usize = 8 << 10;

/// Shorter buffers are decompressed at once, longer ones as they are read.
const SHORT: usize = 512 << 10;

/// The most memory that it may take to decompress a long buffer: with LZ4 a block and what it may copy from, with zstd a
/// window.
const MAX_WINDOW: usize = 8 << 20;

/// A file that several buffers are read from.
#[derive(Clone)]
pub(super) struct Shared(Arc<Mutex<File>>);

impl Shared {
    pub(super) fn new(file: File) -> Self {
        Self(Arc::new(Mutex::new(file)))
    }

    pub(super) fn length(&self) -> io::Result<u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).seek(SeekFrom::End(0))
    }

    /// Reads so many bytes.
    pub(super) fn bytes(&self, at: u64, length: usize) -> io::Result<Vec<u8>> {
        let mut bytes = vec![0; length];
        Section { file: self.clone(), at, end: u64::MAX }.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

/// A part of a file.
struct Section {
    file: Shared,
    at: u64,
    end: u64,
}

impl Read for Section {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(usize::try_from(self.end - self.at).unwrap_or(usize::MAX));
        let mut file = self.file.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let n = file.read(&mut buffer[..length])?;
        self.at += n as u64;
        Ok(n)
    }
}

/// How the buffers of a batch are compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Codec {
    None,
    Lz4,
    Zstd,
}

/// Where a buffer is.
pub(super) struct Buffer {
    pub(super) file: Shared,
    pub(super) at: u64,
    pub(super) end: u64,
    pub(super) codec: Codec,
}

impl Buffer {
    pub(super) const fn is_empty(&self) -> bool {
        self.at == self.end
    }

    /// The length of its bytes when they are decompressed. The buffer is then what stands after it.
    fn take_length(&mut self) -> io::Result<usize> {
        if self.codec != Codec::None && !self.is_empty() {
            let head = self.file.bytes(self.at, 8)?.try_into().map_err(|_| broken())?;
            self.at += 8;
            // What was not worth it is not compressed, and has no length.
            match usize::try_from(i64::from_le_bytes(head)) {
                Ok(length) if self.at < self.end => return Ok(length),
                _ => self.codec = Codec::None,
            }
        }
        let length = self.end.checked_sub(self.at).ok_or_else(broken)?;
        usize::try_from(length).map_err(|_| large())
    }

    /// Its bytes in their order. The memory is taken from the room that there is.
    pub(super) fn open(mut self, room: &mut usize) -> io::Result<Stream> {
        let length = self.take_length()?;
        let needed = match self.codec {
            Codec::None => BYTES.min(length),
            Codec::Lz4 | Codec::Zstd if length <= SHORT => length,
            Codec::Lz4 | Codec::Zstd => MAX_WINDOW.min(length),
        };
        *room = room.checked_sub(needed).ok_or_else(large)?;
        let reader = if self.codec != Codec::None && length <= SHORT {
            Box::new(Cursor::new(self.decompressed(length)?))
        } else {
            self.reader()?
        };
        Ok(Stream(BufReader::with_capacity(needed.min(BYTES), reader)))
    }

    /// Its bytes in any order.
    pub(super) fn keep(mut self, room: &mut usize) -> io::Result<Kept> {
        let length = self.take_length()?;
        let needed = if self.codec == Codec::None { BYTES } else { length };
        *room = room.checked_sub(needed).ok_or_else(large)?;
        match self.codec {
            Codec::None => Ok(Kept::Section { buffer: self, from: 0, window: Vec::new() }),
            Codec::Lz4 | Codec::Zstd => self.decompressed(length).map(Kept::Bytes),
        }
    }

    fn decompressed(self, length: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::with_capacity(length);
        self.reader()?.take(length as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn reader(self) -> io::Result<Reader> {
        let Self { file, at, end, codec } = self;
        let section: Reader = Box::new(Section { file, at, end });
        let source = |section| BufReader::with_capacity(BYTES, section);
        Ok(match codec {
            Codec::None => section,
            Codec::Lz4 => Box::new(lz4::Frame::new(source(section))?),
            Codec::Zstd => Box::new(zstd::Frames::new(source(section), MAX_WINDOW as u64)),
        })
    }
}

/// The bytes of a buffer in their order.
pub(super) struct Stream(BufReader<Reader>);

impl Default for Stream {
    fn default() -> Self {
        Self(BufReader::with_capacity(0, Box::new(io::empty())))
    }
}

impl Stream {
    pub(super) fn array<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes)?;
        Ok(bytes)
    }

    /// A number of so many bytes.
    pub(super) fn int(&mut self, bytes: usize, is_signed: bool) -> io::Result<i128> {
        let mut number = [0; 8];
        self.0.read_exact(number.get_mut(..bytes).ok_or_else(broken)?)?;
        let (number, unused) = (u64::from_le_bytes(number), 64 - 8 * bytes as u32);
        Ok(if is_signed { i128::from((number << unused) as i64 >> unused) } else { number.into() })
    }

    /// Appends so many bytes.
    pub(super) fn append(&mut self, length: usize, out: &mut Vec<u8>) -> io::Result<()> {
        let start = out.len();
        out.resize(start + length, 0);
        self.0.read_exact(&mut out[start..])
    }

    /// Passes over so many bytes.
    pub(super) fn pass(&mut self, mut length: u64) -> io::Result<()> {
        while length > 0 {
            let n = self.0.fill_buf()?.len().min(usize::try_from(length).unwrap_or(usize::MAX));
            if n == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            self.0.consume(n);
            length -= n as u64;
        }
        Ok(())
    }
}

/// The bytes of a buffer in any order.
pub(super) enum Kept {
    Bytes(Vec<u8>),
    /// A part of the file, and what was read of it last.
    Section {
        buffer: Buffer,
        from: u64,
        window: Vec<u8>,
    },
}

impl Kept {
    /// Appends so many bytes.
    pub(super) fn append(&mut self, at: u64, length: usize, out: &mut Vec<u8>) -> io::Result<()> {
        let piece = |bytes: &[u8], at: u64| {
            let at = usize::try_from(at).ok()?;
            bytes.get(at..at.checked_add(length)?).map(<[u8]>::to_vec)
        };
        let bytes = match self {
            Self::Bytes(bytes) => piece(bytes, at),
            Self::Section { buffer, from, window } => {
                let known = at.checked_sub(*from).and_then(|at| piece(window, at));
                if known.is_none() {
                    let left = (buffer.end - buffer.at).checked_sub(at).ok_or_else(broken)?;
                    let length = length.max(BYTES).min(usize::try_from(left).unwrap_or(usize::MAX));
                    (*from, *window) = (at, buffer.file.bytes(buffer.at + at, length)?);
                }
                known.or_else(|| piece(window, 0))
            }
        };
        out.extend_from_slice(&bytes.ok_or_else(broken)?);
        Ok(())
    }
}
