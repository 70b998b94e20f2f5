//! Tables as Parquet files: every column holds texts, of which some may be missing.

use std::io::{self, Write};

use super::MAGIC;
use super::pages::{ColumnType, Compression, NewPage, Pages};
use super::thrift::Written;
use crate::table::Header;

/// Rows of a page, and of a group.
const PAGE: usize = 8 << 10;
const GROUP: usize = 64 << 10;

/// Smaller than what is quicker, and such a table is written once.
const COMPRESSION: Compression = Compression::Gzip;

/// A Parquet file in the making, from a table in CSV as [`Writer`](crate::Writer) writes it.
///
/// Every column holds texts; an empty field is a missing value. At most 65,536 rows are in memory.
///
/// ```
/// use ichidoku_formats::{Parquet, Source};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut file = Parquet::new(Vec::new());
/// file.write(format!("puzzle,solution,name\n{line},,Monday\n").as_bytes()).unwrap();
/// let bytes = file.finish().unwrap();
/// let mut source = Source::from_text("a file", bytes);
/// let document = source.next_chunk().unwrap().unwrap().entries().next().unwrap().unwrap();
/// assert_eq!((document.puzzle.to_string(), document.name.as_deref()), (line.into(), Some("Monday")));
/// ```
pub struct Parquet<W> {
    out: W,
    /// Bytes written.
    at: u64,
    header: Option<Header>,
    columns: Vec<Column>,
    /// Rows of the group that is being made, and of those written.
    rows: usize,
    all_rows: u64,
    groups: Vec<Written>,
}

/// A column of a group in the making.
#[derive(Default)]
struct Column {
    values: NewPage,
    /// The pages that are done.
    pages: Pages,
}

impl<W: Write> Parquet<W> {
    /// A file that is written to `out`.
    pub const fn new(out: W) -> Self {
        Self { out, at: 0, header: None, columns: Vec::new(), rows: 0, all_rows: 0, groups: Vec::new() }
    }

    /// Adds whole records; the first of all is the header.
    ///
    /// # Errors
    /// Those of the writer beneath.
    pub fn write(&mut self, csv: &[u8]) -> io::Result<()> {
        let mut rest = csv;
        if self.header.is_none() && !rest.is_empty() {
            let end = memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
            let header = Header::of(&String::from_utf8_lossy(&rest[..end]), None).ok_or(io::ErrorKind::InvalidInput)?;
            self.columns.resize_with(header.names().len(), Column::default);
            self.header = Some(header);
            self.put(MAGIC)?;
            rest = &rest[end..];
        }
        let Some(header) = self.header.take() else { return Ok(()) };
        while let Some(end) = header.end_of_record(rest, true) {
            self.add(&header, &rest[..end])?;
            rest = &rest[end..];
        }
        self.header = Some(header);
        Ok(())
    }

    /// Writes what is left, and the columns' names and places; returns the writer beneath.
    ///
    /// # Errors
    /// Those of the writer beneath.
    pub fn finish(mut self) -> io::Result<W> {
        let header = self.header.take();
        let names = header.as_ref().map_or(&[][..], Header::names);
        if self.rows > 0 {
            self.end_group(names)?;
        }
        let mut schema = vec![Written::default().text(4, "schema").short(5, names.len())];
        schema.extend(names.iter().map(|name| ColumnType::Text.element(name)));
        let groups = std::mem::take(&mut self.groups);
        let about = Written::default().short(1, 1).structures(2, schema).long(3, self.all_rows);
        let footer = about.structures(4, groups).text(6, "ichidoku").finish();
        self.put(&footer)?;
        self.put(&(footer.len() as u32).to_le_bytes())?;
        self.put(MAGIC)?;
        Ok(self.out)
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.at += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    fn add(&mut self, header: &Header, record: &[u8]) -> io::Result<()> {
        let mut fields = header.fields(record);
        for column in &mut self.columns {
            let field = fields.next().unwrap_or_default();
            if field.is_empty() {
                column.values.add_missing();
            } else {
                column.values.add_text(&field);
            }
        }
        self.rows += 1;
        if self.rows.is_multiple_of(PAGE) {
            self.columns.iter_mut().try_for_each(Column::end_page)?;
        }
        if self.rows == GROUP { self.end_group(header.names()) } else { Ok(()) }
    }

    /// Writes the chunks of all columns.
    fn end_group(&mut self, names: &[String]) -> io::Result<()> {
        let (mut chunks, mut length) = (Vec::new(), 0);
        let rows = self.rows as u64;
        for (mut column, name) in std::mem::take(&mut self.columns).into_iter().zip(names) {
            column.end_page()?;
            let start = self.at;
            self.put(&column.pages.bytes)?;
            chunks.push(column.pages.chunk(ColumnType::Text, name, COMPRESSION, start));
            length += column.pages.unpacked();
        }
        self.columns.resize_with(names.len(), Column::default);
        self.groups.push(Written::default().structures(1, chunks).long(2, length).long(3, rows));
        self.all_rows += rows;
        self.rows = 0;
        Ok(())
    }
}

impl Column {
    fn end_page(&mut self) -> io::Result<()> {
        if !self.values.is_empty() {
            self.pages.add(&std::mem::take(&mut self.values).page(COMPRESSION)?);
        }
        Ok(())
    }
}
