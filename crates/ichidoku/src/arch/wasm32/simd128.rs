//! simd128: 4 lanes.

use core::arch::wasm32::*;

use crate::arch::lanes::{Job, Lanes};

/// 4 lanes in a 128-bit value. The module is built with simd128, so its operations are safe.
#[derive(Clone, Copy)]
pub(crate) struct Simd128(v128);

words!(4, 16);

impl Lanes for Simd128 {
    const COUNT: usize = 4;
    type Words = Words;

    #[inline(always)]
    fn load(words: &Words) -> Self {
        Self::from_slice(&words.0)
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        self.to_slice(&mut words.0);
    }

    #[inline(always)]
    fn from_slice(words: &[u32]) -> Self {
        let words = &words[..4];
        // SAFETY: the slice holds 16 bytes.
        Self(unsafe { v128_load(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn to_slice(self, words: &mut [u32]) {
        let words = &mut words[..4];
        // SAFETY: the slice holds 16 bytes.
        unsafe { v128_store(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self(u32x4_splat(word))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(u32x4_add(self.0, other.0))
    }

    #[inline(always)]
    fn nonzero(self) -> Self {
        Self(u32x4_ne(self.0, u32x4_splat(0)))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(u32x4_sub(self.0, other.0))
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        Self(u32x4_shl(self.0, N))
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        Self(u32x4_shr(self.0, N))
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        u32::from(u32x4_bitmask(u32x4_eq(self.0, other.0)))
    }

    #[inline(always)]
    fn or_difference(a: Self, b: Self, c: Self) -> Self {
        Self(v128_or(a.0, v128_xor(b.0, c.0)))
    }

    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        Self(v128_bitselect(a.0, b.0, mask.0))
    }
}

/// Runs the job with simd128.
pub(crate) fn run<J: Job>(job: J) -> J::Output {
    job.run::<Simd128>()
}
