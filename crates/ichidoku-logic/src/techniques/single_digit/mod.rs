//! Two strong links of one digit.

use ichidoku::{Candidate, CellSet, Digit};

use super::Info;
use crate::draw::Marks;
use crate::evidence::{self, Evidence, Truth};
use crate::explain::{Message, result, say};
use crate::geometry::Geometry;
use crate::links::StrongLink;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod empty_rectangle;
pub(super) mod skyscraper;
pub(super) mod turbot_fish;
pub(super) mod two_string_kite;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::SingleDigit, explain, Marks::of_links) };

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

    fn ends(&self) -> [Candidate; 4] {
        [self.first.from, self.first.to, self.second.from, self.second.to]
    }

    /// Whether the four cells are different and the inner ones see each other.
    fn is_joined(&self, geometry: &Geometry) -> bool {
        let cells: CellSet = self.ends().iter().map(|c| c.cell()).collect();
        cells.len() == 4 && geometry.sees(self.first.to.cell(), self.second.from.cell())
    }

    /// What sees both outer ends.
    fn victims(&self, survey: &Survey<'_>) -> CellSet {
        survey.cells(self.digit()) & survey.peers(self.first.from.cell()) & survey.peers(self.second.to.cell())
    }

    /// The step of the technique, if the links are joined and something goes.
    fn step(&self, survey: &Survey<'_>, technique: Technique) -> Option<Step> {
        let out = self.is_joined(survey).then(|| self.victims(survey))?;
        let joined = evidence::Joined { ends: self.ends(), truths: [self.first.truth, self.second.truth] };
        let evidence = Evidence::TwoLinks(vec![joined]);
        (!out.is_empty()).then(|| Step::new(technique, evidence).eliminating(self.digit(), out))
    }
}

/// Of each two links: their houses, where they are joined, and that one of their ends is true.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::TwoLinks(pairs) = &step.evidence else { return Vec::new() };
    let is_tower = step.technique == Technique::Skyscraper;
    pairs.iter().flat_map(|pair| two_links(state, step, pair, is_tower)).collect()
}

fn two_links(state: &State, step: &Step, pair: &evidence::Joined, is_tower: bool) -> Vec<Message> {
    let [first, joint, next, last] = pair.ends;
    let digit = first.digit();
    let house = |truth: &Truth| if let Truth::Digit(house, _) = truth { Some(*house) } else { None };
    let cells = [joint.cell(), next.cell()].into_iter().collect();
    let end_cells: CellSet = [first.cell(), last.cell()].into_iter().collect();
    let out_cells = result::cells_out(step, digit) & state.common_peers(end_cells);
    let mut messages: Vec<Message> =
        vec![say::TwoLinks { houses: pair.truths.iter().filter_map(house).collect(), digit }.into()];
    messages.extend(state.shared_house(cells).map(|house| match is_tower {
        true => say::SkyscraperJoint { cells, house, digit }.into(),
        false => say::TwoLinksJoint { cells, house, digit }.into(),
    }));
    messages.push(match is_tower {
        true => say::SkyscraperEnds { end_cells, digit, out_cells }.into(),
        false => say::TwoLinksEnds { end_cells, digit, out_cells }.into(),
    });
    messages
}
