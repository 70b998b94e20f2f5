//! Whole records of a source, parsed on any thread.

use std::ops::Range;
use std::sync::Arc;
use std::vec;

use ichidoku::{ParsePuzzleError, Puzzle, text};

use crate::beside;
use crate::columns::Columns;
use crate::document::Document;
use crate::error::{EntryError, Problem};
use crate::fault::Fault;
use crate::formats::sdk;
use crate::layout::Layout;
use crate::lines::{Block, Group, MAX_LINE, check_is_classic, may_be_regions, plain_puzzle, with_border};
use crate::links;
use crate::pieces::{Piece, Pieces};
use crate::sections::{self, Section};
use crate::utf8::text_of;
#[cfg(feature = "texts")]
use crate::{literal, played};

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
    /// Whether documents keep what has no meaning here.
    pub(crate) keeps_others: bool,
    /// Whether these are rows of a file of columns: each counts as a line, and one without a puzzle is no record.
    pub(crate) is_of_rows: bool,
}

impl Chunk {
    /// The name of the source.
    pub fn source_name(&self) -> &str {
        &self.source
    }

    /// True if the records are rows of a file of columns, such as Parquet, which have become text.
    pub const fn is_of_columns(&self) -> bool {
        self.is_of_rows
    }

    /// The length of the raw records.
    pub fn len_bytes(&self) -> usize {
        self.end
    }

    /// The columns for what there is, or may be, about the puzzles beside their solutions: those of the same table, or
    /// those that the first puzzle needs.
    pub fn columns(&self) -> Columns {
        match &self.layout {
            #[cfg(feature = "fields")]
            Layout::Csv(header) => header.columns(self.keeps_others),
            _ => self.entries().flatten().next().map_or_else(Columns::default, |document| Columns::of(&document)),
        }
    }

    /// Parses the records in order.
    pub fn entries(&self) -> Entries<'_> {
        Entries {
            chunk: self,
            rest: &self.bytes,
            beyond: self.bytes.len() - self.end,
            line: self.line,
            pieces: if let Layout::Pieces(pieces) = &self.layout { Some(pieces.clone()) } else { None },
            is_broken: false,
            #[cfg(feature = "fields")]
            last: &[],
            found: Vec::new().into_iter(),
        }
    }
}

/// The records of a chunk in order; made by [`Chunk::entries`].
pub struct Entries<'a> {
    pub(crate) chunk: &'a Chunk,
    pub(crate) rest: &'a [u8],
    /// How much of `rest` belongs to the next chunk.
    pub(crate) beyond: usize,
    /// The line on which `rest` begins.
    line: u64,
    /// How `rest` is cut, where it isn't lines.
    pieces: Option<Box<dyn Pieces>>,
    /// Whether something is wrong with the last record.
    is_broken: bool,
    /// The row of a table that was read last.
    #[cfg(feature = "fields")]
    pub(crate) last: &'a [u8],
    /// The documents of a record that holds several.
    found: vec::IntoIter<(u64, Result<Document, Problem>)>,
}

impl Iterator for Entries<'_> {
    type Item = Result<Document, EntryError>;

    // Inlined, so that of a document only what is used is ever written to memory.
    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let line = self.line;
        match self.next_plain() {
            Some(puzzle) => Some(Ok(Document::on_line(puzzle, line))),
            None => self.next_of_any_kind(),
        }
    }
}

/// What a piece of the rest turned out to be: nothing, or a record whose fault lies on the line.
pub(crate) type Read = Option<(u64, Result<Document, Problem>)>;

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

    /// The puzzle on the next line, if there is nothing else on it, no regions are below it and nothing of a line before is
    /// left.
    #[inline(always)]
    fn next_plain(&mut self) -> Option<Puzzle> {
        let is_behind = self.found.len() > 0;
        if is_behind || !matches!(self.chunk.layout, Layout::Text) || self.rest.len() <= self.beyond {
            return None;
        }
        let (symbols, rest) = self.rest.split_first_chunk()?;
        let [b'\n', rest @ ..] = rest else { return None };
        let puzzle = text::read_line(symbols)?;
        if text::is_doubtful(&puzzle) | may_be_regions(rest) {
            return None;
        }
        (self.rest, self.line) = (rest, self.line + 1);
        Some(puzzle)
    }

    #[inline(never)]
    fn next_of_any_kind(&mut self) -> Option<Result<Document, EntryError>> {
        loop {
            if let Some((line, result)) = self.found.next() {
                return Some(result.map_err(|problem| EntryError::new(&self.chunk.source, line, problem)));
            }
            if self.rest.len() <= self.beyond {
                return self.end();
            }
            let read = match &self.chunk.layout {
                Layout::Text => self.read_group(),
                #[cfg(feature = "fields")]
                Layout::Csv(header) => self.read_columns(header),
                Layout::Pieces(_) => self.read_piece(),
            };
            if let Some((line, result)) = read {
                return Some(result.map_err(|problem| EntryError::new(&self.chunk.source, line, problem)));
            }
        }
    }

    /// Takes so much from the rest; returns it and the line on which it begins.
    pub(crate) fn take(&mut self, length: usize) -> (&'a [u8], u64) {
        let (taken, rest) = self.rest.split_at(length);
        let line = self.line;
        self.rest = rest;
        self.line += if self.chunk.is_of_rows { 1 } else { memchr::memchr_iter(b'\n', taken).count() as u64 };
        (taken, line)
    }

    fn read_group(&mut self) -> Read {
        if let Some((puzzle, rest)) = plain_puzzle(self.rest) {
            let (columns, below) = rest.split_at(memchr::memchr(b'\n', rest).map_or(rest.len(), |i| i + 1));
            if !may_be_regions(below)
                && let Some(solution) = plain_columns(columns, &puzzle)
                && !(self.chunk.keeps_others && has_labels(columns, solution.as_ref()))
            {
                let (_, line) = self.take(81 + columns.len());
                return Some((line, Ok(Document { solution, ..Document::on_line(puzzle, line) })));
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
                let mut found = read_line(record, line);
                match self.chunk.keeps_others {
                    // Without named parts nothing is kept, and no reader finds anything.
                    _ if !cfg!(feature = "fields") => {}
                    true => beside::keep(&text_of(record), &mut found),
                    false => beside::leave(&mut found),
                }
                self.found = found.into_iter();
                self.found.next()
            }
            Group::Jigsaw { .. } => Some((line, Err(Fault::Jigsaw.into()))),
            Group::Rows(block) => Some(read_rows(record, &block, line, self.chunk.keeps_others)),
        }
    }

    /// What is wrong with the end, if a list is open there; a record that was cut off says so itself.
    fn end(&mut self) -> Option<Result<Document, EntryError>> {
        let is_open = self.pieces.take().is_some_and(|pieces| pieces.is_open());
        let is_told = is_open && self.chunk.at_end && !self.is_broken;
        is_told.then(|| Err(EntryError::new(&self.chunk.source, self.line, Fault::Unclosed.into())))
    }

    fn read_piece(&mut self) -> Read {
        let pieces = self.pieces.as_mut()?;
        let Some(piece) = pieces.next(self.rest, self.chunk.at_end) else {
            self.rest = &[];
            return None;
        };
        match piece {
            Piece::Nothing { length } => {
                self.take(length);
                None
            }
            Piece::Record { length } => {
                let (record, line) = self.take(length);
                let pieces = self.pieces.as_ref()?;
                if length > pieces.limit() {
                    return Some((line, Err(too_long(pieces.limit()))));
                }
                let read = pieces.read(record.trim_ascii_end(), line, self.chunk.keeps_others);
                self.is_broken = read.iter().any(|(_, document)| document.is_err());
                self.found = read.into_iter();
                self.found.next()
            }
        }
    }
}

/// A shorter word beside a puzzle is a label, whatever its characters are.
const SURE_LABEL: usize = 20;

pub(crate) fn too_long(limit: usize) -> Problem {
    Fault::TooLong { limit }.into()
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

/// True if something other than a solution stands behind a puzzle.
fn has_labels(columns: &[u8], solution: Option<&Puzzle>) -> bool {
    solution.is_none() && !columns.trim_ascii().is_empty()
}

/// The documents on one line.
fn read_line(record: &[u8], line: u64) -> Vec<(u64, Result<Document, Problem>)> {
    if record.len() > MAX_LINE {
        return vec![(line, Err(too_long(MAX_LINE)))];
    }
    let record = text_of(record);
    if let Some(read) = links::read(&record) {
        return vec![(line, read.map(|document| Document { line, ..document }))];
    }
    if let Some((_, regions)) = record.trim_end().split_at_checked(81).filter(|(_, rest)| rest.len() == 81)
        && let Err(problem) = check_is_classic(regions)
    {
        return vec![(line, Err(problem))];
    }
    let puzzles = text::read_puzzles(&record);
    let is_no_puzzle = puzzles.iter().all(Result::is_err);
    if let Some(name) = rule_named(&record).filter(|_| is_no_puzzle) {
        return vec![(line, Err(Fault::OtherRules { names: name.to_owned() }.into()))];
    }
    #[cfg(feature = "texts")]
    if is_no_puzzle && let Some(parsed) = literal::read(&record) {
        return vec![(line, Ok(Document::of_parsed(&parsed, line)))];
    }
    puzzles
        .into_iter()
        .map(|parsed| (line, parsed.map(|parsed| Document::of_parsed(&parsed, line)).map_err(Problem::from)))
        .collect()
}

/// The rule with which a line begins, as the Interactive Sudoku Solver writes variants: `.Cage~10~R1C1~R1C2`.
fn rule_named(line: &str) -> Option<&str> {
    let rule = line.trim_start().strip_prefix('.')?;
    let name = &rule[..rule.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rule.len())];
    let is_name = name.len() > 1 && name.starts_with(|letter: char| letter.is_ascii_uppercase());
    (is_name && rule[name.len()..].starts_with(['~', '.'])).then_some(name)
}

/// The document on several lines, and the line on which it begins or goes wrong.
fn read_rows(record: &[u8], block: &Block, line: u64, keeps_others: bool) -> (u64, Result<Document, Problem>) {
    let line_of = |start: usize| line + memchr::memchr_iter(b'\n', &record[..start]).count() as u64;
    let read = |rows: &Range<usize>| {
        let fault = |error: ParsePuzzleError| (line_of(rows.start) + error.line() as u64 - 1, Problem::from(error));
        let text: &str = &text_of(&record[rows.clone()]);
        #[cfg(feature = "texts")]
        let text = literal::bare(text);
        text::read(&with_border(text)).map_err(fault)
    };
    #[cfg(feature = "texts")]
    if memchr::memchr(b'u', &record[block.rows.clone()]).is_some()
        && let Some(read) = played::read(&text_of(&record[block.rows.clone()]))
    {
        let line = line_of(block.rows.start);
        return (line, read.map(|document| Document { line, ..document }));
    }
    let document = || {
        let title = block.title.clone().map(|title| &record[title]);
        let section = title.and_then(sections::section);
        if section == Some(Section::State) {
            let start = block.title.as_ref().map_or(0, |title| title.start);
            return Err((line_of(start), Fault::StateAlone.into()));
        }
        let mut document = Document::of_parsed(&read(&block.rows)?, line_of(block.rows.start));
        document.name = title.filter(|_| section.is_none()).map(name_of);
        if let Some(header) = block.header.clone() {
            sdk::read_header(&record[header], &mut document, keeps_others);
        }
        let Some(state) = &block.state else { return Ok(document) };
        let in_play = read(state)?;
        document.in_play(&in_play).map_err(|problem| (line_of(state.start), problem))
    };
    match document() {
        Ok(document) => (document.line, Ok(document)),
        Err((line, problem)) => (line, Err(problem)),
    }
}

fn name_of(title: &[u8]) -> String {
    let title = text_of(title);
    title.trim().trim_matches(['[', ']', ':']).trim().to_string()
}
