//! Turbot fish: the page is `turbot-fish`.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::{Info, Sink};
use super::Joined;
use crate::links::bilocal;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const TURBOT_FISH: Info = Info {
    slug: "turbot-fish",
    name: "turbot fish",
    page: "turbot-fish",
    difficulty: 62,
    hodoku: HodokuScore::some("0403", HodokuLevel::Hard, 120),
    find,
    ..super::FAMILY
};

/// Finds two joined strong links of one digit, the same four cells once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let links: Vec<_> = bilocal(survey, digit).collect();
        for (i, a) in links.iter().enumerate() {
            for joined in links[i + 1..].iter().flat_map(|b| Joined::ways(*a, *b)) {
                if let Some(step) = joined.step(survey, Technique::TurbotFish) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
