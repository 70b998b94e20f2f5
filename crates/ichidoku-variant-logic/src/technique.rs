//! The techniques by name, in the order in which they are tried: that of their easiest steps.

use ichidoku_variants::Constraint;

macro_rules! techniques {
    ($($(#[$doc:meta])* $name:ident $slug:literal,)*) => {
        /// A technique for variants. The easiest comes first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $($(#[$doc])* $name,)*
        }

        impl Technique {
            /// All techniques, the easiest first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name as an option is called: `cage-combinations`.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$name => $slug,)*
                }
            }
        }
    };
}

techniques! {
    /// The only candidate of a cell.
    NakedSingle "naked-single",
    /// The only cell of a house for a digit.
    HiddenSingle "hidden-single",
    /// The digits of which a sum can consist.
    CageCombinations "cage-combinations",
    /// A digit that is in every combination of a sum.
    RequiredDigit "required-digit",
    /// Digits that increase: thermometers and inequalities.
    IncreasingDigits "increasing-digits",
    /// Two cells of which each restricts the other: dots, letters, whispers.
    CellPairs "cell-pairs",
    /// The rule of 45: what known sums leave of houses, or reach beyond them.
    InniesOuties "innies-outies",
    /// All places of a digit in a house are in another house, or see the same cell.
    LockedCandidates "locked-candidates",
    /// Two cells of a house with two digits.
    NakedPair "naked-pair",
    /// The bulb and the shaft of an arrow.
    ArrowSum "arrow-sum",
    /// Two lines with two places for a digit.
    XWing "x-wing",
    /// Digits that follow each other in any order.
    RenbanWindow "renban-window",
    /// Two digits with two cells in a house.
    HiddenPair "hidden-pair",
    /// Bounds of a sum in which digits may repeat, such as a little killer's.
    SumBounds "sum-bounds",
    /// Three cells of a house with three digits.
    NakedTriple "naked-triple",
    /// Clues outside of the grid: sandwiches, skyscrapers, X-sums.
    OutsideClue "outside-clue",
    /// Three lines with three places for a digit.
    Swordfish "swordfish",
    /// Anything else that a rule alone excludes.
    RuleAlone "rule-alone",
    /// Three digits with three cells in a house.
    HiddenTriple "hidden-triple",
    /// Four cells of a house with four digits.
    NakedQuad "naked-quad",
    /// Four lines with four places for a digit.
    Jellyfish "jellyfish",
    /// Four digits with four cells in a house.
    HiddenQuad "hidden-quad",
    /// A candidate from which a contradiction follows.
    Contradiction "contradiction",
}

impl Technique {
    /// The technique that a step belongs to which rests on a rule alone.
    pub(crate) fn of_rule(rule: &Constraint) -> Self {
        use Constraint as C;
        match rule {
            C::Thermo(_) | C::SlowThermo(_) | C::GreaterThan(_) => Self::IncreasingDigits,
            C::WhiteDot(_) | C::BlackDot(_) | C::X(_) | C::V(_) | C::Whisper { .. } | C::Palindrome(_) => {
                Self::CellPairs
            }
            C::AntiConsecutive | C::StrictKropki | C::StrictXV | C::Pairs { .. } => Self::CellPairs,
            C::Arrow(_) | C::DoubleArrow(_) | C::PillArrow { .. } => Self::ArrowSum,
            C::Renban(_) => Self::RenbanWindow,
            C::LittleKiller { .. } | C::Sum { .. } | C::Cage { .. } => Self::SumBounds,
            C::Sandwich { .. } | C::Lunchbox { .. } | C::XSum(_) => Self::OutsideClue,
            C::Skyscraper(_) | C::HiddenSkyscraper(_) | C::NumberedRoom(_) => Self::OutsideClue,
            _ => Self::RuleAlone,
        }
    }
}
