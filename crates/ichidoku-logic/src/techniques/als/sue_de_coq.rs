//! # Sue de Coq
//!
//! Two or three cells where a line and a box cross, some more cells of the line and some more of the box: together as
//! many cells as digits, and no digit in both the line's cells and the box's. All these digits are used up.
//!
//! ## Why it is true
//! A digit of the line's cells can stand among all these cells only on the line, so once; a digit of the box's cells
//! only in the box, so once; a digit of the crossing alone once as well. As many digits as cells, each at most once:
//! each stands there exactly once. So the digits of the line's cells leave the rest of the line, those of the box's
//! cells the rest of the box, and those of the crossing alone leave both.
//!
//! ## How to find it
//! Look for a crossing of which two cells hold four digits, or three cells five; then for a bivalue cell on the line
//! and one in the box, each with two of these digits, and no digit in both.
//!
//! ## Near miss
//! One digit more in the line's or in the box's cells: then there is a digit too many, and none is sure.
//!
//! ## References
//! - Described by the player Sue de Coq on the Sudoku Players' Forum in 2005 as "two-sector disjoint subsets".
//! - [SudokuWiki: Sue de Coq](https://www.sudokuwiki.org/Sue_De_Coq)
//! - [HoDoKu: miscellaneous](https://hodoku.sourceforge.net/en/tech_misc.php)

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
