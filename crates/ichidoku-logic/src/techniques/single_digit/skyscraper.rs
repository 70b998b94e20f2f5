//! Skyscraper: the page is `skyscraper`.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::{Info, Sink};
use super::Joined;
use crate::links::conjugate;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const SKYSCRAPER: Info = Info {
    slug: "skyscraper",
    name: "skyscraper",
    page: "skyscraper",
    difficulty: 60,
    hodoku: HodokuScore::some("0400", HodokuLevel::Hard, 130),
    find,
    ..super::FAMILY
};

/// Finds two parallel lines with a strong link each, joined in a line across.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for lines in [&House::ALL[..9], &House::ALL[9..18]] {
            let links: Vec<_> = lines.iter().filter_map(|line| conjugate(survey, digit, *line)).collect();
            for (i, a) in links.iter().enumerate() {
                for b in &links[i + 1..] {
                    let steps = Joined::ways(*a, *b).filter(|j| in_line(j) && !roof_in_line(j));
                    steps.filter_map(|j| j.step(survey, Technique::Skyscraper)).try_for_each(&mut *sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the inner ends share a line.
fn in_line(joined: &Joined) -> bool {
    let (a, b) = (joined.first.to.cell(), joined.second.from.cell());
    a.row() == b.row() || a.column() == b.column()
}

/// Whether the outer ends share a line, as in an X-wing.
fn roof_in_line(joined: &Joined) -> bool {
    let (a, b) = (joined.first.from.cell(), joined.second.to.cell());
    a.row() == b.row() || a.column() == b.column()
}
