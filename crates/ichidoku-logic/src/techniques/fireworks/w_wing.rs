//! Firework W-wing: the page is `firework-w-wing`.

use std::ops::ControlFlow;

use ichidoku::{Cell, DigitSet};

use super::super::{Info, Sink};
use super::{choices, each, others};
use crate::evidence::{Evidence, Firework};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const FIREWORK_W_WING: Info = Info {
    slug: "firework-w-wing",
    name: "firework W-wing",
    page: "firework-w-wing",
    difficulty: 73,
    find,
    ..super::FAMILY
};

/// Finds fireworks of two digits with a cell opposite to the stem that holds only these.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, &mut |firework| {
        let Some(corner) = firework.opposite() else { return ControlFlow::Continue(()) };
        let pairs = choices(firework.digits, 2).filter(|pair| survey.digits(corner) == *pair);
        let steps = pairs.map(|pair| step(survey, &firework, corner, pair));
        steps.filter(|step| !step.is_idle()).try_for_each(&mut *sink)
    })
}

fn step(survey: &Survey<'_>, firework: &Firework, corner: Cell, pair: DigitSet) -> Step {
    let fireworks = vec![Firework { digits: pair, ..*firework }];
    let evidence = Evidence::Firework { fireworks, corner: Some(corner) };
    Step::new(Technique::FireworkWWing, evidence).removing(others(survey, firework.stem, pair))
}
