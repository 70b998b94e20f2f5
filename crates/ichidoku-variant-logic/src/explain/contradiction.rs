//! Contradictions in words.

use ichidoku_words::{Message, say};

use super::names::Names;
use crate::find::Contradiction;
use crate::setting::Setting;

/// Why the puzzle has no solution, in a sentence.
pub fn explain_contradiction(setting: &Setting, contradiction: &Contradiction) -> Message {
    let names = Names(setting);
    match contradiction {
        Contradiction::Cell(cell) => say::VariantNoCandidate { cell_terms: names.cells(&[*cell]) }.into(),
        Contradiction::Digit(house, digit) => {
            say::VariantNoPlace { house_clauses: vec![names.house(house)], digit_terms: names.digits(1 << digit) }
                .into()
        }
        Contradiction::Rule(rule) => say::VariantBrokenRule { rule_terms: vec![names.text(rule)] }.into(),
    }
}
