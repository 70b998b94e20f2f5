//! The bytes of an input: counted, decompressed if they are packed, UTF-8 if they are UTF-16.

#[cfg(feature = "archives")]
use std::fs::File;
use std::io::{self, Cursor, Read};
#[cfg(feature = "archives")]
use std::io::{Seek, SeekFrom};
#[cfg(feature = "archives")]
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
#[cfg(feature = "archives")]
use std::sync::{Mutex, PoisonError};

use crate::binary::Binary;
#[cfg(feature = "archives")]
use crate::packed::Archive;
#[cfg(feature = "gzip")]
use crate::packed::{self, Packing, Unpacked};
use crate::reader::{Reader, append};
use crate::utf16::{ByteOrder, Utf16};

/// Number of bytes that decide what an input is; fewer if its first line ends earlier.
const HEAD: usize = 24;
/// The fewest bytes that can decide it, however short the first line is.
const SHORT_HEAD: usize = 4;

/// An input may be packed this often, one in another.
#[cfg(feature = "gzip")]
const MAX_LAYERS: usize = 4;

/// The bytes of an input.
pub(crate) struct Input {
    state: State,
    is_packed: bool,
    /// Whether the text is made of the rows of a file of columns.
    is_of_rows: bool,
    /// Where the file is, if it is one that may be read in any order, and who counts its bytes.
    #[cfg(feature = "archives")]
    path: Option<(PathBuf, Arc<AtomicU64>)>,
    /// The archive that the file in reading is from, if it is from one.
    #[cfg(feature = "archives")]
    archive: Option<Shared>,
}

enum State {
    /// The first bytes have not been looked at.
    Unopened(Reader),
    Open(Reader),
}

impl Input {
    /// An input that counts in `counter` the bytes taken from the reader.
    pub(crate) fn new(reader: impl Read + Send + 'static, counter: Arc<AtomicU64>) -> Self {
        Self {
            state: State::Unopened(Box::new(Counted { reader, counter })),
            is_packed: false,
            is_of_rows: false,
            #[cfg(feature = "archives")]
            path: None,
            #[cfg(feature = "archives")]
            archive: None,
        }
    }

    /// The input is a file, which may be read in any order.
    #[cfg(feature = "archives")]
    pub(crate) fn set_path(&mut self, path: &Path, counter: Arc<AtomicU64>) {
        self.path = Some((path.to_path_buf(), counter));
    }

    /// Whether the bytes are decompressed.
    pub(crate) fn is_packed(&self) -> bool {
        self.is_packed
    }

    /// Whether the text is made of the rows of a file of columns, one after the other.
    pub(crate) fn is_of_rows(&self) -> bool {
        self.is_of_rows
    }

    /// Goes on to the next file of an archive, where there is one; returns its name.
    #[cfg(feature = "archives")]
    pub(crate) fn next_file(&mut self) -> io::Result<Option<String>> {
        let Some(archive) = &self.archive else { return Ok(None) };
        let name = archive.next_file()?;
        if name.is_some() {
            self.state = State::Unopened(Box::new(archive.clone()));
        }
        Ok(name)
    }

    /// Looks at the first bytes, and at the first that come out where they are packed.
    fn open(&mut self, mut reader: Reader) -> io::Result<()> {
        self.is_of_rows = false;
        let head = head(&mut reader)?;
        #[cfg(feature = "gzip")]
        let (head, reader) = self.unpack(head, reader)?;
        self.state = State::Open(decoded(head, reader)?);
        Ok(())
    }

    /// The first bytes and the rest of what is packed, as often as it is.
    #[cfg(feature = "gzip")]
    fn unpack(&mut self, mut first: Vec<u8>, mut reader: Reader) -> io::Result<(Vec<u8>, Reader)> {
        for _ in 0..MAX_LAYERS {
            let Some(packing) = Packing::of(&first) else { break };
            // Set at once: an error on the way is the decompressor's.
            self.is_packed = true;
            self.is_of_rows |= packing.is_of_rows();
            reader = match self.unpacked(packing, first, reader)? {
                Unpacked::File(reader) => reader,
                #[cfg(feature = "archives")]
                Unpacked::Files(archive) => self.first_file(archive)?,
            };
            first = head(&mut reader)?;
        }
        Ok((first, reader))
    }

    #[cfg(feature = "archives")]
    fn unpacked(&mut self, packing: Packing, first: Vec<u8>, reader: Reader) -> io::Result<Unpacked> {
        let table = self.path.take().and_then(|(path, counter)| {
            packed::table(packing, || Ok(Box::new(Counted { reader: File::open(path)?, counter })))
        });
        table.map_or_else(|| packed::unpacked(packing, first, reader), |table| table.map(Unpacked::File))
    }

    #[cfg(all(feature = "gzip", not(feature = "archives")))]
    #[expect(clippy::unused_self, reason = "as with archives")]
    fn unpacked(&mut self, packing: Packing, first: Vec<u8>, reader: Reader) -> io::Result<Unpacked> {
        packed::unpacked(packing, first, reader)
    }

    /// Begins with the first file of an archive.
    #[cfg(feature = "archives")]
    fn first_file(&mut self, archive: Archive) -> io::Result<Reader> {
        let archive = Shared(Arc::new(Mutex::new(archive)));
        archive.next_file()?.ok_or(Binary::EMPTY_ZIP)?;
        // Of an archive in an archive only the first file is read.
        self.archive.get_or_insert_with(|| archive.clone());
        Ok(Box::new(archive))
    }
}

/// An archive from which one reader takes a file and the input goes on to the next.
#[cfg(feature = "archives")]
#[derive(Clone)]
struct Shared(Arc<Mutex<Archive>>);

#[cfg(feature = "archives")]
impl Shared {
    fn next_file(&self) -> io::Result<Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).next_file()
    }
}

#[cfg(feature = "archives")]
impl Read for Shared {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).read(buffer)
    }
}

/// The text that the bytes are.
fn decoded(head: Vec<u8>, mut reader: Reader) -> io::Result<Reader> {
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
        if let State::Unopened(reader) = &mut self.state {
            let reader = std::mem::replace(reader, Box::new(io::empty()));
            self.state = State::Open(Box::new(io::empty()));
            self.open(reader)?;
        }
        match &mut self.state {
            State::Unopened(reader) | State::Open(reader) => reader.read(buffer),
        }
    }
}

/// A reader that counts.
struct Counted<R> {
    reader: R,
    counter: Arc<AtomicU64>,
}

#[cfg(feature = "archives")]
impl<R: Seek> Seek for Counted<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.reader.seek(to)
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.reader.read(buffer)?;
        self.counter.fetch_add(n as u64, Ordering::Relaxed);
        Ok(n)
    }
}
