//! The machine: vectors of 32-bit words, one file an instruction set.
//!
//! Everything above this module is written once over [`Lanes`]. A file here says how that instruction set spells the
//! handful of operations; nothing else in the crate is `unsafe`.

#![allow(unsafe_code)]

/// The type `Words`: as many words as a vector has lanes, on a boundary of its size.
#[allow(unused_macros, reason = "a target without vectors has no use for it")]
macro_rules! words {
    ($count:literal, $bytes:literal) => {
        #[doc = concat!(stringify!($count), " words on a boundary of ", stringify!($bytes), " bytes.")]
        #[derive(Clone, Copy, Default)]
        #[repr(C, align($bytes))]
        pub(crate) struct Words([u32; $count]);

        impl AsRef<[u32]> for Words {
            #[inline(always)]
            fn as_ref(&self) -> &[u32] {
                &self.0
            }
        }

        impl AsMut<[u32]> for Words {
            #[inline(always)]
            fn as_mut(&mut self) -> &mut [u32] {
                &mut self.0
            }
        }
    };
}

#[cfg_attr(not(feature = "all-engines"), allow(dead_code, reason = "what has vectors uses its defaults alone"))]
pub(crate) mod portable;

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) mod wasm32;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

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
    /// [`state`](crate::solve::state)) of 81 values from 0 to 9; returns the cells that are not blank.
    #[inline(always)]
    fn read_values(values: &[u8; 81], set: impl FnMut(usize, u32)) -> [u32; 3] {
        portable::read_values(values, set)
    }

    /// The 81 digits of a complete grid from its 27 words.
    #[inline(always)]
    fn values(words: &[u32; 27]) -> [u8; 81] {
        portable::values(words)
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
