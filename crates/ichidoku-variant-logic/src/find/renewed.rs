//! Steps as they are in another state.

use ichidoku_variants::Cell;

use super::rule_alone;
use crate::audit::audit;
use crate::fillings::fillings;
use crate::leftovers;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step};

/// The step as it is in a state with more candidates: what it rests on is listed anew. `None` if it doesn't hold there.
pub(super) fn renewed(step: &Step, setting: &Setting, state: &State) -> Option<Step> {
    let sets = |sum| fillings(setting, state, sum).map(|fillings| fillings.sets);
    let evidence = match &step.evidence {
        Evidence::Combinations { sum, .. } => Evidence::Combinations { sum: sum.clone(), sets: sets(sum)? },
        Evidence::Required { sum, digit, .. } => {
            let cells = state.places(*digit, &sum.cells).collect();
            Evidence::Required { sum: sum.clone(), sets: sets(sum)?, digit: *digit, cells }
        }
        Evidence::Rest(rest) => Evidence::Rest(leftovers::rest(rest.houses.clone(), rest.sums.clone(), setting, state)),
        Evidence::RuleAlone { rule, cells, is_whole, .. } => Evidence::RuleAlone {
            rule: rule.clone(),
            cells: cells.clone(),
            is_whole: *is_whole,
            ways: rule_alone::few_ways(rule, cells, *is_whole, setting, state),
        },
        other => other.clone(),
    };
    let still = |&(cell, digits): &(Cell, u64)| (cell, digits & state.candidates(cell));
    let eliminations = step.eliminations.iter().map(still).filter(|(_, digits)| *digits != 0).collect();
    let (technique, placements) = (step.technique, step.placements.clone());
    let step = Step { technique, placements, eliminations, evidence };
    audit(setting, state, &step).is_ok().then_some(step)
}
