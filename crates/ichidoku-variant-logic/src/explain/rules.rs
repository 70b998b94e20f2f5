//! What rules say, in sentences.

use ichidoku_variants::{Cell, Constraint, Line, Outside};
use ichidoku_words::{Message, say};

use super::names::{Names, count};
use crate::house::{House, HouseKind};
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
            C::GreaterThan(_) => say::VariantRuleGreater { cell_terms }.into(),
            C::WhiteDot(_) => say::VariantRuleWhiteDot { cell_terms }.into(),
            C::BlackDot(_) => say::VariantRuleBlackDot { cell_terms }.into(),
            C::X(_) => say::VariantRuleLetter { cell_terms, sum_count: 10 }.into(),
            C::V(_) => say::VariantRuleLetter { cell_terms, sum_count: 5 }.into(),
            C::Whisper { difference, .. } => {
                say::VariantRuleWhisper { cell_terms, difference_count: count(*difference) }.into()
            }
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

    /// Sums, clues outside of the grid, and all that has no sentence of its own.
    fn other(self, rule: &Constraint, cells: &[Cell]) -> Vec<Message> {
        use Constraint as C;
        let shape = self.0.puzzle().shape();
        match rule {
            C::Cage { .. } | C::Sum { .. } | C::LittleKiller { .. } => {
                let sum = self.0.sums().iter().find(|sum| sum.rule == *rule);
                sum.map_or_else(|| vec![self.as_text(rule)], |sum| vec![self.sum(sum)])
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
            C::XSum(clues) => {
                self.outside(clues, |cell_terms, clue_count| say::VariantRuleXSum { cell_terms, clue_count }.into())
            }
            C::Skyscraper(clues) => self
                .outside(clues, |cell_terms, clue_count| say::VariantRuleSkyscraper { cell_terms, clue_count }.into()),
            C::Quad { digits, .. } => vec![
                say::VariantRuleQuad {
                    cell_terms: self.cells(cells),
                    digit_terms: digits.iter().map(i16::to_string).collect(),
                }
                .into(),
            ],
            _ => vec![self.as_text(rule)],
        }
    }

    fn as_text(self, rule: &Constraint) -> Message {
        say::VariantRuleOther { rule_terms: vec![self.text(rule)] }.into()
    }

    fn line_as_house(self, line: Line) -> Message {
        let kind = match line {
            Line::Row(row) => HouseKind::Row(row.into()),
            Line::Column(column) => HouseKind::Column(column.into()),
        };
        self.house(&House { kind, cells: self.0.puzzle().line(line), digits: 0 })
    }

    /// A sentence for each end of the line that has a clue.
    fn outside(self, clues: &Outside, say: impl Fn(Vec<String>, usize) -> Message) -> Vec<Message> {
        let line = self.0.puzzle().line(clues.line);
        let ends = [(line.first(), clues.front), (line.last(), clues.back)];
        let said = |(cell, clue): (Option<&Cell>, Option<i16>)| Some(say(self.cells(&[*cell?]), count(clue?)));
        ends.into_iter().filter_map(said).collect()
    }
}
