//! What the tests of this crate share.
#![allow(dead_code, clippy::unwrap_used, reason = "each test binary uses a part; a test fails by panicking")]

use std::io::{self, Read};

use ichidoku::Puzzle;
use ichidoku_formats::{Chunk, Document, Record, Source, WiderTable, Writer};

pub(crate) const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const OTHER: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
pub(crate) const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A small generator of random numbers, the same on every machine.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Everything a source gives: entries, and errors as they print.
pub(crate) fn read_all(mut source: Source) -> Vec<Result<Document, String>> {
    let mut all = vec![];
    while let Some(chunk) = source.next_chunk().unwrap() {
        assert_eq!(chunk.source_name(), source.name());
        let entries: Vec<_> = chunk.entries().map(|entry| entry.map_err(|error| error.to_string())).collect();
        // Only the header of a table, and what is wrong with the end of a text, have no record of their own.
        let is_header = entries.is_empty() && WiderTable::of(&chunk, &[]).is_some();
        assert!(chunk.len_bytes() > 0 || is_header || entries.iter().map(Result::is_err).eq([true]));
        assert_eq!(puzzles_taken_plain(&chunk), entries.iter().flatten().map(|entry| entry.puzzle).collect::<Vec<_>>());
        all.extend(entries);
    }
    assert!(source.next_chunk().unwrap().is_none(), "the end stays the end");
    all
}

/// The puzzles of a chunk by the quick way, with the other way in between.
fn puzzles_taken_plain(chunk: &Chunk) -> Vec<Puzzle> {
    let (mut entries, mut puzzles) = (chunk.entries(), vec![]);
    loop {
        let before = puzzles.len();
        assert_eq!(entries.take_plain(&mut puzzles), puzzles.len() - before);
        match entries.next() {
            None => return puzzles,
            Some(entry) => puzzles.extend(entry.map(|entry| entry.puzzle)),
        }
    }
}

pub(crate) fn read_text(text: impl Into<Vec<u8>>) -> Vec<Result<Document, String>> {
    read_all(Source::from_text("t", text))
}

/// The entries in short: `line puzzle`, ` name` and ` = solution` where there are such; or the error.
pub(crate) fn shown(all: &[Result<Document, String>]) -> Vec<String> {
    let show = |entry: &Document| {
        let name = entry.name.as_ref().map_or(String::new(), |name| format!(" {name}"));
        let solution = entry.solution.map_or(String::new(), |solution| format!(" = {solution}"));
        format!("{} {}{name}{solution}", entry.line, entry.puzzle)
    };
    all.iter().map(|result| result.as_ref().map_or_else(Clone::clone, show)).collect()
}

/// A whole output.
pub(crate) fn written_by(writer: &Writer, records: &[Record<'_>]) -> String {
    let mut out = writer.head().into_bytes();
    for (i, record) in records.iter().enumerate() {
        if i > 0 {
            out.extend_from_slice(writer.between().as_bytes());
        }
        writer.write(record, &mut out);
    }
    out.extend_from_slice(writer.tail().as_bytes());
    String::from_utf8(out).unwrap()
}

/// A reader that gives at most so many bytes at once.
pub(crate) struct Dribble {
    pub(crate) text: Vec<u8>,
    pub(crate) at: usize,
    pub(crate) most: usize,
}

impl Read for Dribble {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.most.min(buffer.len()).min(self.text.len() - self.at);
        buffer[..n].copy_from_slice(&self.text[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }
}

/// A reader whose first read gives exactly so many bytes, and the second the rest.
pub(crate) struct Split {
    pub(crate) text: Vec<u8>,
    pub(crate) at: usize,
    pub(crate) first: usize,
}

impl Read for Split {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let end = if self.at < self.first { self.first } else { self.text.len() };
        let n = buffer.len().min(end - self.at);
        buffer[..n].copy_from_slice(&self.text[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }
}

pub(crate) fn gzip(text: &[u8]) -> Vec<u8> {
    use std::io::Write;
    let mut encoder = flate2::write::GzEncoder::new(vec![], flate2::Compression::fast());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

/// Nine lines.
pub(crate) fn rows(line: &str) -> String {
    line.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect()
}

/// A two-dimensional JSON array of numbers.
pub(crate) fn board(line: &str) -> String {
    let rows: Vec<String> =
        line.replace('.', "0").as_bytes().chunks(9).map(|row| format!("[{}]", cells(row))).collect();
    format!("[{}]", rows.join(","))
}

fn cells(row: &[u8]) -> String {
    row.iter().map(|byte| (*byte as char).to_string()).collect::<Vec<_>>().join(",")
}
