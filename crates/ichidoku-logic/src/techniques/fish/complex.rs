//! Enumerates fish of any houses, with fins and endo-fins, from their victims.
//!
//! Assume a candidate `v` is true. It closes the candidates that see it; a fish against `v` is `n` base houses whose
//! other candidates fit into `n - 1` covers, so that one base house finds no place. The last cover is a house of `v`.
//!
//! A fish looks at one digit, so its victims are among the candidates that no way to place the digit in the whole grid
//! uses. Where every candidate is in some way there is nothing to search.
//!
//! Only fish that need all of their houses are given, so that it does not matter where the search begins.
//!
//! ```text
//!   search:  an uncovered candidate of the bases?   cover it by each of its houses in turn
//!            covers = bases - 1?                    a fish
//!            else                                   one more base house that meets the covers
//! ```

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Digit, House, Stop};

use super::{Fish, Houses, houses, once_and_twice};
use crate::geometry::Geometry;
use crate::survey::Survey;

/// Which houses may be bases and which covers.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) bases: Houses,
    pub(super) covers: Houses,
}

/// What the search visits.
type Visit<'v> = dyn FnMut(Fish) -> ControlFlow<()> + 'v;

/// Gives each fish of the size and shape that has a victim, once.
pub(super) fn each(
    survey: &Survey<'_>,
    digit: Digit,
    size: usize,
    shape: Shape,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    against(survey, digit, survey.doomed(digit), size, shape, visit)
}

/// Gives each fish that has one of these victims, once.
fn against(
    survey: &Survey<'_>,
    digit: Digit,
    victims: CellSet,
    size: usize,
    shape: Shape,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    let (mut found, mut seen) = (Met::default(), Met::default());
    for victim in survey.unless_stopped(victims.iter()) {
        seen.clear();
        let mut search = Search::new(survey, digit, victim, size, shape, &mut seen);
        for (bases, covers) in search.run() {
            for last in survey.houses_of(victim) {
                let bit = 1 << last.index();
                let fish = Fish { digit, bases, covers: covers | bit };
                if shape.covers & bit != 0 && (bases | covers) & bit == 0 && found.insert(key(bases, fish.covers)) {
                    visit(fish)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Bases and covers that were met. Looking them up is a large part of the search, so one product is hash enough.
type Met = HashSet<u64, BuildHasherDefault<Product>>;

/// Bases and covers as one number; there are 27 houses.
fn key(bases: Houses, covers: Houses) -> u64 {
    u64::from(bases) << 27 | u64::from(covers)
}

/// Hashes a number by a product, whose upper half is well mixed.
#[derive(Default)]
struct Product(u64);

impl Hasher for Product {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(self.0 ^ u64::from(*byte)));
    }

    fn write_u64(&mut self, number: u64) {
        let product = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}

/// The search for fish against one victim.
struct Search<'s, 'm> {
    geometry: &'s Geometry,
    stop: Stop<'s>,
    size: usize,
    shape: Shape,
    /// The candidates of each house that do not see the victim; `None` where the house may not be a base.
    open: [Option<CellSet>; 27],
    seen: &'m mut Met,
    found: Vec<(Houses, Houses)>,
}

/// Houses chosen so far and the candidates in them.
#[derive(Clone, Copy)]
struct Chosen {
    bases: Houses,
    covers: Houses,
    base_cells: CellSet,
    cover_cells: CellSet,
}

impl Chosen {
    /// Whether each cover holds a base candidate that no other cover holds.
    fn needs_all_covers(&self, geometry: &Geometry) -> bool {
        let (once, twice) = once_and_twice(geometry, self.covers);
        houses(self.covers).all(|house| !(self.base_cells & geometry.house_cells(house) & (once - twice)).is_empty())
    }
}

impl<'s, 'm> Search<'s, 'm> {
    fn new(survey: &'s Survey<'_>, digit: Digit, victim: Cell, size: usize, shape: Shape, seen: &'m mut Met) -> Self {
        let open = std::array::from_fn(|i| {
            let cells = survey.cells_in(digit, House::ALL[i]);
            let may = shape.bases >> i & 1 == 1 && !cells.is_empty() && !cells.contains(victim);
            let rest = cells - survey.peers(victim);
            (may && !rest.is_empty()).then_some(rest)
        });
        Self { geometry: survey, stop: survey.stop(), size, shape, open, seen, found: Vec::new() }
    }

    fn run(&mut self) -> Vec<(Houses, Houses)> {
        for i in 0..27 {
            if let Some(cells) = self.open[i] {
                let none = Chosen { bases: 1 << i, covers: 0, base_cells: cells, cover_cells: CellSet::EMPTY };
                self.extend(none);
            }
        }
        std::mem::take(&mut self.found)
    }

    fn extend(&mut self, chosen: Chosen) {
        let (bases, covers) = (chosen.bases.count_ones() as usize, chosen.covers.count_ones() as usize);
        let uncovered = (chosen.base_cells - chosen.cover_cells).iter().next();
        let is_whole = uncovered.is_none() && covers + 1 == bases;
        // Whatever leads nowhere need not be looked up.
        if uncovered.is_some() && covers + 1 >= self.size || is_whole && bases < self.size {
            return;
        }
        if self.stop.is_raised() || !self.seen.insert(key(chosen.bases, chosen.covers)) {
            return;
        }
        match uncovered {
            Some(cell) => self.cover(chosen, cell),
            None if !is_whole => self.add_base(chosen),
            None if chosen.needs_all_covers(self.geometry) && self.needs_all_bases(chosen) => {
                self.found.push((chosen.bases, chosen.covers));
            }
            None => {}
        }
    }

    /// Whether no fewer covers hold one base more than they are: those alone would be the fish.
    fn needs_all_bases(&self, chosen: Chosen) -> bool {
        let covers: Vec<CellSet> = houses(chosen.covers).map(|house| self.geometry.house_cells(house)).collect();
        (0..(1u32 << covers.len()) - 1).all(|some| {
            let cells = (0..covers.len()).filter(|i| some >> i & 1 == 1).fold(CellSet::EMPTY, |all, i| all | covers[i]);
            let inside = |house: &House| self.open[house.index()].is_some_and(|base| base.is_subset(cells));
            houses(chosen.bases).filter(inside).count() <= some.count_ones() as usize
        })
    }

    fn cover(&mut self, chosen: Chosen, cell: Cell) {
        for house in self.geometry.houses_of(cell) {
            let bit = 1 << house.index();
            if self.shape.covers & bit & !chosen.bases != 0 {
                let cover_cells = chosen.cover_cells | self.geometry.house_cells(house);
                self.extend(Chosen { covers: chosen.covers | bit, cover_cells, ..chosen });
            }
        }
    }

    /// Adds each base house that meets the covers; bases may share only what sees the victim.
    fn add_base(&mut self, chosen: Chosen) {
        if chosen.bases.count_ones() as usize >= self.size {
            return;
        }
        for house in houses(self.shape.bases & !(chosen.bases | chosen.covers)) {
            let Some(cells) = self.open[house.index()] else { continue };
            if cells.is_disjoint(chosen.base_cells) && !cells.is_disjoint(chosen.cover_cells) {
                let base_cells = chosen.base_cells | cells;
                self.extend(Chosen { bases: chosen.bases | 1 << house.index(), base_cells, ..chosen });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::fish::{franken, mutant};
    use crate::{Solver, State};
    use ichidoku::Puzzle;

    fn all(survey: &Survey<'_>, digit: Digit, victims: CellSet, size: usize, shape: Shape) -> Vec<Fish> {
        let mut fish = Vec::new();
        let _ = against(survey, digit, victims, size, shape, &mut |found| {
            fish.push(found);
            ControlFlow::Continue(())
        });
        fish
    }

    #[test]
    fn no_fish_is_missed_for_want_of_victims() {
        let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let mut state = State::from_puzzle(&line.parse::<Puzzle>().unwrap());
        let mut count = 0;
        while let Some(step) = Solver::default().next(&state, Stop::never()).unwrap() {
            let survey = Survey::new(&state);
            for (digit, shape) in Digit::ALL.into_iter().flat_map(|d| [(d, franken::SHAPES[0]), (d, mutant::SHAPE)]) {
                for size in 2..=3 {
                    let few = all(&survey, digit, survey.doomed(digit), size, shape);
                    assert_eq!(few, all(&survey, digit, survey.cells(digit), size, shape), "{digit} before {step}");
                    count += few.len();
                }
            }
            state.apply(&step);
        }
        assert!(count > 100, "{count} fish");
    }
}
