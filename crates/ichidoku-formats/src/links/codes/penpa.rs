//! Links of penpa-edit, `#m=edit&p=…`: packed text, deflated and in base 64. Its first line says which grid it is, the fourth
//! and the fifth hold what is drawn on it, as the puzzle and as the solver's own, in JSON with short names for keys.
//!
//! The scheme is that of `docs/js/class_p.js` in <https://github.com/swaroopg92/penpa-edit>.

use std::borrow::Cow;
use std::io::Read as _;

use flate2::read::DeflateDecoder;
use ichidoku::{Candidate, CandidateSet, Cell, Digit};
use serde_json::Value;

use super::base64;
use super::json::is_void;
use super::reading::{Read, unknown_rules};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

/// Longer texts are no Sudoku.
const MAX_TEXT: u64 = 256 << 10;

/// The short name of the numbers on the grid.
const NUMBERS: &str = "zN";

/// Drawings that are rules: their short names, and what they are.
const RULES: [(&str, &str); 9] = [
    ("z3", "arrows"),
    ("zC", "cages"),
    ("z6", "killer cages"),
    ("zD", "directions"),
    ("zL", "lines"),
    ("zT", "thermometers"),
    ("z7", "thermometers"),
    ("zP", "special cells"),
    ("z0", "frames"),
];

/// Columns of cells in the grid with its margins, two on each side.
const WIDTH: usize = 13;

pub(super) fn read(code: &str) -> Read {
    if code.len() < 100 {
        return None;
    }
    let (mut text, packed) = (String::new(), base64::decoded(code)?);
    DeflateDecoder::new(packed.as_slice()).take(MAX_TEXT).read_to_string(&mut text).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    let head: Vec<&str> = lines.first()?.split(',').collect();
    match (*head.first()?, lines.get(3..5)) {
        ("sudoku" | "square", Some([drawn, own])) => Some(document(&head, drawn, own)),
        _ => None,
    }
}

fn document(head: &[&str], drawn: &str, own: &str) -> Result<Document, Problem> {
    if head.get(1..3) != Some(&["9", "9"]) {
        return Err(unknown_rules(
            &[format!("{}×{}", head.get(1).unwrap_or(&"?"), head.get(2).unwrap_or(&"?")).into()],
        ));
    }
    let [drawn, own] = [drawn, own].map(|text| spelt_out(text).ok_or_else(|| Problem::from(Fault::DamagedCode)));
    let (drawn, own) = (drawn?, own?);
    let is_drawn = |(name, _): &(&str, &str)| drawn.get(name).is_some_and(|it| !is_void(it));
    let rules: Vec<Cow<'_, str>> = RULES.into_iter().filter(is_drawn).map(|(_, rule)| rule.into()).collect();
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let mut document = Document::of(numbers(&drawn).filter_map(given).collect::<Vec<_>>().into_iter().collect());
    let mut marks = CandidateSet::EMPTY;
    for (cell, text, is_plain) in numbers(&own) {
        match digits(text).as_slice() {
            [digit] if is_plain => document.enter(Candidate::of(cell, *digit))?,
            several => several.iter().for_each(|digit| _ = marks.insert(Candidate::of(cell, *digit))),
        }
    }
    document.set_marks(CandidateSet::EMPTY, marks);
    let label = |at: usize, name: &str| {
        let text = head.get(at)?.trim_start_matches(name).trim().replace("%2C", ",");
        Some(text).filter(|text| !text.is_empty())
    };
    document.name = label(15, "Title:");
    document.set_origin(label(16, "Author:"), label(17, ""));
    Ok(document)
}

/// The JSON with quotes around the short names of keys. `zO` is `null`, and `zZ` a letter of a text.
fn spelt_out(text: &str) -> Option<Value> {
    let mut pieces = text.split('z');
    let mut json = pieces.next()?.to_owned();
    for piece in pieces {
        let (sign, rest) = piece.split_at_checked(1)?;
        match sign {
            "O" => json.push_str("null"),
            "Z" => json.push('z'),
            sign => json.extend(["\"z", sign, "\""]),
        }
        json.push_str(rest);
    }
    serde_json::from_str(&json).ok()
}

/// The numbers on the grid: cell, text, and whether they have the usual size.
fn numbers(drawn: &Value) -> impl Iterator<Item = (Cell, &str, bool)> {
    let numbers = drawn.get(NUMBERS).and_then(Value::as_object);
    numbers.into_iter().flatten().filter_map(|(place, about)| {
        let (row, column) = place.parse::<usize>().ok().map(|place| (place / WIDTH, place % WIDTH))?;
        let (row, column) = (row.checked_sub(2).filter(|row| *row < 9)?, column.checked_sub(2).filter(|at| *at < 9)?);
        Some((Cell::ALL[9 * row + column], about.get(0)?.as_str()?, about.get(2)?.as_str()? == "1"))
    })
}

fn given((cell, text, _): (Cell, &str, bool)) -> Option<(Cell, Digit)> {
    let [digit] = digits(text)[..] else { return None };
    Some((cell, digit))
}

fn digits(text: &str) -> Vec<Digit> {
    text.chars().filter_map(Digit::from_char).collect()
}
