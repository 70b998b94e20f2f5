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

use ichidoku::{Cell, CellSet, Column, Row};

use super::super::{Info, Sink};
use super::pattern::{choose, confined};
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
        for triple in choose(digits, 3) {
            if let Some(step) = confined(survey, Technique::ExtendedRectangle, cells, triple) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
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
