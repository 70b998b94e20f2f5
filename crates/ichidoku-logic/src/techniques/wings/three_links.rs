//! Enumerates chains of three strong links, by what the links are.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::Sink;
use crate::evidence::Evidence;
use crate::links::{StrongLink, common_victims};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Three strong links, each starting at what the end of the one before excludes.
pub(super) type Three = [StrongLink; 3];

/// Reports each chain of three strong links that are of the wanted form and take something out; a chain that is of
/// the form in both directions is reported once.
pub(super) fn find(
    survey: &Survey<'_>,
    technique: Technique,
    wanted: fn(&Three) -> bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let strong = survey.strong_links();
    for first in strong.all() {
        for second in following(survey, first.to) {
            for third in following(survey, second.to) {
                let chain = [*first, second, third];
                let backwards = [third.reversed(), second.reversed(), first.reversed()];
                let fits = wanted(&chain) && distinct(&chain) && (first.from < third.to || !wanted(&backwards));
                if fits && let Some(step) = step(survey, technique, &chain) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The strong links that start at a candidate which this one excludes.
fn following(survey: &Survey<'_>, end: Candidate) -> Vec<StrongLink> {
    let (cell, digit) = (end.cell(), end.digit());
    let level = (survey.cells(digit) & survey.peers(cell)).iter().map(|c| Candidate::of(c, digit));
    let inside = survey.digits(cell).without(digit).iter().map(|d| Candidate::of(cell, d));
    level.chain(inside).flat_map(|start| survey.strong_links().of(start).iter().copied()).collect()
}

/// Whether the six ends are six candidates.
fn distinct(chain: &Three) -> bool {
    let ends: Vec<Candidate> = chain.iter().flat_map(|l| [l.from, l.to]).collect();
    ends.iter().enumerate().all(|(i, a)| !ends[i + 1..].contains(a))
}

fn step(survey: &Survey<'_>, technique: Technique, chain: &Three) -> Option<Step> {
    let [a, b, c] = *chain;
    let out = common_victims(survey, a.from, c.to);
    if out.is_empty() {
        return None;
    }
    let ends = [a.from, a.to, b.from, b.to, c.from, c.to];
    let evidence = Evidence::ThreeLinks { ends, truths: chain.map(|link| link.truth) };
    Some(Step::new(technique, evidence).removing(out))
}

/// Whether the weak link changes the digit inside a cell.
pub(super) fn turns(one: &StrongLink, next: &StrongLink) -> bool {
    one.to.cell() == next.from.cell() && one.to.digit() != next.from.digit()
}
