//! Quadruple firework: the page is `quadruple-firework`.

use std::ops::ControlFlow;

use ichidoku::DigitSet;

use super::super::{Info, Sink};
use super::{choices, each, others};
use crate::evidence::Firework;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const QUADRUPLE_FIREWORK: Info = Info {
    slug: "quadruple-firework",
    name: "quadruple firework",
    aliases: &["firework quad", "quad firework"],
    page: "quadruple-firework",
    difficulty: 75,
    find,
    ..super::FAMILY
};

/// Finds two fireworks that share their wings.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut all: Vec<Firework> = Vec::new();
    each(survey, &mut |firework| {
        all.push(firework);
        ControlFlow::Continue(())
    })?;
    for (i, one) in all.iter().enumerate() {
        let [across, down] = one.wings;
        let twin = |f: &&Firework| one.opposite() == Some(f.stem) && f.wings == [down, across];
        for other in all[i + 1..].iter().filter(twin) {
            pairs(survey, one, other, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports each two pairs of digits of the two fireworks.
fn pairs(survey: &Survey<'_>, one: &Firework, other: &Firework, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for mine in choices(one.digits, 2) {
        let steps = choices(other.digits - mine, 2).map(|theirs| step(survey, [(one, mine), (other, theirs)]));
        steps.filter(|step| !step.is_idle()).try_for_each(&mut *sink)?;
    }
    ControlFlow::Continue(())
}

fn step(survey: &Survey<'_>, [(one, mine), (other, theirs)]: [(&Firework, DigitSet); 2]) -> Step {
    let technique = Technique::QuadrupleFirework;
    let step = one.step(technique, mine).joined(other.step(technique, theirs));
    let wings = one.wings.into_iter().flat_map(|wing| others(survey, wing, mine | theirs));
    step.removing(wings.chain(others(survey, one.stem, mine)).chain(others(survey, other.stem, theirs)))
        .removing(one.off_the_lines(survey, mine))
        .removing(other.off_the_lines(survey, theirs))
        .removing(one.seeing_all(survey, mine))
        .removing(other.seeing_all(survey, theirs))
}
