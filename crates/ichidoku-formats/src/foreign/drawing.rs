//! Pictures in SVG that ichidoku drew: givens, digits and candidates by their classes and places. Any other is searched like a
//! web page.

use ichidoku::{Candidate, CandidateSet, Cell, Digit};

use super::found::Found;
use super::page;
use crate::document::Document;
use crate::fault::Fault;
use crate::xml::{Part, Tag, parts};

/// The size of a cell in the picture's units.
const CELL: f64 = 50.0;

pub(super) fn read(text: &str) -> Found {
    let (mut givens, mut own, mut marks) = (Vec::new(), Vec::new(), CandidateSet::EMPTY);
    let mut texts = parts(text).peekable();
    while let Some(part) = texts.next() {
        let (Part::Tag(tag), Some(Part::Text(words))) = (part, texts.peek()) else { continue };
        if tag.name() != "text" {
            continue;
        }
        match tag.attribute("class").as_deref() {
            Some("digits given") => givens.extend(places(tag, words)),
            Some("digits") => own.extend(places(tag, words)),
            Some("name" | "words") => {}
            _ => places(tag, words).for_each(|mark| _ = marks.insert(mark)),
        }
    }
    if givens.is_empty() {
        return page::read(text).into_iter().map(|found| found.map_err(|_| Fault::Picture.into())).collect();
    }
    let mut document = Document::of(givens.iter().map(|given| (given.cell(), given.digit())).collect());
    let entered = own.into_iter().try_for_each(|entry| document.enter(entry));
    document.set_open_candidates(marks);
    vec![entered.map(|()| document)]
}

/// The digits of an element, each with the cell that its place is in. What is below the grid is a legend.
fn places(tag: Tag<'_>, words: &str) -> impl Iterator<Item = Candidate> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|at| (0.0..9.0 * CELL).contains(at));
    let row = tag.attribute("y").and_then(|y| number(&y));
    let columns: Vec<Option<f64>> = tag.attribute("x").unwrap_or_default().split(' ').map(number).collect();
    let digits: Vec<Option<Digit>> = words.chars().map(Digit::from_char).collect();
    columns.into_iter().zip(digits).filter_map(move |(column, digit)| {
        let place = |at: f64| (at / CELL) as usize;
        Some(Candidate::of(Cell::ALL[9 * place(row?) + place(column?)], digit?))
    })
}
