//! AVX2: 8 lanes.

use core::arch::x86_64::*;

use super::avx512::rows_in_bands;
use super::has;
use crate::arch::lanes::{Job, Lanes};
use crate::grid_words::ALL;

/// 8 lanes in a 256-bit register.
///
/// Values exist only inside [`run`], which takes the proof that the instructions are there; every `SAFETY` reason below
/// rests on that.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(__m256i);

words!(8, 32);

impl Lanes for Avx2 {
    const COUNT: usize = 8;
    type Words = Words;

    #[inline(always)]
    fn load(words: &Words) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`; the reference is valid and aligned to 32 bytes.
        Self(unsafe { _mm256_load_si256(words.0.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        // SAFETY: AVX2 is there, see `Avx2`; the reference is valid and aligned to 32 bytes.
        unsafe { _mm256_store_si256(words.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn from_slice(words: &[u32]) -> Self {
        let words = &words[..8];
        // SAFETY: AVX2 is there, see `Avx2`; the slice holds 8 words.
        Self(unsafe { _mm256_loadu_si256(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn to_slice(self, words: &mut [u32]) {
        let words = &mut words[..8];
        // SAFETY: AVX2 is there, see `Avx2`; the slice holds 8 words.
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_set1_epi32(word.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_add_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        unsafe {
            let zero = _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256());
            Self(_mm256_xor_si256(zero, _mm256_set1_epi32(-1)))
        }
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_sll_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed())) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_srl_epi32(self.0, _mm_cvtsi32_si128(N.cast_signed())) })
    }

    #[inline(always)]
    fn or_difference(a: Self, b: Self, c: Self) -> Self {
        // SAFETY: AVX2 is there, see `Avx2`.
        Self(unsafe { _mm256_or_si256(a.0, _mm256_xor_si256(b.0, c.0)) })
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        // SAFETY: AVX2 is there, see `Avx2`.
        let mask = unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(self.0, other.0))) };
        mask.cast_unsigned()
    }

    #[inline(always)]
    fn read_values(values: &[u8; 81], mut set: impl FnMut(usize, u32)) -> [u32; 3] {
        let mut clues = [0; 3];
        for row in 0..3 {
            let rows = rows_in_bands(values, row);
            // SAFETY: AVX2 is there, see `Avx2`; `rows` is valid for 32 bytes.
            let cells = unsafe { _mm256_loadu_si256(rows.as_ptr().cast()) };
            // SAFETY: AVX2 is there, see `Avx2`.
            let here = |value: i8| unsafe { _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8(value))) };
            let blank = here(0).cast_unsigned();
            for digit in 0..9 {
                set(digit * 3 + row, here(digit as i8 + 1).cast_unsigned() | blank);
            }
            clues[row] = ALL & !blank;
        }
        clues
    }

    #[inline(always)]
    fn values(words: &[u32; 27]) -> [u8; 81] {
        let mut values = [0; 81];
        for row in 0..3 {
            let mut rows = [0u8; 32];
            // SAFETY: AVX2 is there, see `Avx2`; `rows` is valid for 32 bytes.
            unsafe {
                let mut cells = _mm256_setzero_si256();
                for digit in 0..9 {
                    let here = bytes_where(words[digit * 3 + row]);
                    cells = _mm256_or_si256(cells, _mm256_and_si256(here, _mm256_set1_epi8(digit as i8 + 1)));
                }
                _mm256_storeu_si256(rows.as_mut_ptr().cast(), cells);
            }
            for band in 0..3 {
                values[band * 27 + row * 9..][..9].copy_from_slice(&rows[band * 9..][..9]);
            }
        }
        values
    }
}

/// 32 bytes, all ones where the bit of the mask is set and zero elsewhere.
///
/// # Safety
/// The machine has AVX2.
#[inline(always)]
unsafe fn bytes_where(mask: u32) -> __m256i {
    // SAFETY: the caller vouches for AVX2.
    unsafe {
        let byte_of_bit = _mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
        let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
        let spread = _mm256_shuffle_epi8(_mm256_set1_epi32(mask.cast_signed()), byte_of_bit);
        _mm256_cmpeq_epi8(_mm256_and_si256(spread, bit), bit)
    }
}

/// Proof that the machine has AVX2 and what comes with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Detected(());

impl Detected {
    /// The proof, where the machine has the instructions.
    pub(crate) fn new() -> Option<Self> {
        has!("avx2", "bmi1", "bmi2", "popcnt", "lzcnt").then_some(Self(()))
    }
}

/// Runs the job with AVX2.
pub(crate) fn run<J: Job>(_proof: Detected, job: J) -> J::Output {
    // SAFETY: the proof is made only where all features of `compiled` were found.
    unsafe { compiled(job) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
fn compiled<J: Job>(job: J) -> J::Output {
    job.run::<Avx2>()
}
