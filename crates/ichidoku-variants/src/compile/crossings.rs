//! Houses that share cells.

use super::Compiler;
use super::derive::runs;
use crate::Cell;
use crate::marks::Marks;
use crate::propagate::{Crossing, Propagator};

impl Compiler {
    /// Adds what follows from the cells that houses share.
    pub(super) fn cross(&mut self) {
        let houses = self.houses.iter().map(|house| (self.digits_of(house), self.marks(house))).collect::<Vec<_>>();
        let mut crossings = Vec::new();
        for (at, (digits, one)) in houses.iter().enumerate() {
            let alike = houses[..at].iter().filter(|(others, _)| others == digits);
            crossings.extend(alike.filter_map(|(_, other)| crossing(one, other)));
        }
        crossings.extend(self.leftovers());
        self.propagators.extend(crossings.into_iter().map(Propagator::Crossing));
    }

    pub(super) fn marks(&self, cells: &[Cell]) -> Marks {
        Marks::new(cells, self.initial.len())
    }

    /// The law of leftovers: some rows or columns that follow each other, and as many irregular boxes.
    fn leftovers(&self) -> Vec<Crossing> {
        let shape = self.puzzle.shape();
        let boxes = self.puzzle.jigsaw_boxes();
        if boxes.is_empty() || !shape.is_latin() || !boxes.iter().all(|cells| cells.len() == self.digits) {
            return Vec::new();
        }
        let full = |cells: &Vec<Cell>| cells.len() == self.digits;
        let marks = |houses: &mut dyn Iterator<Item = Vec<Cell>>| {
            houses.filter(full).map(|cells| self.marks(&cells)).collect::<Vec<_>>()
        };
        let rows = marks(&mut (0..shape.rows()).map(|row| shape.row(row)));
        let columns = marks(&mut (0..shape.columns()).map(|column| shape.column(column)));
        let boxes = boxes.iter().map(|cells| self.marks(cells)).collect::<Vec<_>>();
        let areas = runs(&rows).into_iter().chain(runs(&columns)).filter(|&(_, houses)| houses > 1);
        let with_boxes = areas.filter_map(|(area, houses)| {
            let mut nearest = boxes.iter().collect::<Vec<_>>();
            nearest.sort_by_cached_key(|cells| core::cmp::Reverse(cells.shared(&area)));
            let mut other = Marks::none(self.initial.len());
            nearest.into_iter().take(houses).for_each(|cells| other.add(cells));
            crossing(&area, &other).filter(|crossing| crossing.rests[0].len() < self.digits)
        });
        with_boxes.collect()
    }
}

/// What each of two sets of cells has beyond the other, if they share more than a cell.
fn crossing(one: &Marks, other: &Marks) -> Option<Crossing> {
    let is_crossed = (2..one.count()).contains(&one.shared(other));
    is_crossed.then(|| Crossing { rests: [one.without(other), other.without(one)].map(|rest| rest.cells().collect()) })
}
