//! Small files that unpack to very large ones, or that say they are: memory stays below 64 MB, and they end.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{Cursor, Read, Write};

use allocation_counter::measure;
use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};
use ichidoku_formats::Source;

/// The most memory that an input may take.
const MOST: u64 = 64 << 20;

/// How much a bomb unpacks to: several times what is kept of one that is read piece by piece, and little enough for a test.
const UNPACKED: usize = 12 << 20;

/// Reads an input to its end, or to what is wrong with it; says how many records there were, the error, and the most memory.
fn read(bytes: Vec<u8>) -> (usize, String, u64) {
    let (mut records, mut fault) = (0, String::new());
    let used = measure(|| {
        let mut source = Source::from_reader("bomb", Cursor::new(bytes));
        loop {
            match source.next_chunk() {
                Ok(Some(chunk)) => records += chunk.entries().count(),
                Ok(None) => break,
                Err(error) => {
                    fault = error.to_string();
                    break;
                }
            }
        }
    });
    (records, fault, used.bytes_max)
}

fn gzip(mut content: impl Read) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    std::io::copy(&mut content, &mut packed).unwrap();
    packed.finish().unwrap()
}

/// A piece of text again and again.
fn endless(piece: &str) -> impl Read {
    let block = piece.repeat((64 << 10) / piece.len() + 1);
    Repeated { block: block.into_bytes(), at: 0, left: UNPACKED }
}

struct Repeated {
    block: Vec<u8>,
    at: usize,
    left: usize,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n = buffer.len().min(self.block.len() - self.at).min(self.left);
        buffer[..n].copy_from_slice(&self.block[self.at..self.at + n]);
        self.at = (self.at + n) % self.block.len();
        self.left -= n;
        Ok(n)
    }
}

#[test]
fn what_unpacks_to_a_thousandfold_is_never_kept_whole() {
    for piece in ["\0", "5", "a,b,c\n", "{\"puzzle\":"] {
        let packed = gzip(endless(piece));
        assert!(packed.len() < UNPACKED / 100, "{piece:?}");
        let (_, fault, used) = read(packed);
        assert!(used < UNPACKED as u64 / 2, "{piece:?}: {used} bytes; {fault}");
    }
}

#[test]
fn a_batch_of_any_size_is_read_in_little_memory() {
    // 900,000 puzzles in one batch of pyarrow's, 73 MB when it is unpacked; most of it repeats.
    let many = include_bytes!("many.arrow");
    assert!(many.len() < 10_000);
    let (records, fault, used) = read(many.to_vec());
    assert_eq!((records, &*fault), (900_000, ""));
    assert!(used < MOST, "{used}");
}

#[test]
fn bombs_in_bombs_are_not_unpacked_twice() {
    let (_, _, used) = read(gzip(Cursor::new(gzip(Cursor::new(gzip(endless("0")))))));
    assert!(used < UNPACKED as u64 / 2, "{used}");
}

/// A zip archive of these files.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = Vec::new();
    for (name, content) in files {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(content).unwrap();
        let packed = packed.finish().unwrap();
        let mut checksum = flate2::Crc::new();
        checksum.update(content);
        archive.extend(b"PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0");
        archive.extend(checksum.sum().to_le_bytes());
        archive.extend((packed.len() as u32).to_le_bytes());
        archive.extend((content.len() as u32).to_le_bytes());
        archive.extend((name.len() as u16).to_le_bytes());
        archive.extend([0, 0]);
        archive.extend(name.as_bytes());
        archive.extend(packed);
    }
    archive.extend(b"PK\x05\x06");
    archive.extend([0; 18]);
    archive
}

fn workbook(sheet: &str) -> Vec<u8> {
    zip(&[("xl/workbook.xml", b"<workbook/>"), ("xl/worksheets/sheet1.xml", sheet.as_bytes())])
}

fn open_document(table: &str) -> Vec<u8> {
    let content = format!("<table:table>{table}</table:table>");
    zip(&[("application/vnd.oasis.opendocument.spreadsheet", b""), ("content.xml", content.as_bytes())])
}

#[test]
fn a_spreadsheet_that_grows_is_refused_in_little_memory() {
    let cells = |count: usize| (1..=count).map(|row| format!("<c r=\"A{row}\"><v>1</v></c>")).collect::<String>();
    let cell = "<table:table-cell table:number-columns-repeated=\"100\">1</table:table-cell>".repeat(100);
    let row = format!("<table:table-row table:number-rows-repeated=\"100\">{cell}</table:table-row>");
    for (what, file) in [
        ("a large sheet", workbook(&" ".repeat(72 << 20))),
        ("many cells", workbook(&cells(260_000))),
        ("two cells far apart", workbook("<c r=\"A1\"><v>1</v></c><c r=\"ZZZZ1048576\"><v>2</v></c>")),
        (
            "a cell and the last of the first row",
            workbook("<c r=\"A1\"><v>12345678901</v></c><c r=\"XFD1048576\"><v>2</v></c>"),
        ),
        ("a large table", open_document(&" ".repeat(72 << 20))),
        ("repeated cells", open_document(&row.repeat(800))),
    ] {
        assert!(file.len() < 4 << 20, "{what}: {} bytes", file.len());
        let (records, fault, used) = read(file);
        assert!(used < MOST, "{what}: {used} bytes");
        assert_eq!(records, 0, "{what}");
        assert!(fault.contains("spreadsheet") || fault.contains("workbook"), "{what}: {fault}");
    }
}
