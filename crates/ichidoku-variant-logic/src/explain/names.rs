//! What cells, digits and houses are called.

use ichidoku_variants::{Cell, Constraint, write_rule};
use ichidoku_words::{Message, say};

use crate::house::{House, HouseKind};
use crate::setting::Setting;

/// Most characters of a rule as programs read it.
const LONGEST_RULE: usize = 60;

/// The names in a puzzle.
#[derive(Clone, Copy)]
pub(super) struct Names<'a>(pub(super) &'a Setting);

impl Names<'_> {
    pub(super) fn cells(self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.0.cell_name(cell)).collect()
    }

    pub(super) fn digit(self, index: usize) -> String {
        self.0.digit(index).to_string()
    }

    pub(super) fn digits(self, digits: u64) -> Vec<String> {
        self.0.digits(digits).map(|digit| digit.to_string()).collect()
    }

    /// Digits that a rule names.
    pub(super) fn numbers(self, digits: &[i16]) -> Vec<String> {
        digits.iter().map(i16::to_string).collect()
    }

    /// The house as a part of a sentence.
    pub(super) fn house(self, house: &House) -> Message {
        let place_count = |at: usize| at + 1;
        match house.kind {
            HouseKind::Row(at) => say::VariantRow { place_count: place_count(at) }.into(),
            HouseKind::Column(at) => say::VariantColumn { place_count: place_count(at) }.into(),
            // Nobody knows the numbers of irregular boxes.
            HouseKind::Box(_) if self.has_irregular_boxes() => {
                say::VariantRegion { cell_terms: self.cells(&house.cells[..1]) }.into()
            }
            HouseKind::Box(at) => say::VariantBox { place_count: place_count(at) }.into(),
            HouseKind::Diagonal { rising: true } => say::VariantRisingDiagonal.into(),
            HouseKind::Diagonal { rising: false } => say::VariantFallingDiagonal.into(),
            HouseKind::Window(at) => say::VariantWindow { place_count: place_count(at) }.into(),
            HouseKind::DisjointSet(at) => say::VariantDisjointSet { place_count: place_count(at) }.into(),
            HouseKind::Cage { .. } => say::VariantCage { cell_terms: self.cells(&house.cells) }.into(),
            HouseKind::Set => say::VariantSet { cell_terms: self.cells(&house.cells) }.into(),
        }
    }

    fn has_irregular_boxes(self) -> bool {
        self.0.puzzle().constraints().iter().any(|rule| matches!(rule, Constraint::Jigsaw(_)))
    }

    /// The rule as programs read it, cut where it is long.
    pub(super) fn text(self, rule: &Constraint) -> String {
        let text = write_rule(self.0.puzzle(), rule);
        match text.char_indices().nth(LONGEST_RULE) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }
}

/// A digit, or a number that a rule states, as a number of things.
pub(super) fn count(number: i16) -> usize {
    usize::try_from(number).unwrap_or(0)
}
