//! Houses that share cells.

use super::Compiler;
use super::derive::runs;
use crate::Cell;
use crate::propagate::{Crossing, Propagator};

impl Compiler {
    /// Adds what follows from the cells that houses share.
    pub(super) fn cross(&mut self) {
        let mut crossings = Vec::new();
        for (at, one) in self.houses.iter().enumerate() {
            let alike = self.houses[..at].iter().filter(|other| self.digits_of(one) == self.digits_of(other));
            crossings.extend(alike.filter_map(|other| crossing(one, other)));
        }
        crossings.extend(self.leftovers());
        self.propagators.extend(crossings.into_iter().map(Propagator::Crossing));
    }

    /// The law of leftovers: some rows or columns that follow each other, and as many irregular boxes.
    fn leftovers(&self) -> Vec<Crossing> {
        let shape = self.puzzle.shape();
        let boxes = self.puzzle.jigsaw_boxes();
        if boxes.is_empty() || !shape.is_latin() || !boxes.iter().all(|cells| cells.len() == self.digits) {
            return Vec::new();
        }
        let full = |cells: &Vec<Cell>| cells.len() == self.digits;
        let rows = (0..shape.rows()).map(|row| shape.row(row)).filter(full).collect::<Vec<_>>();
        let columns = (0..shape.columns()).map(|column| shape.column(column)).filter(full).collect::<Vec<_>>();
        let areas = runs(&rows).into_iter().chain(runs(&columns)).filter(|&(_, houses)| houses > 1);
        let with_boxes = areas.filter_map(|(mut area, houses)| {
            area.sort_unstable();
            let inside = |cells: &Vec<Cell>| cells.iter().filter(|cell| area.contains(cell)).count();
            let mut nearest = boxes.iter().collect::<Vec<_>>();
            nearest.sort_by_key(|cells| core::cmp::Reverse(inside(cells)));
            let mut other = nearest.into_iter().take(houses).flatten().copied().collect::<Vec<_>>();
            other.sort_unstable();
            crossing(&area, &other).filter(|crossing| crossing.rests[0].len() < self.digits)
        });
        with_boxes.collect()
    }
}

/// What each of two sorted sets of cells has beyond the other, if they share more than a cell.
fn crossing(one: &[Cell], other: &[Cell]) -> Option<Crossing> {
    let shared = shared(one, other);
    let rest = |cells: &[Cell]| cells.iter().copied().filter(|cell| !shared.contains(cell)).collect::<Vec<_>>();
    (shared.len() > 1 && shared.len() < one.len()).then(|| Crossing { rests: [rest(one), rest(other)] })
}

/// The cells of two sorted sets, both of which are passed through once: there are many pairs of houses in large grids.
fn shared(mut one: &[Cell], mut other: &[Cell]) -> Vec<Cell> {
    let mut shared = Vec::new();
    while let (Some((&a, after_a)), Some((&b, after_b))) = (one.split_first(), other.split_first()) {
        if a == b {
            shared.push(a);
        }
        one = if a <= b { after_a } else { one };
        other = if b <= a { after_b } else { other };
    }
    shared
}
