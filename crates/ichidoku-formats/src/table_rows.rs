//! The rows of a table among the records of a chunk.

use crate::chunk::{Entries, Read, too_long};
use crate::document::Document;
use crate::error::{EntryError, Problem};
use crate::layout::Layout;
use crate::lines::MAX_LINE;
use crate::table::{Header, without_end};

/// A row of a table, as [`WiderTable::rows`](crate::WiderTable::rows) gives it.
#[derive(Debug)]
pub struct TableRow<'a> {
    /// The row as it is written, without the end of its line.
    pub text: &'a [u8],
    /// What it says; `None` if it is of a Parquet or an Arrow file and has no puzzle.
    pub document: Option<Result<Document, EntryError>>,
}

impl<'a> Entries<'a> {
    /// The labels and other columns of the last row, for one whose puzzle can't be read: those of a document without clues, with the
    /// texts of the puzzle and its solution among the other columns. `None` if it is no row of a table, or the source doesn't [keep](crate::Source::keep_others) them.
    ///
    /// ```
    /// use ichidoku_formats::Source;
    /// let mut source = Source::from_text("t.csv", "puzzle,name\n53..7,Monday\n").keep_others();
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let mut entries = chunk.entries();
    /// assert!(entries.next().unwrap().is_err());
    /// assert_eq!(entries.beside().and_then(|document| document.name).as_deref(), Some("Monday"));
    /// ```
    pub fn beside(&self) -> Option<Document> {
        match &self.chunk.layout {
            Layout::Csv(header) if self.chunk.keeps_others => Some(header.read_beside(self.last)),
            _ => None,
        }
    }

    pub(crate) fn read_columns(&mut self, header: &Header) -> Read {
        let (record, line) = self.take_row(header);
        self.read_row(header, record, line)
    }

    fn take_row(&mut self, header: &Header) -> (&'a [u8], u64) {
        let length = header.end_of_record(self.rest, self.chunk.at_end).unwrap_or(self.rest.len());
        let (row, line) = self.take(length);
        self.last = row;
        (row, line)
    }

    fn read_row(&self, header: &Header, record: &[u8], line: u64) -> Read {
        if self.chunk.is_of_rows && !header.has_puzzle(record) {
            return None;
        }
        match record.trim_ascii_start().first() {
            None => None,
            Some(b'#') if !self.chunk.is_of_rows => None,
            Some(_) if record.len() > MAX_LINE => Some((line, Err(too_long(MAX_LINE)))),
            Some(_) => Some((line, header.read(record, line, self.chunk.keeps_others))),
        }
    }

    /// The text of the next row of a table, and the document on it. One that is left out otherwise has no document if it is of a file
    /// of columns, and is passed over if it is of a text.
    pub(crate) fn next_row(&mut self, header: &Header) -> Option<TableRow<'a>> {
        while self.rest.len() > self.beyond {
            let (record, line) = self.take_row(header);
            let read = self.read_row(header, record, line);
            if read.is_some() || self.chunk.is_of_rows {
                let entry = |(line, read): (u64, Result<Document, Problem>)| {
                    read.map_err(|problem| EntryError::new(&self.chunk.source, line, problem))
                };
                return Some(TableRow { text: without_end(record), document: read.map(entry) });
            }
        }
        None
    }
}
