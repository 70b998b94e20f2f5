//! Lunchboxes and sandwiches: the digits between the lowest and the highest digit of some cells have a known sum.
//!
//! As in the Interactive Sudoku Solver (MIT, by sigh), each pair of places of the two crusts is tried with each filling; here the
//! digits of the crusts and those outside of them are bounded by each other too.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set, high, low, range};

/// Cells in order, with what may lie between their lowest and their highest digit. That they differ is seen to elsewhere.
pub(crate) struct Lunchbox {
    pub(crate) cells: Vec<Cell>,
    /// For each number of cells, the sets of as many digits with the sum.
    pub(crate) fillings: Vec<Vec<Set>>,
    /// How many digits there are.
    pub(crate) digits: usize,
}

/// Places of the crusts.
#[derive(Clone, Copy)]
struct Crusts {
    low: usize,
    high: usize,
}

impl Lunchbox {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let sets = self.cells.iter().map(|&cell| domains.get(cell)).collect::<Vec<_>>();
        let mut kept = vec![0; sets.len()];
        for first in 0..sets.len() {
            let mut between = 0;
            for (second, fillings) in (first + 1..sets.len()).zip(&self.fillings) {
                let fitting = fillings.iter().filter(|&&filling| filling & !between == 0);
                for &filling in fitting {
                    self.fill(Crusts { low: first, high: second }, filling, &sets, &mut kept);
                    self.fill(Crusts { low: second, high: first }, filling, &sets, &mut kept);
                }
                between |= sets[second];
            }
        }
        if kept.first() == Some(&0) {
            return CONFLICT;
        }
        self.cells.iter().zip(kept).try_for_each(|(&cell, kept)| domains.keep(cell, kept))
    }

    /// Adds to what is kept if the filling fits between these crusts.
    fn fill(&self, crusts: Crusts, filling: Set, sets: &[Set], kept: &mut [Set]) {
        let (digits, cells) = (self.digits as i32, sets.len() as i32);
        let (mut lows, mut highs) = (sets[crusts.low], sets[crusts.high]);
        // All other digits lie between those of the crusts.
        lows &= range(0, digits - cells);
        highs &= range(cells - 1, digits - 1);
        if filling != 0 {
            lows &= range(0, low(filling) - 1);
            highs &= range(high(filling) + 1, digits);
        }
        if lows == 0 || highs == 0 {
            return;
        }
        let [first, last] = [crusts.low.min(crusts.high), crusts.low.max(crusts.high)];
        if sets[first + 1..last].iter().any(|set| set & filling == 0) {
            return;
        }
        let outside = range(low(lows) + 1, high(highs) - 1) & !filling;
        let (mut union, mut lowest, mut highest) = (0, high(highs), low(lows));
        for set in sets[..first].iter().chain(&sets[last + 1..]) {
            let set = set & outside;
            if set == 0 {
                return;
            }
            union |= set;
            lowest = lowest.min(high(set));
            highest = highest.max(low(set));
        }
        lows &= range(0, lowest - 1);
        highs &= range(highest + 1, digits);
        if lows == 0 || highs == 0 || (union.count_ones() as usize) < sets.len() - (last - first + 1) {
            return;
        }
        for (at, kept) in kept.iter_mut().enumerate() {
            *kept |= match at {
                _ if at == crusts.low => lows,
                _ if at == crusts.high => highs,
                _ if at > first && at < last => filling,
                _ => outside,
            };
        }
    }
}
