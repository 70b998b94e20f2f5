//! Plain arrays; the compiler vectorises them as far as the target's baseline allows.

use super::lanes::{Job, Lanes};

/// `N` lanes in an array.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(crate) struct Portable<const N: usize>([u32; N]);

impl<const N: usize> Default for Portable<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> AsRef<[u32]> for Portable<N> {
    #[inline(always)]
    fn as_ref(&self) -> &[u32] {
        &self.0
    }
}

impl<const N: usize> AsMut<[u32]> for Portable<N> {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u32] {
        &mut self.0
    }
}

impl<const N: usize> Portable<N> {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        Self(core::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    #[inline(always)]
    fn map(self, f: impl Fn(u32) -> u32) -> Self {
        Self(self.0.map(f))
    }
}

impl<const N: usize> Lanes for Portable<N> {
    const COUNT: usize = N;
    type Words = Self;

    #[inline(always)]
    fn load(words: &Self) -> Self {
        *words
    }

    #[inline(always)]
    fn store(self, words: &mut Self) {
        *words = self;
    }

    #[inline(always)]
    fn from_slice(words: &[u32]) -> Self {
        let mut lanes = [0; N];
        lanes.copy_from_slice(&words[..N]);
        Self(lanes)
    }

    #[inline(always)]
    fn to_slice(self, words: &mut [u32]) {
        words[..N].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([word; N])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u32::wrapping_add)
    }

    #[inline(always)]
    fn nonzero(self) -> Self {
        self.map(|word| if word == 0 { 0 } else { !0 })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, u32::wrapping_sub)
    }

    #[inline(always)]
    fn shl<const S: u32>(self) -> Self {
        self.map(|word| word << S)
    }

    #[inline(always)]
    fn shr<const S: u32>(self) -> Self {
        self.map(|word| word >> S)
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        (0..N).fold(0, |mask, i| mask | u32::from(self.0[i] == other.0[i]) << i)
    }
}

/// Runs the job on `N` lanes.
pub(crate) fn run<const N: usize, J: Job>(job: J) -> J::Output {
    job.run::<Portable<N>>()
}
