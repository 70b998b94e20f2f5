//! Which instruction set does the work.

use core::fmt;
use core::str::FromStr;

use crate::arch::Job;
#[cfg(target_arch = "aarch64")]
use crate::arch::aarch64::neon;
#[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
use crate::arch::portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use crate::arch::wasm32::simd128;
#[cfg(target_arch = "x86_64")]
use crate::arch::x86_64::{avx2, avx512};

/// An instruction set that this machine has, with the search compiled for it.
///
/// All engines give the same answers and make the same guesses; they differ in speed only.
///
/// ```
/// use ichidoku::solve::Engine;
/// println!("{} with {} lanes", Engine::best(), Engine::best().lanes());
/// assert!(Engine::available().any(|engine| engine.name() == "portable"));
/// assert_eq!("portable".parse(), Ok(Engine::PORTABLE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Engine(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    #[cfg(target_arch = "x86_64")]
    Avx512(avx512::Detected),
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Detected),
    #[cfg(target_arch = "aarch64")]
    Neon,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
    #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
    Portable,
    #[cfg(feature = "all-engines")]
    Scalar,
}

impl Engine {
    /// Eight lanes in plain arrays, on any machine.
    #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
    pub const PORTABLE: Self = Self(Kind::Portable);
    /// One lane in plain words, on any machine: to show that lanes do not matter.
    #[cfg(feature = "all-engines")]
    pub const SCALAR: Self = Self(Kind::Scalar);
    /// What every machine can run.
    #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
    const LAST: Self = Self::PORTABLE;
    /// A module with SIMD runs only where there is SIMD.
    #[cfg(not(any(feature = "all-engines", not(target_feature = "simd128"))))]
    const LAST: Self = Self(Kind::Simd128);

    /// The engines that this machine can run, the fastest first.
    pub fn available() -> impl Iterator<Item = Self> {
        let kinds: &[fn() -> Option<Kind>] = &[
            #[cfg(target_arch = "x86_64")]
            || avx512::Detected::new().map(Kind::Avx512),
            #[cfg(target_arch = "x86_64")]
            || avx2::Detected::new().map(Kind::Avx2),
            #[cfg(target_arch = "aarch64")]
            || Some(Kind::Neon),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            || Some(Kind::Simd128),
            #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
            || Some(Kind::Portable),
            #[cfg(feature = "all-engines")]
            || Some(Kind::Scalar),
        ];
        kinds.iter().filter_map(|kind| kind()).map(Self)
    }

    /// The fastest engine that this machine can run.
    pub fn best() -> Self {
        Self::available().next().unwrap_or(Self::LAST)
    }

    /// How many puzzles it works on at once.
    pub fn lanes(self) -> usize {
        self.dispatch(CountLanes)
    }

    /// The name by which it can be asked for: `avx512`, `avx2`, `neon`, `simd128`, `portable` or `scalar`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(_) => "avx512",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "avx2",
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => "neon",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => "simd128",
            #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
            Kind::Portable => "portable",
            #[cfg(feature = "all-engines")]
            Kind::Scalar => "scalar",
        }
    }

    /// Runs a job on this engine's vectors.
    pub(crate) fn dispatch<J: Job>(self, job: J) -> J::Output {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(proof) => avx512::run(proof, job),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(proof) => avx2::run(proof, job),
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => neon::run(job),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => simd128::run(job),
            #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
            Kind::Portable => portable::run::<8, J>(job),
            #[cfg(feature = "all-engines")]
            Kind::Scalar => portable::run::<1, J>(job),
        }
    }
}

/// Asks the vectors how many lanes they have.
struct CountLanes;

impl Job for CountLanes {
    type Output = usize;

    #[inline(always)]
    fn run<V: crate::arch::Lanes>(self) -> usize {
        V::COUNT
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no engine of this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchEngine;

impl fmt::Display for NoSuchEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an engine that this machine can run:")?;
        Engine::available().try_for_each(|engine| write!(f, " {engine}"))
    }
}

impl core::error::Error for NoSuchEngine {}

impl FromStr for Engine {
    type Err = NoSuchEngine;

    fn from_str(name: &str) -> Result<Self, NoSuchEngine> {
        Self::available().find(|engine| engine.name() == name).ok_or(NoSuchEngine)
    }
}
