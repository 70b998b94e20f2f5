//! Randomness that is the same on every machine and in every run.

/// The generator xoshiro256++ 1.0 (Blackman and Vigna 2019, public domain), started from what it is for.
///
/// The four words of its state come from the seed, the index of the puzzle and the number of the attempt through the
/// mixing function of SplitMix64. So every attempt at every puzzle has a sequence of its own, which depends on
/// nothing else: neither on what was made before, nor on threads, lanes or the machine. Puzzles are named by seed and
/// index; a change of the sequence gives other puzzles and needs a line in CHANGELOG.md.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

/// The step of SplitMix64: 2⁶⁴ divided by the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The mixing function of SplitMix64 (Steele, Lea and Flood 2014).
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

impl Random {
    /// The sequence of an attempt at a puzzle.
    pub const fn new(seed: u64, index: u64, attempt: u64) -> Self {
        let mut state = [0; 4];
        let mut i = 0;
        while i < 4 {
            let word = mix(seed.wrapping_add(GOLDEN.wrapping_mul(i as u64 + 1)));
            let word = mix(word.wrapping_add(GOLDEN.wrapping_mul(index.wrapping_add(1))));
            state[i] = mix(word.wrapping_add(GOLDEN.wrapping_mul(attempt.wrapping_add(1))));
            i += 1;
        }
        // The only state that xoshiro must not have; no known arguments lead to it.
        if state[0] | state[1] | state[2] | state[3] == 0 {
            state[0] = GOLDEN;
        }
        Self(state)
    }

    /// The next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number from 0 to `bound - 1`, each exactly as likely (Lemire 2019); 0 where the bound is 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        let product = (self.bits() >> 32) * bound as u64;
        if (product as u32) < bound { self.below_with_care(bound, product) } else { (product >> 32) as u32 }
    }

    /// Rejects the few products that would make some numbers likelier.
    #[cold]
    const fn below_with_care(&mut self, bound: u32, mut product: u64) -> u32 {
        let reject = bound.wrapping_neg() % if bound == 0 { 1 } else { bound };
        while (product as u32) < reject {
            product = (self.bits() >> 32) * bound as u64;
        }
        (product >> 32) as u32
    }

    /// One of the items; `None` where there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Brings the items into a random order, each as likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // The first outputs of the reference implementation from the state 1, 2, 3, 4.
        let mut random = Random([1, 2, 3, 4]);
        let first: Vec<u64> = (0..4).map(|_| random.bits()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn every_argument_matters() {
        let first = |seed, index, attempt| Random::new(seed, index, attempt).bits();
        let all = [first(0, 0, 0), first(1, 0, 0), first(0, 1, 0), first(0, 0, 1), first(1, 1, 0), first(0, 1, 1)];
        let distinct: std::collections::BTreeSet<u64> = all.into_iter().collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn every_number_is_reached_equally_often() {
        let mut random = Random::new(1, 0, 0);
        let mut seen = [0; 9];
        (0..9000).for_each(|_| seen[random.below(9) as usize] += 1);
        assert!(seen.iter().all(|n| (900..1100).contains(n)), "{seen:?}");
        assert_eq!((random.below(0), random.below(1)), (0, 0));
        // Two thirds of 2^32: without rejection half of the numbers would come twice as often.
        let bound = 2_863_311_530;
        let small = (0..3000).filter(|_| random.below(bound) < bound / 2).count();
        assert!((1350..1650).contains(&small), "{small}");
    }

    #[test]
    fn every_order_is_reached_equally_often() {
        let (mut random, mut seen) = (Random::new(2, 0, 0), std::collections::BTreeMap::new());
        for _ in 0..6000 {
            let mut items = [1, 2, 3];
            random.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert!(seen.len() == 6 && seen.values().all(|n| (850..1150).contains(n)), "{seen:?}");
    }
}
