//! A few cells that contain a digit of each of several classes, such as low, middle and high.

use super::one_of_sets::place;
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, is_single};

/// Number of classes.
const CLASSES: usize = 3;

/// At most eight cells, and the digits of each class; digits without a class may be there, too.
pub(crate) struct Classes {
    pub(crate) cells: Vec<Cell>,
    pub(crate) classes: [u64; CLASSES],
}

impl Classes {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let places = self.classes.map(|class| self.places(class, domains));
        let all = (1 << CLASSES) - 1;
        for (at, &cell) in self.cells.iter().enumerate() {
            let others = places.map(|places| places & !(1 << at));
            if covers(others, all) {
                continue;
            }
            let wanted = self.classes.iter().enumerate().filter(|(class, _)| covers(others, all & !(1 << class)));
            let kept = wanted.fold(0, |kept, (_, digits)| kept | digits);
            domains.keep(cell, kept)?;
        }
        self.place_last_digits(domains)
    }

    /// The cells, by their places, that may contain one of these digits.
    fn places(&self, digits: u64, domains: &Domains) -> u8 {
        let may = |&(_, &cell): &(usize, &Cell)| domains.get(cell) & digits != 0;
        self.cells.iter().enumerate().filter(may).fold(0, |places, (at, _)| places | 1 << at)
    }

    /// A class of which one digit is left needs a place for it.
    fn place_last_digits(&self, domains: &mut Domains) -> Flow {
        for class in self.classes {
            let left = self.cells.iter().fold(0, |left, &cell| left | domains.get(cell) & class);
            if left == 0 {
                return CONFLICT;
            }
            if is_single(left) && self.cells.iter().all(|&cell| domains.get(cell) != left) {
                place(&self.cells, left, domains)?;
            }
        }
        Ok(())
    }
}

/// True if each of the needed classes can have a cell of its own, given the places of each: any of them together have as many
/// places as they are (P. Hall, 1935).
fn covers(places: [u8; CLASSES], needed: usize) -> bool {
    (1..1usize << CLASSES).filter(|some| some & !needed == 0).all(|some| {
        let union = (0..CLASSES).filter(|class| some >> class & 1 == 1).fold(0, |union, class| union | places[class]);
        union.count_ones() >= some.count_ones()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_need_cells_of_their_own() {
        assert!(covers([0b0001, 0b0010, 0b0100], 0b111));
        assert!(!covers([0b0001, 0b0001, 0b1110], 0b111));
        assert!(covers([0b0001, 0b0001, 0b1110], 0b101));
        assert!(!covers([0b0011, 0b0011, 0b0011], 0b111));
    }
}
