//! Two cells, and which pairs of digits they allow.

use std::rc::Rc;

use crate::Cell;
use crate::domains::{Domains, Flow, is_single};

/// Two cells, and what the digits of each allow in the other.
pub(crate) struct Pair {
    pub(crate) first: Cell,
    pub(crate) second: Cell,
    pub(crate) forth: Rc<Allowed>,
    pub(crate) back: Rc<Allowed>,
}

impl Pair {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        domains.keep(self.second, self.forth.by(domains.get(self.first)))?;
        domains.keep(self.first, self.back.by(domains.get(self.second)))
    }
}

/// What the digits of a cell allow in another one.
pub(crate) struct Allowed {
    /// For each eight digits, what each set of them allows: a set is looked up byte by byte, since that is done all the time.
    by_byte: Vec<[u64; 256]>,
}

impl Allowed {
    /// What each digit allows.
    pub(crate) fn new(by_digit: &[u64]) -> Self {
        let by_byte = by_digit.chunks(8).map(|digits| {
            let mut allowed = [0; 256];
            for byte in 1..1usize << digits.len() {
                allowed[byte] = allowed[byte & (byte - 1)] | digits[byte.trailing_zeros() as usize];
            }
            allowed
        });
        Self { by_byte: by_byte.collect() }
    }

    /// All that some digit of the set allows.
    #[inline]
    fn by(&self, set: u64) -> u64 {
        self.by_byte.iter().zip(set.to_le_bytes()).fold(0, |union, (allowed, byte)| union | allowed[usize::from(byte)])
    }
}

/// A cell that excludes its digit from other cells, which depend on the digit.
pub(crate) struct TaxicabCell {
    pub(crate) cell: Cell,
    /// For each digit's index, the cells that can't contain it too.
    pub(crate) excluded: Vec<Vec<Cell>>,
}

impl TaxicabCell {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let set = domains.get(self.cell);
        if !is_single(set) {
            return Ok(());
        }
        self.excluded[set.trailing_zeros() as usize].iter().try_for_each(|&other| domains.remove(other, set))
    }
}

/// If the cell contains a certain digit, the others differ.
pub(crate) struct DifferIfDigit {
    pub(crate) cell: Cell,
    pub(crate) digit: u64,
    pub(crate) others: Vec<Cell>,
}

impl DifferIfDigit {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let set = domains.get(self.cell);
        if set == self.digit {
            return differ(&self.others, domains);
        }
        let mut seen = 0;
        for &other in &self.others {
            let set = domains.get(other);
            if is_single(set) && seen & set != 0 {
                return domains.remove(self.cell, self.digit);
            }
            seen |= if is_single(set) { set } else { 0 };
        }
        Ok(())
    }
}

/// Removes the digits of fixed cells from the other ones.
pub(super) fn differ(cells: &[Cell], domains: &mut Domains) -> Flow {
    for (at, &cell) in cells.iter().enumerate() {
        let set = domains.get(cell);
        if is_single(set) {
            let others = cells.iter().enumerate().filter(|&(other, _)| other != at);
            others.map(|(_, &other)| other).try_for_each(|other| domains.remove(other, set))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_allow_what_one_of_their_digits_does() {
        let greater = (0..13).map(|digit| (1 << digit) - 1).collect::<Vec<_>>();
        let allowed = Allowed::new(&greater);
        assert_eq!((allowed.by(0), allowed.by(1), allowed.by(0b110), allowed.by(1 << 12 | 1)), (0, 0, 0b11, 0xfff));
    }
}
