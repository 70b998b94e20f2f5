//! Formats and outputs in them, as callers see them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::columns::Columns;
use crate::descriptor::Descriptor;
use crate::document::Document;
#[cfg(feature = "fields")]
use crate::document::Other;
use crate::formats::{self, FORMATS};
use crate::part::{Part, Parts};
use crate::record::Record;

/// A format in which puzzles are read and written.
///
/// Which one a text is in is found out from the text itself; to write one, a [`Writer`] is made.
///
/// ```
/// use ichidoku_formats::{Format, Part};
/// let csv: Format = "csv".parse().unwrap();
/// assert_eq!((csv.name(), csv.extensions(), csv.media_type()), ("csv", &["csv", "tsv"][..], "text/csv"));
/// assert!(csv.holds().contains(Part::Rating) && !csv.holds().contains(Part::Colours));
/// assert!(Format::all().any(|format| format == csv));
/// ```
#[derive(Clone, Copy)]
pub struct Format(&'static Descriptor);

impl Format {
    /// 81 characters per line, `.` for a blank.
    pub const LINE: Self = Self(&formats::line::FORMAT);
    /// Nine rows in drawn frames.
    pub const PRETTY: Self = Self(&formats::pretty::FORMAT);
    /// The candidates of every cell in frames.
    pub const CANDIDATES: Self = Self(&formats::candidates::FORMAT);

    /// A table with a header.
    #[cfg(feature = "fields")]
    pub const CSV: Self = Self(&formats::csv::FORMAT);

    /// All formats.
    pub fn all() -> impl Iterator<Item = Self> {
        FORMATS.iter().copied().map(Self)
    }

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The usual ends of file names, the commonest first, without a dot; none if it has no own.
    pub const fn extensions(self) -> &'static [&'static str] {
        self.0.extensions
    }

    /// The type under which it is sent.
    pub const fn media_type(self) -> &'static str {
        self.0.media_type
    }

    /// What it is, in a phrase: `nine lines of nine characters`.
    pub const fn about(self) -> &'static str {
        self.0.about
    }

    /// What it can hold beside the clues.
    pub const fn holds(self) -> Parts {
        self.0.holds
    }

    /// True if an output in the format has columns.
    pub fn has_columns(self) -> bool {
        self.name() == "csv"
    }

    /// Appends one record, in a table without columns for more than the solution.
    pub fn write(self, record: &Record<'_>, out: &mut Vec<u8>) {
        (self.0.write.record)(record, &Columns::default(), out);
    }
}

/// An output in a format.
///
/// It is [`head`](Self::head), the records with [`between`](Self::between) from each to the next, and
/// [`tail`](Self::tail). Records may be written by several threads and joined afterwards.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_formats::{Columns, Format, Record, Writer};
/// let writer = Writer::new("json".parse::<Format>().unwrap(), Columns::default());
/// let mut out = writer.head().into_bytes();
/// writer.write(&Record::of(&Puzzle::EMPTY), &mut out);
/// out.extend_from_slice(writer.between().as_bytes());
/// writer.write(&Record::of(&Puzzle::EMPTY), &mut out);
/// out.extend_from_slice(writer.tail().as_bytes());
/// assert!(out.starts_with(b"[\n{\"puzzle\":\".....") && out.ends_with(b"}\n]\n"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Writer {
    format: Format,
    columns: Columns,
}

impl Writer {
    /// An output in the format; only tables have the columns.
    pub const fn new(format: Format, columns: Columns) -> Self {
        Self { format, columns }
    }

    /// The format.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// What comes before the first record.
    pub fn head(&self) -> String {
        (self.format.0.write.head)(&self.columns)
    }

    /// What comes between two records.
    pub const fn between(&self) -> &'static str {
        self.format.0.write.between
    }

    /// What comes after the last record.
    pub const fn tail(&self) -> &'static str {
        self.format.0.write.tail
    }

    /// Appends one record.
    pub fn write(&self, record: &Record<'_>, out: &mut Vec<u8>) {
        (self.format.0.write.record)(record, &self.columns, out);
    }

    /// Appends a puzzle that isn't classic, and its solution, as texts, with other columns or members; only for formats that
    /// [hold](Format::holds) these.
    ///
    /// ```
    /// use ichidoku_formats::{Columns, Format, Other, Writer};
    /// let (columns, name) = Columns::default().with("status");
    /// let status = Other { name, json: "\"unique\"".into() };
    /// let mut row = Vec::new();
    /// Writer::new(Format::CSV, columns).write_variant("12..34....4321..", None, vec![status], &mut row);
    /// assert_eq!(row, b"12..34....4321..,,unique\n");
    /// ```
    #[cfg(feature = "fields")]
    pub fn write_variant(&self, puzzle: &str, solution: Option<&str>, others: Vec<Other>, out: &mut Vec<u8>) {
        if self.format == Format::CSV {
            formats::csv::write_texts(puzzle, solution, others, &self.columns, out);
        } else {
            formats::json::write_texts(puzzle, solution, &others, out);
            out.extend_from_slice(if self.between().is_empty() { b"\n" } else { b"" });
        }
    }

    /// Appends a word or two in the place of a record; `null` or an empty row in formats for programs.
    pub fn remark(&self, words: &str, out: &mut Vec<u8>) {
        (self.format.0.write.remark)(words, &self.columns, out);
    }

    /// The same with the text of a puzzle that can't be read and what stands beside it, in a table.
    ///
    /// ```
    /// use ichidoku_formats::{Columns, Document, Format, Writer};
    /// let document = Document { name: Some("Monday".into()), ..Document::of(ichidoku::Puzzle::EMPTY) };
    /// let mut row = Vec::new();
    /// Writer::new(Format::CSV, Columns::of(&document)).remark_beside("unreadable", &document, &mut row);
    /// assert_eq!(row, b",,Monday,,\n");
    /// ```
    #[cfg(feature = "fields")]
    pub fn remark_beside(&self, words: &str, document: &Document, out: &mut Vec<u8>) {
        if self.format == Format::CSV {
            formats::csv::write_beside(&Record::of_document(document), &self.columns, out);
        } else {
            self.remark(words, out);
        }
    }

    /// What of the document has no room in the format.
    pub fn left_out(&self, document: &Document) -> Parts {
        let is_shown = self.format.has_columns() && Record::of_document(document).is_of_candidates();
        let shown = if is_shown { Parts::of(&[Part::Candidates]) } else { Parts::default() };
        let others = document.more.iter().flat_map(|more| &more.others).filter(|other| other.json != "null");
        let kept =
            if others.into_iter().all(self.format.0.keeps) { Parts::of(&[Part::Others]) } else { Parts::default() };
        document.parts().without(self.format.holds()).without(shown).without(kept)
    }

    /// What the document has and the table has no column for: `the name or rating`, `the column "date"`.
    pub fn without_column(&self, document: &Document) -> Vec<String> {
        if self.format.has_columns() { self.columns.lacking(document) } else { Vec::new() }
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Format {}

impl Hash for Format {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Format({})", self.name())
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the formats'.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat(String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Format::all().map(Format::name).collect::<Vec<_>>();
        write!(f, "{:?} is not a format; expected one of {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(s: &str) -> Result<Self, UnknownFormat> {
        Self::all().find(|format| format.name() == s).ok_or_else(|| UnknownFormat(s.into()))
    }
}
