//! AVX-512 as of Ice Lake and Zen 4: 16 lanes, and any function of three inputs in one instruction.

use core::arch::x86_64::*;

use super::has;
use crate::arch::lanes::{Job, Lanes};
use crate::grid_words::ALL;

/// 16 lanes in a 512-bit register.
///
/// Values exist only inside [`run`], which takes the proof that the instructions are there; every `SAFETY` reason below
/// rests on that.
#[derive(Clone, Copy)]
pub(crate) struct Avx512(__m512i);

words!(16, 64);

/// The table of a three-input function for `vpternlogd`, from the function itself.
macro_rules! table {
    (|$a:ident, $b:ident, $c:ident| $f:expr) => {{
        const TABLE: i32 = {
            let ($a, $b, $c): (u8, u8, u8) = (0xF0, 0xCC, 0xAA);
            ($f) as i32
        };
        TABLE
    }};
}

/// A three-input function by its table.
macro_rules! ternary {
    ($a:expr, $b:expr, $c:expr, $table:expr) => {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Avx512(unsafe { _mm512_ternarylogic_epi32::<{ $table }>($a.0, $b.0, $c.0) })
    };
}

impl Lanes for Avx512 {
    const COUNT: usize = 16;
    type Words = Words;

    #[inline(always)]
    fn load(words: &Words) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`; the reference is valid and aligned to 64 bytes.
        Self(unsafe { _mm512_load_si512(words.0.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        // SAFETY: AVX-512F is there, see `Avx512`; the reference is valid and aligned to 64 bytes.
        unsafe { _mm512_store_si512(words.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn from_slice(words: &[u32]) -> Self {
        let words = &words[..16];
        // SAFETY: AVX-512F is there, see `Avx512`; the slice holds 16 words.
        Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn to_slice(self, words: &mut [u32]) {
        let words = &mut words[..16];
        // SAFETY: AVX-512F is there, see `Avx512`; the slice holds 16 words.
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_set1_epi32(word.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_add_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> Self {
        // SAFETY: AVX-512F and DQ are there, see `Avx512`.
        Self(unsafe { _mm512_movm_epi32(_mm512_test_epi32_mask(self.0, self.0)) })
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        // SAFETY: AVX-512 VPOPCNTDQ is there, see `Avx512`.
        Self(unsafe { _mm512_popcnt_epi32(self.0) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_slli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn shr<const N: u32>(self) -> Self {
        // SAFETY: AVX-512F is there, see `Avx512`.
        Self(unsafe { _mm512_srli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn equal_lanes(self, other: Self) -> u32 {
        // SAFETY: AVX-512F is there, see `Avx512`.
        u32::from(unsafe { _mm512_cmpeq_epi32_mask(self.0, other.0) })
    }

    #[inline(always)]
    fn or3(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a | b | c))
    }

    #[inline(always)]
    fn and3(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a & b & c))
    }

    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a & b | c & (a | b)))
    }

    #[inline(always)]
    fn or_and(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a | b & c))
    }

    #[inline(always)]
    fn and_or(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a & (b | c)))
    }

    #[inline(always)]
    fn and_unless(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a & (!b | c)))
    }

    #[inline(always)]
    fn and_neither(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a & !b & !c))
    }

    #[inline(always)]
    fn or_difference(a: Self, b: Self, c: Self) -> Self {
        ternary!(a, b, c, table!(|a, b, c| a | b ^ c))
    }

    #[inline(always)]
    fn select(mask: Self, a: Self, b: Self) -> Self {
        ternary!(mask, a, b, table!(|mask, a, b| mask & a | !mask & b))
    }

    #[inline(always)]
    fn read_values(values: &[u8; 81], mut set: impl FnMut(usize, u32)) -> [u32; 3] {
        let mut clues = [0; 3];
        for row in 0..3 {
            let rows = rows_in_bands(values, row);
            // SAFETY: AVX is there, see `Avx512`; `rows` is valid for 32 bytes.
            let cells = unsafe { _mm256_loadu_si256(rows.as_ptr().cast()) };
            // SAFETY: AVX-512BW and VL are there, see `Avx512`.
            let blank = unsafe { _mm256_cmpeq_epi8_mask(cells, _mm256_setzero_si256()) };
            for digit in 0..9 {
                // SAFETY: AVX-512BW and VL are there, see `Avx512`.
                let here = unsafe { _mm256_cmpeq_epi8_mask(cells, _mm256_set1_epi8(digit as i8 + 1)) };
                set(digit * 3 + row, here | blank);
            }
            clues[row] = ALL & !blank;
        }
        clues
    }

    #[inline(always)]
    fn values(words: &[u32; 27]) -> [u8; 81] {
        let mut values = [0; 81];
        for row in 0..3 {
            // SAFETY: AVX is there, see `Avx512`.
            let mut cells = unsafe { _mm256_setzero_si256() };
            for digit in 0..9 {
                let here = words[digit * 3 + row];
                // SAFETY: AVX-512BW and VL are there, see `Avx512`.
                cells = unsafe { _mm256_mask_mov_epi8(cells, here, _mm256_set1_epi8(digit as i8 + 1)) };
            }
            let mut rows = [0u8; 32];
            // SAFETY: AVX is there, see `Avx512`; `rows` is valid for 32 bytes.
            unsafe { _mm256_storeu_si256(rows.as_mut_ptr().cast(), cells) };
            for band in 0..3 {
                values[band * 27 + row * 9..][..9].copy_from_slice(&rows[band * 9..][..9]);
            }
        }
        values
    }
}

/// The row at this place of each of the three bands, one after the other; the bytes after them match no digit and no
/// blank.
#[inline(always)]
pub(super) fn rows_in_bands(values: &[u8; 81], row: usize) -> [u8; 32] {
    let mut rows = [0xFF; 32];
    for band in 0..3 {
        rows[band * 9..][..9].copy_from_slice(&values[band * 27 + row * 9..][..9]);
    }
    rows
}

/// Proof that the machine has AVX-512 and what comes with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Detected(());

impl Detected {
    /// The proof, where the machine has the instructions.
    pub(crate) fn new() -> Option<Self> {
        has!(
            "avx512f",
            "avx512bw",
            "avx512vl",
            "avx512dq",
            "avx512vpopcntdq",
            "avx2",
            "bmi1",
            "bmi2",
            "popcnt",
            "lzcnt"
        )
        .then_some(Self(()))
    }
}

/// Runs the job with AVX-512.
pub(crate) fn run<J: Job>(_proof: Detected, job: J) -> J::Output {
    // SAFETY: the proof is made only where all features of `compiled` were found.
    unsafe { compiled(job) }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vpopcntdq,avx2,bmi1,bmi2,popcnt,lzcnt")]
fn compiled<J: Job>(job: J) -> J::Output {
    job.run::<Avx512>()
}
