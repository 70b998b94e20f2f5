//! The forms in which puzzles and solutions are written.

use std::fmt;
use std::io::Write;
use std::str::FromStr;

use ichidoku::text::{Boxed, CandidateGrid, Full, Pretty, Rows};
use ichidoku::{CandidateSet, Grid, Puzzle, Solution, text};

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
    /// The puzzle's name.
    pub name: Option<&'a str>,
    /// Whether to use terminal colours, in the forms that have them.
    pub colour: bool,
}

impl<'a> Record<'a> {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, solution: None, candidates: None, name: None, colour: false }
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
    /// All forms.
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
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Ndjson => "ndjson",
        }
    }

    /// What comes before the first record.
    pub const fn head(self) -> &'static str {
        match self {
            Self::Csv => "puzzle,solution\n",
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
            Self::Csv => write_csv(record, out),
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
    if let Some(solution) = record.solution {
        out.extend_from_slice(&line_of(solution));
    }
    out.push(b'\n');
}

/// `{"name":"…","puzzle":"…","solution":"…"}`; the name only if there is one, a missing solution is `null`.
fn write_json(record: &Record<'_>, out: &mut Vec<u8>) {
    out.push(b'{');
    if let Some(name) = record.name {
        append(out, format_args!("\"name\":{},", serde_json::Value::from(name)));
    }
    append(out, format_args!("\"puzzle\":\"{}\",\"solution\":", record.puzzle));
    match record.solution {
        Some(solution) => append(out, format_args!("\"{solution}\"}}")),
        None => out.extend_from_slice(b"null}"),
    }
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
