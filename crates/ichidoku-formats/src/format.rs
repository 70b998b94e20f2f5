//! The forms in which puzzles and solutions are written.

use std::fmt;
use std::io::Write;
use std::str::FromStr;

use ichidoku::text::{Boxed, CandidateGrid, Full, Pretty, Rows};
use ichidoku::{CandidateSet, Grid, Puzzle, Solution, text};

use crate::entry::Entry;

/// A form in which puzzles and solutions are written.
///
/// A whole output is [`head`](Self::head), the records with [`between`](Self::between) from each to the next, and
/// [`tail`](Self::tail). Records may be written by several threads and joined afterwards.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_formats::{Format, Record};
/// let format: Format = "line".parse().unwrap();
/// let mut out = Vec::from(format.head());
/// format.write(&Record::of(&Puzzle::EMPTY), &mut out);
/// out.extend_from_slice(format.between().as_bytes());
/// format.write(&Record::of(&Puzzle::EMPTY), &mut out);
/// out.extend_from_slice(format.tail().as_bytes());
/// assert_eq!(out.len(), 164);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// 81 characters a line, `.` for a blank.
    Line,
    /// Nine lines of nine characters.
    Rows,
    /// Nine rows in frames of `+`, `-` and `|`.
    Boxed,
    /// Nine rows in drawn frames; givens and solved cells are told apart.
    Pretty,
    /// The candidates of every cell in frames.
    Candidates,
    /// 729 characters a line, nine a cell.
    Full,
    /// A header and `puzzle,solution` a line.
    Csv,
    /// A header and `puzzle,solution,name,rating,difficulty` a line; where `csv` was chosen and there are
    /// [labels](crate::Entry::has_labels).
    LabelledCsv,
    /// An array of objects.
    Json,
    /// One object a line.
    Ndjson,
}

/// What is written of one puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The clues.
    pub puzzle: &'a Puzzle,
    /// The solution, where it is known and wanted. The forms that show one grid show this.
    pub solution: Option<&'a Solution>,
    /// The candidates, where the puzzle came with its own.
    pub candidates: Option<&'a CandidateSet>,
    /// The solution that the puzzle came with. The forms that have room for two grids show it where no other solution is
    /// wanted.
    pub stated: Option<&'a Puzzle>,
    /// The puzzle's name.
    pub name: Option<&'a str>,
    /// How hard the puzzle is, as a number.
    pub rating: Option<&'a str>,
    /// How hard the puzzle is, as a grade.
    pub difficulty: Option<&'a str>,
    /// Whether to use terminal colours, in the forms that have them.
    pub colour: bool,
}

impl<'a> Record<'a> {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            solution: None,
            candidates: None,
            stated: None,
            name: None,
            rating: None,
            difficulty: None,
            colour: false,
        }
    }

    /// All that a source says of a puzzle.
    pub fn of_entry(entry: &'a Entry) -> Self {
        Self {
            candidates: entry.candidates.as_deref(),
            stated: entry.solution.as_ref(),
            name: entry.name.as_deref(),
            rating: entry.rating.as_deref(),
            difficulty: entry.difficulty.as_deref(),
            ..Self::of(&entry.puzzle)
        }
    }

    /// The solution for forms with room for two grids.
    fn beside(&self) -> Option<[u8; 81]> {
        self.solution.map(line_of).or_else(|| self.stated.map(text::write_line))
    }

    /// The digits of the solution, or of the puzzle where there is none.
    fn shown(&self) -> Puzzle {
        self.solution.map_or(*self.puzzle, |solution| Puzzle::from(*solution))
    }

    /// The clues as givens, the solution's other digits as placed, the candidates of what is open.
    fn grid(&self) -> Grid {
        match (self.solution, self.candidates) {
            (Some(_), _) => Grid::new(self.puzzle, &self.shown(), &CandidateSet::EMPTY),
            (None, Some(candidates)) => Grid::new(self.puzzle, self.puzzle, candidates),
            (None, None) => Grid::from(*self.puzzle),
        }
    }
}

impl Format {
    /// The form for puzzles with labels or without.
    #[must_use]
    pub fn with_labels(self, labels: bool) -> Self {
        if self == Self::Csv && labels { Self::LabelledCsv } else { self }
    }

    /// All forms that can be chosen.
    pub const ALL: [Self; 9] = [
        Self::Line,
        Self::Rows,
        Self::Boxed,
        Self::Pretty,
        Self::Candidates,
        Self::Full,
        Self::Csv,
        Self::Json,
        Self::Ndjson,
    ];

    /// The name by which a form is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Rows => "rows",
            Self::Boxed => "boxed",
            Self::Pretty => "pretty",
            Self::Candidates => "candidates",
            Self::Full => "729",
            Self::Csv | Self::LabelledCsv => "csv",
            Self::Json => "json",
            Self::Ndjson => "ndjson",
        }
    }

    /// What comes before the first record.
    pub const fn head(self) -> &'static str {
        match self {
            Self::Csv => "puzzle,solution\n",
            Self::LabelledCsv => "puzzle,solution,name,rating,difficulty\n",
            Self::Json => "[\n",
            _ => "",
        }
    }

    /// What comes between two records.
    pub const fn between(self) -> &'static str {
        match self {
            Self::Rows | Self::Boxed | Self::Pretty | Self::Candidates => "\n",
            Self::Json => ",\n",
            _ => "",
        }
    }

    /// What comes after the last record.
    pub const fn tail(self) -> &'static str {
        match self {
            Self::Json => "\n]\n",
            _ => "",
        }
    }

    /// Appends one record.
    pub fn write(self, record: &Record<'_>, out: &mut Vec<u8>) {
        match self {
            Self::Line => write_line(record, out),
            Self::Rows => append(out, format_args!("{}", Rows(&record.shown()))),
            Self::Boxed => append(out, format_args!("{}", Boxed(&record.shown()))),
            Self::Pretty => append(out, format_args!("{}", Pretty::new(&record.grid()).colour(record.colour))),
            Self::Candidates => append(out, format_args!("{}", CandidateGrid(&record.grid()))),
            Self::Full => append(out, format_args!("{}\n", Full(&record.grid()))),
            Self::Csv => {
                write_csv(record, out);
                out.push(b'\n');
            }
            Self::LabelledCsv => {
                write_csv(record, out);
                write_labels(record, out);
                out.push(b'\n');
            }
            Self::Json => write_json(record, out),
            Self::Ndjson => {
                write_json(record, out);
                out.push(b'\n');
            }
        }
    }
}

fn append(out: &mut Vec<u8>, text: fmt::Arguments<'_>) {
    // A vector takes all that is written to it.
    let _ = out.write_fmt(text);
}

fn write_line(record: &Record<'_>, out: &mut Vec<u8>) {
    match record.solution {
        Some(solution) => out.extend_from_slice(&line_of(solution)),
        None => out.extend_from_slice(&text::write_line(record.puzzle)),
    }
    out.push(b'\n');
}

fn write_csv(record: &Record<'_>, out: &mut Vec<u8>) {
    out.extend_from_slice(&text::write_line(record.puzzle));
    out.push(b',');
    if let Some(solution) = record.beside() {
        out.extend_from_slice(&solution);
    }
}

fn write_labels(record: &Record<'_>, out: &mut Vec<u8>) {
    for label in [record.name, record.rating, record.difficulty] {
        let label = label.unwrap_or("");
        match label.contains([',', '"', '\n', '\r']) {
            true => append(out, format_args!(",\"{}\"", label.replace('"', "\"\""))),
            false => append(out, format_args!(",{label}")),
        }
    }
}

/// `{"name":"…","puzzle":"…","solution":"…","rating":…,"difficulty":"…"}`; the labels only if there are such, a missing
/// solution is `null`.
fn write_json(record: &Record<'_>, out: &mut Vec<u8>) {
    out.push(b'{');
    if let Some(name) = record.name {
        append(out, format_args!("\"name\":{},", serde_json::Value::from(name)));
    }
    append(out, format_args!("\"puzzle\":\"{}\",\"solution\":", record.puzzle));
    match record.beside() {
        Some(solution) => {
            out.push(b'"');
            out.extend_from_slice(&solution);
            out.push(b'"');
        }
        None => out.extend_from_slice(b"null"),
    }
    for (key, label) in [("rating", record.rating), ("difficulty", record.difficulty)] {
        if let Some(label) = label {
            append(out, format_args!(",\"{key}\":{}", number_or_string(label)));
        }
    }
    out.push(b'}');
}

fn number_or_string(label: &str) -> serde_json::Value {
    serde_json::from_str::<serde_json::Number>(label).map_or_else(|_| label.into(), Into::into)
}

fn line_of(solution: &Solution) -> [u8; 81] {
    solution.values().map(|digit| b'0' + digit)
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the forms'.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat(String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a format; expected one of {}", self.0, Format::ALL.map(Format::name).join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(s: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|format| format.name() == s).ok_or_else(|| UnknownFormat(s.into()))
    }
}
