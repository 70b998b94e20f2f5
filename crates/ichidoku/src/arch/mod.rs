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

mod lanes;
#[cfg_attr(not(feature = "all-engines"), allow(dead_code, reason = "what has vectors uses its defaults alone"))]
pub(crate) mod portable;

#[cfg(target_arch = "aarch64")]
pub(crate) mod aarch64;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) mod wasm32;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x86_64;

pub(crate) use lanes::{Job, Lanes};
