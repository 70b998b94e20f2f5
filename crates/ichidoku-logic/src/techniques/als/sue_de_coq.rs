//! # Sue de Coq
//!
//! Two or three cells where a box and a line cross, more cells of the line and more of the box: as many cells as digits,
//! and no digit both in the cells of the line and in those of the box. The digits of the line's cells leave the rest of
//! the line, those of the box's cells the rest of the box, those of the crossing alone both.
//!
//! ## Why it is true
//! All places of a digit in these cells lie in one house, so it stands there once at most. As many digits as cells:
//! each stands exactly once.
//!
//! ## Example
//! ```text
//!   r1   1245 125 . | . 12 . | . . .      r1c1, r1c2 hold 1 2 4 5; r1c5 = 12, r2c3 = 45:
//!   r2   .    .  45 |                     1 and 2 leave the rest of row 1, 4 and 5 the rest of box 1
//! ```
//!
//! ## Near miss
//! A digit in both r1c5 and r2c3: it could stand twice.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet, House};

use super::super::Sink;
use crate::geometry::crossing;
use crate::step::{Evidence, Step, Truth, candidates_of};
use crate::survey::Survey;
use crate::technique::Technique;

/// The most cells outside the crossing in each house.
const MOST: u32 = 6;

/// Finds crossings locked with cells of the line and of the box.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    let mut seen = HashSet::new();
    for b in boxes {
        for line in lines.iter().filter(|line| !crossing(*b, **line).is_empty()) {
            let cross = crossing(*b, *line) & survey.open();
            for (core, digits) in subsets(survey, cross, 3).into_iter().filter(|(core, d)| d.len() > core.len() + 1) {
                let beside = [*line, *b].map(|house| subsets(survey, (survey.open() & house.cells()) - core, MOST));
                locked(survey, [*line, *b], (core, digits), &beside, &mut |step| {
                    if seen.insert(step.eliminations.clone()) { sink(step) } else { ControlFlow::Continue(()) }
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells and their digits.
type Cells = (CellSet, DigitSet);

/// The subsets of the cells of at most this size, with their digits; the empty one is left out.
fn subsets(survey: &Survey<'_>, cells: CellSet, most: u32) -> Vec<Cells> {
    let mut all = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for cell in cells.iter() {
        let with: Vec<Cells> = all
            .iter()
            .filter(|(set, _)| (set.len() as u32) < most)
            .map(|(set, digits)| (set.with(cell), *digits | survey.digits(cell)))
            .collect();
        all.extend(with);
    }
    all.remove(0);
    all
}

/// Reports each choice of cells of the line and of the box that makes as many cells as digits.
fn locked(
    survey: &Survey<'_>,
    houses: [House; 2],
    (core, digits): Cells,
    [in_line, in_box]: &[Vec<Cells>; 2],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for (line, line_digits) in in_line.iter().filter(|(_, d)| !(*d & digits).is_empty()) {
        for (b, box_digits) in in_box.iter().filter(|(set, d)| set.is_disjoint(*line) && (*d & *line_digits).is_empty())
        {
            let cells = core | *line | *b;
            let all = digits | *line_digits | *box_digits;
            if all.len() != cells.len() || (*box_digits & digits).is_empty() {
                continue;
            }
            let held = [(digits - *box_digits) | *line_digits, (digits - *line_digits) | *box_digits];
            let out: Vec<Candidate> = houses
                .iter()
                .zip(held)
                .flat_map(|(house, held)| held.iter().map(move |digit| (house, digit)))
                .flat_map(|(house, digit)| candidates_of(digit, survey.cells_in(digit, *house) - cells))
                .collect();
            if !out.is_empty() {
                let truths = cells.iter().map(Truth::Cell).collect();
                let evidence = Evidence { cells, houses: houses.into(), truths, ..Evidence::default() };
                sink(Step::new(Technique::SueDeCoq, evidence).removing(out))?;
            }
        }
    }
    ControlFlow::Continue(())
}
