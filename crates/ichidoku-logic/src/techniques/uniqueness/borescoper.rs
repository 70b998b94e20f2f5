//! Borescoper pattern: the page is `borescoper-pattern`.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Column, House, Row};

use super::super::{Info, Sink};
use super::pattern::{choose, confined};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const BORESCOPER: Info = Info {
    slug: "borescoper-pattern",
    name: "Borescoper pattern",
    aliases: &["Borescoper's deadly pattern"],
    page: "borescoper-pattern",
    difficulty: 59,
    is_usual: false,
    find,
    ..super::FAMILY
};

/// Finds the patterns of eight and seven cells of which one cell, or several with one extra digit, hold more.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (square, pairs) in squares() {
        let corners = square.iter().map(|corner| square.without(corner));
        for cells in std::iter::once(square).chain(corners).map(|part| part | pairs) {
            let (count, digits) = (cells.len() / 2, survey.digits_of(cells));
            if !cells.is_subset(survey.open()) || digits.len() <= count {
                continue;
            }
            for group in choose(digits, count) {
                if let Some(step) = confined(survey, Technique::Borescoper, cells, group) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Each square of a box, with a pair beside it in its rows and a pair above or below it in its columns.
fn squares() -> impl Iterator<Item = (CellSet, CellSet)> {
    let two = |first: usize| [(first, first + 1), (first + 1, first + 2), (first, first + 2)];
    House::ALL[18..].iter().flat_map(move |b| {
        let Some(corner) = b.cells().iter().next() else { return Vec::new() };
        let (top, left) = (corner.row().index(), corner.column().index());
        let mut all = Vec::new();
        for (r, s) in two(top) {
            for (c, d) in two(left) {
                let at = |rows: [usize; 2], columns: [usize; 2]| -> CellSet {
                    let lines = rows.into_iter().flat_map(|r| columns.map(|c| (r, c)));
                    lines.map(|(r, c)| Cell::at(Row::ALL[r], Column::ALL[c])).collect()
                };
                for x in (0..9).filter(|x| x / 3 != left / 3) {
                    for y in (0..9).filter(|y| y / 3 != top / 3) {
                        all.push((at([r, s], [c, d]), at([r, s], [x, x]) | at([y, y], [c, d])));
                    }
                }
            }
        }
        all
    })
}
