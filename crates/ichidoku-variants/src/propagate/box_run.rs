//! How far a box goes from a cell along lines. To look at one label of the first cell after the other is the way of the
//! Interactive Sudoku Solver (MIT, by sigh), and so is the room that a run leaves for its box.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set, indices, is_single, low, range};

/// Most cells of all arms, so that lengths are bits of one word.
const MOST_CELLS: usize = 64;

/// The control cell's index and the offset add up to how many cells have the label of the first before another comes, along
/// all arms together.
pub(crate) struct BoxRun {
    control: Cell,
    offset: i32,
    first: Cell,
    /// What follows the first cell in each direction.
    arms: Vec<Vec<Cell>>,
}

/// What may be true of the labels in an arm if the first cell has a certain one.
struct Reach {
    /// Numbers of cells after the first, as bits.
    lengths: Set,
    label: Set,
}

impl BoxRun {
    /// `None` for arms that don't begin in one cell, or too long ones: those are checked when they are full.
    pub(crate) fn new(control: Cell, offset: i32, arms: &[Vec<Cell>]) -> Option<Self> {
        let &first = arms.first()?.first()?;
        let begins_there = |arm: &Vec<Cell>| arm.first() == Some(&first);
        if !arms.iter().all(begins_there) || arms.iter().map(Vec::len).sum::<usize>() >= MOST_CELLS {
            return None;
        }
        let arms = arms.iter().map(|arm| arm[1..].to_vec()).collect();
        Some(Self { control, offset, first, arms })
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        [&[self.control], self.labels().as_slice()].concat()
    }

    pub(crate) fn labels(&self) -> Vec<Cell> {
        [&[self.first], self.arms.concat().as_slice()].concat()
    }

    /// The first cell and what follows it in each direction.
    pub(super) fn parts(&self) -> (Cell, &[Vec<Cell>]) {
        (self.first, &self.arms)
    }

    /// The run has no more cells than this.
    pub(super) fn keep_at_most(&self, cells: usize, domains: &mut Domains) -> Flow {
        domains.keep(self.control, range(0, cells as i32 - self.offset))
    }

    pub(crate) fn control(&self) -> Cell {
        self.control
    }

    /// For each label of the first cell, the lengths that each arm may have decide where it goes on or ends.
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (mut controls, mut labels) = (0, 0);
        let mut kept = self.arms.iter().map(|arm| vec![0; arm.len()]).collect::<Vec<_>>();
        for label in indices(domains.get(self.first)).map(|label| 1 << label) {
            let reaches = self.arms.iter().map(|arm| Reach::new(arm, label, domains)).collect::<Vec<_>>();
            let fitting = self.indices_of(sums(reaches.iter())) & domains.get(self.control);
            if fitting == 0 {
                continue;
            }
            controls |= fitting;
            labels |= label;
            let totals = self.totals(fitting);
            for (at, kept) in kept.iter_mut().enumerate() {
                let others = sums(reaches.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, reach)| reach));
                reaches[at].fitting(totals, others).mark(kept);
            }
        }
        if labels == 0 {
            return CONFLICT;
        }
        domains.keep(self.control, controls)?;
        domains.keep(self.first, labels)?;
        for (arm, kept) in self.arms.iter().zip(kept) {
            arm.iter().zip(kept).try_for_each(|(&cell, kept)| domains.keep(cell, kept))?;
        }
        Ok(())
    }

    /// Digits of the control cell for numbers of cells after the first.
    fn indices_of(&self, totals: Set) -> Set {
        shifted(totals, 1 - self.offset)
    }

    fn totals(&self, digits: Set) -> Set {
        shifted(digits, self.offset - 1)
    }

    /// Cells that are certainly in one box, whichever it is.
    pub(super) fn together(&self, domains: &Domains) -> Vec<Cell> {
        let labels = domains.get(self.first);
        if is_single(labels) {
            return Vec::new();
        }
        let can = |cell: &&Cell| domains.get(**cell) & labels != 0;
        let longest = self.arms.iter().map(|arm| arm.iter().take_while(can).count() as i32).collect::<Vec<_>>();
        let missing = longest.iter().sum::<i32>() - (low(domains.get(self.control)) + self.offset - 1);
        let sure = self
            .arms
            .iter()
            .zip(longest)
            .flat_map(|(arm, longest)| &arm[..(longest - missing).clamp(0, longest) as usize]);
        [self.first].into_iter().chain(sure.copied()).collect()
    }
}

impl Reach {
    fn new(arm: &[Cell], label: Set, domains: &Domains) -> Self {
        let most = arm.iter().take_while(|&&cell| domains.get(cell) & label != 0).count();
        let ends = |&length: &usize| arm.get(length).is_none_or(|&cell| domains.get(cell) != label);
        let lengths = (0..=most).filter(ends).fold(0, |lengths, length| lengths | 1 << length);
        Self { lengths, label }
    }

    /// Those lengths that make up a total together with the other arms.
    fn fitting(&self, totals: Set, others: Set) -> Self {
        let fits = |&length: &usize| others << length & totals != 0;
        Self { lengths: indices(self.lengths).filter(fits).fold(0, |lengths, length| lengths | 1 << length), ..*self }
    }

    /// Adds what the cells of the arm may then have.
    fn mark(&self, kept: &mut [Set]) {
        let least = low(self.lengths) as usize;
        for (at, kept) in kept.iter_mut().enumerate() {
            *kept |= match at {
                _ if at < least => self.label,
                _ if at == least && is_single(self.lengths) => !self.label,
                _ => Set::MAX,
            };
        }
    }
}

/// The sums of one length of each.
fn sums<'r>(reaches: impl Iterator<Item = &'r Reach>) -> Set {
    reaches.fold(1, |sums, reach| indices(reach.lengths).fold(0, |all, length| all | sums << length))
}

fn shifted(set: Set, by: i32) -> Set {
    if by < 0 { set.checked_shr(by.unsigned_abs()) } else { set.checked_shl(by.unsigned_abs()) }.unwrap_or(0)
}
