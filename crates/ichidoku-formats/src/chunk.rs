//! Whole records of a source, parsed on any thread.

use std::ops::Range;
use std::sync::Arc;
use std::vec;

use ichidoku::{ParsePuzzleError, Puzzle, text};

use crate::csv::Columns;
use crate::entry::Entry;
use crate::error::{EntryError, Problem};
use crate::json;
use crate::json_scan::{MAX_VALUE, Piece, Place};
use crate::layout::Layout;
use crate::lines::{Group, MAX_LINE, Section, plain_puzzle, section};

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

    /// True if there is, or may be, more about the puzzles than their solutions: a table has columns for it, or the
    /// first puzzle [has labels](Entry::has_labels).
    pub fn has_labels(&self) -> bool {
        match &self.layout {
            Layout::Csv(columns) => columns.have_labels(),
            _ => self.entries().flatten().next().is_some_and(|entry| entry.has_labels()),
        }
    }

    /// Parses the records in order.
    pub fn entries(&self) -> Entries<'_> {
        Entries {
            chunk: self,
            rest: &self.bytes,
            beyond: self.bytes.len() - self.end,
            line: self.line,
            place: if let Layout::Json(place) = self.layout { place } else { Place::TOP },
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
    /// Where in JSON `rest` begins.
    place: Place,
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
            Some(puzzle) => Some(Ok(Entry::bare(puzzle, line))),
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

    /// The puzzle on the next line, if there is nothing else on it and nothing of a line before is left.
    #[inline(always)]
    fn next_plain(&mut self) -> Option<Puzzle> {
        let is_behind = self.found.len() > 0;
        if is_behind || !matches!(self.chunk.layout, Layout::Text) || self.rest.len() <= self.beyond {
            return None;
        }
        let (symbols, rest) = self.rest.split_first_chunk()?;
        let [b'\n', rest @ ..] = rest else { return None };
        let puzzle = text::read_line(symbols)?;
        if text::is_doubtful(&puzzle) {
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
                Layout::Json(_) => self.read_value(),
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
            if let Some(solution) = plain_columns(columns, &puzzle) {
                let (_, line) = self.take(81 + columns.len());
                return Some((line, Ok(Entry { solution, ..Entry::bare(puzzle, line) })));
            }
        }
        let Some(group) = Group::first_of(self.rest, self.chunk.at_end) else {
            self.rest = &[];
            return None;
        };
        let (record, line) = self.take(group.end());
        match group {
            Group::Nothing { .. } => None,
            Group::Line { .. } => {
                self.found = read_line(record, line).into_iter();
                self.found.next()
            }
            Group::Rows { title, rows, state } => Some(read_rows(record, title, rows, state, line)),
        }
    }

    fn read_columns(&mut self, columns: &Columns) -> Read {
        let length = columns.end_of_record(self.rest, self.chunk.at_end).unwrap_or(self.rest.len());
        let (record, line) = self.take(length);
        match record.trim_ascii_start().first() {
            None | Some(b'#') => None,
            Some(_) if record.len() > MAX_LINE => Some((line, Err(too_long(MAX_LINE)))),
            Some(_) => Some((line, columns.read(record, line))),
        }
    }

    fn read_value(&mut self) -> Read {
        let Some(piece) = Piece::first_of(self.rest, self.place, self.chunk.at_end) else {
            self.rest = &[];
            return None;
        };
        match piece {
            Piece::Nothing { length, place } => {
                self.take(length);
                self.place = place;
                None
            }
            Piece::Value { length } => {
                let (record, line) = self.take(length);
                self.place = self.place.after_value();
                if length > MAX_VALUE {
                    return Some((line, Err(too_long(MAX_VALUE))));
                }
                self.found = json::read(record.trim_ascii_end(), line).into_iter();
                self.found.next()
            }
        }
    }
}

/// A shorter word beside a puzzle is a label, whatever its characters are.
const SURE_LABEL: usize = 20;

fn too_long(limit: usize) -> Problem {
    Problem::new(format!("more than {limit} bytes"), "a puzzle")
}

/// What may follow a puzzle on its line without a second look: its solution, or labels. `None` if there may be more.
fn plain_columns(columns: &[u8], puzzle: &Puzzle) -> Option<Option<Puzzle>> {
    let columns = columns.trim_ascii_end();
    if let [_, solution @ ..] = columns
        && let Ok(solution) = solution.try_into()
    {
        let is_full = |grid: &Puzzle| grid.clue_count() == 81 && !text::is_doubtful(grid);
        return text::read_line(solution).filter(|solution| is_full(solution) && !is_full(puzzle)).map(Some);
    }
    let is_gap = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|');
    let are_labels = columns.len() < 81 && columns.split(is_gap).all(|label| label.len() < SURE_LABEL);
    are_labels.then_some(None)
}

/// The entries on one line.
fn read_line(record: &[u8], line: u64) -> Vec<(u64, Result<Entry, Problem>)> {
    if record.len() > MAX_LINE {
        return vec![(line, Err(too_long(MAX_LINE)))];
    }
    let puzzles = text::read_puzzles(&String::from_utf8_lossy(record));
    puzzles
        .into_iter()
        .map(|parsed| (line, parsed.map(|parsed| Entry::of(&parsed, line)).map_err(Problem::from)))
        .collect()
}

/// The entry on several lines, and the line on which it begins or goes wrong.
fn read_rows(
    record: &[u8],
    title: Option<Range<usize>>,
    rows: Range<usize>,
    state: Option<Range<usize>>,
    line: u64,
) -> (u64, Result<Entry, Problem>) {
    let line_of = |start: usize| line + memchr::memchr_iter(b'\n', &record[..start]).count() as u64;
    let read = |rows: &Range<usize>| {
        let fault = |error: ParsePuzzleError| (line_of(rows.start) + error.line() as u64 - 1, Problem::from(error));
        text::read(&String::from_utf8_lossy(&record[rows.clone()])).map_err(fault)
    };
    let entry = || {
        let title = title.map(|title| &record[title]);
        if title.and_then(section) == Some(Section::State) {
            return Err((line, Problem::new("a section [State]", "a section [Puzzle]")));
        }
        let entry = Entry { name: title.map(name_of), ..Entry::of(&read(&rows)?, line_of(rows.start)) };
        let Some(state) = state else { return Ok(entry) };
        let in_play = read(&state)?;
        entry.in_play(&in_play).map_err(|problem| (line_of(state.start), problem))
    };
    match entry() {
        Ok(entry) => (entry.line, Ok(entry)),
        Err((line, problem)) => (line, Err(problem)),
    }
}

fn name_of(title: &[u8]) -> String {
    let title = String::from_utf8_lossy(title);
    title.trim().trim_matches(['[', ']', ':']).trim().to_string()
}
