//! NEON: 4 lanes.

use core::arch::aarch64::*;

use crate::arch::lanes::{Job, Lanes};

/// 4 lanes in a 128-bit register. NEON is part of the target's baseline; every `SAFETY` reason below rests on that.
#[derive(Clone, Copy)]
pub(crate) struct Neon(uint32x4_t);

words!(4, 16);

impl Lanes for Neon {
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
        // SAFETY: NEON is there, see `Neon`; the slice holds 4 words.
        Self(unsafe { vld1q_u32(words.as_ptr()) })
    }

    #[inline(always)]
    fn to_slice(self, words: &mut [u32]) {
        let words = &mut words[..4];
        // SAFETY: NEON is there, see `Neon`; the slice holds 4 words.
        unsafe { vst1q_u32(words.as_mut_ptr(), self.0) }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vdupq_n_u32(word) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vandq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vorrq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vbicq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vaddq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vtstq_u32(self.0, self.0) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vsubq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vshlq_u32(self.0, vdupq_n_s32(N.cast_signed())) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: NEON is there, see `Neon`; a shift to the left by a negative number is one to the right.
        Self(unsafe { vshlq_u32(self.0, vdupq_n_s32(-N.cast_signed())) })
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        // SAFETY: NEON is there, see `Neon`.
        unsafe {
            let bit_of_lane = vld1q_u32([1, 2, 4, 8].as_ptr());
            vaddvq_u32(vandq_u32(vceqq_u32(self.0, other.0), bit_of_lane))
        }
    }

    #[inline(always)]
    fn or_difference(a: Self, b: Self, c: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vorrq_u32(a.0, veorq_u32(b.0, c.0)) })
    }

    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        // SAFETY: NEON is there, see `Neon`.
        Self(unsafe { vbslq_u32(mask.0, a.0, b.0) })
    }
}

/// Runs the job with NEON.
pub(crate) fn run<J: Job>(job: J) -> J::Output {
    job.run::<Neon>()
}
