//! The rows of a file of columns as text with commas: a header, and one line per row.

use std::io::{self, Cursor, Read, Write as _};

use super::file::File;
use crate::binary::Binary;
use crate::reader::Reader;
use crate::table::Header;

/// A longer text is no puzzle, and nothing beside one: 1 MiB.
pub(super) const MAX_VALUE: usize = 1 << 20;

/// The most that all columns may take in memory: 40 MiB.
pub(super) const MAX_MEMORY: usize = 40 << 20;

/// The most that a dictionary may take of it: 8 MiB. Programs begin without one long before.
pub(super) const MAX_DICTIONARY: usize = 8 << 20;

/// A larger file that can't be read in any order is not read: 16 MiB.
const MAX_PIPED: usize = 16 << 20;

/// Rows are made as long as there is less text.
const TEXT: usize = 32 << 10;

/// The rows of a file of columns.
pub(super) trait Rows: Send {
    /// Appends the names of the columns, each with a comma before it.
    fn write_names(&self, out: &mut Vec<u8>);

    /// Appends the fields of the next row, each with a comma before it; nothing at the end.
    fn write_next(&mut self, out: &mut Vec<u8>) -> io::Result<()>;
}

/// The text of the rows.
///
/// # Errors
/// If the file is damaged; and this one if none of its columns has a puzzle.
pub(super) fn text(rows: impl Rows + 'static, without_puzzle: Binary) -> io::Result<Reader> {
    let mut header = Vec::new();
    rows.write_names(&mut header);
    let header = String::from_utf8_lossy(header.get(1..).unwrap_or_default()).into_owned();
    let mut table = Table { rows: Box::new(rows), text: Vec::new(), at: 0 };
    table.add_line()?;
    match Header::of(&header, Some(&String::from_utf8_lossy(&table.text))) {
        None => Err(without_puzzle.into()),
        Some(_) => Ok(Box::new(Cursor::new(header + "\n").chain(table))),
    }
}

/// A file that comes in its order, in memory.
///
/// # Errors
/// If reading fails; and this one if it is too large to be kept.
pub(super) fn kept(whole: Reader, too_large: Binary) -> io::Result<File> {
    let mut bytes = Vec::new();
    whole.take(MAX_PIPED as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_PIPED { Err(too_large.into()) } else { Ok(Box::new(Cursor::new(bytes))) }
}

struct Table {
    rows: Box<dyn Rows>,
    text: Vec<u8>,
    at: usize,
}

impl Table {
    /// Adds a line to the text; false if there is no row left.
    fn add_line(&mut self) -> io::Result<bool> {
        let start = self.text.len();
        self.rows.write_next(&mut self.text)?;
        let is_row = start < self.text.len();
        if is_row {
            self.text.remove(start);
            self.text.push(b'\n');
        }
        Ok(is_row)
    }
}

impl Read for Table {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() {
            self.text.clear();
            self.at = 0;
        }
        while self.text.len() < TEXT && self.add_line()? {}
        let n = (&self.text[self.at..]).read(buffer)?;
        self.at += n;
        Ok(n)
    }
}

/// Appends a truth.
pub(super) fn truth(is_true: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(if is_true { b"true" } else { b"false" });
}

/// Appends a number.
pub(super) fn say(number: impl std::fmt::Display, out: &mut Vec<u8>) {
    // A vector takes all that is written to it.
    let _ = write!(out, "{number}");
}
