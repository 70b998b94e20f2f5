//! Sudoku Explainer's names for what it finds.

use std::fmt;

/// What a step is called in Sudoku Explainer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Name {
    HiddenSingle,
    NakedSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    DirectHiddenTriplet,
    Pointing,
    Claiming,
    NakedPair,
    NakedTriplet,
    NakedQuad,
    HiddenPair,
    HiddenTriplet,
    HiddenQuad,
    XWing,
    Swordfish,
    Jellyfish,
    XyWing,
    XyzWing,
    UniqueLoop { length: u8, kind: u8 },
    Bug(u8),
    AlignedPair,
    AlignedTriplet,
    Cycle { x: bool, y: bool, cells: u8 },
    ForcingChain { x: bool, y: bool, marks: u8 },
    Forcing { kind: Forcing, dynamic: bool, level: u8 },
}

/// What a forcing chain starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Forcing {
    Nishio,
    Contradiction,
    Double,
    Cell,
    Region,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::HiddenSingle => "Hidden Single",
            Self::NakedSingle => "Naked Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenPair => "Direct Hidden Pair",
            Self::DirectHiddenTriplet => "Direct Hidden Triplet",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedPair => "Naked Pair",
            Self::NakedTriplet => "Naked Triplet",
            Self::NakedQuad => "Naked Quad",
            Self::HiddenPair => "Hidden Pair",
            Self::HiddenTriplet => "Hidden Triplet",
            Self::HiddenQuad => "Hidden Quad",
            Self::XWing => "X-Wing",
            Self::Swordfish => "Swordfish",
            Self::Jellyfish => "Jellyfish",
            Self::XyWing => "XY-Wing",
            Self::XyzWing => "XYZ-Wing",
            Self::AlignedPair => "Aligned Pair Exclusion",
            Self::AlignedTriplet => "Aligned Triplet Exclusion",
            Self::Cycle { x: true, y: true, .. } => "Bidirectional Cycle",
            Self::Cycle { y: true, .. } => "Bidirectional Y-Cycle",
            Self::Cycle { cells: 4, .. } => "Generalized X-Wing",
            Self::Cycle { .. } => "Bidirectional X-Cycle",
            Self::ForcingChain { x: true, y: true, .. } => "Forcing Chain",
            Self::ForcingChain { marks: 6, .. } => "Turbot Fish",
            Self::ForcingChain { .. } => "Forcing X-Chain",
            Self::UniqueLoop { length: 4, kind } => return write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop { length: 6, kind } => return write!(f, "Unique Loop type {kind}"),
            Self::UniqueLoop { length, kind } => return write!(f, "Unique Loop {length} type {kind}"),
            Self::Bug(kind) => return write!(f, "BUG type {kind}"),
            Self::Forcing { kind, dynamic, level } => return forcing(f, kind, dynamic, level),
        })
    }
}

fn forcing(f: &mut fmt::Formatter<'_>, kind: Forcing, dynamic: bool, level: u8) -> fmt::Result {
    f.write_str(if dynamic && kind != Forcing::Nishio { "Dynamic " } else { "" })?;
    f.write_str(match kind {
        Forcing::Nishio => "Nishio Forcing Chains",
        Forcing::Contradiction => "Contradiction Forcing Chains",
        Forcing::Double => "Double Forcing Chains",
        Forcing::Cell => "Cell Forcing Chains",
        Forcing::Region => "Region Forcing Chains",
    })?;
    f.write_str(match level {
        0 => "",
        1 => " (+)",
        2 => " (+ Forcing Chains)",
        3 => " (+ Multiple Forcing Chains)",
        4 => " (+ Dynamic Forcing Chains)",
        _ => " (+ Dynamic Forcing Chains (+ Forcing Chains))",
    })
}
