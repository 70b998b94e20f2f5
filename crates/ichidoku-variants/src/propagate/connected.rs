//! Cells with certain digits form one piece; boxes that are found while solving.

use crate::Cell;
use crate::boxes_to_find::Layer;
use crate::domains::{CONFLICT, Domains, Flow, indices, is_single};

/// The cells of a layer with these digits are connected, and of this number if it is given.
pub(crate) struct Connected {
    pub(crate) layer: Layer,
    pub(crate) digits: u64,
    pub(crate) size: Option<usize>,
}

impl Connected {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let can = |cell: Cell| domains.get(cell) & self.digits != 0;
        let members = self.layer.cells().filter(|&cell| domains.get(cell) & !self.digits == 0).collect::<Vec<_>>();
        let possible = self.layer.cells().filter(|&cell| can(cell)).count();
        let size = self.size.unwrap_or(possible);
        if possible < self.size.unwrap_or(1) || members.len() > size {
            return CONFLICT;
        }
        let Some(&first) = members.first() else { return Ok(()) };
        let component = self.layer.component(first, can);
        if component.len() < self.size.unwrap_or(1) || !members.iter().all(|cell| component.contains(cell)) {
            return CONFLICT;
        }
        let near = match self.size {
            Some(_) => self.near(&members, size, domains),
            None => component.clone(),
        };
        for cell in self.layer.cells() {
            if members.len() == size && !members.contains(&cell) || !near.contains(&cell) {
                domains.remove(cell, self.digits)?;
            }
        }
        if self.size == Some(component.len()) {
            component.iter().try_for_each(|&cell| domains.keep(cell, self.digits))?;
        }
        Ok(())
    }

    /// Cells that a piece of the size can have: as far from every member as the open places allow.
    fn near(&self, members: &[Cell], size: usize, domains: &Domains) -> Vec<Cell> {
        let is_member = |cell: Cell| domains.get(cell) & !self.digits == 0;
        let mut near = self.layer.cells().collect::<Vec<_>>();
        for &member in members {
            let mut cost = vec![usize::MAX; near.len().max(self.layer.cells().count())];
            let at = |cell: Cell| usize::from(cell - self.layer.first());
            cost[at(member)] = 1;
            let mut open = vec![member];
            while let Some(cell) = open.pop() {
                let here = cost[at(cell)];
                for other in self.layer.beside(cell) {
                    // Members on the way cost a place, too; each is counted once.
                    let step = here + 1;
                    if domains.get(other) & self.digits != 0 && step <= size && step < cost[at(other)] {
                        cost[at(other)] = step;
                        open.push(other);
                    }
                }
            }
            near.retain(|&cell| cost[at(cell)] <= size);
            if members.iter().any(|&other| is_member(other) && cost[at(other)] > size) {
                return Vec::new();
            }
        }
        near
    }
}

/// Boxes of equal size that are found while solving: labels in the order of their first cells, digits without repeats.
pub(crate) struct FoundBoxes {
    pub(crate) layer: Layer,
    pub(crate) size: usize,
}

impl FoundBoxes {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.layer.cells().flat_map(|cell| [cell, cell - self.layer.first()]).collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        self.order(domains)?;
        let boxes = self.layer.cells().count() / self.size;
        for label in 0..boxes {
            Connected { layer: self.layer, digits: 1 << label, size: Some(self.size) }.run(domains)?;
        }
        self.digits_differ(boxes, domains)
    }

    /// The first cell of each label comes after that of the label before.
    fn order(&self, domains: &mut Domains) -> Flow {
        let mut most = 0;
        for cell in self.layer.cells() {
            domains.keep(cell, (1 << (most + 1)) - 1)?;
            let highest = 63 - domains.get(cell).leading_zeros();
            most = most.max(highest + 1).min(62);
        }
        Ok(())
    }

    /// In a box each digit occurs once.
    fn digits_differ(&self, boxes: usize, domains: &mut Domains) -> Flow {
        for label in 0..boxes {
            let mut taken = 0;
            let is_in = |cell: Cell, domains: &Domains| domains.get(cell) == 1 << label;
            for cell in self.layer.cells().filter(|&cell| is_in(cell, domains)) {
                let set = domains.get(cell - self.layer.first());
                if is_single(set) {
                    if taken & set != 0 {
                        return CONFLICT;
                    }
                    taken |= set;
                }
            }
            for cell in self.layer.cells() {
                let digit_cell = cell - self.layer.first();
                let set = domains.get(digit_cell);
                if is_in(cell, domains) && !is_single(set) {
                    domains.remove(digit_cell, taken)?;
                } else if !is_in(cell, domains) && is_single(set) && taken & set != 0 {
                    domains.remove(cell, 1 << label)?;
                }
            }
        }
        self.digits_have_places(boxes, domains)
    }

    /// Where boxes have as many cells as there are digits, each digit has a place in each box.
    fn digits_have_places(&self, boxes: usize, domains: &mut Domains) -> Flow {
        for label in 0..boxes {
            let possible = self.layer.cells().filter(|&cell| domains.get(cell) >> label & 1 == 1);
            let union = possible.fold(0, |union, cell| union | domains.get(cell - self.layer.first()));
            if indices(union).count() < self.size {
                return CONFLICT;
            }
        }
        Ok(())
    }
}
