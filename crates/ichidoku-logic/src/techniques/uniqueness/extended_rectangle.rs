//! # Extended rectangle
//!
//! Two lines of one band or stack, crossed by three lines that run through three different boxes: six cells, two in
//! each of the three. If all six held only the same three digits, the two lines could be exchanged. What types 1 and 2
//! say about the corners of a unique rectangle holds for the six.
//!
//! ## Why it is true
//! The two lines would hold the same three digits in these cells, and each crossing line and each box both cells of a
//! pair. Exchanging the two lines changes nothing for any house, so there would be two solutions. One of the six holds
//! something else.
//!
//! ## How to find it
//! Look for two rows of a band in which three digits are confined to the same three columns, one in each box, or nearly
//! so.
//!
//! ## Near miss
//! One more digit in another of the six cells: it may be the one that keeps the pattern apart.
//!
//! ## References
//! - [SudokuWiki: extended unique rectangles](https://www.sudokuwiki.org/Extended_Unique_Rectangles)

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Column, Digit, DigitSet, Row};

use super::super::{Info, Sink};
use super::pattern::each;
use crate::evidence::{Deadly, Evidence};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const EXTENDED_RECTANGLE: Info = Info {
    slug: "extended-rectangle",
    name: "extended rectangle",
    page: "extended-rectangle",
    difficulty: 48,
    find,
    ..super::FAMILY
};

/// Finds six cells with three digits of which one cell, or several with one extra digit, hold more.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cells in six_cells().filter(|cells| cells.is_subset(survey.open())) {
        let digits = survey.digits_of(cells);
        if digits.len() < 4 || digits.len() > 7 {
            continue;
        }
        for triple in triples(digits) {
            if let Some(step) = step(survey, cells, triple) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(survey: &Survey<'_>, cells: CellSet, triple: DigitSet) -> Option<Step> {
    let fits = cells.iter().all(|cell| (survey.digits(cell) & triple).len() >= 2);
    let roof: CellSet = cells.iter().filter(|cell| !survey.digits(*cell).is_subset(triple)).collect();
    if !fits || roof.is_empty() {
        return None;
    }
    let deadly =
        Deadly { pattern: each(cells, |_| triple), guardians: each(roof, |cell| survey.digits(cell) - triple) };
    let evidence = Evidence::of_deadly(deadly);
    let step = Step::new(Technique::ExtendedRectangle, evidence);
    let out: Vec<(Digit, CellSet)> = match roof.only() {
        Some(_) => triple.iter().map(|digit| (digit, roof)).collect(),
        None => vec![((survey.digits_of(roof) - triple).only()?, roof.common_peers())],
    };
    let step = out.into_iter().fold(step, |step, (d, cells)| step.eliminating(d, survey.cells(d) & cells));
    (!step.is_idle()).then(|| step.placing_lone_guardian())
}

/// Every two rows of a band with a column of each stack, and the transposed.
fn six_cells() -> impl Iterator<Item = CellSet> {
    let pairs = (0..9).flat_map(|i| [(i, i / 3 * 3 + (i + 1) % 3)]);
    let across = (0..27).map(|i| [i / 9, 3 + i / 3 % 3, 6 + i % 3]);
    pairs.flat_map(move |(a, b)| {
        across.clone().flat_map(move |columns| {
            let cells = |transposed: bool| -> CellSet {
                let at = |line: usize, cross: usize| {
                    let (r, c) = if transposed { (cross, line) } else { (line, cross) };
                    Cell::at(Row::ALL[r], Column::ALL[c])
                };
                columns.iter().flat_map(|c| [at(a, *c), at(b, *c)]).collect()
            };
            [cells(false), cells(true)]
        })
    })
}

fn triples(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let all: Vec<Digit> = digits.iter().collect();
    crate::geometry::choices(all.len(), 3)
        .map(move |choice| crate::geometry::bits_of(choice as u16).map(|i| all[i]).collect())
}
