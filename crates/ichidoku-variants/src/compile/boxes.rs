//! Boxes that are found while solving, and clues about them.

use std::rc::Rc;

use super::{Compiler, Wrong};
use crate::boxes_to_find;
use crate::propagate::{BoxCount, BoxRun, FoundBoxes, Link, Propagator, WhenFull};
use crate::{Cell, Constraint};

impl Compiler<'_> {
    pub(super) fn chaos(&mut self) -> Result<(), Wrong> {
        let size = self.puzzle.box_size();
        let layer = boxes_to_find::layer(self.puzzle, "CC").ok_or("extra cells for the boxes")?;
        let cells = layer.cells().collect::<Vec<_>>();
        if size < 2 || cells.len() % size != 0 {
            return Err("a grid that falls into boxes of equal size".into());
        }
        let boxes = (cells.len() / size) as i32;
        let lowest = self.lowest;
        cells.iter().for_each(|&cell| self.keep(cell, |digit| digit - lowest < boxes));
        self.propagators.push(Propagator::FoundBoxes(FoundBoxes {
            layer,
            size,
            links: Vec::new(),
            houses: Vec::new(),
        }));
        Ok(())
    }

    /// Arms that don't begin in one cell are checked when they are full.
    pub(super) fn chaos_arrow(
        &mut self,
        control: Cell,
        offset: Option<u8>,
        arms: &[Vec<Cell>],
        constraint: &Constraint,
    ) {
        let arms = boxes_to_find::arms(self.puzzle, control, arms);
        let propagator = match BoxRun::new(control, self.lowest + i32::from(offset.unwrap_or(0)), &arms) {
            Some(run) => Propagator::BoxRun(Rc::new(run)),
            None => {
                let cells = [arms.concat().as_slice(), &[control]].concat();
                let puzzle = self.shared_puzzle();
                Propagator::WhenFull(WhenFull { cells, puzzle, constraint: constraint.clone() })
            }
        };
        self.propagators.push(propagator);
    }

    pub(super) fn chaos_count(&mut self, control: Cell, offset: Option<u8>, cells: &[Cell]) {
        let cells = boxes_to_find::counted(self.puzzle, control, cells);
        let propagator = cells.split_first().map_or(Propagator::Never, |(&first, others)| {
            let offset = self.lowest + i32::from(offset.unwrap_or(0));
            Propagator::BoxCount(Rc::new(BoxCount { control, offset, first, others: others.to_vec() }))
        });
        self.propagators.push(propagator);
    }

    /// Tells the boxes which rules may keep cells together. Who gives reasons takes each rule alone.
    pub(super) fn link_boxes(&mut self) {
        let Some(layer) = boxes_to_find::layer(self.puzzle, "CC") else { return };
        let is_inside = |cells: &[Cell]| cells.iter().all(|&cell| layer.cells().contains(&cell));
        let link = |propagator: &Propagator| match propagator {
            Propagator::SameDigits(same) if same.sets.iter().all(|set| set.len() == 1) => {
                Some((same.sets.concat(), Link::Alike(same.sets.concat())))
            }
            Propagator::BoxRun(run) => Some((run.labels(), Link::Run(Rc::clone(run)))),
            Propagator::BoxCount(count) => Some((count.labels(), Link::Count(Rc::clone(count)))),
            _ => None,
        };
        let are_linked = self.sources.is_none();
        let links =
            self.propagators.iter().filter(|_| are_linked).filter_map(link).filter(|(cells, _)| is_inside(cells));
        let is_in_grid = |house: &&Vec<Cell>| {
            house.len() == self.digits && house.iter().all(|&cell| usize::from(cell) < layer.count())
        };
        let mut links = Some(links.map(|(_, link)| link).collect::<Vec<_>>());
        for propagator in &mut self.propagators {
            if let Propagator::FoundBoxes(boxes) = propagator {
                boxes.links = links.take().unwrap_or_default();
                boxes.houses = self.houses.iter().filter(is_in_grid).cloned().collect();
            }
        }
    }

    /// For each cell that is the label of another, that other one.
    pub(super) fn digits_of_labels(&self) -> Vec<Option<Cell>> {
        let layer = |propagator: &Propagator| match propagator {
            Propagator::FoundBoxes(boxes) => Some(boxes.layer),
            _ => None,
        };
        let Some(layer) = self.propagators.iter().find_map(layer) else { return Vec::new() };
        (0..layer.cells().end).map(|cell| cell.checked_sub(layer.first())).collect()
    }
}
