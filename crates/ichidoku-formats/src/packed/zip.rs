//! Zip archives, read from the beginning to the end as they come: the headers of the files are followed, not the directory behind
//! them. So an archive may come through a pipe, and nothing of it is kept.

use std::io::{self, BufRead, BufReader, Read};

use flate2::{Crc, Decompress, FlushDecompress, Status};

use super::buffer::buffered;
use crate::reader::Reader;

/// Number of bytes of a file's header behind its signature.
const HEADER: usize = 26;

/// Number of bytes that may stand between two files at most, which say how large the former was.
const BETWEEN: usize = 24;

/// Folders with things that aren't files of the archive's maker.
const JUNK: [&str; 2] = ["__MACOSX/", ".DS_Store"];

/// An archive, at one of its files.
pub(crate) struct Archive {
    source: BufReader<Reader>,
    /// The file that is being read.
    file: Option<File>,
}

/// A file in the archive.
struct File {
    data: Data,
    checksum: Crc,
    /// The checksum in the header, if it is there and not behind the data.
    expected: Option<u32>,
}

/// How a file's data are stored, and where its reading is.
enum Data {
    Stored { left: u64 },
    Deflated(Box<Decompress>),
    Read,
}

impl Archive {
    pub(super) fn new(source: Reader) -> Self {
        Self { source: buffered(source), file: None }
    }

    /// Goes on to the next file; returns its name. `None` at the end.
    ///
    /// # Errors
    /// If the archive is broken, or the file is encrypted or compressed in a way that isn't known here.
    pub(crate) fn next_file(&mut self) -> io::Result<Option<String>> {
        io::copy(&mut *self, &mut io::sink())?;
        loop {
            if !self.find_header()? {
                return Ok(None);
            }
            let name = self.read_header()?;
            if !name.ends_with('/') && !JUNK.iter().any(|junk| name.contains(junk)) {
                return Ok(Some(name));
            }
            io::copy(&mut *self, &mut io::sink())?;
        }
    }

    /// Passes what stands between two files; false at the end.
    fn find_header(&mut self) -> io::Result<bool> {
        let mut signature = [0; 4];
        self.source.read_exact(&mut signature)?;
        for _ in 0..=BETWEEN {
            match &signature {
                b"PK\x03\x04" => return Ok(true),
                b"PK\x01\x02" | b"PK\x05\x06" | b"PK\x06\x06" => return Ok(false),
                _ => {
                    signature.rotate_left(1);
                    self.source.read_exact(&mut signature[3..])?;
                }
            }
        }
        Err(broken("there is something else where a file should begin"))
    }

    /// Begins a file; returns its name.
    fn read_header(&mut self) -> io::Result<String> {
        let mut header = [0; HEADER];
        self.source.read_exact(&mut header)?;
        let short = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        let long = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let (flags, method, checksum, packed) = (short(2), short(4), long(10), long(14));
        let [name, extra] = [short(22), short(24)]
            .map(|length| vec![0; usize::from(length)])
            .map(|mut bytes| self.source.read_exact(&mut bytes).map(|()| bytes));
        let (name, extra) = (name?, extra?);
        let is_behind = flags >> 3 & 1 == 1;
        let data = match method {
            _ if flags & 1 == 1 => return Err(broken("a file is encrypted")),
            0 if is_behind => return Err(broken("a file doesn't say how long it is")),
            0 => Data::Stored { left: if packed == u32::MAX { length_in(&extra)? } else { u64::from(packed) } },
            8 => Data::Deflated(Box::new(Decompress::new(false))),
            _ => return Err(broken("a file is compressed in a way that is not known")),
        };
        let expected = Some(checksum).filter(|_| !is_behind);
        self.file = Some(File { data, checksum: Crc::new(), expected });
        Ok(String::from_utf8_lossy(&name).into_owned())
    }
}

/// The length of a file's data in the field for long ones.
fn length_in(extra: &[u8]) -> io::Result<u64> {
    let mut rest = extra;
    while let Some(([a, b, c, d], after)) = rest.split_first_chunk() {
        let (id, length) = (u16::from_le_bytes([*a, *b]), usize::from(u16::from_le_bytes([*c, *d])));
        let Some((field, after)) = after.split_at_checked(length) else { break };
        if let (1, Some(packed)) = (id, field.get(8..16).and_then(|bytes| bytes.try_into().ok())) {
            return Ok(u64::from_le_bytes(packed));
        }
        rest = after;
    }
    Err(broken("a file doesn't say how long it is"))
}

impl Read for Archive {
    /// The bytes of the file up to its end.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(file) = &mut self.file else { return Ok(0) };
        let n = file.data.read(&mut self.source, buffer)?;
        file.checksum.update(&buffer[..n]);
        let is_end = n == 0 && !buffer.is_empty();
        if is_end && file.expected.is_some_and(|expected| expected != file.checksum.sum()) {
            return Err(broken("the checksum of a file is wrong"));
        }
        if is_end {
            self.file = None;
        }
        Ok(n)
    }
}

impl Data {
    fn read(&mut self, source: &mut BufReader<Reader>, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Read => Ok(0),
            Self::Stored { left } => {
                let most = usize::try_from(*left).unwrap_or(usize::MAX).min(buffer.len());
                let n = source.read(&mut buffer[..most])?;
                if n == 0 && most > 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
                *left -= n as u64;
                Ok(n)
            }
            Self::Deflated(inflater) => {
                let (n, is_end) = inflate(inflater, source, buffer)?;
                if is_end {
                    *self = Self::Read;
                }
                Ok(n)
            }
        }
    }
}

/// Decompresses some bytes; says whether they are the last.
fn inflate(inflater: &mut Decompress, source: &mut BufReader<Reader>, buffer: &mut [u8]) -> io::Result<(usize, bool)> {
    loop {
        let input = source.fill_buf()?;
        let is_end = input.is_empty();
        let before = (inflater.total_in(), inflater.total_out());
        let status = inflater.decompress(input, buffer, FlushDecompress::None);
        let status = status.map_err(|error| broken(&error.to_string()))?;
        // The buffers fit into memory.
        source.consume((inflater.total_in() - before.0) as usize);
        let n = (inflater.total_out() - before.1) as usize;
        match status {
            Status::StreamEnd => return Ok((n, true)),
            _ if n > 0 || buffer.is_empty() => return Ok((n, false)),
            _ if is_end => return Err(io::ErrorKind::UnexpectedEof.into()),
            _ => {}
        }
    }
}

fn broken(reason: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, reason)
}
