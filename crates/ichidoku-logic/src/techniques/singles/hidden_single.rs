//! # Hidden single
//!
//! A digit has one place left in a house.
//!
//! ## Why it is true
//! The house needs the digit, and no other of its cells can hold it.
//!
//! ## Example
//! The 7s outside close every cell of box 1 but one:
//! ```text
//!   . . * | . . . | . 7 .
//!   . 7 . |                 7 in row 1, in row 2 and in column 1: the box has only * left
//! ```
//!
//! ## Near miss
//! Two places left in the house, in one row: that is pointing, and places nothing.

use std::ops::ControlFlow;

use ichidoku::{Cell, Digit, House};

use super::super::Sink;
use crate::geometry::HOUSE_CELL;
use crate::step::{Evidence, Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds digits with one place in a house, boxes before rows before columns; each placement is reported once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    for house in boxes.iter().chain(lines) {
        for digit in Digit::ALL {
            let places = survey.positions(digit, *house);
            if places.count_ones() == 1 {
                let cell = HOUSE_CELL[house.index()][places.trailing_zeros() as usize];
                if first_house(survey, digit, cell) == Some(*house) {
                    sink(step(*house, digit, cell))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first house of the cell (box, row, column) in which the digit has no other place.
fn first_house(survey: &Survey<'_>, digit: Digit, cell: Cell) -> Option<House> {
    let [row, column, b] = cell.houses();
    [b, row, column].into_iter().find(|house| survey.positions(digit, *house).count_ones() == 1)
}

fn step(house: House, digit: Digit, cell: Cell) -> Step {
    let truths = vec![Truth::Digit(house, digit)];
    let evidence = Evidence { cells: house.cells(), houses: vec![house], truths, ..Evidence::default() };
    Step::placing(Technique::HiddenSingle, cell, digit, evidence)
}
