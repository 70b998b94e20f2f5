//! Contradictions in words.

use ichidoku_words::{Message, say};

use super::names::Names;
use crate::contradiction::Contradiction;
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
        Contradiction::Rule(rule, _) => say::VariantBrokenRule { rule_terms: vec![names.text(rule)] }.into(),
    }
}

/// Why what was supposed can't be.
pub(super) fn after_supposing(names: Names<'_>, contradiction: &Contradiction) -> Vec<Message> {
    match contradiction {
        Contradiction::Cell(cell) => vec![say::VariantThenNoCandidate { cell_terms: names.cells(&[*cell]) }.into()],
        Contradiction::Digit(house, digit) => vec![
            say::VariantThenNoPlace { house_clauses: vec![names.house(house)], digit_terms: names.digits(1 << digit) }
                .into(),
        ],
        Contradiction::Rule(rule, cells) => {
            let mut messages = names.rule(rule, cells);
            messages.push(say::VariantThenBroken.into());
            messages
        }
    }
}
