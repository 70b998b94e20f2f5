//! Which instruction set does the work.

use core::fmt;
use core::str::FromStr;

use crate::arch::{self, Job};

/// Makes `Kind` of the table below.
macro_rules! engines {
    (
        detected: $(#[$if_detected:meta] $detected:ident($proof:ty) = $its_name:literal, $run_it:path;)*
        compiled: $(#[$if_compiled:meta] $compiled:ident = $name:literal, $run:path;)*
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        enum Kind {
            $(#[$if_detected] $detected($proof),)*
            $(#[$if_compiled] $compiled,)*
        }

        impl Kind {
            /// Those that every machine has for which the program is compiled.
            const COMPILED: &[Self] = &[$(#[$if_compiled] Self::$compiled),*];

            /// Those that are found on this machine.
            fn detected() -> impl Iterator<Item = Self> {
                let all: &[fn() -> Option<Self>] = &[$(#[$if_detected] || <$proof>::new().map(Self::$detected)),*];
                all.iter().filter_map(|detect| detect())
            }

            const fn name(self) -> &'static str {
                match self {
                    $(#[$if_detected] Self::$detected(_) => $its_name,)*
                    $(#[$if_compiled] Self::$compiled => $name,)*
                }
            }

            fn dispatch<J: Job>(self, job: J) -> J::Output {
                match self {
                    $(#[$if_detected] Self::$detected(proof) => $run_it(proof, job),)*
                    $(#[$if_compiled] Self::$compiled => $run(job),)*
                }
            }
        }
    };
}

// All engines, the fastest first: those that are looked for on the machine, then those that every machine has for which the
// program is compiled. A module with SIMD runs only where there is SIMD, so it does without the plain words.
engines! {
    detected:
        #[cfg(target_arch = "x86_64")]
        Avx512(arch::x86_64::avx512::Detected) = "avx512", arch::x86_64::avx512::run;
        #[cfg(target_arch = "x86_64")]
        Avx2(arch::x86_64::avx2::Detected) = "avx2", arch::x86_64::avx2::run;
    compiled:
        #[cfg(target_arch = "aarch64")]
        Neon = "neon", arch::aarch64::neon::run;
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Simd128 = "simd128", arch::wasm32::simd128::run;
        #[cfg(any(feature = "all-engines", not(target_feature = "simd128")))]
        Portable = "portable", arch::portable::run::<8, _>;
        #[cfg(feature = "all-engines")]
        Scalar = "scalar", arch::portable::run::<1, _>;
}

/// An instruction set that this machine has, with the search compiled for it.
///
/// All engines give the same answers and make the same guesses; they differ in speed only.
///
/// ```
/// use ichidoku::solve::Engine;
/// println!("{} with {} lanes", Engine::best(), Engine::best().lanes());
/// assert_eq!("portable".parse::<Engine>().unwrap().name(), "portable");
/// assert!("abacus".parse::<Engine>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Engine(Kind);

impl Engine {
    /// The fastest engine that need not be looked for.
    const ANYWHERE: Self = Self(Kind::COMPILED[0]);

    /// The engines that this machine can run, the fastest first.
    pub fn available() -> impl Iterator<Item = Self> {
        Kind::detected().chain(Kind::COMPILED.iter().copied()).map(Self)
    }

    /// The fastest engine that this machine can run.
    pub fn best() -> Self {
        Kind::detected().next().map_or(Self::ANYWHERE, Self)
    }

    /// How many puzzles it works on at once.
    pub fn lanes(self) -> usize {
        self.dispatch(CountLanes)
    }

    /// The name by which it can be asked for: `avx512`, `avx2`, `neon`, `simd128`, `portable` (eight lanes in plain arrays) or
    /// `scalar` (one lane in plain words, to show that lanes do not matter).
    pub const fn name(self) -> &'static str {
        self.0.name()
    }

    /// Runs a job on this engine's vectors.
    pub(crate) fn dispatch<J: Job>(self, job: J) -> J::Output {
        self.0.dispatch(job)
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
