//! Tables as Parquet files: the columns hold texts, of which some may be missing, but for those at the end with other types.

use std::io::{self, Write};

use super::MAGIC;
use super::pages::{ColumnType, Compression, NewPage, Pages};
use super::thrift::Written;
use crate::names::is_part;
use crate::table::Header;

/// Rows of a page, and of a group.
const PAGE: usize = 8 << 10;
const GROUP: usize = 64 << 10;

/// Smaller than what is quicker, and such a table is written once.
const COMPRESSION: Compression = Compression::Gzip;

/// A Parquet file in the making, from a table in CSV as [`Writer`](crate::Writer) writes it.
///
/// Every column holds texts, unless [another type](Self::ending_with) is chosen; an empty field is a missing value. At most 65,536 rows are in memory.
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
    leaves_out_empty: bool,
    /// The types of the last columns; those before them hold texts.
    last: Vec<ColumnType>,
    /// Rows of the group that is being made, and of those written.
    rows: usize,
    all_rows: u64,
    groups: Vec<Group>,
}

/// A column of a group in the making.
struct Column {
    kind: ColumnType,
    values: NewPage,
    /// The pages that are done.
    pages: Pages,
    /// True if a row of any group has a value.
    is_filled: bool,
}

/// A group that is written.
struct Group {
    rows: u64,
    /// What the footer says of each column, and its length without compression.
    chunks: Vec<(Written, u64)>,
}

impl<W: Write> Parquet<W> {
    /// A file that is written to `out`.
    pub const fn new(out: W) -> Self {
        Self {
            out,
            at: 0,
            header: None,
            columns: Vec::new(),
            leaves_out_empty: false,
            last: Vec::new(),
            rows: 0,
            all_rows: 0,
            groups: Vec::new(),
        }
    }

    /// This file without columns for the solution, labels and origin that no row has. A table's other columns are kept, and all of
    /// them if there are no rows.
    #[must_use]
    pub fn without_empty_parts(self) -> Self {
        Self { leaves_out_empty: true, ..self }
    }

    /// This file with columns of these types at its end. A field that has no such value is a missing one.
    ///
    /// ```
    /// use ichidoku_formats::{ColumnType, Parquet};
    /// let mut file = Parquet::new(Vec::new()).ending_with(vec![ColumnType::Integer]);
    /// file.write(b"puzzle,count\n,1\n,many\n").unwrap();
    /// assert!(file.finish().unwrap().starts_with(b"PAR1"));
    /// ```
    #[must_use]
    pub fn ending_with(self, types: Vec<ColumnType>) -> Self {
        Self { last: types, ..self }
    }

    /// Adds whole records; the first of all is the header.
    ///
    /// # Errors
    /// Those of the writer beneath.
    pub fn write(&mut self, csv: &[u8]) -> io::Result<()> {
        let mut rest = csv;
        if self.header.is_none() && !rest.is_empty() {
            let end = memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
            let header = Header::of_names(&String::from_utf8_lossy(&rest[..end]));
            let texts = header.names().len().saturating_sub(self.last.len());
            let types = std::iter::repeat_n(ColumnType::Text, texts).chain(self.last.iter().copied());
            self.columns = types.take(header.names().len()).map(Column::of).collect();
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
        let is_kept: Vec<bool> =
            names.iter().zip(&self.columns).map(|(name, column)| self.keeps(name, column)).collect();
        let names = kept(names, &is_kept);
        let mut schema = vec![Written::default().text(4, "schema").short(5, names.len())];
        let types = kept(self.columns.iter().map(|column| column.kind), &is_kept);
        schema.extend(names.iter().zip(types).map(|(name, kind)| kind.element(name)));
        let groups = std::mem::take(&mut self.groups).into_iter().map(|group| group.element(&is_kept)).collect();
        let about = Written::default().short(1, 1).structures(2, schema).long(3, self.all_rows);
        let footer = about.structures(4, groups).text(6, "ichidoku").finish();
        self.put(&footer)?;
        self.put(&(footer.len() as u32).to_le_bytes())?;
        self.put(MAGIC)?;
        Ok(self.out)
    }

    /// True if the footer names the column. The pages of one that it leaves out, a few bytes, are in the file all the same: the first
    /// groups are written before anybody knows what the last ones contain.
    fn keeps(&self, name: &str, column: &Column) -> bool {
        column.is_filled || !self.leaves_out_empty || self.all_rows == 0 || !is_part(name)
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.at += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    fn add(&mut self, header: &Header, record: &[u8]) -> io::Result<()> {
        let mut fields = header.fields(record);
        for column in &mut self.columns {
            column.add(&fields.next().unwrap_or_default());
        }
        self.rows += 1;
        if self.rows.is_multiple_of(PAGE) {
            self.columns.iter_mut().try_for_each(Column::end_page)?;
        }
        if self.rows == GROUP { self.end_group(header.names()) } else { Ok(()) }
    }

    /// Writes the chunks of all columns.
    fn end_group(&mut self, names: &[String]) -> io::Result<()> {
        let (rows, mut chunks) = (self.rows as u64, Vec::new());
        for (column, name) in self.columns.iter_mut().zip(names) {
            column.end_page()?;
            let pages = std::mem::take(&mut column.pages);
            let start = self.at;
            self.at += pages.length();
            pages.write(&mut self.out)?;
            chunks.push((pages.chunk(column.kind, name, COMPRESSION, start), pages.unpacked()));
        }
        self.groups.push(Group { rows, chunks });
        self.all_rows += rows;
        self.rows = 0;
        Ok(())
    }
}

impl Column {
    fn of(kind: ColumnType) -> Self {
        Self { kind, values: NewPage::default(), pages: Pages::default(), is_filled: false }
    }

    /// Adds a field of a row.
    fn add(&mut self, field: &str) {
        let values = &mut self.values;
        let is_value = match self.kind {
            ColumnType::Text if field.is_empty() => false,
            ColumnType::Text => {
                values.add_text(field);
                true
            }
            ColumnType::Integer => field.parse().map(|number| values.add_integer(number)).is_ok(),
            ColumnType::Float => field.parse().map(|number| values.add_float(number)).is_ok(),
            ColumnType::Truth => field.parse().map(|truth| values.add_truth(truth)).is_ok(),
        };
        if !is_value {
            values.add_missing();
        }
        self.is_filled |= is_value;
    }

    fn end_page(&mut self) -> io::Result<()> {
        if !self.values.is_empty() {
            self.pages.add(std::mem::take(&mut self.values).page(COMPRESSION)?);
        }
        Ok(())
    }
}

impl Group {
    /// What the footer says of it and the columns that are kept.
    fn element(self, is_kept: &[bool]) -> Written {
        let (chunks, lengths): (Vec<Written>, Vec<u64>) = kept(self.chunks, is_kept).into_iter().unzip();
        Written::default().structures(1, chunks).long(2, lengths.iter().sum()).long(3, self.rows)
    }
}

/// Those of the columns that are kept.
fn kept<T>(all: impl IntoIterator<Item = T>, is_kept: &[bool]) -> Vec<T> {
    all.into_iter().zip(is_kept).filter(|(_, is_kept)| **is_kept).map(|(one, _)| one).collect()
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read as _};

    use super::super::text;
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// The rows of the file that a table in CSV becomes without its empty parts.
    fn rows(csv: &str) -> String {
        let mut file = Parquet::new(Vec::new()).without_empty_parts();
        file.write(csv.as_bytes()).unwrap();
        let mut rows = String::new();
        text(Box::new(Cursor::new(file.finish().unwrap()))).unwrap().read_to_string(&mut rows).unwrap();
        rows
    }

    #[test]
    fn parts_that_no_row_has_get_no_column() {
        let table = format!("puzzle,solution,name,rating,difficulty,author,source,date\n{LINE},,Monday,,,,,\n");
        assert_eq!(rows(&table), format!("puzzle,name,date\n{LINE},Monday,\n"));
    }

    #[test]
    fn a_part_that_only_the_last_group_has_is_in_all_of_them() {
        let table = format!("puzzle,solution,name\n{}{LINE},,last\n", format!("{LINE},,\n").repeat(GROUP));
        assert_eq!(rows(&table), table.replace("puzzle,solution", "puzzle").replace(",,", ","));
    }

    #[test]
    fn puzzles_alone_are_a_table_and_so_are_columns_without_rows() {
        assert_eq!(rows(&format!("puzzle,solution\n{LINE},\n")), format!("puzzle\n{LINE}\n"));
        assert_eq!(rows("puzzle,solution\n"), "puzzle,solution\n");
    }
}
