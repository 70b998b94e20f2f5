//! For each digit, the cells that may have it.

use super::cells::Cells;
use crate::Cell;
use crate::domains::{Domains, Flow, Set, indices, is_single};

/// The sets of a row of cells, by digits.
pub(super) struct Holders<const W: usize> {
    first: Cell,
    can: Vec<Cells<W>>,
    has: Vec<Cells<W>>,
    known: Cells<W>,
    /// True as soon as something is removed here.
    pub(super) has_changed: bool,
}

impl<const W: usize> Holders<W> {
    /// Those of this many cells.
    pub(super) fn new(first: Cell, count: usize, domains: &Domains) -> Self {
        let sets = domains.sets().iter().skip(first.into()).take(count);
        let number = 64 - sets.clone().fold(0, |all, set| all | set).leading_zeros() as usize;
        let (can, has) = (vec![Cells::NONE; number], vec![Cells::NONE; number]);
        let mut holders = Self { first, can, has, known: Cells::NONE, has_changed: false };
        for (place, &set) in sets.enumerate() {
            indices(set).for_each(|digit| holders.can[digit].add(place));
            holders.note(place, set);
        }
        holders
    }

    fn note(&mut self, place: usize, set: Set) {
        if is_single(set) {
            self.has[set.trailing_zeros() as usize].add(place);
            self.known.add(place);
        }
    }

    pub(super) fn first(&self) -> Cell {
        self.first
    }

    /// Digits are below this number.
    pub(super) fn number(&self) -> usize {
        self.can.len()
    }

    pub(super) fn can(&self, digit: usize) -> Cells<W> {
        self.can[digit]
    }

    pub(super) fn has(&self, digit: usize) -> Cells<W> {
        self.has[digit]
    }

    /// The cells whose digit is known.
    pub(super) fn known(&self) -> Cells<W> {
        self.known
    }

    /// Digits that some cells are known to have; `None` if two have the same.
    pub(super) fn known_in(&self, cells: Cells<W>) -> Option<Set> {
        let [digits, _] = self.among(cells);
        (digits.count_ones() as usize == self.known.and(cells).count()).then_some(digits)
    }

    /// The digits that some cells are known to have, and those that they may have.
    pub(super) fn among(&self, cells: Cells<W>) -> [Set; 2] {
        self.has.iter().zip(&self.can).rev().fold([0, 0], |[known, possible], (has, can)| {
            [known << 1 | Set::from(has.meets(cells)), possible << 1 | Set::from(can.meets(cells))]
        })
    }

    pub(super) fn of(&self, place: usize, domains: &Domains) -> Set {
        domains.get(self.first + place as Cell)
    }

    /// Leaves only the digits of a set in a cell.
    pub(super) fn keep(&mut self, place: usize, set: Set, domains: &mut Domains) -> Flow {
        let before = self.of(place, domains);
        domains.keep(self.first + place as Cell, set)?;
        let after = self.of(place, domains);
        if after != before {
            self.has_changed = true;
            indices(before & !after).for_each(|digit| self.can[digit].remove(place));
            self.note(place, after);
        }
        Ok(())
    }
}
