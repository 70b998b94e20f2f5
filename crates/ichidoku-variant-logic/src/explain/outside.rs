//! What clues outside of the grid say.

use ichidoku_variants::{Cell, Constraint, Line, Outside};
use ichidoku_words::{Message, say};

use super::names::{Names, count};
use crate::house::{House, HouseKind};

/// A clue at an end of a row or column.
struct End {
    house_clauses: Vec<Message>,
    /// The cell beside the clue.
    cell_terms: Vec<String>,
    clue: i16,
}

impl Names<'_> {
    /// A sentence for each clue, if the rule consists of clues at the ends of a line.
    pub(super) fn of_outside(self, rule: &Constraint) -> Option<Vec<Message>> {
        use Constraint as C;
        Some(match rule {
            C::XSum(clues) => self.each_end(clues, |End { house_clauses, cell_terms, clue }| {
                say::VariantRuleXSum { house_clauses, cell_terms, clue_count: count(clue) }.into()
            }),
            C::Skyscraper(clues) => self.each_end(clues, |End { house_clauses, cell_terms, clue }| {
                say::VariantRuleSkyscraper { house_clauses, cell_terms, clue_count: count(clue) }.into()
            }),
            C::HiddenSkyscraper(clues) => self.each_end(clues, |End { house_clauses, cell_terms, clue }| {
                say::VariantRuleHiddenSkyscraper { house_clauses, cell_terms, digit_terms: vec![clue.to_string()] }
                    .into()
            }),
            C::NumberedRoom(clues) => self.each_end(clues, |End { house_clauses, cell_terms, clue }| {
                say::VariantRuleNumberedRoom { house_clauses, cell_terms, digit_terms: vec![clue.to_string()] }.into()
            }),
            C::FullRank(clues) => self.each_end(clues, |End { house_clauses, cell_terms, clue }| {
                say::VariantRuleRank { house_clauses, cell_terms, rank_count: count(clue) }.into()
            }),
            _ => return None,
        })
    }

    /// The row or column as a part of a sentence.
    pub(super) fn line_as_house(self, line: Line) -> Message {
        let kind = match line {
            Line::Row(row) => HouseKind::Row(row.into()),
            Line::Column(column) => HouseKind::Column(column.into()),
        };
        self.house(&House { kind, cells: self.0.puzzle().line(line), digits: 0 })
    }

    fn each_end(self, clues: &Outside, say: impl Fn(End) -> Message) -> Vec<Message> {
        let line = self.0.puzzle().line(clues.line);
        let ends = [(line.first(), clues.front), (line.last(), clues.back)].into_iter();
        let end = |(cell, clue): (Option<&Cell>, Option<i16>)| {
            Some(End {
                house_clauses: vec![self.line_as_house(clues.line)],
                cell_terms: self.cells(&[*cell?]),
                clue: clue?,
            })
        };
        ends.filter_map(end).map(say).collect()
    }
}
