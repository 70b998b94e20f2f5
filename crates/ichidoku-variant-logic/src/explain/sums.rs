//! What rules about sums and cages say.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::{Names, count};

impl Names<'_> {
    /// Sums, and cells that differ.
    pub(super) fn of_sum(self, rule: &Constraint) -> Option<Message> {
        use Constraint as C;
        Some(match rule {
            C::AllDifferent(cells) => say::VariantRuleDifferent { cell_terms: self.cells(cells) }.into(),
            C::Cage { sum, cells } => match sum.filter(|&sum| sum != 0) {
                Some(sum) => say::VariantRuleCage { cell_terms: self.cells(cells), sum_count: count(sum) }.into(),
                None => say::VariantRuleOpenCage { cell_terms: self.cells(cells) }.into(),
            },
            C::RellikCage { sum, cells } => {
                say::VariantRuleRellik { cell_terms: self.cells(cells), sum_count: count(*sum) }.into()
            }
            C::EqualityCage(cells) => self.equality_cage(cells),
            C::Sum { sum, coefficients, cells } => self.total(*sum, coefficients.as_deref(), cells),
            C::EqualSum(groups) => say::VariantRuleEqualSums {
                sum_terms: groups.iter().map(|cells| self.cells(cells).join("+")).collect(),
            }
            .into(),
            C::LittleKiller { sum, start, .. } => {
                let line = self.0.puzzle().shape().little_killer_line(*start)?;
                say::VariantRuleLittleKiller { cell_terms: self.cells(&line), sum_count: count(*sum) }.into()
            }
            C::Lunchbox { sum, cells } => {
                say::VariantRuleLunchbox { cell_terms: self.cells(cells), sum_count: count(*sum) }.into()
            }
            _ => return None,
        })
    }

    /// Low and high digits are the lower and the upper half; with 9 digits, 5 is neither.
    fn equality_cage(self, cells: &[Cell]) -> Message {
        let shape = self.0.puzzle().shape();
        let half = shape.digits() as i16 / 2;
        say::VariantRuleEquality {
            cell_terms: self.cells(cells),
            low_terms: vec![(shape.lowest() + half - 1).to_string()],
            high_terms: vec![(shape.highest() - half + 1).to_string()],
        }
        .into()
    }

    /// A sum in words, or as a formula if cells count more than once or negatively.
    fn total(self, sum: i32, coefficients: Option<&[i16]>, cells: &[Cell]) -> Message {
        match (coefficients, usize::try_from(sum)) {
            (None, Ok(sum_count)) => say::VariantRuleSum { cell_terms: self.cells(cells), sum_count }.into(),
            _ => {
                let formula = self.formula(coefficients.unwrap_or_default(), cells);
                let sum = sum.to_string().replace('-', "−");
                say::VariantRuleFormula { formula_terms: vec![format!("{formula} = {sum}")] }.into()
            }
        }
    }

    /// `2×r1c1 − r1c2`
    fn formula(self, coefficients: &[i16], cells: &[Cell]) -> String {
        let mut formula = String::new();
        for (at, name) in self.cells(cells).iter().enumerate() {
            let by = coefficients.get(at).copied().unwrap_or(1);
            formula.push_str(match (at, by < 0) {
                (0, false) => "",
                (0, true) => "−",
                (_, false) => " + ",
                (_, true) => " − ",
            });
            if by.abs() != 1 {
                formula.push_str(&format!("{}×", by.abs()));
            }
            formula.push_str(name);
        }
        formula
    }
}
