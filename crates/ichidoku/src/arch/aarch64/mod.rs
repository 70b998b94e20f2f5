//! AArch64: NEON, which every such machine has.

pub(crate) mod neon;
