//! What follows in two steps, for searches that only ask how long a chain is.

use super::super::board::{Board, Mark};
use super::node::{Bits, Marks, Weak};

/// The candidates are numbered, those with a strong link first: no others follow from anything. So sets of these are small.
pub(super) struct Steps<const WORDS: usize> {
    /// By mark.
    number: Vec<u16>,
    /// By number, the ons that follow from an on by way of one off.
    follows: Vec<Bits<WORDS>>,
    /// The offs that it leads to, of those from which something follows.
    excluded: Vec<Bits<WORDS>>,
    /// The ons that follow from an off with a strong link.
    forced: Vec<Bits<WORDS>>,
}

impl<const WORDS: usize> Steps<WORDS> {
    /// `strong` gives what follows from an off; `linked` has those from which anything does.
    pub(super) fn new<I: Iterator<Item = Mark>>(
        board: &Board,
        weak: Weak,
        linked: &Marks,
        strong: impl Fn(Mark) -> I,
    ) -> Self {
        let mut number = vec![0; 729];
        let marks: Vec<Mark> = linked.iter().chain(board.marks().filter(|of| !linked.has(*of))).collect();
        marks.iter().enumerate().for_each(|(n, of)| number[usize::from(*of)] = n as u16);
        let numbered = |of: Mark| number[usize::from(of)];
        let forced: Vec<Bits<WORDS>> = linked.iter().map(|off| strong(off).map(numbered).collect()).collect();
        let (mut all_follow, mut all_excluded) = (Vec::with_capacity(marks.len()), Vec::with_capacity(marks.len()));
        for from in &marks {
            let mut offs = weak.of(*from);
            offs.keep(linked);
            let (mut follows, mut excluded) = (Bits::EMPTY, Bits::EMPTY);
            for off in offs.iter().map(numbered) {
                excluded.insert(off);
                follows.add(&forced[usize::from(off)]);
            }
            all_follow.push(follows);
            all_excluded.push(excluded);
        }
        Self { number, follows: all_follow, excluded: all_excluded, forced }
    }

    fn number(&self, of: Mark) -> usize {
        self.number[usize::from(of)].into()
    }

    /// How many assumptions the shortest chain has from the candidate's being on to its being off. None if it would be more
    /// than `longest`.
    pub(super) fn to_off(&self, start: Mark, longest: u32) -> Option<u32> {
        let start = self.number(start);
        self.length(self.follows[start], 4, longest, |ons| ons.meets(&self.excluded[start]))
    }

    /// The same from the candidate's being off to its being on, for one with a strong link.
    pub(super) fn to_on(&self, start: Mark, longest: u32) -> Option<u32> {
        let start = self.number(start);
        self.length(self.forced[start], 2, longest, |ons| ons.has(start as u16))
    }

    fn from(&self, ons: &Bits<WORDS>) -> Bits<WORDS> {
        let mut next = Bits::EMPTY;
        ons.iter().for_each(|on| next.add(&self.follows[usize::from(on)]));
        next
    }

    /// How many assumptions a chain has that begins with these ons and ends as soon as `ends` says so: `first` if that is at
    /// once, and two more for each step.
    fn length(&self, ons: Bits<WORDS>, first: u32, longest: u32, ends: impl Fn(&Bits<WORDS>) -> bool) -> Option<u32> {
        let (mut reached, mut new, mut length) = (ons, ons, first);
        while length <= longest {
            if ends(&new) {
                return Some(length);
            }
            let mut next = self.from(&new);
            next.take(&reached);
            if next.is_empty() {
                return None;
            }
            reached.add(&next);
            new = next;
            length += 2;
        }
        None
    }

    /// Whether a way of so many assumptions leads back to its start. One off and back is none.
    pub(super) fn closes(&self, start: Mark, shortest: u32, longest: u32) -> bool {
        let start = self.number(start);
        let mut new = self.follows[start];
        new.remove(start as u16);
        let (mut reached, mut length) = (new, 4);
        while length <= longest && !new.is_empty() {
            let mut next = self.from(&new);
            if length >= shortest && next.has(start as u16) {
                return true;
            }
            next.remove(start as u16);
            next.take(&reached);
            reached.add(&next);
            new = next;
            length += 2;
        }
        false
    }
}
