//! Which rules wait to be looked at.

use crate::sets::indices;

/// Some ranks, 64 to a word: the places of words, and their bits. The rules of a cell lie in few words, so that they are added
/// to a queue at once.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ranks(Vec<(u32, u64)>);

impl Ranks {
    pub(crate) fn add(&mut self, rank: u32) {
        let (at, bit) = (rank / 64, 1 << (rank % 64));
        match self.0.iter_mut().find(|(word, _)| *word == at) {
            Some((_, bits)) => *bits |= bit,
            None => self.0.push((at, bit)),
        }
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

    #[inline]
    pub(crate) fn add(&mut self, ranks: &Ranks) {
        let mut first = self.first;
        for &(word, bits) in &ranks.0 {
            self.words[word as usize] |= bits;
            first = first.min(word as usize);
        }
        self.first = first;
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
        let mut ranks = Ranks::default();
        [130, 3, 64, 3].into_iter().for_each(|rank| ranks.add(rank));
        let mut queue = Queue::new(131);
        queue.add(&ranks);
        queue.add(&ranks);
        assert_eq!((queue.pop(), queue.pop()), (Some(3), Some(64)));
        queue.add(&ranks);
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
