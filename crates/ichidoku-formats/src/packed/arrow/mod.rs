//! Arrow files and streams as tables of text with commas: the columns, one line per row. The files of Feather are such
//! files. Only what is being read of each column is in memory.
//!
//! The scheme is that of <https://arrow.apache.org/docs/format/Columnar.html>.

mod batch;
mod bits;
mod buffer;
mod column;
mod fault;
mod flat;
mod schema;

use std::io;
use std::vec::IntoIter;

use super::file::File;
use super::rows::{self, MAX_MEMORY, Rows};
use crate::binary::Binary;
use crate::reader::Reader;
use batch::Batch;
use buffer::Shared;
use column::{Column, Dictionaries, Row};
use fault::{broken, large};
use flat::Flat;
use schema::Field;

/// What a file begins and ends with; a stream has no such marks.
pub(super) const MAGIC: &[u8; 6] = b"ARROW1";

/// What is said about a part of a file is no longer: 1 MiB.
const MAX_HEAD: usize = 1 << 20;

/// The rows of a file.
struct Table {
    file: Shared,
    length: u64,
    fields: Vec<Field>,
    places: Places,
    dictionaries: Dictionaries,
    columns: Vec<Column>,
    /// Rows left of the batch that is being read.
    left: u64,
}

/// Where the next part is.
enum Places {
    /// The end of a file says where its parts are, the dictionaries first.
    Listed(IntoIter<u64>),
    /// In a stream a part follows the other.
    Next(u64),
}

/// A part of a file: what it is, and where the bytes are that belong to it.
struct Message {
    head: Vec<u8>,
    body: (u64, u64),
}

/// The rows of a file or stream as text.
///
/// # Errors
/// If it is damaged, or none of its columns has a puzzle.
pub(super) fn text(file: File) -> io::Result<Reader> {
    let file = Shared::new(file);
    let length = file.length()?;
    let mut table = Table {
        length,
        places: Places::Next(0),
        fields: Vec::new(),
        dictionaries: Dictionaries::default(),
        columns: Vec::new(),
        left: 0,
        file,
    };
    if length >= 8 && table.file.bytes(0, MAGIC.len())? == MAGIC {
        table.read_end()?;
    } else {
        let message = table.next_message()?.ok_or_else(broken)?;
        let (kind, schema) = message.header().ok_or_else(broken)?;
        table.fields = if kind == 1 { Field::all(schema)? } else { return Err(broken()) };
    }
    rows::text(table, Binary::ARROW_WITHOUT_PUZZLE)
}

impl Table {
    /// Reads what the end of a file says.
    fn read_end(&mut self) -> io::Result<()> {
        let start = self.length.checked_sub(10).ok_or_else(broken)?;
        let end = self.file.bytes(start, 10)?;
        let size = u32::from_le_bytes([end[0], end[1], end[2], end[3]]);
        if end[4..] != *MAGIC {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let size = usize::try_from(size).ok().filter(|size| *size <= MAX_HEAD).ok_or_else(large)?;
        let footer = self.file.bytes(start.checked_sub(size as u64).ok_or_else(broken)?, size)?;
        let footer = Flat::of(&footer).ok_or_else(broken)?;
        self.fields = Field::all(footer.table(1).ok_or_else(broken)?)?;
        let places = |id| footer.list::<24>(id).unwrap_or_default().iter();
        let place = |block: &[u8; 24]| u64::from_le_bytes(*block.first_chunk::<8>().unwrap_or(&[0; 8]));
        self.places = Places::Listed(places(2).chain(places(3)).map(place).collect::<Vec<_>>().into_iter());
        Ok(())
    }

    /// The next part; `None` at the end.
    fn next_message(&mut self) -> io::Result<Option<Message>> {
        let place = match &mut self.places {
            Places::Listed(places) => places.next(),
            Places::Next(at) => Some(*at).filter(|at| *at < self.length),
        };
        let Some(place) = place else { return Ok(None) };
        let word = |at| Ok::<_, io::Error>(self.file.bytes(at, 4)?.try_into().map_or(0, u32::from_le_bytes));
        // Old files have no mark before the size.
        let mut start = place.checked_add(4).ok_or_else(broken)?;
        let mut size = word(place)?;
        if size == u32::MAX {
            (size, start) = (word(start)?, start + 4);
        }
        if size == 0 {
            return Ok(None);
        }
        let size = usize::try_from(size).ok().filter(|size| *size <= MAX_HEAD).ok_or_else(large)?;
        let head = self.file.bytes(start, size)?;
        let start = start + size as u64;
        let length = Flat::of(&head).and_then(|message| message.int::<8>(3, 0)?.try_into().ok()).ok_or_else(broken)?;
        let end = start.checked_add(length).ok_or_else(broken)?;
        if end > self.length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if let Places::Next(at) = &mut self.places {
            *at = end;
        }
        Ok(Some(Message { head, body: (start, end) }))
    }

    /// Goes on to the next batch of rows, by way of the dictionaries before it; false at the end.
    fn next_batch(&mut self) -> io::Result<bool> {
        // The batch before makes room.
        self.columns.clear();
        while let Some(message) = self.next_message()? {
            let (kind, about) = message.header().ok_or_else(broken)?;
            match kind {
                2 => self.read_dictionary(about, message.body)?,
                3 => {
                    let mut batch = self.batch(about, message.body)?;
                    let columns = self.fields.iter().map(|field| Column::new(field, &mut batch));
                    self.columns = columns.collect::<io::Result<_>>()?;
                    let rows = about.int::<8>(0, 0).and_then(|rows| rows.try_into().ok()).ok_or_else(broken)?;
                    self.left = if self.columns.iter().any(Column::takes_bytes) { rows } else { 0 };
                    return Ok(true);
                }
                _ => {}
            }
        }
        Ok(false)
    }

    fn read_dictionary(&mut self, about: Flat<'_>, body: (u64, u64)) -> io::Result<()> {
        let id = about.int::<8>(0, 0).ok_or_else(broken)?;
        let values = about.table(1).ok_or_else(broken)?;
        let is_more = about.int::<1>(2, 0) == Some(1);
        let count = values.int::<8>(0, 0).and_then(|count| count.try_into().ok()).ok_or_else(broken)?;
        let field = self.fields.iter().find_map(|field| field.dictionary(id)).ok_or_else(broken)?;
        let column = Column::new(field, &mut self.batch(values, body)?)?;
        self.dictionaries.add(id, is_more, column, count)
    }

    fn batch<'a>(&self, about: Flat<'a>, body: (u64, u64)) -> io::Result<Batch<'a>> {
        Batch::new(about, self.file.clone(), body, MAX_MEMORY - self.dictionaries.size())
    }
}

impl Message {
    /// The kind of the part, and what is said about it.
    fn header(&self) -> Option<(i64, Flat<'_>)> {
        let message = Flat::of(&self.head)?;
        message.int::<1>(1, 0).zip(message.table(2))
    }
}

impl Rows for Table {
    fn write_names(&self, out: &mut Vec<u8>) {
        self.fields.iter().for_each(|field| field.write_names("", out));
    }

    fn write_next(&mut self, out: &mut Vec<u8>) -> io::Result<()> {
        while self.left == 0 {
            if !self.next_batch()? {
                return Ok(());
            }
        }
        self.left -= 1;
        let mut row = Row::new(&self.dictionaries);
        self.columns.iter_mut().try_for_each(|column| column.write_fields(&mut row, true, out))
    }
}
