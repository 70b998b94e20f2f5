//! Guardian: the page is `guardian`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, Truth, candidates_of};
use crate::explain::{self, Message, result, say};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const GUARDIAN: Info = Info {
    slug: "guardian",
    name: "guardian",
    aliases: &["broken wing"],
    page: "guardian",
    difficulty: 67,
    is_usual: false,
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// The shortest ring, as in one of three cells each sees both others, and the longest that is looked for.
const SHORTEST: usize = 5;
const LONGEST: usize = 9;

/// Finds the rings of each digit, what they take out once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in survey.unless_stopped(Digit::ALL) {
        let places = survey.cells(digit);
        let mut seen = HashSet::new();
        for start in places.iter() {
            let ring = Ring { cells: vec![start], houses: Vec::new(), guardians: CellSet::EMPTY };
            ring.grow(survey, places, &mut |ring| {
                let step = ring.step(survey, digit, places);
                if seen.insert(step.eliminations.clone()) { sink(step) } else { ControlFlow::Continue(()) }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Cells from the lowest of the ring on, and the houses that join each to the next.
#[derive(Clone)]
struct Ring {
    cells: Vec<Cell>,
    houses: Vec<House>,
    /// The other places in these houses; none of them may join the ring.
    guardians: CellSet,
}

impl Ring {
    /// Adds cells while something sees all guardians; visits the ring whenever it can be closed.
    fn grow(
        &self,
        geometry: &Geometry,
        places: CellSet,
        visit: &mut dyn FnMut(&Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (Some(first), Some(last)) = (self.cells.first(), self.cells.last()) else {
            return ControlFlow::Continue(());
        };
        for house in geometry.houses_of(*last).into_iter().filter(|house| !self.houses.contains(house)) {
            let here = places & geometry.house_cells(house);
            for next in here.iter().filter(|next| next >= first && next != last) {
                let Some(longer) = self.with(next, house, here) else { continue };
                if longer.victims(geometry, places).is_empty() {
                    continue;
                }
                if next != *first {
                    longer.grow(geometry, places, visit)?;
                } else if longer.is_whole() {
                    visit(&longer)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The ring with one more link, if each of its houses holds just two of its cells.
    fn with(&self, next: Cell, house: House, here: CellSet) -> Option<Self> {
        let last = self.cells.last().copied()?;
        let ring: CellSet = self.cells.iter().copied().collect();
        let pair = CellSet::single(last).with(next);
        let closes = self.cells.first() == Some(&next);
        let fits = ring.contains(next) == closes && (here & ring).is_subset(pair) && !self.guardians.contains(next);
        if !fits || self.cells.len() + usize::from(!closes) > LONGEST {
            return None;
        }
        let mut longer = self.clone();
        longer.cells.extend((!closes).then_some(next));
        longer.houses.push(house);
        longer.guardians = longer.guardians | (here - pair);
        Some(longer)
    }

    /// Whether the closed ring is odd, long enough, has guardians, and is met in the one of its two directions.
    fn is_whole(&self) -> bool {
        let odd = self.cells.len() >= SHORTEST && !self.cells.len().is_multiple_of(2);
        odd && !self.guardians.is_empty() && self.cells.get(1) < self.cells.last()
    }

    /// The places that see all guardians.
    fn victims(&self, geometry: &Geometry, places: CellSet) -> CellSet {
        places & geometry.common_peers(self.guardians)
    }

    fn step(&self, geometry: &Geometry, digit: Digit, places: CellSet) -> Step {
        let cells: CellSet = self.cells.iter().copied().collect();
        let evidence = Evidence::Impossible {
            cells,
            digits: DigitSet::single(digit),
            candidates: candidates_of(digit, cells).collect(),
            truths: self.houses.iter().map(|house| Truth::Digit(*house, digit)).collect(),
            guardians: candidates_of(digit, self.guardians).collect(),
        };
        Step::new(Technique::Guardian, evidence)
            .eliminating(digit, self.victims(geometry, places))
            .placing_lone_guardian()
    }
}

/// The loop, why its houses need another cell for the digit, and which cells there are.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Impossible { cells, digits, truths, guardians, .. } = &step.evidence else { return Vec::new() };
    let Some(digit) = digits.only() else { return Vec::new() };
    let house = |truth: &Truth| if let Truth::Digit(house, _) = truth { Some(*house) } else { None };
    let houses = truths.iter().filter_map(house).collect();
    let pattern =
        [say::GuardianLoop { cells: *cells, houses }.into(), say::GuardianLoopOdd { digit, cells: *cells }.into()];
    pattern.into_iter().chain(explain::guardians(guardians)).chain([result::so(state, step)]).collect()
}

/// The ring and its guardians.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Impossible { candidates, guardians, .. } = &step.evidence else { return Marks::default() };
    let named = Marks::default().named([say::MarkPattern::KEY, say::MarkGuardian::KEY]);
    named.put(state, Part::First, candidates.iter().copied()).put(state, Part::Second, guardians.iter().copied())
}
