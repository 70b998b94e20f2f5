//! ALS-XZ: the page is `als-xz`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet};

use super::super::{Info, Sink};
use super::{about_restricted, about_set, out, seeing_all, step, victims};
use crate::evidence::{AlmostLockedSet, Evidence, Joint};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const ALS_XZ: Info = Info {
    slug: "als-xz",
    name: "ALS-XZ",
    aliases: &["almost locked set XZ-rule"],
    page: "als-xz",
    difficulty: 74,
    hodoku: HodokuScore::some("0901", HodokuLevel::Unfair, 300),
    find,
    explain,
    ..super::FAMILY
};

/// Finds pairs of sets with one or two restricted common digits that take something out of other cells; the same
/// victims once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (sets, pairs) = (survey.almost_locked(), survey.almost_locked_pairs());
    let mut seen = HashSet::new();
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets.iter().enumerate().skip(i + 1) {
            let common = pairs.restricted(i, j);
            let in_vain = common.len() == 1 && (pairs.aimed(i, j) - common).is_empty();
            if common.is_empty() || in_vain {
                continue;
            }
            let out = outside(linked(survey, a, b, common), a.cells | b.cells);
            if !out.is_empty() && seen.insert(out.clone()) {
                sink(step(Technique::AlsXz, &[a, b], Joint::Restricted(common), out))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the restricted common digits take out.
fn linked(survey: &Survey<'_>, a: &AlmostLockedSet, b: &AlmostLockedSet, common: DigitSet) -> Vec<Candidate> {
    if common.len() == 1 {
        return victims(survey, (a.digits & b.digits) - common, &[a, b]);
    }
    let mut out = victims(survey, common, &[a, b]);
    out.extend((a.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[a])));
    out.extend((b.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[b])));
    out
}

/// The candidates that lie in other cells, each once, in order.
fn outside(mut candidates: Vec<Candidate>, cells: CellSet) -> Vec<Candidate> {
    candidates.retain(|c| !cells.contains(c.cell()));
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

/// The sets, the digits that only one can hold, and what follows for the others.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::AlmostLocked { sets, joint: Joint::Restricted(common) } = &step.evidence else { return Vec::new() };
    let Ok(sets) = <[AlmostLockedSet; 2]>::try_from(&sets[..]) else { return Vec::new() };
    let mut messages = vec![about_set(sets[0], 1), about_set(sets[1], 2)];
    messages.extend(common.iter().map(|digit| about_restricted(state, digit, sets)));
    match common.only() {
        Some(x_digit) => {
            let digits = result::digits_out(step);
            messages.push(say::AlsXzSo { x_digit, digits }.into());
            messages.extend(out(state, step, sets));
        }
        None => messages.extend(doubly(state, step, sets, *common)),
    }
    messages
}

/// What follows from two digits of which each set holds one.
fn doubly(state: &State, step: &Step, sets: [AlmostLockedSet; 2], common: DigitSet) -> Vec<Message> {
    let Some((first_digit, second_digit)) = common.iter().next().zip(common.iter().nth(1)) else { return Vec::new() };
    let mut messages = vec![say::AlsDoubly { first_digit, second_digit }.into()];
    let of = |digits: DigitSet, set: Option<CellSet>| -> Vec<Candidate> {
        let sees = |c: &&Candidate| set.is_none_or(|cells| !(cells & state.peers(c.cell())).is_empty());
        step.eliminations.iter().filter(|c| digits.contains(c.digit())).filter(sees).copied().collect()
    };
    let linked = of(common, None);
    if !linked.is_empty() {
        messages.push(say::AlsDoublyOut { digits: common, result_clauses: result::eliminated(&linked) }.into());
    }
    for (i, set) in sets.into_iter().enumerate() {
        let digits = set.digits - common;
        let kept = of(digits, Some(set.cells));
        if !kept.is_empty() {
            let digits = kept.iter().map(|c| c.digit()).collect();
            let result_clauses = result::eliminated(&kept);
            messages.push(say::AlsKeeps { set_count: i + 1, digits, result_clauses }.into());
        }
    }
    messages
}
