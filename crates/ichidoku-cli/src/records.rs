//! The records of a chunk one by one, readable or not, and the part of the output that they make.

use std::fmt::{Display, Write};
use std::io;
use std::path::Path;

use ichidoku::{Candidate, CandidateSet, Cell, Digit};
use ichidoku_formats::{Chunk, Document, EntryError, Record, Writer};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

use crate::exit::Failure;
use crate::output::{EmptyParts, Output};
pub(crate) use crate::part::Part;
use crate::part::Piece;
use crate::rejected::Rejected;
use crate::words::word;

/// How the records of an output are put together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// What stands before the first record, between two, and after the last.
    pub(crate) head: &'static [u8],
    pub(crate) between: &'static str,
    pub(crate) tail: &'static str,
    /// Set if the records are a table that is packed into a Parquet file.
    pub(crate) parquet: Option<EmptyParts>,
    unreadable: Unreadable,
    /// True if the records are JSON objects.
    are_objects: bool,
    /// True if only the givens of a record are looked at.
    is_of_givens: bool,
    /// True if an option or the name of the output chose what is written.
    is_chosen: bool,
    /// True if all that the inputs say is written too, so that the output may take the place of one of them.
    pub(crate) is_whole: bool,
}

/// What is written where nothing was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fixed {
    Lines,
    Objects,
}

/// What stands for a record that could not be read.
#[derive(Clone, Copy, Debug)]
enum Unreadable {
    /// A line that says so.
    Line,
    Nothing,
    /// A line with its place.
    Report,
    /// An object with its place and the fault.
    Object,
    /// What the format has for it.
    In(&'static Writer),
}

impl Layout {
    /// A line for every record.
    pub(crate) const LINES: Self = Self::with(Unreadable::Line);

    /// Any number of lines for a record, and none for one that could not be read.
    pub(crate) const SILENT: Self = Self::with(Unreadable::Nothing);

    /// A verdict for every record, with details on indented lines.
    pub(crate) const REPORTS: Self = Self::with(Unreadable::Report);

    /// One JSON object a line.
    pub(crate) const OBJECTS: Self = Self { are_objects: true, ..Self::with(Unreadable::Object) };

    /// One JSON object a line, and none for a record that could not be read.
    pub(crate) const SILENT_OBJECTS: Self = Self { are_objects: true, ..Self::SILENT };

    const fn with(unreadable: Unreadable) -> Self {
        Self {
            head: b"",
            between: "",
            tail: "",
            parquet: None,
            unreadable,
            are_objects: false,
            is_of_givens: false,
            is_chosen: false,
            is_whole: false,
        }
    }

    /// As the output asks. It stays in memory until the program ends, so there should be one of a kind.
    pub(crate) fn of_writer(writer: Writer) -> Self {
        let writer: &Writer = Box::leak(Box::new(writer));
        let (head, between, tail) = (writer.head().into_bytes().leak(), writer.between(), writer.tail());
        let unreadable = Unreadable::In(writer);
        Self {
            head,
            between,
            tail,
            parquet: None,
            unreadable,
            are_objects: false,
            is_of_givens: false,
            is_chosen: false,
            is_whole: false,
        }
    }

    /// Rows of a table under this header, for all puzzles that are given by givens. It stays in memory until the program ends, too.
    pub(crate) fn of_table(header: Vec<u8>) -> Self {
        Self { head: header.leak(), is_of_givens: true, is_chosen: true, ..Self::SILENT }
    }

    /// One JSON object a line if they are asked for, and else the same.
    pub(crate) const fn or_objects(self, asked: bool) -> Self {
        if asked { Self::OBJECTS } else { self }
    }

    /// The same where only givens are looked at: a record whose candidates are the puzzle is rejected.
    pub(crate) const fn of_givens(self) -> Self {
        Self { is_of_givens: true, ..self }
    }

    /// The same, if an option or the name of the output chose it.
    pub(crate) fn chosen(self, is_chosen: bool) -> Self {
        Self { is_chosen, ..self }
    }

    /// The same, if all that the inputs say is written too.
    pub(crate) fn whole(self, is_whole: bool) -> Self {
        Self { is_whole, ..self }
    }

    /// What is written, unless it was chosen.
    pub(crate) fn fixed(&self) -> Option<Fixed> {
        let fixed = if self.are_objects { Fixed::Objects } else { Fixed::Lines };
        Some(fixed).filter(|_| !self.is_chosen)
    }

    /// The same, packed into a Parquet file.
    pub(crate) fn in_parquet(self, empty: EmptyParts) -> Self {
        Self { parquet: Some(empty), ..self }
    }

    /// Opens what the records are written to, standard output where there is no file.
    pub(crate) fn open(&self, path: Option<&Path>) -> Result<Output, Failure> {
        match self.parquet {
            Some(empty) => Output::packed(path, empty),
            None => Output::open(path),
        }
    }

    /// The record of a source, if it is answered.
    #[inline]
    pub(crate) fn admit(&self, source: &str, record: Result<Document, EntryError>) -> Result<Document, Rejected> {
        if self.is_of_givens {
            Rejected::unless_of_givens(source, record)
        } else {
            record.map_err(Rejected::Unreadable)
        }
    }

    /// Reports and counts a record that is not answered, and writes what stands for it; if `strict`, ends with it instead.
    pub(crate) fn reject(&self, rejected: &Rejected, strict: bool, piece: &mut Piece) {
        self.reject_beside(rejected, None, strict, piece);
    }

    /// Writes what stands for a record that is not answered, with what stands beside its puzzle in a table.
    pub(crate) fn stand_in(&self, rejected: &Rejected, beside: Option<&Document>, out: &mut Vec<u8>) {
        self.unreadable.write(rejected, beside, out);
    }

    /// The same with what stands beside the puzzle in a table.
    fn reject_beside(&self, rejected: &Rejected, beside: Option<&Document>, strict: bool, piece: &mut Piece) {
        piece.summary.unreadable += 1;
        // A string takes everything.
        let _ = writeln!(piece.messages, "{}", rejected.told());
        if strict {
            piece.end = Some(Failure::new(word("stopped-at-bad")));
        } else {
            self.unreadable.write(rejected, beside, &mut piece.bytes);
        }
    }

    /// Makes each record of the chunk a record of the part, and hands each over as soon as it is finished.
    ///
    /// `write` gets those that are answered with their position among the readable ones. For the others the part gets a
    /// message and a stand-in, so that there is one record in the output for each in the input; `strict` ends with the
    /// first of them instead.
    pub(crate) fn write(
        &self,
        chunk: &Chunk,
        strict: bool,
        part: &mut Part,
        write: impl FnMut(usize, &Document, &mut Part),
    ) {
        self.write_each(chunk, strict, part, write, |part, _| part.hand_over(self.between));
    }

    /// The same for records that take no time: they are handed over with the whole chunk, which costs less.
    pub(crate) fn write_together(
        &self,
        chunk: &Chunk,
        strict: bool,
        part: &mut Part,
        write: impl FnMut(usize, &Document, &mut Part),
    ) {
        self.write_each(chunk, strict, part, write, |part, start| {
            if !self.between.is_empty() && start > 0 && part.bytes.len() > start {
                part.bytes.splice(start..start, self.between.bytes());
            }
        });
    }

    /// Makes each record of the chunk a record of the part. `finish` follows each, with the place where it begins.
    fn write_each(
        &self,
        chunk: &Chunk,
        strict: bool,
        part: &mut Part,
        mut write: impl FnMut(usize, &Document, &mut Part),
        finish: impl Fn(&mut Part, usize),
    ) {
        let mut position = 0;
        let mut entries = chunk.entries();
        while let Some(record) = entries.next() {
            let start = part.bytes.len();
            match self.admit(chunk.source_name(), record) {
                Ok(entry) => {
                    part.summary.puzzles += 1;
                    write(position, &entry, part);
                    position += 1;
                }
                Err(rejected) if strict => return self.reject(&rejected, true, part),
                Err(rejected) => {
                    self.reject_beside(&rejected, entries.beside().as_ref(), false, part);
                    position += usize::from(rejected.is_readable());
                }
            }
            finish(part, start);
        }
    }
}

impl Unreadable {
    /// Writes what stands for a record, with what stands beside its puzzle in a table.
    fn write(self, rejected: &Rejected, beside: Option<&Document>, out: &mut Vec<u8>) {
        match self {
            Self::Line => out.extend(b"unreadable\n"),
            Self::Nothing => {}
            Self::Report => {
                let _ =
                    io::Write::write_fmt(out, format_args!("{}:{}: unreadable\n", rejected.source(), rejected.line()));
            }
            Self::Object => write_unreadable_object(rejected, out),
            Self::In(writer) => match beside {
                Some(document) => writer.remark_beside("unreadable", document, out),
                None => writer.remark("unreadable", out),
            },
        }
    }
}

impl Piece {
    /// Says something about a record.
    pub(crate) fn say(&mut self, chunk: &Chunk, entry: &Document, message: impl Display) {
        let _ = writeln!(self.messages, "{}:{}: {message}", chunk.source_name(), entry.line);
    }
}

/// Nine places for each cell, with a candidate in its place or `.`.
pub(crate) fn line_of_candidates(candidates: &CandidateSet) -> String {
    let sign = |candidate: Candidate| {
        if candidates.contains(candidate) { char::from(b'0' + candidate.digit().get()) } else { '.' }
    };
    let in_cell = |cell| Digit::ALL.into_iter().map(move |digit| Candidate::of(cell, digit));
    Cell::ALL.into_iter().flat_map(in_cell).map(sign).collect()
}

/// Appends a line with the value as JSON.
pub(crate) fn write_object(object: &impl Serialize, out: &mut Vec<u8>) {
    // Neither our types nor a vector can fail.
    let _ = serde_json::to_writer(&mut *out, object);
    out.push(b'\n');
}

fn write_unreadable_object(rejected: &Rejected, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Unreadable<'a> {
        source: &'a str,
        line: u64,
        status: &'a str,
        error: String,
    }
    let (source, line) = (rejected.source(), rejected.line());
    write_object(&Unreadable { source, line, status: "unreadable", error: rejected.to_string() }, out);
}

/// An answer about a record, and where that stands.
#[derive(Serialize)]
pub(crate) struct Located<'a, T> {
    source: &'a str,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    answer: Given<'a, T>,
}

/// An answer, and the candidates that are its puzzle if givens aren't.
struct Given<'a, T> {
    answer: T,
    candidates: Option<&'a CandidateSet>,
}

impl<T: Serialize> Serialize for Given<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some(candidates) = self.candidates else { return self.answer.serialize(serializer) };
        let mut object = serde_json::to_value(&self.answer).map_err(S::Error::custom)?;
        if let Some(puzzle) = object.get_mut("puzzle") {
            *puzzle = line_of_candidates(candidates).into();
        }
        object.serialize(serializer)
    }
}

impl<'a, T> Located<'a, T> {
    /// An answer about what stands on a line of a source.
    pub(crate) fn at(source: &'a str, line: u64, answer: T) -> Self {
        Self { source, line, name: None, answer: Given { answer, candidates: None } }
    }

    /// An answer about the entry of a source.
    pub(crate) fn new(source: &'a str, entry: &'a Document, answer: T) -> Self {
        let candidates = entry.candidates.as_deref().filter(|_| Record::of_document(entry).is_of_candidates());
        let answer = Given { answer, candidates };
        Self { source, line: entry.line, name: entry.name.as_deref(), answer }
    }

    /// The same with the puzzle as the candidates, if there are any.
    pub(crate) fn given_by(mut self, candidates: Option<&'a CandidateSet>) -> Self {
        self.answer.candidates = candidates.or(self.answer.candidates);
        self
    }
}

/// An answer with the puzzle that it is about.
#[derive(Serialize)]
pub(crate) struct About<T> {
    pub(crate) puzzle: String,
    #[serde(flatten)]
    pub(crate) answer: T,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_record_is_handed_over_before_the_next_one_is_worked_on() {
        let lines = format!("{}\nbad\n{}\n", ".".repeat(81), ".".repeat(81));
        let mut source = ichidoku_formats::Source::from_text("three", lines);
        let chunk = source.next_chunk().expect("readable").expect("a chunk");
        let (mut part, mut piece) = (Part::default(), Piece::default());
        let tray = part.renew();
        Layout::LINES.write(&chunk, false, &mut part, |position, _, part| {
            piece.clear();
            let expected: &[u8] = if position == 0 { b"" } else { b"0\nunreadable\n" };
            assert_eq!(tray.take(&mut piece), (position > 0).then_some(false));
            assert_eq!((&*piece.bytes, piece.summary.records()), (expected, 2 * position as u64));
            part.bytes.extend(format!("{position}\n").bytes());
        });
        part.complete("");
        piece.clear();
        assert_eq!((tray.take(&mut piece), &*piece.bytes), (Some(true), &b"1\n"[..]));
    }
}
