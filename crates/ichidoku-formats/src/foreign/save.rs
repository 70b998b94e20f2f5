//! Saved games of Solo, by Simon Tatham: lines of a key, a length and a value. The moves follow the puzzle, as far as they were
//! played: `R2,0,4` puts 4 into column 2 of row 0, `P2,0,4` marks it or takes the mark away.

use ichidoku::{Candidate, CandidateSet, Cell, Digit};

use super::found::Found;
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::links;

pub(super) fn read(text: &str) -> Found {
    vec![document(text)]
}

fn document(text: &str) -> Result<Document, Problem> {
    let fields: Vec<(&str, &str)> = text.lines().filter_map(field).collect();
    let value = |key: &str| fields.iter().find(|(known, _)| *known == key).map(|(_, value)| *value);
    match value("GAME") {
        Some("Solo") => {}
        game => return Err(Fault::OtherRules { names: game.unwrap_or("?").to_owned() }.into()),
    }
    let (parameters, cells) = (value("PARAMS").unwrap_or("3x3"), value("DESC").ok_or(Fault::Nothing)?);
    let mut document = links::read(&format!("{parameters}:{cells}")).unwrap_or(Err(Fault::DamagedCode.into()))?;
    let played =
        value("STATEPOS").and_then(|count| count.parse::<usize>().ok()).map_or(usize::MAX, |at| at.saturating_sub(1));
    let (givens, mut marks) = (document.puzzle, CandidateSet::EMPTY);
    let mut state = givens;
    for (_, value) in fields.iter().filter(|(key, _)| *key == "MOVE").take(played) {
        let Some((is_mark, cell, digit)) = step(value) else { continue };
        match digit.map(|digit| Candidate::of(cell, digit)) {
            _ if givens.get(cell).is_some() => {}
            Some(mark) if is_mark => {
                if !marks.remove(mark) {
                    marks.insert(mark);
                }
            }
            _ => state.set(cell, digit),
        }
    }
    document.state = Some(Box::new(state)).filter(|state| **state != givens);
    let shown = marks.iter().filter(|mark| state.get(mark.cell()).is_none()).collect();
    document.set_marks(CandidateSet::EMPTY, shown);
    Ok(document)
}

/// `DESC    :5:abcde`.
fn field(line: &str) -> Option<(&str, &str)> {
    let (key, rest) = line.split_once(':')?;
    Some((key.trim(), rest.split_once(':')?.1.trim_end()))
}

/// Whether a move is a mark, where, and which digit: none if it takes one away.
fn step(text: &str) -> Option<(bool, Cell, Option<Digit>)> {
    let is_mark = match text.chars().next()? {
        'P' => true,
        'R' => false,
        _ => return None,
    };
    let numbers: Option<Vec<usize>> = text[1..].split(',').map(|number| number.parse().ok()).collect();
    let &[column, row, digit] = numbers.as_deref()? else { return None };
    let cell = *Cell::ALL.get(9 * row + column).filter(|_| column < 9)?;
    Some((is_mark, cell, Digit::new(digit.try_into().ok()?)))
}
