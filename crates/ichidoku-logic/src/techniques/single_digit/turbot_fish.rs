//! # Turbot fish
//!
//! Two houses hold a digit in two places each, and one place of the first sees one place of the second. What sees both
//! of the other two loses the digit.
//!
//! ## Why it is true
//! The two inner places see each other, so at least one of them is false. The other place of that house is true. So one
//! of the outer places is true.
//!
//! ## How to find it
//! Take one digit at a time and mark the houses with two places. Any two of them that touch make a turbot fish. If both
//! are rows, or both columns, it is a skyscraper; a row and a column tied in a box are a two-string kite; the rest keep
//! the general name.
//!
//! ## Near miss
//! A third place in one of the two houses: then both inner and outer place of that house can be false.
//!
//! ## References
//! - [HoDoKu: single digit patterns](https://hodoku.sourceforge.net/en/tech_sdp.php)
//! - [Sudopedia: Turbot Fish](http://sudopedia.enjoysudoku.com/Turbot_Fish.html)

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
