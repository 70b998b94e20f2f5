//! Canonical forms.

use ichidoku::Puzzle;
use ichidoku_api::Forms;
use ichidoku_formats::ColumnType;

use super::{Answer, Column, Plan, Row};

/// Finds the form of each puzzle, and in how many ways it is mapped to itself.
#[derive(Clone, Default)]
pub(crate) struct Canonical {
    forms: Forms,
}

impl Plan for Canonical {
    fn columns(&self) -> &'static [(&'static str, ColumnType)] {
        &[("canonical", ColumnType::Text), ("automorphisms", ColumnType::Integer)]
    }

    fn answer(&mut self, _: usize, puzzle: &Puzzle, columns: &mut [impl Column], row: &mut Row<'_>) -> Answer {
        match self.forms.of(puzzle) {
            Ok(found) => {
                columns[0].add_grid(&found.form);
                columns[1].add_integer(found.order() as i64);
                Answer::Given
            }
            Err(clashes) => {
                row.add(|summary| &mut summary.clashing);
                Answer::None(clashes.to_string())
            }
        }
    }
}
