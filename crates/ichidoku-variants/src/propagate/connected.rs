//! Cells with certain digits form one piece.

use crate::Cell;
use crate::boxes_to_find::Layer;
use crate::domains::{CONFLICT, Domains, Flow};

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
