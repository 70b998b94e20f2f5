//! Double exocet: the page is `double-exocet`.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::{Info, Sink};
use super::base::{bases, common, each_once};
use super::junior_exocet::{Exocet, Way, exocets};
use crate::evidence::Evidence;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const DOUBLE_EXOCET: Info = Info {
    slug: "double-exocet",
    name: "double exocet",
    aliases: &["double JExocet"],
    page: "double-exocet",
    difficulty: 84,
    is_usual: false,
    find,
    ..super::FAMILY
};

/// Finds two exocets in a band that eliminate more together.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all: Vec<Exocet<'_, '_>> = bases(survey).into_iter().flat_map(|base| exocets(survey, base)).collect();
    for (i, one) in all.iter().enumerate() {
        for two in all[i + 1..].iter().filter(|two| is_beside(one, two)) {
            if let Some(step) = step(survey, one, two) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// True if the bases are in one band, in different lines and boxes of it.
fn is_beside(one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> bool {
    one.base.beside.contains(&two.base.line) && one.base.boxes.contains(&two.base.house)
}

/// Takes out what goes in all ways to fill both, if that is more than each of them takes out.
fn step(survey: &Survey<'_>, one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> Option<Step> {
    let out = common(ways(one, two).iter().map(|(a, b)| {
        let [a, b] = [one.out_with_covers(a), two.out_with_covers(b)];
        std::array::from_fn(|digit| a[digit] | b[digit])
    }));
    let alone = [one.eliminations(), two.eliminations()].concat();
    if out.iter().all(|candidate| alone.contains(candidate)) {
        return None;
    }
    let evidence = Evidence::Exocet {
        base: one.base.cells | two.base.cells,
        targets: one.targets() | two.targets(),
        candidates: [one.base.candidates(survey), two.base.candidates(survey)].concat(),
        lines: each_once([one.across, two.across].concat()),
        covers: each_once([one.covers(), two.covers()].concat()),
        truths: [one.truths(), two.truths()].concat(),
    };
    Some(Step::new(Technique::DoubleExocet, evidence).removing(out))
}

/// The pairs of ways that can both be.
fn ways(one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> Vec<(Way, Way)> {
    let others = two.ways();
    let fits = |a: &Way, b: &Way| a.filled().iter().all(|x| b.filled().iter().all(|y| agree(*x, *y)));
    let with = |a: Way| others.iter().copied().filter(move |b| fits(&a, b)).map(move |b| (a, b));
    one.ways().into_iter().flat_map(with).collect()
}

/// True if both candidates can be true.
fn agree(a: Candidate, b: Candidate) -> bool {
    if a.cell() == b.cell() { a == b } else { a.digit() != b.digit() || !a.cell().peers().contains(b.cell()) }
}
