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
    UniqueRectangle(u8),
    UniqueLoop { length: Option<u8>, kind: u8 },
    Bug(u8),
    StrongLinks(StrongLinks),
    LongWing(LongWing),
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

/// Strong links of a digit, with weak links between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct StrongLinks {
    pub(super) links: u8,
    /// The last is linked with the first.
    pub(super) is_loop: bool,
    pub(super) shape: Shape,
}

/// How many of the strong links are between groups of cells, then for each that there is if it is in a box (0), in a line
/// (1), or in a line of the other direction (2).
pub(super) type Shape = [u8; 5];

impl fmt::Display for StrongLinks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (links, kinds) = (self.links, &self.shape[1..=usize::from(self.links)]);
        let grouped = if self.shape[0] > 0 { "Grouped " } else { "" };
        let has = |kind: u8| kinds.contains(&kind);
        match () {
            () if self.is_loop => write!(f, "({links} Strong Links) {grouped}X-Loop ")?,
            () if links == 2 && !has(0) && !has(2) => write!(f, "{grouped}Skyscraper ")?,
            () if !has(0) && !has(2) => write!(f, "{grouped}{links} Skyscrapers ")?,
            () if !has(0) && links < 4 => write!(f, "{grouped}{links}-String Kite ")?,
            () => write!(f, "{grouped}{links} Strong links ")?,
        }
        self.shape[..=usize::from(links)].iter().try_for_each(|kind| write!(f, "{kind}"))
    }
}

/// A wing of four and more digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LongWing {
    pub(super) digits: u8,
    /// Both digits of the cell with two link it with the others.
    pub(super) is_double: bool,
    /// The most candidates of the other cells, and all of them together.
    pub(super) largest: u8,
    pub(super) candidates: u8,
}

impl LongWing {
    /// What the original adds to the name, and compares as text.
    pub(super) fn suffix(self) -> String {
        format!("{}{}{}", 1 + u8::from(self.is_double), self.largest, self.candidates)
    }
}

impl fmt::Display for LongWing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = match self.digits {
            4 => "WXYZ",
            5 => "VWXYZ",
            6 => "UVWXYZ",
            _ => "TUVWXYZ",
        };
        write!(f, "{letters}-Wing {}", self.suffix())
    }
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
            Self::UniqueRectangle(kind) => return write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop { length: None, kind } => return write!(f, "Unique Loop type {kind}"),
            Self::UniqueLoop { length: Some(length), kind } => return write!(f, "Unique Loop {length} type {kind}"),
            Self::StrongLinks(links) => return links.fmt(f),
            Self::LongWing(wing) => return wing.fmt(f),
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
