//! Cells with certain digits form one piece.

use super::cells::{Cells, Field};
use crate::boxes_to_find::Layer;
use crate::domains::{CONFLICT, Domains, Flow};
use crate::{Cell, MOST_CELLS};

/// The cells of a layer with these digits are connected, and of this number if it is given. How many there are at least and at
/// most is seen to elsewhere.
pub(crate) struct Connected {
    pub(crate) layer: Layer,
    pub(crate) digits: u64,
    pub(crate) size: Option<usize>,
}

impl Connected {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        match self.layer.count() {
            0..=128 => self.connect::<2>(domains),
            _ => self.connect::<{ MOST_CELLS.div_ceil(64) }>(domains),
        }
    }

    fn connect<const W: usize>(&self, domains: &mut Domains) -> Flow {
        let field = Field::<W>::new(self.layer);
        let (mut members, mut open) = (Cells::NONE, Cells::NONE);
        for (place, cell) in self.layer.cells().enumerate() {
            let set = domains.get(cell);
            if set & self.digits != 0 {
                open.add(place);
            }
            if set & !self.digits == 0 {
                members.add(place);
            }
        }
        let is_enough = |cells: Cells<W>| cells.count() >= self.size.unwrap_or(1);
        let most = self.size.unwrap_or(self.layer.count());
        let Some(more) = most.checked_sub(members.count()) else { return CONFLICT };
        let room = if members.is_empty() {
            field.parts(open).filter(|&part| is_enough(part)).fold(Cells::NONE, Cells::or)
        } else {
            field.around(members, more, open)
        };
        if !members.without(room).is_empty() || !is_enough(room) {
            return CONFLICT;
        }
        let needed = match self.size {
            Some(size) if size == room.count() => room,
            None if field.parts(members).nth(1).is_none() => Cells::NONE,
            _ => field.needed(members, more, room, is_enough),
        };
        let cell = |place: usize| self.layer.first() + place as Cell;
        open.without(room).places().try_for_each(|place| domains.remove(cell(place), self.digits))?;
        needed.without(members).places().try_for_each(|place| domains.keep(cell(place), self.digits))
    }
}
