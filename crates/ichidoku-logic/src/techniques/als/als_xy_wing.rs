//! ALS-XY-wing: the page is `als-xy-wing`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Digit, DigitSet};

use super::super::{Info, Sink};
use super::{about_set, out, places, restricted, step, victims};
use crate::evidence::{AlmostLockedSet, Evidence, Joint};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const ALS_XY_WING: Info = Info {
    slug: "als-xy-wing",
    name: "ALS-XY-wing",
    page: "als-xy-wing",
    difficulty: 75,
    hodoku: HodokuScore::some("0902", HodokuLevel::Unfair, 320),
    find,
    explain,
    ..super::FAMILY
};

/// Finds three sets joined by two different restricted common digits, the same victims once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (sets, pairs) = (survey.almost_locked(), survey.almost_locked_pairs());
    let mut seen = HashSet::new();
    for hinge in survey.unless_stopped(0..sets.len()) {
        let joined = (0..sets.len()).map(|set| (set, pairs.restricted(hinge, set)));
        let near: Vec<(usize, DigitSet)> = joined.filter(|(_, common)| !common.is_empty()).collect();
        for (i, (a, xs)) in near.iter().enumerate() {
            for (b, ys) in &near[i + 1..] {
                for digits in left(pairs.aimed(*a, *b), [*xs, *ys]) {
                    let ends = [&sets[*a], &sets[*b]];
                    let mut out = victims(survey, digits, &ends);
                    out.sort_unstable();
                    if seen.insert(out.clone()) {
                        sink(step(Technique::AlsXyWing, &[ends[0], &sets[hinge], ends[1]], Joint::Hinge, out))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits without two different ones that join the sets, for each choice of these; where there are some.
fn left(digits: DigitSet, [xs, ys]: [DigitSet; 2]) -> impl Iterator<Item = DigitSet> {
    let choices = xs.iter().flat_map(move |x| ys.without(x).iter().map(move |y| (x, y)));
    choices.map(move |(x, y)| digits.without(x).without(y)).filter(|left| !left.is_empty())
}

/// The two sets A and B, and the set C that takes a digit from one of them.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::AlmostLocked { sets, joint: Joint::Hinge } = &step.evidence else { return Vec::new() };
    let [a, hinge, b] = sets[..] else { return Vec::new() };
    let z_digits = result::digits_out(step);
    let [xs, ys] = [a, b].map(|set| restricted(state, [hinge, set]) - z_digits);
    let pair = xs.iter().flat_map(|x| ys.without(x).iter().map(move |y| (x, y))).next();
    let Some((first_digit, second_digit)) = pair else { return Vec::new() };
    let takes = |digit: Digit, set: AlmostLockedSet, set_count: usize| {
        say::AlsHingeTakes { digit, set_count, cells: places(state, digit, [hinge, set]), z_digits }.into()
    };
    let mut messages = vec![
        about_set(a, 1),
        about_set(b, 2),
        about_set(hinge, 3),
        say::AlsHinge { digits: DigitSet::single(first_digit).with(second_digit) }.into(),
        takes(first_digit, a, 1),
        takes(second_digit, b, 2),
    ];
    messages.extend(out(state, step, [a, b]));
    messages
}
