//! Two strong links of one digit.

use ichidoku::{CellSet, Digit};

use super::Info;
use crate::links::{StrongLink, weak_evidence};
use crate::step::{Evidence, Step};
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod empty_rectangle;
pub(super) mod skyscraper;
pub(super) mod turbot_fish;
pub(super) mod two_string_kite;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::SingleDigit);

/// Two strong links of which the second starts where the first's end is seen: one of the outer ends is true.
#[derive(Clone, Copy)]
struct Joined {
    first: StrongLink,
    second: StrongLink,
}

impl Joined {
    /// Both links in each of the four ways they can be joined at an end.
    fn ways(a: StrongLink, b: StrongLink) -> impl Iterator<Item = Self> {
        [a, a.reversed()]
            .into_iter()
            .flat_map(move |first| [b, b.reversed()].into_iter().map(move |second| Self { first, second }))
    }

    fn digit(&self) -> Digit {
        self.first.from.digit()
    }

    /// The four cells, if they are different and the inner ones see each other.
    fn cells(&self) -> Option<CellSet> {
        let ends = [self.first.from, self.first.to, self.second.from, self.second.to];
        let cells: CellSet = ends.iter().map(|c| c.cell()).collect();
        (cells.len() == 4 && self.first.to.cell().sees(self.second.from.cell())).then_some(cells)
    }

    /// What sees both outer ends.
    fn victims(&self, survey: &Survey<'_>) -> CellSet {
        survey.cells(self.digit()) & self.first.from.cell().peers() & self.second.to.cell().peers()
    }

    /// The step of the technique, if the links are joined and something goes.
    fn step(&self, survey: &Survey<'_>, technique: Technique) -> Option<Step> {
        let (cells, out) = (self.cells()?, self.victims(survey));
        let weak = weak_evidence(self.first.to, self.second.from);
        let evidence = Evidence {
            cells,
            candidates: vec![self.first.from, self.first.to, self.second.from, self.second.to],
            truths: vec![self.first.truth, self.second.truth],
            links: vec![self.first.evidence(), weak, self.second.evidence()],
            ..Evidence::default()
        };
        (!out.is_empty()).then(|| Step::new(technique, evidence).eliminating(self.digit(), out))
    }
}
