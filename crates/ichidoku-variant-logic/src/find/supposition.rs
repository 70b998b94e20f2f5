//! Candidates that lead to a contradiction in few steps.
//!
//! The rules of the search say at once which candidates do, so only these are followed, with steps that people make. The easiest
//! step first is not the shortest way: it also makes steps that have nothing to do with the contradiction. Those are left out
//! afterwards, the last ones first, as long as the others still hold without them.

use ichidoku::{Interrupted, Stop};
use ichidoku_variants::Cell;

use super::contradiction::Found;
use super::renewed::renewed;
use super::{combinations, rule_alone};
use crate::contradiction::Contradiction;
use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step, Supposition};
use crate::technique::Technique;

/// Most candidates that are tried, in the cells with the fewest: as many as 25×25 cells have, and a second's work. In an empty
/// grid of 49×49 all of them take eight.
const MOST_TRIED: usize = 15_625;
/// Most candidates that are followed until one leads to a contradiction. In killers, half of those that the rules refute don't.
const MOST_IN_VAIN: usize = 100;
/// How many more are followed then, in case one leads there sooner.
const MORE: usize = 4;
/// Most steps from a supposition that are followed, needless ones included.
const MOST_STEPS: usize = 40;
/// How hard these may be: up to Medium.
const MOST_DIFFICULTY: u8 = 41;

/// The easiest step, if it is no harder than this.
type Next = fn(u8, &Setting, &State, Stop<'_>) -> Result<Found, Interrupted>;

/// Of the candidates that the rules refute soonest, the one where that takes the fewest steps.
pub(super) fn find(next: Next, setting: &Setting, state: &State, stop: Stop<'_>) -> Result<Option<Step>, Interrupted> {
    let follow = |refuted, most| follow(refuted, most, next, setting, state, stop).transpose();
    let mut refuted = refuted(setting, state, stop)?.into_iter();
    let first = refuted.by_ref().take(MOST_IN_VAIN).find_map(|refuted| follow(refuted, MOST_STEPS));
    let Some(first) = first.transpose()? else { return Ok(None) };
    let most = first.steps.len();
    let others = refuted.take(MORE).filter_map(|refuted| follow(refuted, most));
    let short = [Ok(first)].into_iter().chain(others).map(|found| shortened(found?, setting, state, stop));
    let short = short.collect::<Result<Vec<_>, _>>()?;
    Ok(short.into_iter().min_by_key(|supposition| supposition.steps.len()).and_then(|shortest| {
        let gone = vec![(shortest.cell, 1 << shortest.digit)];
        Step::eliminate(Technique::Contradiction, gone, Evidence::Supposed(shortest))
    }))
}

/// A candidate, after how many others are gone when the rules refute it.
type Refuted = (u32, Cell, usize);

/// The candidates of open cells that the rules refute, those first for which the fewest others are gone by then.
fn refuted(setting: &Setting, state: &State, stop: Stop<'_>) -> Result<Vec<Refuted>, Interrupted> {
    let open = state.cells().filter(|&cell| !state.is_filled(cell));
    let mut open = open.map(|cell| (state.candidates(cell).count_ones(), cell)).collect::<Vec<_>>();
    ichidoku_variants::sort(&mut open);
    let candidates =
        open.into_iter().flat_map(|(_, cell)| indices(state.candidates(cell)).map(move |digit| (cell, digit)));
    let mut trial = setting.rules().trial(state.all_candidates());
    let mut found = Vec::new();
    for (cell, digit) in candidates.take(MOST_TRIED) {
        stop.check()?;
        found.extend(trial.refutes(cell, 1 << digit).map(|gone| (gone, cell, digit)));
    }
    ichidoku_variants::sort(&mut found);
    Ok(found)
}

/// What follows from a candidate, the easiest step first, if that is a contradiction after no more than so many steps.
fn follow(
    (_, cell, digit): Refuted,
    most: usize,
    next: Next,
    setting: &Setting,
    state: &State,
    stop: Stop<'_>,
) -> Result<Option<Supposition>, Interrupted> {
    let mut state = state.supposing(setting, cell, digit);
    let mut steps = Vec::new();
    loop {
        match next(MOST_DIFFICULTY, setting, &state, stop)? {
            Err(end) => return Ok(Some(Supposition { cell, digit, steps, end })),
            Ok(Some(step)) if steps.len() < most => {
                state.apply(setting, &step);
                steps.push(step);
            }
            Ok(_) => return Ok(None),
        }
    }
}

/// The same contradiction without the steps that it doesn't need.
fn shortened(
    mut supposition: Supposition,
    setting: &Setting,
    state: &State,
    stop: Stop<'_>,
) -> Result<Supposition, Interrupted> {
    let mut at = supposition.steps.len();
    while at > 0 {
        stop.check()?;
        at -= 1;
        if let Some(steps) = without(at, &supposition, setting, state) {
            supposition.steps = steps;
        }
    }
    Ok(supposition)
}

/// The steps but for one, as they are without it, if they still lead to the contradiction.
fn without(left_out: usize, supposition: &Supposition, setting: &Setting, state: &State) -> Option<Vec<Step>> {
    let mut state = state.supposing(setting, supposition.cell, supposition.digit);
    let mut steps: Vec<Step> = Vec::new();
    for (at, step) in supposition.steps.iter().enumerate().filter(|(at, _)| *at != left_out) {
        // Those before it stay as they are.
        let step = if at < left_out { step.clone() } else { renewed(step, setting, &state)? };
        state.apply(setting, &step);
        steps.push(step);
    }
    still_holds(&supposition.end, setting, &state).then_some(steps)
}

/// True if no candidate is left for the same reason in another state.
fn still_holds(contradiction: &Contradiction, setting: &Setting, state: &State) -> bool {
    match contradiction {
        Contradiction::Cell(cell) => state.candidates(*cell) == 0,
        Contradiction::Digit(house, digit) => house.cells.iter().all(|&cell| state.candidates(cell) >> digit & 1 == 0),
        Contradiction::Rule(rule, cells) => {
            combinations::is_broken(rule, cells, setting, state) || rule_alone::is_broken(rule, cells, setting, state)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::next_step_within;
    use crate::testing::first;

    fn setting(text: &str) -> Setting {
        Setting::new(&ichidoku_variants::read_iss(text).unwrap()).unwrap()
    }

    fn supposed(text: &str) -> Option<Supposition> {
        match first(Technique::Contradiction, text)?.evidence {
            Evidence::Supposed(supposition) => Some(supposition),
            _ => None,
        }
    }

    fn followed(refuted: Refuted, setting: &Setting) -> Option<Supposition> {
        follow(refuted, MOST_STEPS, next_step_within, setting, &State::new(setting), Stop::never()).unwrap()
    }

    #[test]
    fn a_candidate_leads_to_a_cell_without_any() {
        // A 3 in r4c4 makes r1c4 1 and r1c1 2, and r4c1 would need 2 or 3.
        let wing = ".Shape~4x4.~R1C1_1_2~R1C4_1_3~R4C1_2_3~R4C4_3_4";
        let supposition = supposed(wing).unwrap();
        assert_eq!((supposition.cell, supposition.digit), (15, 2));
        let placed = supposition.steps.iter().flat_map(|step| step.placements.clone());
        assert_eq!(placed.collect::<Vec<_>>(), [(3, 0), (0, 1)]);
        assert_eq!(supposition.end, Contradiction::Cell(12));
        // With a 4 in r4c1, nothing keeps r4c4 from being 3.
        let near_miss = setting(&wing.replace("R4C1_2_3", "R4C1_2_3_4"));
        assert_eq!(followed((0, 15, 2), &near_miss), None);
    }

    #[test]
    fn steps_that_are_not_needed_are_left_out() {
        // From 3 in r1c4, 4 in r2c4 follows as well, which has nothing to do with the contradiction in r4c4.
        let text = ".Shape~4x4.~R4C1_1_2~R4C4_1_3~R1C1_2_3~R1C4_3_4~R2C4_3_4";
        let setting = setting(text);
        let state = State::new(&setting);
        let found = followed((0, 3, 2), &setting).unwrap();
        let short = shortened(found.clone(), &setting, &state, Stop::never()).unwrap();
        assert!(short.steps.len() < found.steps.len());
        assert!((0..short.steps.len()).all(|at| without(at, &short, &setting, &state).is_none()));
    }

    #[test]
    fn a_raised_handle_ends_it() {
        let setting = setting(".Shape~4x4.~R1C1_1_2~R1C4_1_3~R4C1_2_3~R4C4_3_4");
        let found = find(next_step_within, &setting, &State::new(&setting), Stop::when(&|| true));
        assert_eq!(found, Err(Interrupted::Stopped));
    }

    #[test]
    fn a_rule_that_cant_be_kept_is_a_contradiction_too() {
        let supposition = supposed(".Shape~6x6.NoBoxes.Thermo~R2C2~R3C3~R4C4.~R2C2_3_5~R4C4_5_6").unwrap();
        assert!(matches!(supposition.end, Contradiction::Rule(..)), "{supposition:?}");
    }
}
