//! NewPage of a column as pages of a Parquet file.

use std::io::{self, Write};

use flate2::write::GzEncoder;
use ichidoku::Puzzle;
use ichidoku::text::write_line;

use super::thrift::{Written, varint};

/// The codes for values as they are, and for levels in runs.
const PLAIN: usize = 0;
const RUNS: usize = 3;

/// How the pages of a Parquet file are compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compression {
    /// Not at all.
    None,
    /// Quickly, and for every reader.
    #[default]
    Snappy,
    /// Smaller, and slower.
    Gzip,
}

impl Compression {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Snappy, Self::Gzip];

    /// Its name, such as `snappy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Snappy => "snappy",
            Self::Gzip => "gzip",
        }
    }

    const fn code(self) -> usize {
        match self {
            Self::None => 0,
            Self::Snappy => 1,
            Self::Gzip => 2,
        }
    }

    fn compressed(self, content: Vec<u8>) -> io::Result<Vec<u8>> {
        match self {
            Self::None => Ok(content),
            Self::Snappy => snap::raw::Encoder::new().compress_vec(&content).map_err(io::Error::other),
            Self::Gzip => {
                let mut packed = GzEncoder::new(Vec::new(), flate2::Compression::fast());
                packed.write_all(&content)?;
                packed.finish()
            }
        }
    }
}

/// What the values of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnType {
    /// Texts in UTF-8.
    Text,
    /// Whole numbers of 64 bits.
    Integer,
    /// Numbers of 64 bits with a fraction.
    Float,
    /// True or false.
    Truth,
}

impl ColumnType {
    const fn code(self) -> usize {
        match self {
            Self::Truth => 0,
            Self::Integer => 2,
            Self::Float => 5,
            Self::Text => 6,
        }
    }

    /// A column in the schema whose values may be missing.
    pub(super) fn element(self, name: &str) -> Written {
        let element = Written::default().short(1, self.code()).short(3, 1).text(4, name);
        match self {
            Self::Text => element.short(6, 0).structure(10, Written::default().structure(1, Written::default())),
            _ => element,
        }
    }
}

/// NewPage of a column, some of them missing: what becomes a page.
#[derive(Clone, Debug, Default)]
pub struct NewPage {
    present: Vec<bool>,
    plain: Vec<u8>,
    truths: Vec<bool>,
}

/// A page.
#[derive(Debug)]
pub struct Page {
    head: Vec<u8>,
    /// The values, compressed.
    body: Vec<u8>,
    /// How long it would be without compression.
    unpacked: usize,
    rows: usize,
}

impl NewPage {
    /// Number of values, those that are missing among them.
    pub const fn len(&self) -> usize {
        self.present.len()
    }

    /// True if there is none.
    pub const fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// Adds that the next value is missing.
    pub fn add_missing(&mut self) {
        self.present.push(false);
    }

    /// Adds a text.
    pub fn add_text(&mut self, text: &str) {
        self.present.push(true);
        self.plain.extend_from_slice(&(text.len() as u32).to_le_bytes());
        self.plain.extend_from_slice(text.as_bytes());
    }

    /// Adds a grid as a text of 81 characters, with a dot for a blank.
    pub fn add_grid(&mut self, grid: &Puzzle) {
        self.present.push(true);
        self.plain.extend_from_slice(&81_u32.to_le_bytes());
        self.plain.extend_from_slice(&write_line(grid));
    }

    /// Adds a whole number.
    pub fn add_integer(&mut self, number: i64) {
        self.present.push(true);
        self.plain.extend_from_slice(&number.to_le_bytes());
    }

    /// Adds a number.
    pub fn add_float(&mut self, number: f64) {
        self.present.push(true);
        self.plain.extend_from_slice(&number.to_le_bytes());
    }

    /// Adds a truth.
    pub fn add_truth(&mut self, truth: bool) {
        self.present.push(true);
        self.truths.push(truth);
    }

    /// The values as a page.
    ///
    /// # Errors
    /// If they can't be compressed, since they are more than 4 GiB.
    pub fn page(self, compression: Compression) -> io::Result<Page> {
        let rows = self.present.len();
        let levels = levels(&self.present);
        let content = [&(levels.len() as u32).to_le_bytes(), &*levels, &*self.plain, &*bits(&self.truths)].concat();
        let length = content.len();
        let body = compression.compressed(content)?;
        let about = Written::default().short(1, rows).short(2, PLAIN).short(3, RUNS).short(4, RUNS);
        let head = Written::default().short(1, 0).short(2, length).short(3, body.len());
        let head = head.structure(5, about).finish();
        Ok(Page { unpacked: head.len() + length, head, body, rows })
    }
}

/// Which values are there: one run where all of them are, or one of bits.
fn levels(present: &[bool]) -> Vec<u8> {
    if present.iter().all(|is_there| *is_there) {
        return [varint((present.len() as u64) << 1), vec![1]].concat();
    }
    [varint((present.len().div_ceil(8) as u64) << 1 | 1), bits(present)].concat()
}

/// Eight to a byte, the first in the lowest bit.
fn bits(truths: &[bool]) -> Vec<u8> {
    let byte = |eight: &[bool]| eight.iter().rev().fold(0, |byte, is_true| byte << 1 | u8::from(*is_true));
    truths.chunks(8).map(byte).collect()
}

/// Pages of a column, one after another.
#[derive(Default)]
pub(super) struct Pages {
    all: Vec<Page>,
}

impl Pages {
    pub(super) fn add(&mut self, page: Page) {
        self.all.push(page);
    }

    /// How long they would be without compression.
    pub(super) fn unpacked(&self) -> u64 {
        self.all.iter().map(|page| page.unpacked as u64).sum()
    }

    /// How long they are.
    pub(super) fn length(&self) -> u64 {
        self.all.iter().map(|page| (page.head.len() + page.body.len()) as u64).sum()
    }

    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.all.iter().flat_map(|page| [&page.head, &page.body]).try_for_each(|part| out.write_all(part))
    }

    /// What the footer says of them, if they begin at a place of the file.
    pub(super) fn chunk(&self, kind: ColumnType, name: &str, compression: Compression, start: u64) -> Written {
        let about = Written::default().short(1, kind.code()).shorts(2, &[PLAIN as u64, RUNS as u64]).texts(3, &[name]);
        let rows = self.all.iter().map(|page| page.rows as u64).sum();
        let about = about.short(4, compression.code()).long(5, rows).long(6, self.unpacked());
        let about = about.long(7, self.length()).long(9, start);
        Written::default().long(2, start).structure(3, about)
    }
}
