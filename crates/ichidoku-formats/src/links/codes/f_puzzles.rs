//! Puzzles of f-puzzles: `?load=` and packed JSON, or the same behind `fpuz` or `fpuzzles` for SudokuPad.
//!
//! ```text
//! {"size":9,"title":"…","author":"…","grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2],"c":"#ffb3ba"},…],…]}
//! ```

use std::borrow::Cow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};
use serde_json::{Value, json};

use super::json::{digit, is_void, list, unpacked, words};
use super::reading::{Read, unknown_rules};
use crate::document::{Document, More};
use crate::error::Problem;
use crate::fault::Fault;
use crate::part::{Part, Parts};
use crate::record::Record;

/// What there is room for beside the clues.
pub(crate) const HOLDS: Parts = Parts::of(&[
    Part::Solution,
    Part::Entries,
    Part::CornerMarks,
    Part::CentreMarks,
    Part::Colours,
    Part::Name,
    Part::Author,
    Part::RulesText,
]);

/// Members that are no rules.
const SILENT: [&str; 8] =
    ["size", "title", "author", "ruleset", "grid", "solution", "successMessage", "highlightConflicts"];

/// The colours that cells can have here, as they are written where the source has only numbers.
const PALETTE: [&str; 9] =
    ["#F6C6C0", "#FBDCAE", "#F6EFA6", "#CDEAB4", "#B4E6DF", "#B9D9F6", "#D3C8F3", "#F3C3E2", "#D4D4D4"];

pub(super) fn read(code: &str) -> Read {
    match object(code) {
        Some(puzzle) => Some(document(&puzzle)),
        None => code.starts_with("fpuz").then(|| Err(Fault::DamagedCode.into())),
    }
}

/// The object that is packed in a code.
pub(super) fn object(code: &str) -> Option<Value> {
    let named = code.strip_prefix("fpuzzles").or_else(|| code.strip_prefix("fpuz"));
    unpacked(named.unwrap_or(code)).filter(|puzzle| puzzle.get("grid").is_some())
}

pub(super) fn document(puzzle: &Value) -> Result<Document, Problem> {
    let rows = list(puzzle, "grid");
    if rows.len() != 9 {
        return Err(Fault::Rows { found: rows.len(), expected: 9 }.into());
    }
    let rules = rules(puzzle);
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let mut read = Cells::default();
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != 9 {
            return Err(Problem::from(Fault::Cells { found: cells.len(), expected: 9 }).in_row(row + 1));
        }
        Cell::ALL[9 * row..].iter().zip(cells).for_each(|(cell, about)| read.add(*cell, about));
    }
    let mut document = read.document()?;
    document.name = words(puzzle, "title");
    document.solution = solution(puzzle);
    document.set_origin(words(puzzle, "author"), None);
    document.set_rules_text(rules_text(puzzle));
    Ok(document)
}

/// The rules in words.
pub(super) fn rules_text(puzzle: &Value) -> Option<String> {
    words(puzzle, "ruleset")
}

/// The names of the rules beside the classic ones.
fn rules(puzzle: &Value) -> Vec<Cow<'_, str>> {
    let members = puzzle.as_object().into_iter().flatten();
    let named = members.filter(|(name, value)| !SILENT.contains(&name.as_str()) && !is_void(value));
    let mut rules: Vec<Cow<'_, str>> = named.map(|(name, _)| name.as_str().into()).collect();
    let is_moved = |(cell, about): (Cell, &Value)| {
        about.get("region").and_then(Value::as_u64).is_some_and(|region| region != cell.box_().index() as u64)
    };
    let cells = list(puzzle, "grid").iter().filter_map(Value::as_array).flatten();
    if Cell::ALL.into_iter().zip(cells).any(is_moved) {
        rules.push("regions".into());
    }
    rules
}

/// The 81 digits of the stated solution, if they are there.
fn solution(puzzle: &Value) -> Option<Puzzle> {
    let digits = list(puzzle, "solution");
    let mut solution = Puzzle::EMPTY;
    Cell::ALL.into_iter().zip(digits).for_each(|(cell, value)| solution.set(cell, digit(Some(value))));
    (digits.len() == 81 && solution.clue_count() == 81).then_some(solution)
}

/// What stands behind `load=` and `fpuz`.
pub(crate) fn packed(object: &Value) -> String {
    lz_str::compress_to_base64(object.to_string().as_str())
}

/// The object that is packed.
pub(crate) fn value(record: &Record<'_>) -> Value {
    let row = |cells: &[Cell]| cells.iter().map(|cell| value_of_cell(record, *cell)).collect::<Vec<_>>();
    let mut puzzle = json!({ "size": 9, "grid": Cell::ALL.chunks(9).map(row).collect::<Vec<_>>() });
    for (name, text) in [("title", record.name), ("author", record.author()), ("ruleset", record.rules_text())] {
        if let Some(text) = text {
            puzzle[name] = text.into();
        }
    }
    if let Some(solution) = record.beside() {
        puzzle["solution"] = solution.iter().map(|sign| sign.saturating_sub(b'0')).collect();
    }
    puzzle
}

fn value_of_cell(record: &Record<'_>, cell: Cell) -> Value {
    let mut value = json!({});
    if let Some(digit) = record.state.unwrap_or(record.puzzle).get(cell) {
        value["value"] = digit.get().into();
    }
    if record.puzzle.get(cell).is_some() {
        value["given"] = true.into();
    }
    let [centre, corner] =
        record.more.map_or([None, None], |more| [&more.centre, &more.corner].map(|marks| marks.as_ref()));
    for (name, marks) in [("centerPencilMarks", centre), ("cornerPencilMarks", corner)] {
        let has = |digit: &Digit| marks.is_some_and(|marks| marks.contains(Candidate::of(cell, *digit)));
        let digits: Vec<u8> = Digit::ALL.into_iter().filter(has).map(Digit::get).collect();
        if !digits.is_empty() {
            value[name] = digits.into();
        }
    }
    let colours = record.more.and_then(|more| Some(colours_of(more, more.colours.as_ref()?[cell.index()])));
    match colours.as_deref().unwrap_or_default() {
        [] => {}
        [one] => value["c"] = (*one).into(),
        several => value["c"] = several.into(),
    }
    value
}

/// The colours with these numbers as they are written.
fn colours_of(more: &More, numbers: DigitSet) -> Vec<&str> {
    let written = |number: Digit| {
        let own = more.palette.get(number.index()).map(String::as_str);
        own.unwrap_or(PALETTE[number.index()])
    };
    numbers.iter().map(written).collect()
}

/// What the cells hold.
#[derive(Default)]
struct Cells<'a> {
    givens: Option<Puzzle>,
    entries: Vec<Candidate>,
    corner: CandidateSet,
    centre: CandidateSet,
    /// The colours as the puzzle writes them, in the order of their first cells: the first is colour 1.
    palette: Vec<&'a str>,
    colours: Option<[DigitSet; 81]>,
}

impl<'a> Cells<'a> {
    fn add(&mut self, cell: Cell, about: &'a Value) {
        if let Some(digit) = digit(about.get("value")) {
            match about.get("given").and_then(Value::as_bool) {
                Some(true) => self.givens.get_or_insert(Puzzle::EMPTY).set(cell, Some(digit)),
                _ => self.entries.push(Candidate::of(cell, digit)),
            }
        }
        let marks =
            |name| list(about, name).iter().filter_map(move |mark| Some(Candidate::of(cell, digit(Some(mark))?)));
        marks("cornerPencilMarks").for_each(|mark| _ = self.corner.insert(mark));
        marks("centerPencilMarks").for_each(|mark| _ = self.centre.insert(mark));
        let colours = about.get("c").or_else(|| about.get("highlight"));
        let one = colours.and_then(Value::as_str);
        let several = colours.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        several.chain(one).for_each(|colour| self.colour(cell, colour));
    }

    fn colour(&mut self, cell: Cell, colour: &'a str) {
        let known = self.palette.iter().position(|known| *known == colour);
        let place = known.unwrap_or_else(|| {
            self.palette.push(colour);
            self.palette.len() - 1
        });
        let colours = self.colours.get_or_insert([DigitSet::EMPTY; 81]);
        // More colours than there are here begin anew.
        colours[cell.index()] = colours[cell.index()] | DigitSet::from_bits(1 << (place % PALETTE.len()));
    }

    fn document(self) -> Result<Document, Problem> {
        let mut document = Document::of(self.givens.unwrap_or(Puzzle::EMPTY));
        self.entries.into_iter().try_for_each(|entry| document.enter(entry))?;
        document.set_marks(self.corner, self.centre);
        if self.colours.is_some() {
            let palette = self.palette.into_iter().take(PALETTE.len()).map(str::to_owned).collect();
            let more = document.more_mut();
            (more.colours, more.palette) = (self.colours, palette);
        }
        Ok(document)
    }
}
