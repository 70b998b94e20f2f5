//! A Parquet file with more columns: its own are copied as they are, type, compression and all, and only that of the puzzles is
//! read.

use std::io::{self, Read as _, Seek as _, SeekFrom, Write};
use std::path::Path;

use super::super::file::File;
use super::super::rows::MAX_MEMORY;
use super::column::Column;
use super::fault::broken;
use super::meta::{Chunk, Group, Meta};
use super::pages::{ColumnType, Compression, Page, Pages};
use super::thrift::Value;
use super::{MAGIC, footer};
use crate::error::ReadError;
use crate::names::puzzle_column;
use crate::of_bytes::puzzle_of_bytes;

/// Rows that are looked at to find the column of the puzzles.
const LOOKED_AT: usize = 20;

/// A Parquet file that is read for its puzzles.
///
/// ```no_run
/// use std::fs::File;
/// use std::path::Path;
/// use ichidoku_formats::{ColumnType, Compression, ParquetTable, Texts, NewPage};
/// let mut table = ParquetTable::open(Path::new("puzzles.parquet"))?;
/// let column = table.find_puzzles().ok_or("no puzzles")?;
/// let out = File::create("counted.parquet")?;
/// let mut annex = table.annex(column, out, &[("clues", ColumnType::Integer)], Compression::Snappy)?;
/// let mut rows = Texts::default();
/// while annex.next_rows()? {
///     while annex.read(8192, &mut rows)? {
///         let mut clues = NewPage::default();
///         for row in 0..rows.len() {
///             clues.add_integer(rows.get(row).map_or(0, |text| text.iter().filter(|byte| **byte > b'0').count() as i64));
///         }
///         annex.add(0, clues.page(Compression::Snappy)?);
///     }
/// }
/// annex.finish()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ParquetTable {
    file: File,
    footer: Vec<u8>,
    groups: Vec<Group>,
    /// The names of all columns.
    names: Vec<String>,
    /// The types of all columns that keep their values by way of text.
    types: Vec<Option<ColumnType>>,
    /// Those of texts, each with its place among all.
    texts: Vec<(usize, Column)>,
}

/// NewPage of the column of puzzles.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    bytes: Vec<u8>,
    /// Where each value ends, and whether it is there.
    ends: Vec<(usize, bool)>,
}

impl Texts {
    /// Number of values.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// True if there is none.
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The value at a place, `None` if it is missing there.
    pub fn get(&self, place: usize) -> Option<&[u8]> {
        let (end, is_there) = *self.ends.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before].0);
        is_there.then(|| &self.bytes[start..end])
    }
}

impl ParquetTable {
    /// Opens a file and reads what columns it has.
    ///
    /// # Errors
    /// If it can't be read or is damaged.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let opened = std::fs::File::open(path).and_then(|file| Self::read(Box::new(file)));
        opened.map_err(|error| ReadError::new(&path.display().to_string().into(), error))
    }

    fn read(mut file: File) -> io::Result<Self> {
        let length = file.seek(SeekFrom::End(0))?;
        let footer = footer(&mut file, length)?;
        let Meta { leaves, groups } = Meta::read(&footer).ok_or_else(broken)?;
        if groups.iter().flat_map(|group| &group.chunks).any(|chunk| chunk.end > length) {
            return Err(broken());
        }
        let names = leaves.iter().map(|leaf| leaf.name.clone()).collect();
        let types = leaves.iter().map(|leaf| leaf.of.by_way_of_text().filter(|_| leaf.lists.is_empty())).collect();
        let mut texts: Vec<(usize, Column)> = leaves.into_iter().map(Column::new).enumerate().collect();
        texts.retain(|(_, column)| column.leaf.lists.is_empty() && column.leaf.of.is_text());
        Ok(Self { file, footer, groups, names, types, texts })
    }

    /// The names of the columns that hold a text in each row, or bytes.
    pub fn text_columns(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(_, column)| column.leaf.name.as_str())
    }

    /// The names of all columns, as the rows have them that are read as text. Each is with the type in which a column holds the
    /// same values once they were text, `None` if there is none such: for days, moments, decimals, lists and bytes.
    pub fn columns_by_way_of_text(&self) -> impl Iterator<Item = (&str, Option<ColumnType>)> {
        self.names.iter().map(String::as_str).zip(self.types.iter().copied())
    }

    /// The place of the column of puzzles among those: the one with the surest name; else the first whose values are grids, rather
    /// with blanks than without.
    pub fn find_puzzles(&mut self) -> Option<usize> {
        let named = puzzle_column(self.texts.iter().map(|(_, column)| column.leaf.name.as_str()));
        named.or_else(|| self.find_by_content())
    }

    fn find_by_content(&mut self) -> Option<usize> {
        let chunks = &self.groups.first()?.chunks;
        let mut full = None;
        for (at, (place, column)) in self.texts.iter_mut().enumerate() {
            column.begin(chunks.get(*place)?);
            match has_blanks(column, &mut self.file) {
                Some(true) => return Some(at),
                Some(false) => full = full.or(Some(at)),
                None => {}
            }
        }
        full
    }

    /// Number of rows.
    pub fn rows(&self) -> u64 {
        self.groups.iter().map(|group| group.rows).sum()
    }

    /// Begins a file with the same columns and more, whose puzzles are in the column of texts at a place. A name that is taken gets a
    /// number behind it.
    ///
    /// # Errors
    /// Those of the writer beneath.
    ///
    /// # Panics
    /// If there is no column at the place.
    pub fn annex<W: Write>(
        mut self,
        column: usize,
        mut out: W,
        added: &[(&str, ColumnType)],
        compression: Compression,
    ) -> io::Result<Annex<W>> {
        let (place, puzzles) = self.texts.swap_remove(column);
        let mut names = self.names.clone();
        let added = added.iter().map(|(name, kind)| {
            let name = free(name, &names);
            names.push(name.clone());
            Added { name, kind: *kind, pages: Pages::default() }
        });
        let added = added.collect();
        out.write_all(MAGIC)?;
        let at = MAGIC.len() as u64;
        Ok(Annex { table: self, place, puzzles, out, at, added, compression, left: 0, written: Vec::new() })
    }
}

/// The name, or with the first number behind it with which it isn't taken.
fn free(name: &str, taken: &[String]) -> String {
    let numbered = (2..).map(|number| format!("{name}_{number}"));
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    all.find(|name| !taken.contains(name)).unwrap_or_default()
}

/// Whether there are blanks in the first values of a column; `None` if they aren't grids.
fn has_blanks(column: &mut Column, file: &mut File) -> Option<bool> {
    let mut found = None;
    for _ in 0..LOOKED_AT {
        let mut value = Vec::new();
        match column.write_next(file, MAX_MEMORY, &mut value) {
            Ok(true) => {
                let (puzzle, _) = puzzle_of_bytes(&value).ok()?;
                *found.get_or_insert(false) |= puzzle.clue_count() < 81;
            }
            Ok(false) => {}
            // The end.
            Err(_) => break,
        }
    }
    found
}

/// A Parquet file in the making: the columns of another, and more behind them. One group of rows after another: its own columns are
/// copied first, then its puzzles are read and the pages of the new columns added.
pub struct Annex<W> {
    table: ParquetTable,
    /// Which of all columns that of the puzzles is.
    place: usize,
    puzzles: Column,
    out: W,
    /// Bytes written.
    at: u64,
    added: Vec<Added>,
    compression: Compression,
    /// Rows of the group that are still to be read.
    left: u64,
    /// Of each group that was begun, where its chunks are now, and the new chunks.
    written: Vec<Moved>,
}

/// A new column of the group that is being written.
struct Added {
    name: String,
    kind: ColumnType,
    pages: Pages,
}

/// A group in the new file.
struct Moved {
    starts: Vec<u64>,
    chunks: Vec<Vec<u8>>,
    /// How long the new chunks would be without compression.
    unpacked: u64,
}

impl<W: Write> Annex<W> {
    /// Ends the group of rows and begins the next; false after the last.
    ///
    /// # Errors
    /// Those of the file that is read and the writer beneath.
    pub fn next_rows(&mut self) -> io::Result<bool> {
        self.end_group()?;
        let Some(Group { rows, chunks }) = self.table.groups.get(self.written.len()).cloned() else { return Ok(false) };
        let mut starts = Vec::new();
        for chunk in &chunks {
            starts.push(self.at);
            self.copy(chunk)?;
        }
        self.puzzles.begin(&chunks[self.place]);
        self.left = rows;
        self.written.push(Moved { starts, chunks: Vec::new(), unpacked: 0 });
        Ok(true)
    }

    fn copy(&mut self, chunk: &Chunk) -> io::Result<()> {
        let length = chunk.end - chunk.start;
        self.table.file.seek(SeekFrom::Start(chunk.start))?;
        let copied = io::copy(&mut (&mut self.table.file).take(length), &mut self.out)?;
        self.at += copied;
        if copied == length { Ok(()) } else { Err(broken()) }
    }

    /// Reads rows of the group, as many as this at most; false if none is left.
    ///
    /// # Errors
    /// If the file is damaged or a value is too long.
    pub fn read(&mut self, most: usize, rows: &mut Texts) -> io::Result<bool> {
        rows.bytes.clear();
        rows.ends.clear();
        while self.left > 0 && rows.ends.len() < most {
            let is_there = self.puzzles.write_next(&mut self.table.file, MAX_MEMORY, &mut rows.bytes)?;
            rows.ends.push((rows.bytes.len(), is_there));
            self.left -= 1;
        }
        Ok(!rows.is_empty())
    }

    /// Adds a page to the new column at a place. Each column needs as many values in a group as there are rows.
    pub fn add(&mut self, column: usize, page: Page) {
        self.added[column].pages.add(page);
    }

    fn end_group(&mut self) -> io::Result<()> {
        let Some(group) = self.written.last_mut() else { return Ok(()) };
        for Added { name, kind, pages } in &mut self.added {
            let pages = std::mem::take(pages);
            group.chunks.push(pages.chunk(*kind, name, self.compression, self.at).finish());
            group.unpacked += pages.unpacked();
            pages.write(&mut self.out)?;
            self.at += pages.length();
        }
        Ok(())
    }

    /// Writes where everything is; returns the writer beneath.
    ///
    /// # Errors
    /// Those of the writer beneath; and if the file that is read can't be copied column by column.
    pub fn finish(mut self) -> io::Result<W> {
        let footer = self.footer().ok_or_else(broken)?;
        self.out.write_all(&footer)?;
        self.out.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.out.write_all(MAGIC)?;
        Ok(self.out)
    }

    /// The footer of the file that is read, with the new places and columns.
    fn footer(&self) -> Option<Vec<u8>> {
        let (mut file, _) = Value::read(&self.table.footer)?;
        let schema = file.list_mut(2)?;
        schema.first_mut()?.add(5, self.added.len() as i64);
        schema.extend(self.added.iter().map(|added| Value::Written(added.kind.element(&added.name).finish())));
        let groups = file.list_mut(4)?.iter_mut().zip(&self.table.groups).zip(&self.written);
        for ((group, old), new) in groups {
            let chunks = group.list_mut(1)?;
            for ((chunk, old), start) in chunks.iter_mut().zip(&old.chunks).zip(&new.starts) {
                move_chunk(chunk, start.wrapping_sub(old.start) as i64)?;
            }
            chunks.extend(new.chunks.iter().cloned().map(Value::Written));
            group.add(2, new.unpacked as i64);
            // The place of the group and its length, which nobody needs.
            group.remove(&[5, 6]);
        }
        if let Some(notes) = file.list_mut(5) {
            // Arrow's own copy of the schema, which lacks the new columns.
            notes.retain(|note| note.text(1).as_deref() != Some("ARROW:schema"));
        }
        if let Some(orders) = file.list_mut(7) {
            // By type, the only order there is.
            let by_type = || Value::Struct(vec![(1, Value::Struct(Vec::new()))]);
            orders.extend(self.added.iter().map(|_| by_type()));
        }
        let mut bytes = Vec::new();
        file.write(&mut bytes);
        Some(bytes)
    }
}

/// Moves what is said of a chunk to its new place; `None` if it is in another file or encrypted. What lies outside the chunks
/// isn't copied: indexes and filters of values.
fn move_chunk(chunk: &mut Value<'_>, by: i64) -> Option<()> {
    if [1, 8, 9].into_iter().any(|field| chunk.field(field).is_some()) {
        return None;
    }
    chunk.add(2, by);
    chunk.remove(&[4, 5, 6, 7]);
    let about = chunk.field_mut(3)?;
    about.add(9, by);
    about.remove(&[10, 14, 15]);
    if about.int(11).is_some_and(|dictionary| dictionary > 0) {
        about.add(11, by);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::{Parquet, text};
    use super::*;
    use crate::packed::parquet::kind::Kind;
    use crate::packed::parquet::pages::NewPage;
    use crate::packed::parquet::thrift::Written;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn table(bytes: &[u8]) -> ParquetTable {
        ParquetTable::read(Box::new(Cursor::new(bytes.to_vec()))).unwrap()
    }

    /// A table in CSV as a Parquet file.
    fn file(csv: &str) -> Vec<u8> {
        let mut file = Parquet::new(Vec::new());
        file.write(csv.as_bytes()).unwrap();
        file.finish().unwrap()
    }

    /// A file of one row: the names of its columns, and a text in each.
    fn row(texts: &[(&str, &str)]) -> Vec<u8> {
        let (mut bytes, mut chunks) = (MAGIC.to_vec(), Vec::new());
        for (name, text) in texts {
            let (mut values, mut pages) = (NewPage::default(), Pages::default());
            values.add_text(text);
            pages.add(values.page(Compression::None).unwrap());
            chunks.push(pages.chunk(ColumnType::Text, name, Compression::None, bytes.len() as u64));
            pages.write(&mut bytes).unwrap();
        }
        let mut schema = vec![Written::default().text(4, "schema").short(5, texts.len())];
        schema.extend(texts.iter().map(|(name, _)| ColumnType::Text.element(name)));
        let group = Written::default().structures(1, chunks).long(3, 1);
        let footer = Written::default().structures(2, schema).long(3, 1).structures(4, vec![group]).finish();
        [&*bytes, &*footer, &(footer.len() as u32).to_le_bytes(), MAGIC].concat()
    }

    /// The rows of a file as lines.
    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut all = String::new();
        text(Box::new(Cursor::new(bytes.to_vec()))).unwrap().read_to_string(&mut all).unwrap();
        all.lines().map(str::to_owned).collect()
    }

    /// The file with a column of the rows' numbers, which have none where there is no puzzle.
    fn numbered(bytes: &[u8], compression: Compression) -> Vec<u8> {
        let mut table = table(bytes);
        let column = table.find_puzzles().unwrap();
        let added = [("number", ColumnType::Integer)];
        let mut annex = table.annex(column, Vec::new(), &added, compression).unwrap();
        let (mut rows, mut number) = (Texts::default(), 0);
        while annex.next_rows().unwrap() {
            while annex.read(1000, &mut rows).unwrap() {
                let mut numbers = NewPage::default();
                for row in 0..rows.len() {
                    number += 1;
                    match rows.get(row) {
                        Some(_) => numbers.add_integer(number),
                        None => numbers.add_missing(),
                    }
                }
                annex.add(0, numbers.page(compression).unwrap());
            }
        }
        annex.finish().unwrap()
    }

    #[test]
    fn columns_of_other_programs_stay_as_they_are() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/formats");
        let mut files = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy();
            if !name.ends_with(".parquet") || name == "damaged.parquet" || table(&bytes).find_puzzles().is_none() {
                continue;
            }
            files += 1;
            let numbered = numbered(&bytes, Compression::Snappy);
            let meta = |bytes: &[u8]| {
                let footer = footer(&mut (Box::new(Cursor::new(bytes.to_vec())) as File), bytes.len() as u64).unwrap();
                let leaves = Meta::read(&footer).unwrap().leaves;
                leaves.into_iter().map(|leaf| (leaf.name, leaf.of.kind)).collect::<Vec<_>>()
            };
            let (mut kinds, own) = (meta(&numbered), meta(&bytes));
            assert_eq!(kinds.pop(), Some(("number".to_owned(), Kind::Int64)), "{path:?}");
            assert_eq!(kinds, own, "{path:?}");
            let without_last = |line: String| line.rsplit_once(',').unwrap().0.to_owned();
            let own_lines = lines(&bytes);
            assert_eq!(lines(&numbered).into_iter().map(without_last).collect::<Vec<_>>(), own_lines, "{path:?}");
            assert!(lines(&numbered)[1].ends_with(",1"), "{path:?}");
        }
        assert!(files >= 2, "{files}");
    }

    #[test]
    fn every_group_of_rows_has_its_numbers() {
        let row =
            |number: usize| if number.is_multiple_of(3) { ",none\n".to_owned() } else { format!("{LINE},{number}\n") };
        let csv: String = ["puzzle,name\n".to_owned()].into_iter().chain((1..=70_000).map(row)).collect();
        for compression in Compression::ALL {
            let numbered = numbered(&file(&csv), compression);
            for (number, line) in lines(&numbered).iter().enumerate().skip(1) {
                match number % 3 {
                    0 => assert_eq!(line, ",none,"),
                    _ => assert_eq!(line, &format!("{LINE},{number},{number}")),
                }
            }
        }
    }

    #[test]
    fn puzzles_are_found_by_name_or_by_value() {
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let column = |texts: &[(&str, &str)]| table(&row(texts)).find_puzzles();
        assert_eq!(column(&[("a", "x"), ("b", solved), ("c", LINE)]), Some(2));
        assert_eq!(column(&[("a", "x"), ("b", solved)]), Some(1));
        assert_eq!(column(&[("a", LINE), ("quizzes", "x")]), Some(1));
        assert_eq!(column(&[("a", "x"), ("b", "y")]), None);
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let bytes = file(&format!("puzzle,number,number_2\n{LINE},1,2\n"));
        assert_eq!(lines(&numbered(&bytes, Compression::None))[0], "puzzle,number,number_2,number_3");
    }
}
