//! Sizes of paper.

use std::fmt;
use std::str::FromStr;

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 148 × 210 mm.
    A5,
    /// 8.5 × 11 inches.
    Letter,
    /// 6 × 9 inches, a usual size of books.
    SixByNine,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Self; 4] = [Self::A4, Self::A5, Self::Letter, Self::SixByNine];

    /// The name by which it is chosen: `a4`, `6x9`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::A5 => "a5",
            Self::Letter => "letter",
            Self::SixByNine => "6x9",
        }
    }

    /// Width and height in points, of which an inch has 72.
    pub const fn size(self) -> [f32; 2] {
        match self {
            Self::A4 => [595.28, 841.89],
            Self::A5 => [419.53, 595.28],
            Self::Letter => [612.0, 792.0],
            Self::SixByNine => [432.0, 648.0],
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no size of paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPaper(String);

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Paper::ALL.map(Paper::name).join(", ");
        write!(f, "{:?} is not a size of paper; expected one of {names}", self.0)
    }
}

impl std::error::Error for UnknownPaper {}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Self, UnknownPaper> {
        Self::ALL.into_iter().find(|paper| paper.name() == name).ok_or_else(|| UnknownPaper(name.into()))
    }
}
