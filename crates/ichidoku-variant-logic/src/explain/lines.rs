//! What rules about lines say, but for those of which steps speak.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::{Names, count};

impl Names<'_> {
    /// A rule about the cells of a line.
    pub(super) fn of_line(self, rule: &Constraint) -> Option<Message> {
        use Constraint as C;
        Some(match rule {
            C::Modular { modulus, cells } => {
                say::VariantRuleModular { cell_terms: self.cells(cells), modulus_count: count(*modulus) }.into()
            }
            C::Entropic(cells) => say::VariantRuleEntropic { cell_terms: self.cells(cells) }.into(),
            C::Lockout { difference, cells } => {
                say::VariantRuleLockout { cell_terms: self.cells(cells), difference_count: count(*difference) }.into()
            }
            C::Zipper(cells) => self.zipper(cells),
            C::BoxSumLine(cells) => say::VariantRuleBoxSumLine { cell_terms: self.cells(cells) }.into(),
            C::SumLine { sum, closed: false, cells } => {
                say::VariantRuleSumLine { cell_terms: self.cells(cells), sum_count: count(*sum) }.into()
            }
            C::SumLine { sum, closed: true, cells } => {
                say::VariantRuleSumLoop { cell_terms: self.cells(cells), sum_count: count(*sum) }.into()
            }
            C::PillArrow { pill, cells } => self.pill_arrow(usize::from(*pill), cells)?,
            _ => return None,
        })
    }

    fn zipper(self, cells: &[Cell]) -> Message {
        let middle = cells.get(cells.len() / 2).filter(|_| cells.len() % 2 == 1);
        say::VariantRuleZipper {
            cell_terms: self.cells(cells),
            middle_terms: middle.map_or_else(Vec::new, |&middle| self.cells(&[middle])),
        }
        .into()
    }

    fn pill_arrow(self, pill: usize, cells: &[Cell]) -> Option<Message> {
        let (pill, arm) = cells.split_at_checked(pill)?;
        let mut pill = pill.to_vec();
        ichidoku_variants::sort(&mut pill);
        Some(say::VariantRulePillArrow { bulb_terms: self.cells(&pill), cell_terms: self.cells(arm) }.into())
    }
}
