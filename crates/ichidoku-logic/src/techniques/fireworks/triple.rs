//! Triple firework: the page is `triple-firework`.

use std::ops::ControlFlow;

use ichidoku::DigitSet;

use super::super::{Info, Sink};
use super::{choices, each, others};
use crate::evidence::Firework;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const TRIPLE_FIREWORK: Info = Info {
    slug: "triple-firework",
    name: "triple firework",
    aliases: &["firework triple"],
    page: "triple-firework",
    difficulty: 73,
    find,
    ..super::FAMILY
};

/// Finds stems and wings that three digits share.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, &mut |firework| {
        let steps = choices(firework.digits, 3).map(|digits| step(survey, &firework, digits));
        steps.filter(|step| !step.is_idle()).try_for_each(&mut *sink)
    })
}

fn step(survey: &Survey<'_>, firework: &Firework, digits: DigitSet) -> Step {
    let step = firework.step(Technique::TripleFirework, digits);
    step.removing(firework.cells().iter().flat_map(|cell| others(survey, cell, digits)))
        .removing(firework.off_the_lines(survey, digits))
        .removing(firework.seeing_all(survey, digits))
}
