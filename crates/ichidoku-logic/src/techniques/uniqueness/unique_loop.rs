//! Unique loop: the page is `unique-loop`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, DigitSet};

use super::super::{Info, Sink};
use super::pattern::Pattern;
use super::{type_1, type_2, type_3, type_4};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const UNIQUE_LOOP: Info = Info {
    slug: "unique-loop",
    name: "unique loop",
    page: "unique-loop",
    difficulty: 47,
    explainer: Some(46),
    find,
    ..super::FAMILY
};

/// The longest ring that is looked for, and the most cells of it that may hold more than the pair.
const LONGEST: usize = 14;
const WIDEST_ROOF: usize = 2;

/// Finds rings of at least six cells, of types 1 to 4.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let pairs: HashSet<DigitSet> = survey.bivalue().iter().map(|cell| survey.digits(cell)).collect();
    let mut pairs: Vec<DigitSet> = pairs.into_iter().collect();
    pairs.sort_unstable();
    for pair in pairs {
        let cells = pair.iter().fold(survey.open(), |cells, digit| cells & survey.cells(digit));
        let floor: CellSet = (cells & survey.bivalue()).iter().collect();
        let mut rings = Rings { cells, floor, found: HashSet::new() };
        // Each ring has at least four floor cells: start from any.
        for start in floor.iter() {
            rings.walk(start, start, CellSet::single(start), [0; 27]);
        }
        let mut found: Vec<CellSet> = rings.found.into_iter().collect();
        found.sort_unstable();
        for ring in found {
            report(survey, &Pattern::new(survey, ring, pair), sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn report(survey: &Survey<'_>, pattern: &Pattern, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = Technique::UniqueLoop;
    let one = type_1::step(survey, technique, pattern).into_iter();
    let two = type_2::step(survey, technique, pattern).into_iter();
    let all = one.chain(two).chain(type_3::steps(survey, technique, pattern));
    all.chain(type_4::steps(survey, technique, pattern)).try_for_each(sink)
}

/// The search for rings of one pair.
struct Rings {
    cells: CellSet,
    floor: CellSet,
    found: HashSet<CellSet>,
}

impl Rings {
    /// Goes on from the last cell; `used` counts the ring's steps through each house.
    fn walk(&mut self, start: Cell, last: Cell, ring: CellSet, used: [u8; 27]) {
        if ring.len() >= 6 && ring.len().is_multiple_of(2) && last.sees(start) && two_in_each_house(ring) {
            self.found.insert(ring);
        }
        if ring.len() == LONGEST {
            return;
        }
        for house in last.houses().into_iter().filter(|h| used[h.index()] == 0) {
            let mut used = used;
            used[house.index()] = 1;
            for next in (self.cells & house.cells() & !ring).iter() {
                let ring = ring.with(next);
                let lean = (ring - self.floor).len() <= WIDEST_ROOF;
                if lean && next > start_floor(start, self.floor, next) && at_most_two(ring, next) {
                    self.walk(start, next, ring, used);
                }
            }
        }
    }
}

/// The cell that `next` must come after: a ring starts at its first floor cell, so that each is found from one start.
fn start_floor(start: Cell, floor: CellSet, next: Cell) -> Cell {
    if floor.contains(next) { start } else { Cell::ALL[0] }
}

fn at_most_two(ring: CellSet, cell: Cell) -> bool {
    cell.houses().iter().all(|house| (ring & house.cells()).len() <= 2)
}

fn two_in_each_house(ring: CellSet) -> bool {
    ring.iter().all(|cell| cell.houses().iter().all(|house| (ring & house.cells()).len() == 2))
}
