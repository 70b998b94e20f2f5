//! Fireworks: a digit that stands in a row and in a column only in the box where they cross, or in one more cell of
//! each, the wings.
//!
//! Without the wings, the row and the column would both need the digit in the box: it would be where they cross. So
//! the digit is in the crossing, the stem, or in a wing.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::Info;
use crate::draw::Marks;
use crate::evidence::{Evidence, Firework, candidates_of};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod quadruple;
pub(super) mod triple;
pub(super) mod w_wing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Fireworks, explain, Marks::of_cells);

/// Gives each stem with two wings and at least two digits to the visitor.
fn each(survey: &Survey<'_>, visit: &mut dyn FnMut(Firework) -> ControlFlow<()>) -> ControlFlow<()> {
    for stem in survey.open().iter() {
        let [row, column, b] = stem.houses();
        let both = unplaced(survey, row) & unplaced(survey, column);
        let [across, down] = [row, column].map(|line| wings(survey, line, b, both));
        for (wing, digits) in &across {
            for (other, more) in down.iter().filter(|(_, more)| (*digits & *more).len() > 1) {
                visit(Firework { stem, wings: [*wing, *other], digits: *digits & *more })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The open cells of the line outside the box, each with those of the digits that have no other place there.
fn wings(survey: &Survey<'_>, line: House, b: House, digits: DigitSet) -> Vec<(Cell, DigitSet)> {
    let outside = (survey.open() & line.cells()) - b.cells();
    let confined = |cell: Cell| {
        let only_here = |digit: &Digit| (survey.cells(*digit) & outside).is_subset(CellSet::single(cell));
        (cell, digits.iter().filter(only_here).collect::<DigitSet>())
    };
    outside.iter().map(confined).filter(|(_, digits)| digits.len() > 1).collect()
}

/// The digits that the line still needs.
fn unplaced(survey: &Survey<'_>, line: House) -> DigitSet {
    Digit::ALL.into_iter().filter(|digit| survey.positions(*digit, line) != 0).collect()
}

impl Firework {
    /// The cell that sees both wings opposite to the stem.
    fn opposite(&self) -> Option<Cell> {
        let [across, down] = self.wings;
        (across.column().cells() & down.row().cells()).only()
    }

    /// What goes where the digits are known to be once each in the three cells, or in these and more: their places in
    /// the box off both lines, as a digit there would need both wings.
    fn off_the_lines(&self, survey: &Survey<'_>, digits: DigitSet) -> Vec<Candidate> {
        let [row, column, b] = self.stem.houses();
        let off = b.cells() - survey.crossing(b, row) - survey.crossing(b, column);
        digits.iter().flat_map(|digit| candidates_of(digit, survey.cells(digit) & off)).collect()
    }

    /// What sees all places of one of the digits in the three cells.
    fn seeing_all(&self, survey: &Survey<'_>, digits: DigitSet) -> Vec<Candidate> {
        let victims = |digit: Digit| survey.cells(digit) & (survey.cells(digit) & self.cells()).common_peers();
        digits.iter().flat_map(|digit| candidates_of(digit, victims(digit))).collect()
    }

    /// The step of a technique that rests on the firework.
    fn step(&self, technique: Technique, digits: DigitSet) -> Step {
        let fireworks = vec![Self { digits, ..*self }];
        Step::new(technique, Evidence::Firework { fireworks, corner: None })
    }
}

/// The candidates of the cell besides the digits.
fn others(survey: &Survey<'_>, cell: Cell, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    (survey.digits(cell) - digits).iter().map(move |digit| Candidate::of(cell, digit))
}

/// The choices of this many of the digits.
fn choices(digits: DigitSet, size: usize) -> impl Iterator<Item = DigitSet> {
    crate::combinations::choices(9, size)
        .map(|bits| DigitSet::from_bits(bits as u16))
        .filter(move |c| c.is_subset(digits))
}

/// Each firework, and that its digits take all of its cells.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Firework { fireworks, corner } = &step.evidence else { return Vec::new() };
    let mut messages: Vec<Message> = fireworks.iter().flat_map(about).collect();
    match (corner, &fireworks[..]) {
        (Some(corner), [only]) => {
            let wing_cells = only.wings.into_iter().collect();
            messages.push(say::FireworkWWing { corner_cell: *corner, digits: only.digits, wing_cells }.into());
            messages.push(say::FireworkWWingSo { corner_cell: *corner, cell: only.stem }.into());
        }
        _ => {
            let cells = fireworks.iter().fold(CellSet::EMPTY, |all, firework| all | firework.cells());
            let digits = fireworks.iter().fold(DigitSet::EMPTY, |all, firework| all | firework.digits);
            messages.push(say::FireworkSo { digits, cells }.into());
        }
    }
    messages.extend(result::sentences(state, step));
    messages
}

/// Where the row and the column of a firework have its digits.
fn about(firework: &Firework) -> [Message; 2] {
    let [row_house, column_house, box_house] = firework.stem.houses();
    let [row_cell, column_cell] = firework.wings;
    let digits = firework.digits;
    let lines = say::Firework { box_house, row_house, column_house, digits, row_cell, column_cell };
    [lines.into(), say::FireworkCorner { cell: firework.stem, box_house }.into()]
}
