//! JSON: one value, a list or a stream of them; each an object, nine rows, 81 cells or a string.
//!
//! ```text
//! {"name":"Monday","puzzle":"53..7....6..195…","solution":null,"rating":1.5,"entries":["r1c3=4"]}
//! ```
//!
//! It holds all there is: the digits and marks of a player as lists of 81 strings, and members that have no meaning here.

mod columns;
mod grid;
mod members;
mod others;
mod player;
mod read;
mod scan;
mod value;

use std::fmt::Display;

use ichidoku::{Candidate, CandidateSet, Cell, DigitSet, Puzzle};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write as Writing, append};
use crate::document::{Document, More, Other};
use crate::error::Problem;
use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::part::Parts;
use crate::pieces::{Piece, Pieces};
use crate::record::Record;

use scan::{Nesting, Step};

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "json",
    extensions: &["json"],
    media_type: "application/json",
    about: "an array of objects, with all there is about each puzzle",
    holds: Parts::all(),
    keeps: |_| false,
    write: Writing { head: |_| "[\n".into(), between: ",\n", tail: "\n]\n", record: write, remark },
};

pub(crate) fn sniff(head: &Head<'_>) -> Sniffed {
    let Some(line) = head.significant_line(head.mark, is_json) else { return Sniffed::Undecided };
    let json = || Layout::Pieces(Box::new(Values(Nesting::TOP)));
    match line.map(|(start, _)| is_json(&head.text[start..])) {
        Some(Some(true)) => Sniffed::Yes(Confidence::Sure, json(), head.mark),
        Some(None) if !head.at_end => Sniffed::Undecided,
        _ => Sniffed::No,
    }
}

/// Whether the text begins as JSON does, and not as a row in brackets. `None` if too little is there.
fn is_json(text: &[u8]) -> Option<bool> {
    let mut text = text.trim_ascii_start();
    // In a stream it may stand in the place of what could not be read.
    while let Some(rest) = text.strip_prefix(b"null\n") {
        text = rest.trim_ascii_start();
    }
    match text.first()? {
        b'{' => Some(matches!(text[1..].trim_ascii_start().first()?, b'"' | b'}')),
        b'[' => is_json_array(text),
        _ => Some(false),
    }
}

fn is_json_array(text: &[u8]) -> Option<bool> {
    let inside = text[1..].trim_ascii_start();
    match inside.first()? {
        b'"' | b'{' | b']' => Some(true),
        b'[' => Some(!matches!(inside[1..].trim_ascii_start().first()?, b'\'' | b'.' | b'_' | b'*')),
        b'0'..=b'9' | b'n' => {
            // Nine numbers are the first of nine rows without brackets around them.
            let end = memchr::memchr(b']', inside)?;
            Some(memchr::memchr_iter(b',', &inside[..end]).count() > 8)
        }
        _ => Some(false),
    }
}

/// The values from a place on.
#[derive(Clone, Copy)]
struct Values(Nesting);

impl Pieces for Values {
    fn next(&mut self, text: &[u8], at_end: bool) -> Option<Piece> {
        let step = Step::first_of(text, self.0, at_end)?;
        Some(match step {
            Step::Nothing { length, place } => {
                self.0 = place;
                Piece::Nothing { length }
            }
            Step::Value { length } => {
                self.0 = self.0.after_value();
                Piece::Record { length }
            }
        })
    }

    fn read(&self, record: &[u8], line: u64, keeps_others: bool) -> Vec<(u64, Result<Document, Problem>)> {
        let mut read = read::read(record, line, keeps_others);
        if keeps_others && self.0.has_labels() {
            others::mark(read.iter_mut().map(|(_, document)| document));
        }
        read
    }

    fn is_open(&self) -> bool {
        self.0.is_open()
    }

    fn copy(&self) -> Box<dyn Pieces> {
        Box::new(*self)
    }
}

/// An object with the name first, then the puzzle and its solution, and of everything else only what there is; a missing
/// solution is `null`.
pub(super) fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
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
        None => {
            let other = record.more.and_then(More::unsolved);
            out.extend_from_slice(other.map_or("null", |other| &other.json).as_bytes());
        }
    }
    for (key, label) in [("rating", record.rating), ("difficulty", record.difficulty)] {
        if let Some(label) = label {
            write_member(key, number_or_string(label), out);
        }
    }
    if let Some(state) = record.state {
        write_entries(record.puzzle, state, out);
    }
    if let Some(candidates) = record.candidates {
        write_member(player::CANDIDATES, array(Cell::ALL.map(|cell| candidates.digits(cell))), out);
    }
    if let Some(more) = record.more {
        write_more(more, out);
    }
    out.push(b'}');
}

/// An object with a puzzle and a solution that are no classic ones.
pub(crate) fn write_texts(puzzle: &str, solution: Option<&str>, others: &[Other], out: &mut Vec<u8>) {
    let [puzzle, solution] = [Some(puzzle), solution].map(serde_json::Value::from);
    append(out, format_args!("{{\"puzzle\":{puzzle},\"solution\":{solution}"));
    write_others(others, out);
    out.push(b'}');
}

fn write_entries(puzzle: &Puzzle, state: &Puzzle, out: &mut Vec<u8>) {
    let own = state.clues().filter(|(cell, _)| puzzle.get(*cell).is_none());
    write_member(player::ENTRIES, array(own.map(|(cell, digit)| Candidate::of(cell, digit))), out);
}

fn write_more(more: &More, out: &mut Vec<u8>) {
    let More { author, source, rules_text, corner, centre, colours, others, palette: _, outside: _ } = more;
    for (key, label) in [("author", author), ("source", source), ("rules_text", rules_text)] {
        if let Some(label) = label {
            write_member(key, serde_json::Value::from(label.as_str()), out);
        }
    }
    let cells = |marks: &CandidateSet| Cell::ALL.map(|cell| marks.digits(cell));
    let marks = [(player::CORNER, corner.as_ref()), (player::CENTRE, centre.as_ref())];
    let marks = marks.map(|(key, marks)| (key, marks.map(cells)));
    for (key, cells) in marks.into_iter().chain([(player::COLOURS, *colours)]) {
        if let Some(cells) = cells {
            write_member(key, array::<DigitSet>(cells), out);
        }
    }
    write_others(others, out);
}

fn write_others(others: &[Other], out: &mut Vec<u8>) {
    for other in others.iter().filter(|other| !other.is_unsolved()) {
        append(out, format_args!(",{}:{}", serde_json::Value::from(other.name.as_str()), other.json));
    }
}

fn write_member(key: &str, value: impl Display, out: &mut Vec<u8>) {
    append(out, format_args!(",\"{key}\":{value}"));
}

/// A list of strings in which no character needs an escape.
fn array<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| format!("\"{item}\"")).collect();
    format!("[{}]", items.join(","))
}

fn number_or_string(label: &str) -> serde_json::Value {
    serde_json::from_str::<serde_json::Number>(label).map_or_else(|_| label.into(), Into::into)
}

fn remark(_: &str, _: &Columns, out: &mut Vec<u8>) {
    out.extend_from_slice(b"null");
}
