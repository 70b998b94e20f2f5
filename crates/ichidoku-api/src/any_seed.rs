//! A seed where none is given.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// Any number, where the system has randomness to give; below 2^53, so that JavaScript reads it as it is written.
pub(crate) fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 11
}
