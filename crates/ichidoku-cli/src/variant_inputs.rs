//! Inputs with variants in them: found out by their form, and read.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Cursor, IsTerminal};
use std::path::Path;
use std::sync::Arc;

use ichidoku_formats::{Document, Other, Part, ReadError, Remark, Source, column_of_puzzles};
use ichidoku_variants::{
    Drawings, Puzzle, RULE_NAMES, RecordError, TextError, VariantRecord, read_in_table, read_puzzle, read_records,
};

use crate::exit::Failure;
use crate::input::Input;
use crate::stdin;
use crate::unreadable::{unread, unreadable, unreadable_variant};
use crate::values::nearest;
use crate::words::{say, word};

/// What of an input is read to find out whether it is a variant: as much as a pipe hands over at once.
const HEAD: u64 = 8192;

/// The same of a file, which may begin with many lines about it.
const HEAD_OF_FILE: u64 = 1 << 16;

/// What is read if the first line isn't all of a puzzle: a link or an object with many rules is long.
const LONG_HEAD: u64 = 1 << 20;

/// A puzzle with its place, or what is wrong with it.
pub(crate) struct Read {
    pub(crate) source: Arc<str>,
    pub(crate) line: u64,
    pub(crate) puzzle: Result<Puzzle, String>,
    /// What stands beside it.
    pub(crate) beside: Vec<Other>,
}

/// The puzzles of all inputs, if one of them begins with a variant. The arguments are those of the command line; none stands for
/// standard input.
pub(crate) fn read(arguments: &[OsString], drawings: Drawings) -> Result<Option<Vec<Read>>, Failure> {
    let origins = Origin::all(arguments);
    if !origins.iter().any(|origin| origin.begins_with_variant(drawings).is_some()) {
        return Ok(None);
    }
    let mut read = Vec::new();
    for origin in origins {
        for (source, text) in origin.texts(drawings)? {
            let source = Arc::from(source);
            read.extend(records(&source, &text, drawings).unwrap_or_else(|| classic_records(&source, &text)));
        }
    }
    Ok(Some(read))
}

/// The puzzles of a text if there are variants among them.
fn records(source: &Arc<str>, text: &str, drawings: Drawings) -> Option<Vec<Read>> {
    let record = |VariantRecord { line, puzzle, beside }| {
        let puzzle = puzzle.map_err(|error| match error {
            RecordError::Puzzle(error) => written(&error),
            RecordError::Json => word("expected-json").to_owned(),
        });
        Read { source: Arc::clone(source), line: line as u64, puzzle, beside }
    };
    Some(read_records(text, drawings)?.into_iter().map(record).collect())
}

/// What is wrong with a text; where the name of a rule is unknown, the one that may be meant.
fn written(error: &TextError) -> String {
    let known = || RULE_NAMES.iter().copied();
    match error.unknown_rule().and_then(|name| nearest(name, known())) {
        Some(name) => format!("{}; {}", unreadable_variant(error), say!("did-you-mean", name)),
        None => unreadable_variant(error),
    }
}

/// The classic puzzles of a text in any form that is known.
fn classic_records(name: &Arc<str>, text: &str) -> Vec<Read> {
    let record = |line, puzzle, beside| Read { source: Arc::clone(name), line, puzzle, beside };
    let mut source = Source::from_text(&**name, text).keep_others();
    let mut read = Vec::new();
    loop {
        match source.next_chunk() {
            Ok(Some(chunk)) => {
                let mut entries = chunk.entries();
                while let Some(entry) = entries.next() {
                    read.push(match entry {
                        Ok(document) => {
                            let beside = beside(&entries.remarks(&document), &document);
                            let puzzle = read_puzzle(&document.puzzle.to_string());
                            record(document.line, puzzle.map_err(|error| unreadable_variant(&error)), beside)
                        }
                        Err(error) => record(error.line(), Err(unreadable(&error)), Vec::new()),
                    });
                }
            }
            Ok(None) => return read,
            Err(error) => {
                read.push(record(1, Err(unread(&error)), Vec::new()));
                return read;
            }
        }
    }
}

/// What a classic record says beside its puzzle and the solution, under the names that its source has for it.
fn beside(remarks: &[Remark<'_>], document: &Document) -> Vec<Other> {
    let kept = document.more.as_ref().map_or(&[][..], |more| &more.others);
    let as_kept = |name: &str| kept.iter().find(|other| other.name == name).cloned();
    let told = remarks.iter().filter(|remark| remark.part != Some(Part::Solution));
    told.map(|remark| as_kept(&remark.name).unwrap_or_else(|| Other::of_text(&remark.name, &remark.text))).collect()
}

/// Where the first variants are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// No input begins with one.
    Nowhere,
    /// In the column of puzzles of a table.
    InTable,
    Elsewhere,
}

/// Where the variants are with which inputs begin.
pub(crate) fn opening(arguments: &[OsString]) -> Opening {
    let mut opening = Opening::Nowhere;
    for origin in Origin::all(arguments) {
        let head = origin.head();
        if read_records(&head, Drawings::Unchecked).is_none() {
            continue;
        }
        if column_of_puzzles(head.trim_start_matches('\u{feff}')).is_none() {
            return Opening::Elsewhere;
        }
        opening = Opening::InTable;
    }
    opening
}

/// The variant that the column of puzzles of a table holds in some row, or what is wrong with it; `None` if it is none by its form. A grid
/// of another size without rules is only one if `any_size`.
pub(crate) fn in_row(field: &str, any_size: bool, drawings: Drawings) -> Option<Result<Puzzle, String>> {
    Some(read_in_table(field, any_size, drawings)?.map_err(|error| written(&error)))
}

/// The place of the first variant, `puzzles.txt:1`, if an input begins with one.
pub(crate) fn first_place(arguments: &[OsString]) -> Option<String> {
    Origin::all(arguments).iter().find_map(|origin| {
        let line = origin.begins_with_variant(Drawings::Unchecked)?;
        Some(format!("{}:{line}", origin.name()))
    })
}

/// Where an input comes from.
struct Origin<'a> {
    /// Its number among the arguments, from 1.
    number: usize,
    /// None stands for standard input.
    argument: Option<&'a OsString>,
}

impl<'a> Origin<'a> {
    /// The origins of all inputs; none where there is nothing to read.
    fn all(arguments: &'a [OsString]) -> Vec<Self> {
        if arguments.is_empty() {
            let stdin = Self { number: 1, argument: None };
            return if io::stdin().is_terminal() { Vec::new() } else { vec![stdin] };
        }
        (1..).zip(arguments).map(|(number, argument)| Self { number, argument: Some(argument) }).collect()
    }

    /// The argument, if it is a text and no file.
    fn text(&self) -> Option<Cow<'a, str>> {
        self.argument
            .filter(|argument| *argument != "-" && !Path::new(argument).exists())
            .map(|argument| argument.to_string_lossy())
    }

    /// The name of the input, as errors have it.
    fn name(&self) -> String {
        match self.argument {
            Some(argument) if argument != "-" => match self.text() {
                Some(_) => format!("argument {}", self.number),
                None => Path::new(argument).display().to_string(),
            },
            _ => "stdin".to_owned(),
        }
    }

    /// The line of the first variant, if there is one at the beginning of the input; nothing of it is used up. What can't be read
    /// is none.
    fn begins_with_variant(&self, drawings: Drawings) -> Option<u64> {
        let read = read_records(&self.head(), drawings)?;
        let is_variant =
            |record: &&VariantRecord| record.puzzle.as_ref().is_ok_and(|puzzle| puzzle.classic().is_none());
        read.iter().find(is_variant).or(read.first()).map(|record| record.line as u64)
    }

    /// The beginning of it, as far as its lines are whole; empty if it can't be read, which is reported where it is read as a whole.
    fn head(&self) -> String {
        let (mut head, is_cut) = match self.argument {
            Some(argument) if argument != "-" => match self.text() {
                Some(text) => (text.into_owned(), false),
                None if !Path::new(argument).is_file() => return String::new(),
                None => head_of(Path::new(argument)),
            },
            _ => {
                let head = stdin::head(is_cut_short).unwrap_or_default();
                let is_cut = head.len() as u64 >= HEAD;
                let mut text = String::new();
                // Of what is packed, the end may be wanting.
                let _ = Source::from_reader("stdin", Cursor::new(head)).next_text(LONG_HEAD, &mut text);
                (text, is_cut)
            }
        };
        let whole_lines = head.rfind('\n').filter(|_| is_cut).unwrap_or(head.len());
        head.truncate(whole_lines);
        head
    }

    /// The names and texts of what it holds: an archive holds several files. Those without anything are left out.
    fn texts(&self, drawings: Drawings) -> Result<Vec<(String, String)>, Failure> {
        if let Some(text) = self.text().filter(|text| read_records(text, drawings).is_some()) {
            return Ok(vec![(self.name(), text.into_owned())]);
        }
        let input = self.argument.map_or(Ok(Input::Stdin), |argument| Input::new(self.number, argument))?;
        let (mut source, mut texts) = (input.open()?, Vec::new());
        loop {
            let mut text = String::new();
            if !source.next_text(u64::MAX, &mut text)? {
                return Ok(texts);
            }
            texts.extend((!text.trim().is_empty()).then(|| (source.name().to_owned(), text)));
        }
    }
}

/// The beginning of a file, and whether there is more. What can't be read ends it.
fn head_of(path: &Path) -> (String, bool) {
    let read = |most: u64| {
        let mut head = String::new();
        let read = Source::open(path).and_then(|mut source| source.next_text(most, &mut head));
        (head, read)
    };
    let (head, _): (String, Result<bool, ReadError>) = read(HEAD_OF_FILE);
    let is_long = is_begun(head.as_bytes()) && head.len() as u64 >= HEAD_OF_FILE;
    let (head, most) = if is_long { (read(LONG_HEAD).0, LONG_HEAD) } else { (head, HEAD_OF_FILE) };
    let is_cut = head.len() as u64 >= most;
    (head, is_cut)
}

/// Whether the first line goes on beyond what a pipe handed over, or an object does; no line is as long as the most that is
/// looked at.
fn is_cut_short(head: &[u8]) -> bool {
    let length = head.len() as u64;
    length < LONG_HEAD && (!head.contains(&b'\n') || length >= HEAD && is_begun(head))
}

/// Whether the first line goes on, or opens an object that it doesn't close. Where each line is an object, it does close it.
fn is_begun(head: &[u8]) -> bool {
    let head = head.trim_ascii_start();
    match head.iter().position(|&byte| byte == b'\n') {
        None => true,
        Some(end) => {
            let line = head[..end].trim_ascii();
            line.first() == Some(&b'{') && line.last() != Some(&b'}')
        }
    }
}
