//! Games of KSudoku: XML with the cells in `<values>`, column by column as the letters from `b` for 1, blanks as `_`. Files made
//! by hand have digits there, row by row.
//!
//! The scheme is that of `src/gui/serializer.cpp` in <https://invent.kde.org/games/ksudoku>.

use std::borrow::Cow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};

use super::found::Found;
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::xml::{Part, Tag, parts};

pub(super) fn read(text: &str) -> Found {
    vec![document(text)]
}

fn document(text: &str) -> Result<Document, Problem> {
    let (mut within, mut values, mut name) = (None, None, None);
    let (mut solution, mut events) = (None, Vec::new());
    for part in parts(text) {
        match part {
            Part::Tag(tag) => {
                check(tag)?;
                if tag.name() == "puzzle" {
                    name = tag.attribute("name").map(Cow::into_owned).filter(|name| !name.is_empty());
                }
                events.extend(event(tag));
                within = Some(tag.name());
            }
            Part::Text(cells) if within == Some("values") => values = Some(cells_of(cells.trim())?),
            Part::Text(cells) if within == Some("solution") => solution = Some(cells_of(cells.trim())?),
            Part::Text(_) => {}
        }
    }
    let (puzzle, is_by_columns) = values.ok_or(Fault::Nothing)?;
    let place = |at: usize| Cell::ALL.get(if is_by_columns { at % 9 * 9 + at / 9 } else { at }).copied();
    let mut document = Document { name, solution: solution.map(|(solution, _)| solution), ..Document::of(puzzle) };
    let (mut state, mut marks) = (puzzle, CandidateSet::EMPTY);
    for (at, change) in events {
        let Some(cell) = place(at).filter(|cell| puzzle.get(*cell).is_none()) else { continue };
        Digit::ALL.iter().for_each(|digit| _ = marks.remove(Candidate::of(cell, *digit)));
        match change {
            Change::Value(digit) => state.set(cell, digit),
            Change::Marks(digits) => {
                state.set(cell, None);
                digits.iter().for_each(|digit| _ = marks.insert(Candidate::of(cell, digit)));
            }
        }
    }
    document.state = Some(Box::new(state)).filter(|state| **state != puzzle);
    document.set_marks(CandidateSet::EMPTY, marks);
    Ok(document)
}

/// An error if the puzzle is of another size or kind.
fn check(tag: Tag<'_>) -> Result<(), Problem> {
    let named = |name| tag.attribute(name).filter(|_| tag.name() == "graph");
    let (order, kind) = (named("order"), named("type"));
    let other = match (order.as_deref(), kind.as_deref()) {
        (Some(order), _) if order != "9" => format!("{order}×{order}"),
        (_, Some(kind)) if kind != "sudoku" => kind.to_owned(),
        _ => return Ok(()),
    };
    Err(Fault::OtherRules { names: other }.into())
}

/// What a cell holds from now on.
enum Change {
    Value(Option<Digit>),
    Marks(DigitSet),
}

/// What the player did in which place. Marks are a 0 or a 1 for each digit.
fn event(tag: Tag<'_>) -> Option<(usize, Change)> {
    let at = tag.attribute("index")?.parse().ok()?;
    let marks = tag.attribute("markers").map(|marks| {
        Digit::ALL.into_iter().zip(marks.bytes()).filter(|(_, sign)| *sign != b'0').map(|(digit, _)| digit).collect()
    });
    match marks {
        Some(marks) => Some((at, Change::Marks(marks))),
        None => Some((at, Change::Value(Digit::new(tag.attribute("value")?.parse().ok()?)))),
    }
}

/// The cells, and whether they are listed by columns.
fn cells_of(text: &str) -> Result<(Puzzle, bool), Problem> {
    let signs = text.as_bytes();
    if signs.len() != 81 {
        return Err(Fault::Cells { found: text.chars().count(), expected: 81 }.into());
    }
    let is_by_columns = signs.iter().any(|sign| (b'b'..=b'j').contains(sign));
    let mut puzzle = Puzzle::EMPTY;
    for cell in Cell::ALL {
        let at = if is_by_columns { cell.column().index() * 9 + cell.row().index() } else { cell.index() };
        puzzle.set(
            cell,
            match signs[at] {
                b'_' | b'.' | b'0' => None,
                sign @ b'b'..=b'j' => Digit::new(sign - b'a'),
                sign @ b'1'..=b'9' => Digit::new(sign - b'0'),
                sign => {
                    return Err(Problem::from(Fault::NotACell { found: format!("{:?}", sign as char) }).in_cell(cell));
                }
            },
        );
    }
    Ok((puzzle, is_by_columns))
}
