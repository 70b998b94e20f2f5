//! Houses that share cells.

use core::array::from_fn;

use super::derive::runs;
use super::{Compiler, has};
use crate::marks::Marks;
use crate::propagate::{Band, Crossing, Propagator};
use crate::{Cell, houses};

impl Compiler<'_> {
    /// Adds what follows from the cells that houses share.
    pub(super) fn cross(&mut self) {
        let bands = self.bands();
        // Lines and boxes need nothing beside bands.
        let seen_to = if bands.is_empty() { Vec::new() } else { houses::of_the_shape(self.puzzle) };
        self.propagators.extend(bands.into_iter().map(Propagator::Band));
        let mut houses = Vec::new();
        let mut crossings = Vec::new();
        for house in &self.houses {
            let (digits, marks, is_seen_to) = (self.digits_of(house), self.marks(house), has(&seen_to, house));
            let alike = houses.iter().filter(|(others, _, other)| *others == digits && !(*other && is_seen_to));
            crossings.extend(alike.filter_map(|(_, other, _)| crossing(&marks, other)));
            houses.push((digits, marks, is_seen_to));
        }
        crossings.extend(self.leftovers());
        self.propagators.extend(crossings.into_iter().map(Propagator::Crossing));
    }

    /// The bands and stacks of a grid of nine with boxes of three by three.
    fn bands(&self) -> Vec<Band> {
        let shape = self.puzzle.shape();
        let boxes = self.puzzle.boxes();
        if [self.digits, shape.rows(), shape.columns(), self.puzzle.box_size(), boxes.len()] != [9; 5] {
            return Vec::new();
        }
        let cell =
            |line: usize, at: usize, is_down: bool| (if is_down { 9 * at + line } else { 9 * line + at }) as Cell;
        let lines = |band: usize, is_down: bool| {
            let piece = move |line: usize, in_box: usize| from_fn(|at| cell(3 * band + line, 3 * in_box + at, is_down));
            from_fn(|line| from_fn(|in_box| piece(line, in_box)))
        };
        [false, true].iter().flat_map(|&is_down| (0..3).map(move |band| Band { lines: lines(band, is_down) })).collect()
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
            let apart = |cells: &Marks| self.initial.len() - cells.shared(&area);
            let mut nearest = boxes.iter().enumerate().map(|(at, cells)| (apart(cells), at)).collect::<Vec<_>>();
            crate::sort(&mut nearest);
            let mut other = Marks::none(self.initial.len());
            nearest.into_iter().take(houses).for_each(|(_, at)| other.add(&boxes[at]));
            crossing(&area, &other).filter(|crossing| crossing.of_first < self.digits)
        });
        with_boxes.collect()
    }
}

/// What each of two sets of cells, as many in both, has beyond the other, if they share more than a cell.
fn crossing(one: &Marks, other: &Marks) -> Option<Crossing> {
    // Of the houses of a large grid, most pairs end here.
    if !one.share_several(other) {
        return None;
    }
    let (all, shared) = (one.count(), one.shared(other));
    (shared < all).then(|| Crossing::new(one.beyond(other), other.beyond(one), 2 * (all - shared)))
}
