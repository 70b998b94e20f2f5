//! Cuts lines of plain text into records: a puzzle on one line, or on nine with whatever frames, titles and empty
//! lines stand around them.

use std::borrow::Cow;
use std::ops::Range;

use ichidoku::Puzzle;
use ichidoku::text::{self, LineKind};

use crate::error::Problem;
use crate::fault::Fault;
use crate::links;
use crate::sections::{Section, is_tag, section};
use crate::utf8::text_of;
#[cfg(feature = "texts")]
use crate::{literal, played};

/// A longer line holds no puzzle.
pub(crate) const MAX_LINE: usize = 64 << 10;

/// A puzzle's nine lines are not further apart than this.
const MAX_GROUP: usize = 64 << 10;

/// So many lines at most may stand above nine rows as their title.
const MAX_TITLES: usize = 3;

/// The first record of a text, or the reason why there is none yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    /// Nothing of interest up to here.
    Nothing { end: usize },
    /// One line that is a record, good or bad.
    Line { end: usize },
    /// A puzzle and the regions of a jigsaw on two lines.
    Jigsaw { end: usize },
    /// The lines of a grid, good or bad.
    Rows(Block),
}

/// The lines of a grid and what belongs to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// The lines above the title that say something of the puzzle.
    pub(crate) header: Option<Range<usize>>,
    pub(crate) title: Option<Range<usize>>,
    pub(crate) rows: Range<usize>,
    /// The lines of the same grid in play.
    pub(crate) state: Option<Range<usize>>,
}

impl Block {
    /// The same in a text that has so much more before it.
    fn moved(self, by: usize) -> Self {
        let moved = |range: Range<usize>| range.start + by..range.end + by;
        let Self { header, title, rows, state } = self;
        Self { header: header.map(moved), title: title.map(moved), rows: moved(rows), state: state.map(moved) }
    }
}

impl Group {
    /// Where the rest of the text begins.
    pub(crate) fn end(&self) -> usize {
        match self {
            Self::Nothing { end } | Self::Line { end } | Self::Jigsaw { end } => *end,
            Self::Rows(block) => block.state.as_ref().unwrap_or(&block.rows).end,
        }
    }

    /// The first record of the text. `None` if that depends on what follows; never at the end, unless all is read.
    pub(crate) fn first_of(text: &[u8], at_end: bool) -> Option<Self> {
        let mut lines = Lines { text, start: 0, at_end };
        let first = match lines.next()? {
            Next::End => return None,
            Next::Line(line) => line,
        };
        if lines.is_blank(&first)
            && let Some(Next::Line(next)) = lines.clone().next()
            && next.kind == LineKind::Frame
        {
            return Some(Self::Nothing { end: next.range.end });
        }
        match first.kind {
            LineKind::Comment if is_tag(&text[first.range.clone()]) => headed(lines, first.range),
            LineKind::Empty | LineKind::Comment | LineKind::Frame => Some(Self::Nothing { end: first.range.end }),
            LineKind::Puzzle => Some(line_or_jigsaw(lines, &first, LineKind::Jigsaw)),
            LineKind::Jigsaw => Some(line_or_jigsaw(lines, &first, LineKind::Puzzle)),
            LineKind::Places => places(lines, &first),
            LineKind::Other => titled(lines, first.range),
            LineKind::Part => match lines.clone().next()? {
                Next::Line(next) if next.kind == LineKind::Row => grid(lines, &first, None),
                _ => Some(Self::Line { end: first.range.end }),
            },
            LineKind::Row | LineKind::Dashes => grid(lines, &first, None),
        }
    }
}

/// A line and what it may be.
struct Line {
    range: Range<usize>,
    kind: LineKind,
    /// Whether dashes stand for blanks in it.
    has_dashes: bool,
}

enum Next {
    Line(Line),
    /// The text ends, or goes on too long.
    End,
}

/// The lines of a text from one on.
#[derive(Clone)]
struct Lines<'a> {
    text: &'a [u8],
    start: usize,
    at_end: bool,
}

impl Lines<'_> {
    /// The next line; `None` if it is not all there yet.
    fn next(&mut self) -> Option<Next> {
        let rest = &self.text[self.start..];
        if self.start > MAX_GROUP || (rest.is_empty() && self.at_end) {
            return Some(Next::End);
        }
        let length = match memchr::memchr(b'\n', rest) {
            Some(i) => i + 1,
            None if self.at_end => rest.len(),
            None => return None,
        };
        let range = self.start..self.start + length;
        self.start = range.end;
        let line = &rest[..length];
        let is_plain = is_plain_row(line);
        let kind = match () {
            () if is_plain => LineKind::Row,
            () if self.is_rule(&range) => LineKind::Frame,
            () => kind_of(line),
        };
        let has_dashes = !is_plain && kind != LineKind::Dashes && memchr::memchr2(b'-', b'_', line).is_some();
        Some(Next::Line(Line { range, kind, has_dashes }))
    }
}

impl Lines<'_> {
    /// True if the line may be the header of a table.
    fn is_header(&self, line: &Line) -> bool {
        LineKind::is_header(&text_of(&self.text[line.range.clone()]))
    }

    fn is_rule(&self, line: &Range<usize>) -> bool {
        self.text[line.start] == b'|' && is_rule(&self.text[line.clone()], &self.text[..line.start])
    }

    /// True if the line has bars and nothing else, as the header of a table without names.
    fn is_blank(&self, line: &Line) -> bool {
        let text = self.text[line.range.clone()].trim_ascii_end();
        text.starts_with(b"|") && text.iter().all(|byte| matches!(byte, b'|' | b' '))
    }

    fn is_puzzle_section(&self, title: Option<&Range<usize>>) -> bool {
        title.is_some_and(|title| section(&self.text[title.clone()]) == Some(Section::Puzzle))
    }
}

/// True if the line divides a table in Markdown, `|-|-|…`: the line above has bars, too, and no dashes for blanks.
fn is_rule(line: &[u8], before: &[u8]) -> bool {
    let text = line.trim_ascii();
    let is_sign = |byte: &u8| matches!(byte, b'|' | b'-' | b':' | b' ');
    if !text.starts_with(b"|-") && !text.starts_with(b"|:") || !text.iter().all(is_sign) {
        return false;
    }
    let Some(above) = before.strip_suffix(b"\n") else { return false };
    let above = &above[memchr::memrchr(b'\n', above).map_or(0, |at| at + 1)..];
    above.starts_with(b"|") && memchr::memchr(b'-', above).is_none()
}

/// The rows of a grid with a border in place of a line that divides a table in Markdown.
pub(crate) fn with_border(rows: &str) -> Cow<'_, str> {
    const BORDER: &str = "|---|---|---|---|---|---|---|---|---|\n";
    if !rows.starts_with('|') {
        return Cow::Borrowed(rows);
    }
    let mut start = 0;
    for line in rows.split_inclusive('\n').take(2) {
        if is_rule(line.as_bytes(), &rows.as_bytes()[..start]) {
            return Cow::Owned([&rows[..start], BORDER, &rows[start + line.len()..]].concat());
        }
        start += line.len();
    }
    Cow::Borrowed(rows)
}

/// So many characters tell whether they may be the regions of a jigsaw: one block of sixteen and their neighbours.
pub(crate) const NAMES: usize = 17;

/// True if what comes after a line is the regions of a jigsaw, or may be when all of it is there.
#[inline(always)]
pub(crate) fn may_be_regions(next: &[u8]) -> bool {
    has_twins(next) && next.first_chunk().is_none_or(text::is_jigsaw)
}

/// True if one of the first cells has a neighbour of the same name, which is so in every jigsaw but those whose first two
/// rows are all of upright regions; in a puzzle only where a row ends. Blanks are no names here, or most puzzles would have
/// twins.
#[inline(always)]
fn has_twins(line: &[u8]) -> bool {
    let Some(names) = line.first_chunk::<NAMES>() else { return false };
    let twins = names.iter().zip(&names[1..]).map(|(name, next)| u8::from((name == next) & (*name > b'0')));
    twins.fold(0, |any, twin| any | twin) != 0
}

/// The puzzle at the start of a text and what comes after it, if that is neither another symbol nor a letter: the fast
/// path for lines that are a puzzle without doubt.
pub(crate) fn plain_puzzle(text: &[u8]) -> Option<(Puzzle, &[u8])> {
    let (symbols, rest) = text.split_first_chunk()?;
    if !matches!(rest.first(), None | Some(b'\n' | b'\r' | b'\t' | b' ' | b',' | b';')) {
        return None;
    }
    let puzzle = text::read_line(symbols)?;
    (!text::is_doubtful(&puzzle)).then_some((puzzle, rest))
}

/// True if the line is nine digits and points: the fast path for rows.
#[inline]
fn is_plain_row(line: &[u8]) -> bool {
    let Some((symbols, b"" | b"\n")) = line.split_first_chunk::<9>() else { return false };
    symbols.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.')
}

/// What the line may be. A line that is too long is a record: a bad one.
pub(crate) fn kind_of(line: &[u8]) -> LineKind {
    match line {
        _ if line.len() > MAX_LINE || plain_puzzle(line).is_some() => LineKind::Puzzle,
        // What heads a file needs no second look.
        [b'#', ..] => LineKind::Comment,
        [b'[', ..] if section(line).is_some() => LineKind::Other,
        _ if links::holds_puzzle(line) => LineKind::Puzzle,
        _ => kind_of_text(&text_of(line)),
    }
}

/// The kind of a line that is no puzzle without doubt. Names of grids, digits that a player put in and the brackets of source code
/// make no difference.
fn kind_of_text(line: &str) -> LineKind {
    let kind = LineKind::of(line);
    #[cfg(feature = "texts")]
    if matches!(kind, LineKind::Other | LineKind::Part) {
        let row = || Some(LineKind::of(&played::without_signs(line)?)).filter(|kind| *kind == LineKind::Row);
        return literal::kind_of(line).or_else(row).unwrap_or(kind);
    }
    kind
}

/// A line that is a record by itself, unless the next is of the kind that makes a jigsaw of the two. What has not been read
/// yet isn't waited for: somebody may type the puzzles one by one.
fn line_or_jigsaw(mut lines: Lines<'_>, first: &Line, other: LineKind) -> Group {
    let end = first.range.end;
    if other == LineKind::Jigsaw && !may_be_regions(&lines.text[end..]) {
        return Group::Line { end };
    }
    match lines.next() {
        Some(Next::Line(next)) if next.kind == other => Group::Jigsaw { end: next.range.end },
        _ => Group::Line { end },
    }
}

/// An error if what stands beside a puzzle is the regions of a jigsaw.
pub(crate) fn check_is_classic(beside: &str) -> Result<(), Problem> {
    match beside.len() >= 81 && LineKind::of(beside) == LineKind::Jigsaw {
        true => Err(Fault::Jigsaw.into()),
        false => Ok(()),
    }
}

/// Lines with tags: the header of the grid below them, or else comments.
fn headed(mut lines: Lines<'_>, first: Range<usize>) -> Option<Group> {
    let (mut header, mut tags) = (first, 1);
    let below = loop {
        match lines.next()? {
            Next::Line(line) if line.kind == LineKind::Empty => {}
            Next::Line(line) if line.kind == LineKind::Comment && is_tag(&lines.text[line.range.clone()]) => {
                header.end = line.range.end;
                tags += 1;
            }
            Next::Line(line) => break line.range.start,
            Next::End => return Some(Group::Nothing { end: header.end }),
        }
    };
    let text = &lines.text[below..];
    let is_puzzle_section = |title: &Range<usize>| section(&text[title.clone()]) == Some(Section::Puzzle);
    match Group::first_of(text, lines.at_end) {
        None if !lines.at_end => None,
        Some(Group::Rows(block)) if tags > 1 || block.title.as_ref().is_some_and(is_puzzle_section) => {
            Some(Group::Rows(Block { header: Some(header), ..block.moved(below) }))
        }
        _ => Some(Group::Nothing { end: header.end }),
    }
}

/// A line of words: the title of a grid below it, or else a record by itself.
fn titled(mut lines: Lines<'_>, title: Range<usize>) -> Option<Group> {
    let alone = Some(Group::Line { end: title.end });
    let (mut titles, mut last) = (1, title.clone());
    loop {
        let Next::Line(line) = lines.next()? else { return alone };
        let named = |lines: &Lines<'_>, row: &Line| {
            Some(&title).filter(|_| is_title(&lines.text[last.clone()], &lines.text[row.range.clone()])).cloned()
        };
        match line.kind {
            LineKind::Empty | LineKind::Comment | LineKind::Frame => {}
            LineKind::Row | LineKind::Dashes => {
                let title = named(&lines, &line);
                return grid(lines, &line, title.as_ref());
            }
            // A title may have numbers in it, too; else it is the first row, and bad.
            LineKind::Part => match rows_from(lines.clone())? {
                0 => return alone,
                1..=8 => {
                    let title = named(&lines, &line);
                    return grid(lines, &line, title.as_ref());
                }
                _ if titles < MAX_TITLES => (titles, last) = (titles + 1, line.range),
                _ => return alone,
            },
            LineKind::Other if titles < MAX_TITLES => (titles, last) = (titles + 1, line.range),
            LineKind::Other | LineKind::Puzzle | LineKind::Jigsaw | LineKind::Places => return alone,
        }
    }
}

/// True if the line may be the title of the grid that begins with the row: it is no header of a table, and no source code.
fn is_title(line: &[u8], row: &[u8]) -> bool {
    #[cfg(feature = "texts")]
    if literal::begins_grid(line) || literal::behind_name(&text_of(row)).is_some() {
        return false;
    }
    #[cfg(not(feature = "texts"))]
    let _ = row;
    !line.trim_ascii_start().starts_with(b"|")
}

/// How many rows follow one another, nine at most.
fn rows_from(mut lines: Lines<'_>) -> Option<usize> {
    let mut rows = 0;
    while rows < 9 {
        match lines.next()? {
            Next::Line(Line { kind: LineKind::Row | LineKind::Dashes, .. }) => rows += 1,
            Next::Line(Line { kind: LineKind::Frame | LineKind::Comment, .. }) => {}
            _ => break,
        }
    }
    Some(rows)
}

/// Nine lines of 81 characters that are one grid; or the first of them, which is a puzzle.
fn places(mut lines: Lines<'_>, first: &Line) -> Option<Group> {
    let alone = Some(Group::Line { end: first.range.end });
    let mut count = 1;
    while count < 9 {
        let Next::Line(line) = lines.next()? else { return alone };
        match line.kind {
            LineKind::Places => count += 1,
            LineKind::Empty | LineKind::Comment | LineKind::Frame => {}
            _ => return alone,
        }
    }
    let rows = first.range.start..lines.start;
    let is_grid = text::read(&text_of(&lines.text[rows.clone()])).is_ok();
    if is_grid { Some(Group::Rows(Block { header: None, title: None, rows, state: None })) } else { alone }
}

/// The grid that the line begins.
fn grid(mut lines: Lines<'_>, first: &Line, title: Option<&Range<usize>>) -> Option<Group> {
    let (mut rows, mut frames) = (Rows::default(), Frames::default());
    rows.add(first);
    let close = |rows: &Rows, end: usize| match rows.is_only_dashes() && !rows.is_complete() {
        true => Some(Group::Nothing { end: first.range.end }),
        false => {
            let rows = first.range.start..end;
            Some(Group::Rows(Block { header: None, title: title.cloned(), rows, state: None }))
        }
    };
    while !rows.is_complete() {
        let end = lines.start;
        let Next::Line(line) = lines.next()? else { return close(&rows, end) };
        match line.kind {
            LineKind::Comment => {}
            LineKind::Frame => frames.add(rows.count()),
            LineKind::Row | LineKind::Part | LineKind::Dashes => rows.add(&line),
            LineKind::Empty => rows.pause(end),
            LineKind::Puzzle | LineKind::Jigsaw | LineKind::Places | LineKind::Other => return close(&rows, end),
        }
        if let Some(end) = rows.end_of_misfit() {
            return close(&rows, end);
        }
    }
    whole_grid(&lines, first, frames, title)
}

/// The grid whose ninth line is the last before these; with one more if the first is a header.
fn whole_grid(lines: &Lines<'_>, first: &Line, frames: Frames, title: Option<&Range<usize>>) -> Option<Group> {
    let tenth = if lines.is_header(first) { end_under_header(lines.clone(), frames)? } else { None };
    let state = if lines.is_puzzle_section(title) { state(lines.clone())? } else { None };
    let rows = first.range.start..tenth.unwrap_or(lines.start);
    Some(Group::Rows(Block { header: None, title: title.cloned(), rows, state }))
}

/// The borders within a grid so far.
#[derive(Clone, Copy, Default)]
struct Frames {
    count: usize,
    /// True if one of them is right below the first row.
    below_first: bool,
}

impl Frames {
    fn add(&mut self, rows: usize) {
        self.count += 1;
        self.below_first |= rows == 1;
    }

    /// True if the only border parts the first row from the others, as in Markdown.
    fn part_header(self) -> bool {
        self.count == 1 && self.below_first
    }
}

/// The end of the tenth row, if the first of nine that look like a header is one: there is one more row, which does
/// not begin another grid.
fn end_under_header(mut lines: Lines<'_>, frames: Frames) -> Option<Option<usize>> {
    let Next::Line(Line { kind: LineKind::Row | LineKind::Part, .. }) = lines.next()? else { return Some(None) };
    let end = lines.start;
    let begins_another = match lines.next()? {
        Next::Line(Line { kind: LineKind::Frame, .. }) => true,
        Next::Line(line @ Line { kind: LineKind::Row, .. }) => !frames.part_header() && !lines.is_header(&line),
        _ => false,
    };
    let is_header = frames.count == 0 || frames.part_header();
    Some((is_header && !begins_another).then_some(end))
}

/// The rows below the line `[State]`, which comes next in a file of SudoCue's.
fn state(mut lines: Lines<'_>) -> Option<Option<Range<usize>>> {
    let title = loop {
        match lines.next()? {
            Next::Line(line) if matches!(line.kind, LineKind::Empty | LineKind::Comment | LineKind::Frame) => {}
            Next::Line(line) if section(&lines.text[line.range.clone()]) == Some(Section::State) => break line.range,
            _ => return Some(None),
        }
    };
    let mut start = title.end;
    Some(loop {
        match Group::first_of(&lines.text[start..], lines.at_end) {
            Some(Group::Rows(Block { rows, .. })) => break Some(start + rows.start..start + rows.end),
            Some(Group::Nothing { end }) => start += end,
            None if !lines.at_end => return None,
            _ => break Some(title),
        }
    })
}

/// The rows of a grid so far. Empty lines may part them if they do so evenly: after every row or after every band.
#[derive(Default)]
struct Rows {
    /// Lines that can only be rows.
    sure: usize,
    /// Lines of nine dashes: rows if dashes stand for blanks, else borders.
    dashes: usize,
    dashes_are_blanks: bool,
    /// The number of rows and the end of the text before the first empty line.
    first_part: Option<(usize, usize)>,
    /// The number of rows before the latest empty line.
    paused_at: usize,
    misfit: bool,
}

impl Rows {
    fn add(&mut self, line: &Line) {
        if line.kind == LineKind::Dashes {
            self.dashes += 1;
        } else {
            self.sure += 1;
            self.dashes_are_blanks |= line.has_dashes;
        }
        if let Some((rows, _)) = self.first_part {
            self.misfit |= self.count() > self.paused_at + rows;
        }
    }

    fn count(&self) -> usize {
        if self.dashes_are_blanks || self.sure == 0 { self.sure + self.dashes } else { self.sure }
    }

    fn is_complete(&self) -> bool {
        self.count() >= 9
    }

    fn is_only_dashes(&self) -> bool {
        self.sure == 0
    }

    /// An empty line at this place.
    fn pause(&mut self, end: usize) {
        let count = self.count();
        match self.first_part {
            None => {
                self.first_part = Some((count, end));
                self.misfit |= count != 1 && count != 3;
            }
            Some((rows, _)) => self.misfit |= count != self.paused_at && count != self.paused_at + rows,
        }
        self.paused_at = count;
    }

    /// Where the grid ends if what follows the first empty line does not belong to it.
    fn end_of_misfit(&self) -> Option<usize> {
        self.first_part.filter(|_| self.misfit).map(|(_, end)| end)
    }
}
