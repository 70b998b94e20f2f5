//! What rules about counts and places of digits say.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::Names;

impl Names<'_> {
    /// How often digits occur, and where.
    pub(super) fn of_counts(self, rule: &Constraint) -> Option<Message> {
        use Constraint as C;
        Some(match rule {
            C::ContainAtLeast { digits, cells } => self.occurs(&counted(digits), cells, |digit_terms, times_count| {
                say::VariantOccursAtLeast { digit_terms, times_count }.into()
            }),
            C::ContainExact { digits, cells } => self.occurs_exactly(&counted(digits), cells),
            C::LookAndSay { clue, cells } => self.occurs_exactly(&looked_at(clue), cells),
            C::CountingCircles(cells) => say::VariantRuleCounting { cell_terms: self.cells(cells) }.into(),
            C::CountDistinct(cells) => {
                let (control, cells) = cells.split_first()?;
                say::VariantRuleDistinct { control_terms: self.cells(&[*control]), cell_terms: self.cells(cells) }
                    .into()
            }
            C::SameDigits { sets, cells } => {
                let size = (cells.len() / usize::from(*sets).max(1)).max(1);
                let group = |cells: &[Cell]| format!("({})", self.cells(cells).join(" "));
                say::VariantRuleSameDigits { group_terms: cells.chunks(size).map(group).collect() }.into()
            }
            C::Indexing { rows: false, cells } => say::VariantRuleIndexesRow { cell_terms: self.cells(cells) }.into(),
            C::Indexing { rows: true, cells } => say::VariantRuleIndexesColumn { cell_terms: self.cells(cells) }.into(),
            C::DigitIndexing(cells) => {
                let [digit, control, cells @ ..] = &cells[..] else { return None };
                say::VariantRuleIndexesDigit {
                    control_terms: self.cells(&[*control]),
                    cell_terms: self.cells(cells),
                    digit_terms: self.cells(&[*digit]),
                }
                .into()
            }
            _ => return None,
        })
    }

    fn occurs_exactly(self, counts: &[(i16, usize)], cells: &[Cell]) -> Message {
        self.occurs(counts, cells, |digit_terms, times_count| say::VariantOccurs { digit_terms, times_count }.into())
    }

    fn occurs(
        self,
        counts: &[(i16, usize)],
        cells: &[Cell],
        clause: impl Fn(Vec<String>, usize) -> Message,
    ) -> Message {
        let occurs_clauses = counts.iter().map(|&(digit, times)| clause(self.numbers(&[digit]), times)).collect();
        say::VariantRuleOccurs { cell_terms: self.cells(cells), occurs_clauses }.into()
    }
}

/// Each digit of a list with how often it is listed.
fn counted(digits: &[i16]) -> Vec<(i16, usize)> {
    let mut counts: Vec<(i16, usize)> = Vec::new();
    for &digit in digits {
        match counts.iter_mut().find(|(other, _)| *other == digit) {
            Some((_, count)) => *count += 1,
            None => counts.push((digit, 1)),
        }
    }
    counts
}

/// The digits of a clue, each after how often it occurs.
fn looked_at(clue: &str) -> Vec<(i16, usize)> {
    let digits = clue.chars().filter_map(|letter| letter.to_digit(10)).collect::<Vec<_>>();
    digits.chunks_exact(2).map(|pair| (pair[1] as i16, pair[0] as usize)).collect()
}
