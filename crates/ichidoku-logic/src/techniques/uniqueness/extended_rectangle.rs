//! Extended rectangle: the page is `extended-rectangle`.

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
