//! Parquet files as tables of text with commas: the columns of the file, one line per row. Only the pages that are being
//! read are in memory.
//!
//! The scheme is that of <https://github.com/apache/parquet-format>.

mod annex;
mod codec;
mod column;
mod fault;
mod kind;
mod list;
mod meaning;
mod meta;
mod pages;
mod runs;
mod thrift;
mod values;
mod writer;

use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::vec::IntoIter;

use super::file::File;
use super::rows::{self, MAX_MEMORY, Rows};
use crate::binary::Binary;
use crate::formats::csv::write_field;
use crate::reader::Reader;
use column::Column;
use fault::{broken, large};
use meta::{Group, Meta};

pub use annex::{Annex, ParquetTable, Texts};
pub use pages::{ColumnType, Compression, NewPage, Page};
pub use writer::Parquet;

/// What a file begins and ends with.
const MAGIC: &[u8; 4] = b"PAR1";

/// A larger footer is not read: 1 MiB.
const MAX_FOOTER: usize = 1 << 20;

/// The rows of a file.
struct Table {
    file: File,
    columns: Vec<Column>,
    groups: IntoIter<Group>,
    /// Rows left of the group that is being read.
    left: u64,
}

/// The rows of a file as text.
///
/// # Errors
/// If the file is damaged, or none of its columns has a puzzle.
pub(super) fn text(mut file: File) -> io::Result<Reader> {
    let length = file.seek(SeekFrom::End(0))?;
    let footer = footer(&mut file, length)?;
    let Meta { leaves, groups } = Meta::read(&footer).ok_or_else(broken)?;
    drop(footer);
    if groups.iter().flat_map(|group| &group.chunks).any(|chunk| chunk.end > length) {
        return Err(broken());
    }
    let columns = leaves.into_iter().map(Column::new).collect();
    rows::text(Table { file, columns, groups: groups.into_iter(), left: 0 }, Binary::PARQUET_WITHOUT_PUZZLE)
}

fn footer(file: &mut File, length: u64) -> io::Result<Vec<u8>> {
    let start = length.checked_sub(8).ok_or_else(broken)?;
    let mut end = [0; 8];
    file.seek(SeekFrom::Start(start))?;
    file.read_exact(&mut end)?;
    let size = u32::from_le_bytes([end[0], end[1], end[2], end[3]]) as usize;
    if end[4..] != *MAGIC {
        return Err(broken());
    }
    if size > MAX_FOOTER {
        return Err(large());
    }
    let mut footer = vec![0; size];
    file.seek(SeekFrom::Start(start.checked_sub(size as u64).ok_or_else(broken)?))?;
    file.read_exact(&mut footer)?;
    Ok(footer)
}

impl Rows for Table {
    fn write_names(&self, out: &mut Vec<u8>) {
        self.columns.iter().for_each(|column| write_field(&column.leaf.name, out));
    }

    fn write_next(&mut self, out: &mut Vec<u8>) -> io::Result<()> {
        while self.left == 0 {
            let Some(group) = self.groups.next() else { return Ok(()) };
            self.left = group.rows;
            self.columns.iter_mut().zip(&group.chunks).for_each(|(column, chunk)| column.begin(chunk));
        }
        self.left -= 1;
        let mut value = Vec::new();
        for at in 0..self.columns.len() {
            let others = self.columns.iter().map(Column::size).sum::<usize>();
            value.clear();
            self.columns[at].write_next(&mut self.file, MAX_MEMORY.saturating_sub(others), &mut value)?;
            write_field(&String::from_utf8_lossy(&value), out);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write as _};

    use allocation_counter::measure;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::thrift::Written;
    use super::*;

    /// A file whose columns all are one page, which is zeros: texts of no length.
    fn zeros(length: usize, kind: usize, columns: &[&str]) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&vec![0; length]).unwrap();
        let packed = packed.finish().unwrap();
        let about = Written::default().short(1, length / 4).short(2, 0);
        let head = Written::default().short(1, kind).short(2, length).short(3, packed.len());
        let head = head.structure(if kind == 0 { 5 } else { 7 }, about).finish();
        let page = [head, packed].concat();
        let leaf = |name: &&str| Written::default().short(1, 6).short(3, 0).text(4, name);
        let mut schema = vec![Written::default().text(4, "schema").short(5, columns.len())];
        schema.extend(columns.iter().map(leaf));
        let chunk = |_| {
            let about = Written::default().short(1, 6).short(4, 2).long(7, page.len() as u64).long(9, 4);
            Written::default().structure(3, about)
        };
        let rows = length as u64 / 4;
        let group = Written::default().structures(1, columns.iter().map(chunk).collect()).long(3, rows);
        let footer = Written::default().structures(2, schema).long(3, rows).structures(4, vec![group]).finish();
        let size = (footer.len() as u32).to_le_bytes();
        [&MAGIC[..], &page, &footer, &size, MAGIC].concat()
    }

    /// Reads a file to its end; says how many bytes came, or why none did, and the most memory that it took.
    fn read(file: Vec<u8>) -> (io::Result<u64>, u64) {
        let mut read = Ok(0);
        let used = measure(|| {
            read = text(Box::new(Cursor::new(file))).and_then(|mut table| io::copy(&mut table, &mut io::sink()));
        });
        (read, used.bytes_max)
    }

    #[test]
    fn a_file_that_grows_a_thousandfold_takes_no_more_memory_than_its_pages_may() {
        let names = ["puzzle", "solution", "c", "d", "e"];
        let (whole, used) = read(zeros(18 << 20, 0, &names[..2]));
        assert_eq!(whole.unwrap(), "puzzle,solution\n".len() as u64 + 2 * (18 << 20) / 4);
        assert!((36 << 20..64 << 20).contains(&used), "{used}");
        for (length, kind, columns) in
            [(39 << 20, 0, 2), (41 << 20, 0, 1), (18 << 20, 0, 5), (7 << 20, 2, 5), (9 << 20, 2, 1)]
        {
            let (whole, used) = read(zeros(length, kind, &names[..columns]));
            assert!(whole.is_err() && used < 64 << 20, "{length} {kind} {columns}: {used}");
        }
    }

    #[test]
    fn a_footer_of_nothing_but_lists_takes_no_more_memory() {
        for byte in [0x00, 0x11, 0x1C, 0xF9, 0xFF] {
            let footer = vec![byte; MAX_FOOTER];
            let size = (footer.len() as u32).to_le_bytes();
            let (whole, used) = read([&MAGIC[..], &footer, &size, MAGIC].concat());
            assert!(whole.is_err() && used < 64 << 20, "{byte:x}: {used}");
        }
    }
}
