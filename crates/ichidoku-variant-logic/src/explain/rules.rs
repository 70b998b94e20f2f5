//! What rules say of the cells at hand, in sentences.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::{Names, count};
use crate::sum::Sum;

impl Names<'_> {
    /// What the rule of a sum says.
    pub(super) fn sum(self, sum: &Sum) -> Message {
        let (cell_terms, sum_count) = (self.cells(&sum.cells), usize::try_from(sum.total).unwrap_or(0));
        match &sum.rule {
            Constraint::Cage { .. } => say::VariantRuleCage { cell_terms, sum_count }.into(),
            _ => say::VariantRuleSum { cell_terms, sum_count }.into(),
        }
    }

    /// What a rule says of these cells.
    pub(super) fn rule(self, rule: &Constraint, cells: &[Cell]) -> Vec<Message> {
        self.line(rule, cells).map_or_else(|| self.other(rule, cells), |message| vec![message])
    }

    /// Lines, and what is between cells side by side.
    fn line(self, rule: &Constraint, cells: &[Cell]) -> Option<Message> {
        use Constraint as C;
        let cell_terms = self.cells(cells);
        Some(match rule {
            C::Thermo(_) => say::VariantRuleThermo { cell_terms }.into(),
            C::SlowThermo(_) => say::VariantRuleSlowThermo { cell_terms }.into(),
            C::GreaterThan(_) => self.greater(cells),
            C::WhiteDot(_) => say::VariantRuleWhiteDot { cell_terms }.into(),
            C::BlackDot(_) => say::VariantRuleBlackDot { cell_terms }.into(),
            C::X(_) => say::VariantRuleLetter { cell_terms, sum_count: 10 }.into(),
            C::V(_) => say::VariantRuleLetter { cell_terms, sum_count: 5 }.into(),
            C::Whisper { difference, .. } => {
                say::VariantRuleWhisper { cell_terms, difference_count: count(*difference) }.into()
            }
            C::Palindrome(line) if line.len() == 2 => say::VariantRuleSame { cell_terms: self.cells(line) }.into(),
            C::Palindrome(line) => say::VariantRulePalindrome { cell_terms: self.cells(line) }.into(),
            C::Renban(line) => say::VariantRuleRenban { cell_terms: self.cells(line) }.into(),
            C::Between(line) => say::VariantRuleBetween { cell_terms: self.cells(line) }.into(),
            C::AntiConsecutive => say::VariantRuleNotConsecutive { cell_terms }.into(),
            C::StrictKropki => say::VariantRuleNoDot { cell_terms }.into(),
            C::StrictXV => say::VariantRuleNoLetter { cell_terms }.into(),
            C::Arrow(line) => {
                let (bulb, arm) = line.split_first()?;
                say::VariantRuleArrow { bulb_terms: self.cells(&[*bulb]), cell_terms: self.cells(arm) }.into()
            }
            C::DoubleArrow(line) => {
                let [first, arm @ .., last] = &line[..] else { return None };
                say::VariantRuleDoubleArrow { bulb_terms: self.cells(&[*first, *last]), cell_terms: self.cells(arm) }
                    .into()
            }
            _ => return None,
        })
    }

    /// That of two cells at each other's side the first is greater; of one cell with others around it, that it is greater than all, or
    /// less.
    fn greater(self, cells: &[Cell]) -> Message {
        let shape = self.0.puzzle().shape();
        let are_around = |middle: Cell, near: &[Cell]| {
            near.len() > 1 && near.iter().all(|cell| shape.beside(middle).any(|other| other == *cell))
        };
        match cells {
            [first, rest @ ..] if are_around(*first, rest) => {
                say::VariantRuleGreatest { bulb_terms: self.cells(&[*first]), cell_terms: self.cells(rest) }.into()
            }
            [rest @ .., last] if are_around(*last, rest) => {
                say::VariantRuleLeast { bulb_terms: self.cells(&[*last]), cell_terms: self.cells(rest) }.into()
            }
            _ => say::VariantRuleGreater { cell_terms: self.cells(cells) }.into(),
        }
    }

    /// Sums, squares and clues outside of the grid; of all others, what they mean as a whole.
    fn other(self, rule: &Constraint, cells: &[Cell]) -> Vec<Message> {
        use Constraint as C;
        let shape = self.0.puzzle().shape();
        match rule {
            C::Cage { .. } | C::Sum { .. } | C::LittleKiller { .. } => {
                let sum = self.0.sums().iter().find(|sum| sum.rule == *rule);
                sum.map_or_else(|| self.meaning(rule), |sum| vec![self.sum(sum)])
            }
            C::Sandwich { sum, line } => vec![
                say::VariantRuleSandwich {
                    house_clauses: vec![self.line_as_house(*line)],
                    low_terms: vec![shape.lowest().to_string()],
                    high_terms: vec![shape.highest().to_string()],
                    sum_count: count(*sum),
                }
                .into(),
            ],
            C::Quad { digits, .. } => {
                vec![say::VariantRuleQuad { cell_terms: self.cells(cells), digit_terms: self.numbers(digits) }.into()]
            }
            _ => self.of_outside(rule).unwrap_or_else(|| self.meaning(rule)),
        }
    }
}
