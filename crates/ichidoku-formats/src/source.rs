//! An opened input, read once, in order.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ichidoku::text::LineKind;

use crate::breaks::{self, Breaks};
use crate::chunk::Chunk;
use crate::detect;
use crate::error::ReadError;
use crate::input::Input;
use crate::layout::Layout;
use crate::lines::{self, Group, MAX_LINE};
use crate::pieces::{Piece, Pieces};

/// How much is asked of the reader at once: at first, and at most. A reader that gives little is asked for little,
/// since the space for an answer is cleared first.
const LEAST_BYTES: usize = 8 << 10;
const MOST_BYTES: usize = 256 << 10;

/// So many lines at the end are looked at in search of one that is a record by itself.
const LAST_LINES: usize = 8;

/// An opened input, read once, in order, with bounded memory: compressed data, archives, UTF-16 and what is no text are known by their first
/// bytes, the format by what follows.
///
/// ```
/// use ichidoku_formats::Source;
/// let json = r#"[{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}]"#;
/// let csv = "id,puzzle\n7,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
/// for text in [json, csv] {
///     let mut source = Source::from_text("example", text);
///     let chunk = source.next_chunk().unwrap().unwrap();
///     assert_eq!(chunk.entries().next().unwrap().unwrap().puzzle.clue_count(), 30);
/// }
/// ```
pub struct Source {
    name: Arc<str>,
    input: Input,
    total_bytes: Option<u64>,
    bytes_read: Arc<AtomicU64>,
    layout: Option<Layout>,
    /// The line on which `rest` begins.
    line: u64,
    /// Text that has been read but isn't in a chunk yet. All its line ends are line feeds by now.
    rest: Vec<u8>,
    /// Bytes read after it that may be half a line end.
    undecided: Vec<u8>,
    /// Memory to use again.
    spare: Vec<u8>,
    /// How much is asked of the reader next.
    ask: usize,
    /// How much of `rest` has been searched for the end of a record in vain.
    searched: usize,
    /// Whether the line or value that `rest` ends with is too long and what follows of it is left out.
    skipping: bool,
    at_end: bool,
    /// The first end of a line as the source has it.
    line_end: Option<&'static [u8]>,
    /// The characters that end a line, which the beginning decides, so that they do not depend on how much comes at a time.
    breaks: Breaks,
    /// Why no more can be read, until it has been told.
    failure: Option<io::Error>,
    /// Whether the last record before `rest` ended with the regions of a jigsaw.
    is_after_jigsaw: bool,
    /// Whether a chunk has the end of the text, and with it what is wrong there.
    end_is_told: bool,
    keeps_others: bool,
    /// The name of the archive whose files are read.
    #[cfg(feature = "archives")]
    archive: Option<Arc<str>>,
}

impl Source {
    /// Opens a file.
    ///
    /// # Errors
    /// [`ReadError`] if there is no such file or it may not be read.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let name: Arc<str> = path.display().to_string().into();
        let open = || {
            let file = File::open(path)?;
            let about = file.metadata()?;
            io::Result::Ok((file, about.is_file().then_some(about.len())))
        };
        let (file, total_bytes) = open().map_err(|error| ReadError::new(&name, error))?;
        #[cfg_attr(not(feature = "archives"), expect(unused_mut, reason = "as with archives"))]
        let mut source = Self { total_bytes, ..Self::from_reader(&*name, file) };
        #[cfg(feature = "archives")]
        if total_bytes.is_some() {
            source.input.set_path(path, Arc::clone(&source.bytes_read));
        }
        Ok(source)
    }

    /// The standard input, under the name `stdin`.
    pub fn stdin() -> Self {
        Self::from_reader("stdin", io::stdin())
    }

    /// Any reader.
    pub fn from_reader(name: impl Into<String>, reader: impl Read + Send + 'static) -> Self {
        let bytes_read = Arc::new(AtomicU64::new(0));
        Self {
            name: name.into().into(),
            input: Input::new(reader, Arc::clone(&bytes_read)),
            total_bytes: None,
            bytes_read,
            layout: None,
            line: 1,
            rest: Vec::new(),
            undecided: Vec::new(),
            spare: Vec::new(),
            ask: LEAST_BYTES,
            searched: 0,
            skipping: false,
            at_end: false,
            line_end: None,
            breaks: Breaks::All,
            failure: None,
            is_after_jigsaw: false,
            end_is_told: false,
            keeps_others: false,
            #[cfg(feature = "archives")]
            archive: None,
        }
    }

    /// This source with documents that keep what has no meaning here: the other columns of a table, the other members of a
    /// JSON object. That takes time, and few need it. Without the feature `fields` there is nothing to keep.
    #[must_use]
    pub fn keep_others(self) -> Self {
        Self { keeps_others: true, ..self }
    }

    /// A text in memory.
    pub fn from_text(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Self {
        let text = text.into();
        Self { total_bytes: Some(text.len() as u64), ..Self::from_reader(name, io::Cursor::new(text)) }
    }

    /// The name that errors carry.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The size of the file, compressed or not, for showing progress; `None` if it is not known.
    pub fn total_bytes(&self) -> Option<u64> {
        self.total_bytes
    }

    /// How many of the [`total_bytes`](Self::total_bytes) have been read.
    pub fn bytes_read(&self) -> u64 {
        self.bytes_read.load(Ordering::Relaxed)
    }

    /// Appends the text of the next file from its beginning, at most so many bytes of it, for readers that know more forms than this crate.
    /// An input is one file, unless it is an archive. Other signs stand for what is no text. False, with nothing appended, after the
    /// last file.
    ///
    /// ```
    /// use ichidoku_formats::Source;
    /// let mut source = Source::from_text("example", *b"\xff\xfe1\0.\0.\0.\0");
    /// let mut text = String::new();
    /// assert!(source.next_text(100, &mut text).unwrap());
    /// assert_eq!(text, "\u{feff}1...");
    /// assert!(!source.next_text(100, &mut text).unwrap());
    /// ```
    ///
    /// # Errors
    /// As for [`next_chunk`](Self::next_chunk). What came before has been appended.
    pub fn next_text(&mut self, most: u64, text: &mut String) -> Result<bool, ReadError> {
        if self.at_end && !self.next_file()? {
            return Ok(false);
        }
        self.at_end = true;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(most).read_to_end(&mut bytes);
        text.push_str(&String::from_utf8_lossy(&bytes));
        let failed = |error| ReadError::new(&self.name, error).in_packed(self.input.is_packed());
        read.map(|_| true).map_err(failed)
    }

    /// The next whole records: as many as one read of a few hundred KiB brings; or none, but the header of a table without rows, or
    /// what is wrong with the end of the text.
    /// `None` at the end.
    ///
    /// # Errors
    /// [`ReadError`] if the reader fails, the compressed data is broken or the data is no text, such as a spreadsheet or a picture.
    /// What came before has been returned.
    pub fn next_chunk(&mut self) -> Result<Option<Chunk>, ReadError> {
        loop {
            if let Some(chunk) = self.cut() {
                return Ok(Some(chunk));
            }
            if let Some(error) = self.failure.take() {
                self.at_end = true;
                self.rest.clear();
                return Err(ReadError::new(&self.name, error).in_packed(self.input.is_packed()));
            }
            if self.at_end && !self.next_file()? {
                return Ok(None);
            }
            if let Err(error) = self.fill() {
                // What waits for more has all that will come.
                self.failure = Some(error);
                self.searched = 0;
            }
        }
    }

    /// Takes back a chunk that is done with: its memory serves for another.
    pub fn recycle(&mut self, chunk: Chunk) {
        self.spare = chunk.bytes;
    }

    /// Goes on to the next file of an archive; false if there is none.
    #[cfg(feature = "archives")]
    fn next_file(&mut self) -> Result<bool, ReadError> {
        let next = self.input.next_file().map_err(|error| ReadError::new(&self.name, error).in_packed(true))?;
        let Some(file) = next else { return Ok(false) };
        let archive = self.archive.get_or_insert_with(|| Arc::clone(&self.name));
        self.name = format!("{archive}/{file}").into();
        (self.layout, self.line, self.at_end) = (None, 1, false);
        (self.is_after_jigsaw, self.end_is_told) = (false, false);
        Ok(true)
    }

    #[cfg(not(feature = "archives"))]
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "as with archives")]
    fn next_file(&mut self) -> Result<bool, ReadError> {
        Ok(false)
    }

    /// One read.
    fn fill(&mut self) -> io::Result<()> {
        let old = self.rest.len();
        self.rest.append(&mut self.undecided);
        self.read()?;
        if !self.at_end {
            self.undecided = breaks::split_undecided(&mut self.rest, old);
        }
        if self.layout.is_none() {
            self.line_end = self.line_end.or_else(|| breaks::first_line_end(&self.rest[old..]));
            self.breaks = if detect::may_be_pieces(&self.rest) { Breaks::Newlines } else { Breaks::All };
        }
        self.breaks.unify(&mut self.rest, old);
        if self.skipping {
            let line_break = memchr::memchr(b'\n', &self.rest[old..]);
            self.rest.drain(old..line_break.map_or(self.rest.len(), |i| old + i));
            self.skipping = line_break.is_none();
        }
        Ok(())
    }

    /// Appends to the rest what the reader gives.
    fn read(&mut self) -> io::Result<()> {
        let old = self.rest.len();
        self.rest.resize(old + self.ask, 0);
        let result = self.input.read(&mut self.rest[old..]);
        self.rest.truncate(old + *result.as_ref().unwrap_or(&0));
        match result {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
            Ok(n) => {
                self.at_end = n == 0;
                self.ask = (n * 2).clamp(LEAST_BYTES, MOST_BYTES);
            }
        }
        Ok(())
    }

    /// Takes the whole records from the rest, if there are any.
    fn cut(&mut self) -> Option<Chunk> {
        if self.skipping && !self.at_end {
            return None;
        }
        let is_new = self.layout.is_none();
        if is_new {
            let (layout, heading) = Layout::of(&self.rest, self.at_end)?;
            let layout = layout.ending_lines_with(self.line_end.take());
            if !matches!(layout, Layout::Pieces(_)) {
                self.breaks = Breaks::All;
            }
            self.layout = Some(layout);
            self.take(heading);
            if self.input.is_of_rows() {
                // They are counted without the header, which is no row there.
                self.line = 1;
            }
            self.breaks.unify(&mut self.rest, 0);
        }
        if let Some(Layout::Pieces(pieces)) = &self.layout {
            let pieces = pieces.clone();
            return self.cut_pieces(pieces);
        }
        let layout = self.layout.clone()?;
        match self.end_of_lines(&layout) {
            // A table without rows has a header that may be wanted.
            #[cfg(feature = "fields")]
            0 if is_new && self.at_end && matches!(layout, Layout::Csv(_)) => Some(self.chunk(0, layout)),
            0 => {
                self.limit_line();
                None
            }
            end => {
                self.is_after_jigsaw = ends_with(LineKind::Jigsaw, &self.rest[..end]);
                Some(self.chunk(end, layout))
            }
        }
    }

    /// Where the whole records end that are lines; 0 if there are none.
    fn end_of_lines(&mut self, layout: &Layout) -> usize {
        let searched = std::mem::replace(&mut self.searched, self.rest.len());
        if self.at_end {
            return self.rest.len();
        }
        match memchr::memrchr(b'\n', &self.rest[searched..]).map(|i| &self.rest[..searched + i + 1]) {
            None => 0,
            Some(lines) => match layout {
                #[cfg(feature = "fields")]
                Layout::Csv(header) => header.end_of_records(lines),
                _ => {
                    let more_comes = self.failure.is_none();
                    let is_file = self.total_bytes.is_some() && more_comes;
                    let awaits_regions = is_file || (self.is_after_jigsaw && more_comes);
                    let text = if more_comes { &self.rest } else { lines };
                    let mut ends = Ends { text, lines: lines.len(), awaits_regions };
                    // A short file is read on rather than torn before its last puzzle.
                    if is_file && lines.len() < MOST_BYTES && ends.ends_with_half() {
                        return 0;
                    }
                    ends.of_last_puzzle().unwrap_or_else(|| ends.of_groups())
                }
            },
        }
    }

    /// Leaves out what is too much of a line that does not end yet.
    fn limit_line(&mut self) {
        let start = memchr::memrchr(b'\n', &self.rest).map_or(0, |i| i + 1);
        self.limit_rest(start + MAX_LINE + 1);
    }

    fn limit_rest(&mut self, length: usize) {
        if self.rest.len() > length {
            self.rest.truncate(length);
            self.searched = self.searched.min(length);
            self.skipping = true;
        }
    }

    /// Takes the whole pieces from the rest; those before the first record belong to no chunk.
    fn cut_pieces(&mut self, mut pieces: Box<dyn Pieces>) -> Option<Chunk> {
        let (mut at, mut first) = (0, None);
        loop {
            let before = first.is_none().then(|| pieces.clone());
            let Some(piece) = pieces.next(&self.rest[at..], self.at_end) else { break };
            if let Piece::Record { .. } = piece {
                first = first.or(before.map(|before| (at, before)));
            }
            at += piece.length();
        }
        let limit = pieces.limit();
        let Some((start, before)) = first else {
            self.take(at);
            self.limit_rest(limit + 1);
            return self.end_of_pieces(pieces);
        };
        self.layout = Some(Layout::Pieces(pieces));
        self.end_is_told = self.at_end;
        self.take(start);
        Some(self.chunk(at - start, Layout::Pieces(before)))
    }

    /// A chunk without records, if it is to tell that the text must not end here; nobody else has told it.
    fn end_of_pieces(&mut self, pieces: Box<dyn Pieces>) -> Option<Chunk> {
        let is_told = std::mem::replace(&mut self.end_is_told, self.at_end);
        let chunk =
            (pieces.is_open() && self.at_end && !is_told).then(|| self.chunk(0, Layout::Pieces(pieces.clone())));
        self.layout = Some(Layout::Pieces(pieces));
        chunk
    }

    /// Takes so much from the rest as a chunk.
    fn chunk(&mut self, end: usize, layout: Layout) -> Chunk {
        let Self { line, at_end, keeps_others, .. } = *self;
        let (source, is_of_rows) = (Arc::clone(&self.name), self.input.is_of_rows());
        Chunk { source, layout, line, bytes: self.take(end), end, at_end, keeps_others, is_of_rows }
    }

    /// Takes so much from the rest; returns the rest as it was.
    fn take(&mut self, end: usize) -> Vec<u8> {
        let mut rest = std::mem::take(&mut self.spare);
        rest.clear();
        rest.reserve(self.rest.len() - end + self.ask);
        rest.extend_from_slice(&self.rest[end..]);
        let whole = std::mem::replace(&mut self.rest, rest);
        self.searched = 0;
        self.line += self.lines_of(&whole[..end]);
        whole
    }

    /// How many lines the records take; a row of a file of columns counts as one.
    fn lines_of(&self, records: &[u8]) -> u64 {
        match &self.layout {
            #[cfg(feature = "fields")]
            Some(Layout::Csv(header)) if self.input.is_of_rows() => header.count_records(records),
            _ => memchr::memchr_iter(b'\n', records).count() as u64,
        }
    }
}

/// The search for the end of the last whole record in a text that isn't all there yet.
struct Ends<'a> {
    text: &'a [u8],
    /// Where the whole lines end.
    lines: usize,
    /// Whether the regions that may follow the last puzzle are worth waiting for. Somebody may type puzzles one by one and
    /// wait for an answer to each; not so if the text is a file, or if a jigsaw came before.
    awaits_regions: bool,
}

impl Ends<'_> {
    /// The end of the last line that is a record by itself, if it is near the end: records end there whatever they are.
    fn of_last_puzzle(&self) -> Option<usize> {
        let mut end = self.lines;
        for _ in 0..LAST_LINES {
            let start = memchr::memrchr(b'\n', &self.text[..end.checked_sub(1)?]).map_or(0, |i| i + 1);
            let is_puzzle = lines::kind_of(&self.text[start..end]) == LineKind::Puzzle;
            let awaits_regions = self.awaits_regions || ends_with(LineKind::Jigsaw, &self.text[..start]);
            if is_puzzle && !lines::may_be_regions(&self.text[end..]) && !self.is_open(end, awaits_regions) {
                return Some(end);
            }
            end = start;
        }
        None
    }

    /// True if the last line is a puzzle whose regions may follow.
    fn ends_with_half(&self) -> bool {
        ends_with(LineKind::Puzzle, &self.text[..self.lines]) && self.is_open(self.lines, true)
    }

    /// The end of the last record, found from the first on.
    fn of_groups(&mut self) -> usize {
        let mut end = 0;
        while let Some(group) = Group::first_of(&self.text[end..self.lines], false) {
            let next = end + group.end();
            if matches!(group, Group::Line { .. }) && self.is_open(next, self.awaits_regions) {
                break;
            }
            self.awaits_regions |= matches!(group, Group::Jigsaw { .. });
            end = next;
        }
        end
    }

    /// True if the line that ends here may be half of a jigsaw whose other half isn't all there yet.
    fn is_open(&self, end: usize, awaits_regions: bool) -> bool {
        let below = &self.text[end..];
        let may_be_half = || below.len() < lines::NAMES || ends_with(LineKind::Jigsaw, &self.text[..end]);
        end == self.lines && (lines::may_be_regions(below) || (awaits_regions && may_be_half()))
    }
}

/// True if the last of the lines is of the kind.
fn ends_with(kind: LineKind, lines: &[u8]) -> bool {
    let start = memchr::memrchr(b'\n', lines.trim_ascii_end()).map_or(0, |i| i + 1);
    lines::kind_of(&lines[start..]) == kind
}
