//! What rules about the whole grid say.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::Names;
use crate::house::{House, HouseKind};

impl Names<'_> {
    /// Boxes, and what is true of all cells.
    pub(super) fn of_grid(self, rule: &Constraint) -> Option<Message> {
        use Constraint as C;
        Some(match rule {
            C::Jigsaw(_) => say::VariantRuleJigsaw.into(),
            C::NoBoxes => say::VariantRuleNoBoxes.into(),
            C::BoxSize(size) => say::VariantRuleBoxSize { size_count: (*size).into() }.into(),
            C::Windoku => say::VariantRuleWindows.into(),
            C::DisjointSets => say::VariantRuleDisjointSets.into(),
            C::Diagonal { rising } => {
                let diagonal = House { kind: HouseKind::Diagonal { rising: *rising }, cells: Vec::new(), digits: 0 };
                say::VariantRuleDiagonal { house_clauses: vec![self.house(&diagonal)] }.into()
            }
            C::ChaosConstruction => say::VariantRuleBoxesToFind { size_count: self.0.puzzle().box_size() }.into(),
            C::BoxesAlike => say::VariantRuleBoxesAlike.into(),
            C::AntiKnight => say::VariantRuleAntiKnight.into(),
            C::AntiKing => say::VariantRuleAntiKing.into(),
            C::AntiTaxicab => say::VariantRuleAntiTaxicab.into(),
            C::AntiConsecutive => say::VariantRuleAntiConsecutive.into(),
            C::StrictKropki => say::VariantRuleStrictDots.into(),
            C::StrictXV => say::VariantRuleStrictLetters.into(),
            C::GlobalEntropy => say::VariantRuleEntropy.into(),
            C::GlobalMod => say::VariantRuleRemainders.into(),
            C::DutchFlatmates => self.flatmates(),
            C::FullRankTies(ties) => match ties.as_str() {
                "any" => say::VariantRuleTiesAllowed.into(),
                "none" => say::VariantRuleTiesNone.into(),
                _ => say::VariantRuleTiesRanked.into(),
            },
            _ => return None,
        })
    }

    fn flatmates(self) -> Message {
        let highest = self.0.puzzle().shape().highest();
        say::VariantRuleFlatmates {
            digit_terms: vec![((highest + 1) / 2).to_string()],
            low_terms: vec![1.to_string()],
            high_terms: vec![highest.to_string()],
        }
        .into()
    }

    /// Rules about boxes that are found while solving.
    pub(super) fn of_boxes_to_find(self, rule: &Constraint) -> Option<Message> {
        use Constraint as C;
        let start_count = |offset: Option<u8>| usize::from(offset.unwrap_or(0) == 0);
        Some(match rule {
            C::ChaosArrow { control, offset, arms } if arms.is_empty() => {
                say::VariantRuleBoxRun { cell_terms: self.cells(&[*control]), start_count: start_count(*offset) }.into()
            }
            C::ChaosArrow { control, offset, arms } => say::VariantRuleBoxArms {
                control_terms: self.cells(&[*control]),
                arm_terms: arms.iter().map(|arm| self.in_grid(arm).join("-")).collect(),
                start_count: start_count(*offset),
            }
            .into(),
            C::ChaosCount { control, offset, cells } if cells.is_empty() => {
                say::VariantRuleBoxAround { control_terms: self.cells(&[*control]), start_count: start_count(*offset) }
                    .into()
            }
            C::ChaosCount { control, offset, cells } => say::VariantRuleBoxAmong {
                control_terms: self.cells(&[*control]),
                cell_terms: self.in_grid(cells),
                start_count: start_count(*offset),
            }
            .into(),
            _ => return None,
        })
    }

    /// The names of cells of the grid, each given by the extra cell that says in which box it is.
    fn in_grid(self, cells: &[Cell]) -> Vec<String> {
        let first = self.0.puzzle().extra("CC").map_or(0, |extra| extra.first);
        self.cells(&cells.iter().map(|&cell| cell.checked_sub(first).unwrap_or(cell)).collect::<Vec<_>>())
    }
}
