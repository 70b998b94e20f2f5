//! The digits of which the sum of different cells can consist.

use super::contradiction::Found;
use super::kept;
use crate::contradiction::Contradiction;
use crate::fillings::{Fillings, fillings};
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::sum::Sum;
use crate::technique::Technique;
use ichidoku_variants::{Cell, Constraint};

/// Of the sums with different digits that are called by their combinations and give a step, the one with the fewest.
fn with_fewest(setting: &Setting, state: &State, step: impl Fn(&Sum, &Fillings) -> Option<Step>) -> Found {
    let pairs = |sum: &&Sum| matches!(sum.rule, Constraint::X(_) | Constraint::V(_));
    let mut best: Option<(usize, Step)> = None;
    for sum in setting.sums().iter().filter(|sum| sum.differ && !pairs(sum)) {
        if state.open(&sum.cells).next().is_none() {
            continue;
        }
        let Some(fillings) = fillings(setting, state, sum) else { continue };
        let count = fillings.sets.len();
        if count == 0 {
            return Err(Contradiction::Rule(sum.rule.clone(), sum.cells.clone()));
        }
        if best.as_ref().is_some_and(|(fewest, _)| *fewest <= count) {
            continue;
        }
        if let Some(step) = step(sum, &fillings) {
            best = Some((count, step));
            if count == 1 {
                break;
            }
        }
    }
    Ok(best.map(|(_, step)| step))
}

/// Candidates that are in no way to fill the cells with the sum.
pub(super) fn find(setting: &Setting, state: &State) -> Found {
    with_fewest(setting, state, |sum, fillings| {
        let left = sum.cells.iter().copied().zip(fillings.left.iter().copied());
        let evidence = Evidence::Combinations { sum: sum.clone(), sets: fillings.sets.clone() };
        kept::step(Technique::CageCombinations, state, left, evidence)
    })
}

/// A digit in all combinations leaves the cells that see all of its places in the sum.
pub(super) fn required(setting: &Setting, state: &State) -> Found {
    with_fewest(setting, state, |sum, fillings| {
        let every = fillings.sets.iter().fold(u64::MAX, |every, set| every & set);
        indices(every & !state.filled_digits(&sum.cells)).find_map(|digit| {
            let cells = state.places(digit, &sum.cells).collect::<Vec<_>>();
            let peers = setting.common_peers(&cells).collect::<Vec<_>>();
            let eliminations = state.places(digit, &peers).map(|cell| (cell, 1 << digit)).collect();
            let evidence = Evidence::Required { sum: sum.clone(), sets: fillings.sets.clone(), digit, cells };
            Step::eliminate(Technique::RequiredDigit, eliminations, evidence)
        })
    })
}

/// True if a sum of these cells that the rule states has no combination.
pub(super) fn is_broken(rule: &Constraint, cells: &[Cell], setting: &Setting, state: &State) -> bool {
    let mut same = setting.sums().iter().filter(|sum| sum.differ && sum.rule == *rule && sum.cells == cells);
    same.any(|sum| fillings(setting, state, sum).is_some_and(|fillings| fillings.sets.is_empty()))
}

#[cfg(test)]
mod tests {
    use crate::testing::first;
    use crate::{Evidence, Technique};

    #[test]
    fn a_cage_of_three_cells_with_the_sum_of_six() {
        let step = first(Technique::CageCombinations, ".Cage~6~R1C1~R1C2~R1C3").unwrap();
        assert_eq!(step.eliminations, [0, 1, 2].map(|cell| (cell, 0b111111000)));
        assert!(matches!(&step.evidence, Evidence::Combinations { sets, .. } if sets == &[0b111]));
        assert_eq!(first(Technique::CageCombinations, ".Cage~15~R1C1~R1C2~R1C3"), None);
    }

    #[test]
    fn combinations_need_a_cell_for_each_digit() {
        // 1 and 2 are both in the last cell alone, so the cage is 3, 5 and 2, or 4, 5 and 1.
        let step =
            first(Technique::CageCombinations, ".Cage~10~R1C1~R1C2~R1C3.~R1C1_3_4_5~R1C2_3_4_5~R1C3_1_2_3").unwrap();
        assert_eq!(step.eliminations, [(2, 0b100)]);
    }

    #[test]
    fn a_required_digit_leaves_the_row() {
        // A cage of 7 in three cells is 1, 2 and 4.
        let step = first(Technique::RequiredDigit, ".NoBoxes.Cage~7~R1C1~R1C2~R1C3").unwrap();
        assert_eq!(step.eliminations, [3, 4, 5, 6, 7, 8].map(|cell| (cell, 1)));
        // 9 is 1, 2 and 6, or 1, 3 and 5, or 2, 3 and 4.
        assert_eq!(first(Technique::RequiredDigit, ".NoBoxes.Cage~9~R1C1~R1C2~R1C3"), None);
    }
}
