//! What a single rule leaves of the candidates of its cells.

use ichidoku_variants::{Application, Cell, Constraint};

use super::contradiction::Found;
use super::kept;
use crate::contradiction::Contradiction;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;
use crate::ways::{Condition, FEW, ways};

/// Cells with fewer candidates than before, and what is left of them.
type Left = Vec<(Cell, u64)>;

/// Most digits that are tried to list the ways to fill the cells.
const BUDGET: usize = 2_000;
/// Most digits that are tried to find what a rule leaves.
const TRIED: usize = 10_000;

/// Most ways to fill the cells of a rule that are tried where its propagator finds nothing.
const FEW_PRODUCTS: u64 = 3_000;

/// Of all rules of the technique that exclude something, the one with the fewest open cells: at first by the propagators of
/// the rules, which are fast, then by trying all ways to fill the cells where they are few.
pub(super) fn find(technique: Technique, setting: &Setting, state: &State) -> Found {
    let propagated = |application: &Application| {
        let left = setting.rules().leaves(application, state.all_candidates());
        left.ok_or_else(|| Contradiction::Rule(application.rule.clone(), application.cells.clone()))
    };
    if let Some(step) = with_fewest_cells(technique, setting, state, propagated)? {
        return Ok(Some(step));
    }
    with_fewest_cells(technique, setting, state, |application| tried(application, setting, state))
}

/// What is left of the candidates after all ways to fill the cells were tried; nothing less if there are too many.
fn tried(application: &Application, setting: &Setting, state: &State) -> Result<Left, Contradiction> {
    let Application { rule, cells, is_whole, .. } = application;
    let counts = cells.iter().map(|&cell| u64::from(state.candidates(cell).count_ones()));
    let product = counts.fold(1, |product: u64, count| product.saturating_mul(count));
    let condition = Condition::of(setting, rule, cells, *is_whole).filter(|_| product <= FEW_PRODUCTS);
    let Some(ways) = condition.and_then(|condition| ways(setting, state, cells, &condition, TRIED)) else {
        return Ok(Vec::new());
    };
    if ways.some.is_empty() {
        return Err(Contradiction::Rule(rule.clone(), cells.clone()));
    }
    let left = cells.iter().copied().zip(ways.left);
    Ok(left.filter(|&(cell, left)| left != state.candidates(cell)).collect())
}

fn with_fewest_cells(
    technique: Technique,
    setting: &Setting,
    state: &State,
    leaves: impl Fn(&Application) -> Result<Left, Contradiction>,
) -> Found {
    let mut best: Option<(usize, &Application, Left)> = None;
    let applications = setting.rules().applications().iter();
    for application in applications.filter(|application| Technique::of_rule(&application.rule) == technique) {
        let open = state.open(&application.cells).count();
        if open == 0 || best.as_ref().is_some_and(|(fewest, ..)| *fewest <= open) {
            continue;
        }
        let left = leaves(application)?;
        if !left.is_empty() {
            best = Some((open, application, left));
        }
    }
    Ok(best.and_then(|(_, application, left)| step(technique, application, &left, setting, state)))
}

fn step(
    technique: Technique,
    application: &Application,
    left: &[(Cell, u64)],
    setting: &Setting,
    state: &State,
) -> Option<Step> {
    let Application { rule, cells, is_whole, .. } = application;
    let evidence = Evidence::RuleAlone {
        rule: rule.clone(),
        cells: cells.clone(),
        is_whole: *is_whole,
        ways: few_ways(rule, cells, *is_whole, setting, state),
    };
    kept::step(technique, state, left.iter().copied(), evidence)
}

/// All ways to fill the cells, if they are few.
pub(super) fn few_ways(
    rule: &Constraint,
    cells: &[Cell],
    is_whole: bool,
    setting: &Setting,
    state: &State,
) -> Vec<Vec<usize>> {
    let ways = Condition::of(setting, rule, cells, is_whole)
        .and_then(|condition| ways(setting, state, cells, &condition, BUDGET));
    ways.map(|ways| ways.some).filter(|some| some.len() <= FEW).unwrap_or_default()
}

/// True if the rule can't be kept in these cells, as far as its propagators or few ways to fill them say.
pub(super) fn is_broken(rule: &Constraint, cells: &[Cell], setting: &Setting, state: &State) -> bool {
    let same = |application: &&Application| application.rule == *rule && application.cells == cells;
    setting.rules().applications().iter().filter(same).any(|application| {
        setting.rules().leaves(application, state.all_candidates()).is_none()
            || tried(application, setting, state).is_err()
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::first;
    use crate::{Evidence, Technique};

    #[test]
    fn digits_increase_along_a_thermometer() {
        let step = first(Technique::IncreasingDigits, ".Shape~4x4.Thermo~R1C1~R2C2~R3C3").unwrap();
        assert_eq!(step.eliminations, [(0, 0b1100), (5, 0b1001), (10, 0b0011)]);
        let near_miss = ".Shape~4x4.Thermo~R1C1~R2C2~R3C3.~R1C1_1_2~R2C2_2_3~R3C3_3_4";
        assert_eq!(first(Technique::IncreasingDigits, near_miss), None);
    }

    #[test]
    fn a_white_dot_restricts_both_cells() {
        let step = first(Technique::CellPairs, ".WhiteDot~R1C1~R1C2.~R1C1_1_5").unwrap();
        assert_eq!(step.eliminations, [(1, 0b111010101)]);
        assert!(matches!(&step.evidence, Evidence::RuleAlone { ways, .. } if ways.len() == 3));
        assert_eq!(first(Technique::CellPairs, ".WhiteDot~R1C1~R1C2"), None);
    }

    #[test]
    fn an_arrow_bounds_its_bulb() {
        let step = first(Technique::ArrowSum, ".Arrow~R1C1~R1C2~R1C3").unwrap();
        assert_eq!(step.eliminations[0], (0, 0b11));
        let near_miss = ".Arrow~R1C1~R1C2~R1C3.~R1C1_3_4_5_6_7_8_9~R1C2_1_2_3_4_5_6_7_8~R1C3_1_2_3_4_5_6_7_8";
        assert_eq!(first(Technique::ArrowSum, near_miss), None);
    }

    #[test]
    fn a_renban_line_fills_a_window() {
        let step = first(Technique::RenbanWindow, ".Renban~R1C1~R1C2~R1C3.~R1C1_1_2").unwrap();
        assert_eq!(step.eliminations, [(1, 0b111110000), (2, 0b111110000)]);
        assert_eq!(first(Technique::RenbanWindow, ".Renban~R1C1~R1C2~R1C3"), None);
    }

    #[test]
    fn a_little_killer_has_bounds() {
        let step = first(Technique::SumBounds, ".LittleKiller~17~R2C1").unwrap();
        assert!(!step.eliminations.is_empty());
        assert_eq!(first(Technique::SumBounds, ".LittleKiller~40~R2C1"), None);
    }

    #[test]
    fn a_sandwich_allows_few_places() {
        let step = first(Technique::OutsideClue, ".Sandwich~35~R1").unwrap();
        // 1 and 9 are so far apart that neither is in the middle.
        assert!(step.eliminations.contains(&(4, 0b100000001)), "{step:?}");
        assert_eq!(first(Technique::OutsideClue, ".Sandwich~10~R1"), None);
    }

    #[test]
    fn any_other_rule_is_tried_too() {
        let step = first(Technique::RuleAlone, ".Shape~6x6.Quad~R1C1~5.~R1C1_1~R1C2_2_3~R2C1_3_4").unwrap();
        assert_eq!(step.technique, Technique::RuleAlone);
        assert_eq!(first(Technique::RuleAlone, ".Shape~6x6.Quad~R1C1~5~6"), None);
    }
}
