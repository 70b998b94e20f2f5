//! Whole records of a source, parsed on any thread.

use std::ops::Range;
use std::sync::Arc;
use std::vec;

use ichidoku::{Puzzle, text};

use crate::csv::Columns;
use crate::entry::Entry;
use crate::error::{EntryError, Problem};
use crate::json;
use crate::json_scan::{MAX_VALUE, Piece};
use crate::layout::Layout;
use crate::lines::{Group, MAX_LINE, has_clue, plain_puzzle};

/// Whole records of a source, not yet parsed: may be sent to any thread.
pub struct Chunk {
    pub(crate) source: Arc<str>,
    pub(crate) layout: Layout,
    /// The line on which `bytes` begins.
    pub(crate) line: u64,
    /// The records, and as much of what follows as was looked at to find their end.
    pub(crate) bytes: Vec<u8>,
    /// Where the records end.
    pub(crate) end: usize,
    /// Whether the source ends where `bytes` does.
    pub(crate) at_end: bool,
}

impl Chunk {
    /// The name of the source.
    pub fn source_name(&self) -> &str {
        &self.source
    }

    /// The length of the raw records.
    pub fn len_bytes(&self) -> usize {
        self.end
    }

    /// Parses the records in order.
    pub fn entries(&self) -> Entries<'_> {
        Entries {
            chunk: self,
            rest: &self.bytes,
            beyond: self.bytes.len() - self.end,
            line: self.line,
            in_list: self.layout == Layout::Json { in_list: true },
            found: Vec::new().into_iter(),
        }
    }
}

/// The records of a chunk in order; made by [`Chunk::entries`].
pub struct Entries<'a> {
    chunk: &'a Chunk,
    rest: &'a [u8],
    /// How much of `rest` belongs to the next chunk.
    beyond: usize,
    /// The line on which `rest` begins.
    line: u64,
    /// Whether `rest` begins inside a list of JSON values.
    in_list: bool,
    /// The entries of a record that holds several.
    found: vec::IntoIter<(u64, Result<Entry, Problem>)>,
}

impl Iterator for Entries<'_> {
    type Item = Result<Entry, EntryError>;

    // Inlined, so that of an entry only what is used is ever written to memory.
    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let line = self.line;
        match self.next_plain() {
            Some(puzzle) => Some(Ok(Entry { puzzle, candidates: None, name: None, solution: None, line })),
            None => self.next_of_any_kind(),
        }
    }
}

/// What a piece of the rest turned out to be: nothing, or a record whose fault lies on the line.
type Read = Option<(u64, Result<Entry, Problem>)>;

impl<'a> Entries<'a> {
    /// Appends the puzzles of the entries that come next, as long as they are lines of 81 characters and nothing
    /// else; returns how many they are. [`next`](Iterator::next) goes on behind them. The quickest way through large
    /// files:
    ///
    /// ```
    /// use ichidoku_formats::Source;
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let mut source = Source::from_text("pasted", format!("{line}\n{line}\n{line} easy\n{line}\n"));
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let (mut entries, mut puzzles) = (chunk.entries(), vec![]);
    /// assert_eq!(entries.take_plain(&mut puzzles), 2);
    /// assert_eq!(entries.next().unwrap().unwrap().line, 3);
    /// assert_eq!(entries.take_plain(&mut puzzles), 1);
    /// assert!(entries.next().is_none());
    /// ```
    pub fn take_plain(&mut self, puzzles: &mut Vec<Puzzle>) -> usize {
        let before = puzzles.len();
        while let Some(puzzle) = self.next_plain() {
            puzzles.push(puzzle);
        }
        puzzles.len() - before
    }

    /// The puzzle on the next line, if there is nothing else on it.
    #[inline(always)]
    fn next_plain(&mut self) -> Option<Puzzle> {
        if !matches!(self.chunk.layout, Layout::Text) || self.rest.len() <= self.beyond {
            return None;
        }
        let (symbols, rest) = self.rest.split_first_chunk()?;
        let [b'\n', rest @ ..] = rest else { return None };
        let puzzle = text::read_line(symbols)?;
        if !has_clue(&puzzle) {
            return None;
        }
        (self.rest, self.line) = (rest, self.line + 1);
        Some(puzzle)
    }

    #[inline(never)]
    fn next_of_any_kind(&mut self) -> Option<Result<Entry, EntryError>> {
        loop {
            if let Some((line, result)) = self.found.next() {
                return Some(result.map_err(|problem| EntryError::new(&self.chunk.source, line, problem)));
            }
            if self.rest.len() <= self.beyond {
                return None;
            }
            let read = match &self.chunk.layout {
                Layout::Text => self.read_group(),
                Layout::Csv(columns) => self.read_columns(columns),
                Layout::Json { .. } => self.read_value(),
            };
            if let Some((line, result)) = read {
                return Some(result.map_err(|problem| EntryError::new(&self.chunk.source, line, problem)));
            }
        }
    }

    /// Takes so much from the rest; returns it and the line on which it begins.
    fn take(&mut self, length: usize) -> (&'a [u8], u64) {
        let (taken, rest) = self.rest.split_at(length);
        let line = self.line;
        self.rest = rest;
        self.line += memchr::memchr_iter(b'\n', taken).count() as u64;
        (taken, line)
    }

    fn read_group(&mut self) -> Read {
        if let Some((puzzle, rest)) = plain_puzzle(self.rest) {
            let columns = &rest[..memchr::memchr(b'\n', rest).map_or(rest.len(), |i| i + 1)];
            let (_, line) = self.take(81 + columns.len());
            let solution = solution_in(&columns[..columns.len().min(MAX_LINE)]);
            return Some((line, Ok(Entry { solution, ..Entry::bare(puzzle, line) })));
        }
        let Some(group) = Group::first_of(self.rest, self.chunk.at_end) else {
            self.rest = &[];
            return None;
        };
        let (record, line) = self.take(group.end());
        match group {
            Group::Nothing { .. } => None,
            Group::Line { .. } => Some((line, read_line(record, line))),
            Group::Rows { title, rows } => Some(read_rows(record, title, rows, line)),
        }
    }

    fn read_columns(&mut self, columns: &Columns) -> Read {
        let length = memchr::memchr(b'\n', self.rest).map_or(self.rest.len(), |i| i + 1);
        let (record, line) = self.take(length);
        match record.trim_ascii_start().first() {
            None | Some(b'#') => None,
            Some(_) if length > MAX_LINE => Some((line, Err(too_long(MAX_LINE)))),
            Some(_) => Some((line, columns.read(record, line))),
        }
    }

    fn read_value(&mut self) -> Read {
        let Some(piece) = Piece::first_of(self.rest, self.in_list, self.chunk.at_end) else {
            self.rest = &[];
            return None;
        };
        match piece {
            Piece::Nothing { length, in_list } => {
                self.take(length);
                self.in_list = in_list;
                None
            }
            Piece::Value { length } => {
                let (record, line) = self.take(length);
                if length > MAX_VALUE {
                    return Some((line, Err(too_long(MAX_VALUE))));
                }
                self.found = json::read(record.trim_ascii_end(), line).into_iter();
                self.found.next()
            }
        }
    }
}

fn too_long(limit: usize) -> Problem {
    Problem::new(format!("more than {limit} bytes"), "a puzzle")
}

/// The entry on one line; its solution, if that stands in a later column.
fn read_line(record: &[u8], line: u64) -> Result<Entry, Problem> {
    if record.len() > MAX_LINE {
        return Err(too_long(MAX_LINE));
    }
    let parsed = text::read(&String::from_utf8_lossy(record))?;
    let candidates = parsed.candidates.map(Box::new);
    // The first complete grid may be the puzzle itself.
    let solution = if parsed.puzzle.clue_count() == 81 { None } else { solution_in(record) };
    Ok(Entry { candidates, solution, ..Entry::bare(parsed.puzzle, line) })
}

/// The first complete grid among the columns of a line.
fn solution_in(columns: &[u8]) -> Option<Puzzle> {
    let is_gap = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|' | b'"' | b'\'');
    let grids = columns.split(is_gap).filter_map(|column| text::read_line(column.try_into().ok()?));
    grids.into_iter().find(|grid| grid.clue_count() == 81)
}

/// The entry on several lines, and the line on which it begins or goes wrong.
fn read_rows(
    record: &[u8],
    title: Option<Range<usize>>,
    rows: Range<usize>,
    line: u64,
) -> (u64, Result<Entry, Problem>) {
    let line = line + memchr::memchr_iter(b'\n', &record[..rows.start]).count() as u64;
    match text::read(&String::from_utf8_lossy(&record[rows])) {
        Ok(parsed) => {
            let name = title.map(|title| name_of(&record[title]));
            let candidates = parsed.candidates.map(Box::new);
            (line, Ok(Entry { candidates, name, ..Entry::bare(parsed.puzzle, line) }))
        }
        Err(error) => (line + error.line() as u64 - 1, Err(error.into())),
    }
}

fn name_of(title: &[u8]) -> String {
    let title = String::from_utf8_lossy(title);
    title.trim().trim_matches(['[', ']', ':']).trim().to_string()
}
