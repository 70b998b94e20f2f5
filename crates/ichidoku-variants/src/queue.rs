//! Which rules wait to be looked at.

use crate::Cell;
use crate::sets::indices;

/// For each cell some ranks, as words of bits, so that they are added to a queue at once.
pub(crate) struct Watchers {
    words: usize,
    rows: Vec<u64>,
}

impl Watchers {
    /// None, of ranks below a bound.
    pub(crate) fn new(cells: usize, ranks: usize) -> Self {
        let words = ranks.div_ceil(64);
        Self { words, rows: vec![0; cells * words] }
    }

    pub(crate) fn add(&mut self, cell: Cell, rank: usize) {
        self.rows[usize::from(cell) * self.words + rank / 64] |= 1 << (rank % 64);
    }

    #[inline(always)]
    fn of(&self, cell: Cell) -> &[u64] {
        &self.rows[usize::from(cell) * self.words..][..self.words]
    }
}

/// Ranks of rules that wait, each once; the lowest comes first.
pub(crate) struct Queue {
    words: Vec<u64>,
    /// All words before this are empty.
    first: usize,
}

impl Queue {
    /// An empty queue for ranks below a bound.
    pub(crate) fn new(ranks: usize) -> Self {
        let words = vec![0; ranks.div_ceil(64)];
        Self { first: words.len(), words }
    }

    /// Adds the ranks of a cell.
    #[inline(always)]
    pub(crate) fn add(&mut self, watchers: &Watchers, cell: Cell) {
        self.words.iter_mut().zip(watchers.of(cell)).for_each(|(word, bits)| *word |= bits);
        self.first = 0;
    }

    #[inline]
    pub(crate) fn add_one(&mut self, rank: usize) {
        self.words[rank / 64] |= 1 << (rank % 64);
        self.first = self.first.min(rank / 64);
    }

    /// Adds all ranks of rules, of which there are this many.
    pub(crate) fn fill(&mut self, ranks: usize) {
        for (at, word) in self.words.iter_mut().enumerate() {
            *word = match ranks - 64 * at {
                rest @ ..64 => (1 << rest) - 1,
                _ => u64::MAX,
            };
        }
        self.first = 0;
    }

    /// The lowest rank, which no longer waits.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<usize> {
        while *self.words.get(self.first)? == 0 {
            self.first += 1;
        }
        let word = &mut self.words[self.first];
        let bit = indices(*word).next()?;
        *word &= *word - 1;
        Some(64 * self.first + bit)
    }

    pub(crate) fn remove(&mut self, rank: usize) {
        self.words[rank / 64] &= !(1 << (rank % 64));
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
        self.first = self.words.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_comes_first_and_each_once() {
        let mut watchers = Watchers::new(2, 131);
        [130, 3, 64, 3].into_iter().for_each(|rank| watchers.add(1, rank));
        watchers.add(0, 100);
        let mut queue = Queue::new(131);
        queue.add(&watchers, 1);
        queue.add(&watchers, 1);
        assert_eq!((queue.pop(), queue.pop()), (Some(3), Some(64)));
        queue.add(&watchers, 1);
        queue.remove(64);
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some(3), Some(130), None]);
        queue.add_one(70);
        queue.add_one(5);
        assert_eq!([queue.pop(), queue.pop(), queue.pop()], [Some(5), Some(70), None]);
        queue.fill(131);
        assert_eq!(core::iter::from_fn(|| queue.pop()).collect::<Vec<_>>(), (0..131).collect::<Vec<_>>());
        queue.fill(131);
        queue.clear();
        assert_eq!(queue.pop(), None);
    }
}
