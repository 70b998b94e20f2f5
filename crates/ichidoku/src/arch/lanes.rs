//! What an instruction set has to offer, and what is run on it.

use crate::grid_words::ALL;

/// A vector of 32-bit words, one a lane, and the operations that propagation is made of.
///
/// The three-input functions are single instructions on AVX-512 and have plain definitions for all others.
pub(crate) trait Lanes: Copy {
    /// How many lanes there are, at most 32.
    const COUNT: usize;

    /// The vector as it lies in memory, aligned, one `u32` a lane.
    type Words: Copy + Default + AsRef<[u32]> + AsMut<[u32]>;

    /// Reads a vector from memory.
    fn load(words: &Self::Words) -> Self;
    /// Writes the vector to memory.
    fn store(self, words: &mut Self::Words);
    /// Reads a vector from the first words of a slice.
    fn from_slice(words: &[u32]) -> Self;
    /// Writes the vector to the first words of a slice.
    fn to_slice(self, words: &mut [u32]);
    /// The same word in every lane.
    fn splat(word: u32) -> Self;

    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self | other`.
    fn or(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    /// `self + other`, wrapping.
    fn add(self, other: Self) -> Self;
    /// `self - other`, wrapping.
    fn sub(self, other: Self) -> Self;
    /// Each word shifted left by `N` bits.
    fn shl<const N: u32>(self) -> Self;
    /// Each word shifted right by `N` bits.
    fn shr<const N: u32>(self) -> Self;

    /// All ones in the lanes that are not zero.
    fn nonzero(self) -> Self;

    /// The number of ones in each lane.
    #[inline(always)]
    fn count_ones(self) -> Self {
        let pairs = self.sub(self.shr::<1>().and(Self::splat(0x5555_5555)));
        let low = Self::splat(0x3333_3333);
        let nibbles = pairs.and(low).add(pairs.shr::<2>().and(low));
        let bytes = nibbles.add(nibbles.shr::<4>()).and(Self::splat(0x0F0F_0F0F));
        let halves = bytes.add(bytes.shl::<8>());
        halves.add(halves.shl::<16>()).shr::<24>()
    }

    /// A mask whose bit `i` says whether the word in lane `i` is the same in both vectors.
    fn equal_lanes(self, other: Self) -> u32;

    /// `a | b | c`.
    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }

    /// `a & b & c`.
    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        a.and(b).and(c)
    }

    /// Bits set in at least two of the three.
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(c.and(a.or(b)))
    }

    /// `a | (b & c)`.
    #[inline(always)]
    fn or_and(a: Self, b: Self, c: Self) -> Self {
        a.or(b.and(c))
    }

    /// `a & (b | c)`.
    #[inline(always)]
    fn and_or(a: Self, b: Self, c: Self) -> Self {
        a.and(b.or(c))
    }

    /// `a & (!b | c)`: keeps what is not in `b`, unless it is in `c`.
    #[inline(always)]
    fn and_unless(a: Self, b: Self, c: Self) -> Self {
        a.and_not(b.and_not(c))
    }

    /// `a & !b & !c`.
    #[inline(always)]
    fn and_neither(a: Self, b: Self, c: Self) -> Self {
        a.and_not(b.or(c))
    }

    /// `a | (b ^ c)`: adds what differs.
    #[inline(always)]
    fn or_difference(a: Self, b: Self, c: Self) -> Self {
        a.or(b.or(c).and_not(b.and(c)))
    }

    /// The bits of `a` where `mask` is set, of `b` elsewhere.
    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        a.and(mask).or(b.and_not(mask))
    }

    /// Each bit spread to itself and the two bits above it; bits must be at least three apart.
    #[inline(always)]
    fn triple(self) -> Self {
        self.shl::<3>().sub(self)
    }

    /// Calls `set` with `3·digit + row in band` and the cells that hold the digit or are blank, for all 27 words (see
    /// [`grid_words`](crate::grid_words)) of 81 values from 0 to 9; returns the cells that are not blank.
    #[inline(always)]
    fn read_values(values: &[u8; 81], set: impl FnMut(usize, u32)) -> [u32; 3] {
        read_values(values, set)
    }

    /// The 81 digits of a complete grid from its 27 words.
    #[inline(always)]
    fn values(words: &[u32; 27]) -> [u8; 81] {
        to_values(words)
    }
}

/// Something to run on the vectors of an instruction set chosen at run time.
pub(crate) trait Job {
    /// What the job returns.
    type Output;

    /// Does the job on vectors of type `V`; implementations are `#[inline(always)]` so that the whole of it is compiled
    /// for the chosen instruction set.
    fn run<V: Lanes>(self) -> Self::Output;
}

/// [`Lanes::read_values`] without vectors.
#[inline(always)]
fn read_values(values: &[u8; 81], mut set: impl FnMut(usize, u32)) -> [u32; 3] {
    let mut words = [[0; 3]; 10];
    for (row, cells) in values.as_chunks::<9>().0.iter().enumerate() {
        for (column, value) in cells.iter().enumerate() {
            words[usize::from(*value).min(9)][row % 3] |= 1 << (row / 3 * 9 + column);
        }
    }
    let blank = words[0];
    for digit in 0..9 {
        for row in 0..3 {
            set(digit * 3 + row, words[digit + 1][row] | blank[row]);
        }
    }
    blank.map(|row| ALL & !row)
}

/// [`Lanes::values`] without vectors.
fn to_values(words: &[u32; 27]) -> [u8; 81] {
    let mut values = [0; 81];
    for (i, word) in words.iter().enumerate() {
        let (digit, row_in_band) = (i / 3, i % 3);
        let mut rest = *word;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            values[(bit / 9 * 3 + row_in_band) * 9 + bit % 9] = digit as u8 + 1;
        }
    }
    values
}
