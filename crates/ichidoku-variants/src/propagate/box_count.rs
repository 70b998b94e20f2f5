//! How many cells are in the box of the first, label by label as in the Interactive Sudoku Solver (MIT, by sigh).

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set, high, indices, is_single, low, range};

/// The control cell's index and the offset add up to how many of the cells have the label of the first, itself included.
pub(crate) struct BoxCount {
    pub(crate) control: Cell,
    /// The lowest digit and what the rule adds to the control cell.
    pub(crate) offset: i32,
    pub(crate) first: Cell,
    /// The other cells.
    pub(crate) others: Vec<Cell>,
}

impl BoxCount {
    /// For each label of the first cell, the counts that it allows decide which cells must have it or can't have it.
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (mut controls, mut labels) = (0, 0);
        let mut kept = vec![0; self.others.len()];
        for label in indices(domains.get(self.first)).map(|label| 1 << label) {
            let (least, most) = self.bounds(label, domains);
            let fitting = domains.get(self.control) & range(least - self.offset, most - self.offset);
            if fitting == 0 {
                continue;
            }
            controls |= fitting;
            labels |= label;
            let all_must = low(fitting) + self.offset == most;
            let no_other_can = high(fitting) + self.offset == least;
            for (kept, &cell) in kept.iter_mut().zip(&self.others) {
                let set = domains.get(cell);
                *kept |= match set & label != 0 && set != label {
                    true if all_must => label,
                    true if no_other_can => !label,
                    _ => Set::MAX,
                };
            }
        }
        if labels == 0 {
            return CONFLICT;
        }
        domains.keep(self.control, controls)?;
        domains.keep(self.first, labels)?;
        self.others.iter().zip(kept).try_for_each(|(&cell, kept)| domains.keep(cell, kept))
    }

    pub(crate) fn labels(&self) -> Vec<Cell> {
        [&[self.first], self.others.as_slice()].concat()
    }

    /// How many cells must have the label, and how many can.
    fn bounds(&self, label: Set, domains: &Domains) -> (i32, i32) {
        self.others.iter().fold((1, 1), |(least, most), &cell| {
            let set = domains.get(cell);
            (least + i32::from(set == label), most + i32::from(set & label != 0))
        })
    }

    /// Cells that are certainly in one box, whichever it is.
    pub(super) fn together(&self, domains: &Domains) -> Vec<Cell> {
        let labels = domains.get(self.first);
        let can = |cell: &Cell| domains.get(*cell) & labels != 0;
        let mut cells = self.others.iter().copied().filter(can).collect::<Vec<_>>();
        cells.push(self.first);
        let all = low(domains.get(self.control)) + self.offset == cells.len() as i32;
        if all && !is_single(labels) { cells } else { Vec::new() }
    }
}
