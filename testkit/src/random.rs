//! Randomness that is the same everywhere and for ever: samples and failing cases are named by their seed.

/// A small generator of random numbers (SplitMix64): the seed alone decides everything that follows.
///
/// ```
/// use testkit::random::Random;
/// let mut random = Random::new(7);
/// assert_eq!(random.next_u64(), Random::new(7).next_u64());
/// assert!(random.below(10) < 10);
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator whose whole sequence follows from the seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ bits >> 31
    }

    /// A number from 0 to `bound - 1`; 0 where the bound is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        // The high half of a product is even enough for bounds that are tiny beside 2^64.
        ((self.next_u64() as u128 * bound as u128) >> 64) as usize
    }

    /// One of the items; `None` where there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Brings the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // The first outputs of SplitMix64 from the seed 1234567, as in the reference implementation.
        let mut random = Random::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_place_is_reached_and_none_beyond() {
        let mut random = Random::new(1);
        let mut seen = [0; 9];
        for _ in 0..9000 {
            seen[random.below(9)] += 1;
        }
        assert!(seen.iter().all(|n| (850..1150).contains(n)), "{seen:?}");
        assert_eq!(random.below(0), 0);
        assert_eq!(random.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_shuffle_keeps_the_items() {
        let mut items: Vec<usize> = (0..81).collect();
        Random::new(3).shuffle(&mut items);
        assert_ne!(items, (0..81).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..81).collect::<Vec<_>>());
    }
}
