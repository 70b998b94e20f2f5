//! The techniques and their families by name, and how HoDoKu rates one.

use std::fmt;
use std::str::FromStr;

use crate::registry::registry;
use crate::spelling::{nearest, slug};

/// `Name "slug";` for each family, in the order in which they are listed.
macro_rules! families {
    ($($(#[$doc:meta])* $family:ident $slug:literal;)*) => {
        /// A group of techniques that rest on the same idea.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Family { $($(#[$doc])* $family),* }

        impl Family {
            /// All families.
            pub const ALL: &'static [Self] = &[$(Self::$family),*];

            /// The name as an option is called: `almost-locked-sets`.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$family => $slug),*
                }
            }
        }
    };
}

families! {
    /// One place for a digit, or one digit for a place.
    Singles "singles";
    /// A digit confined to where a box and a line cross.
    Locked "locked";
    /// As many cells as digits.
    Subsets "subsets";
    /// As many houses as houses, for one digit.
    Fish "fish";
    /// Two strong links of one digit.
    SingleDigit "single-digit";
    /// Strong links in two colours.
    Colours "colours";
    /// Short patterns of few cells or links.
    Wings "wings";
    /// Patterns that a puzzle with one solution cannot end in.
    Uniqueness "uniqueness";
    /// Strong and weak links in turn.
    Chains "chains";
    /// Cells of a house with one digit more than cells.
    AlmostLockedSets "almost-locked-sets";
    /// Several chains from the same place.
    Forcing "forcing";
    /// One line of single candidates that follow from a supposed one and from those before.
    Whips "whips";
    /// Chains whose links branch and join on the way.
    Nets "nets";
    /// Digits that cannot stand together in cells that others see.
    Exclusion "exclusion";
    /// A row and a column that need their digits where they cross, or in one more cell each.
    Fireworks "fireworks";
    /// Cells that cannot all be filled with the same few digits.
    Impossible "impossible";
    /// As many cells as digits, over many houses.
    MultiSector "multi-sector";
    /// Two cells whose digits fill two others as well.
    Exocets "exocets";
    /// All ways to place one digit.
    Templates "templates";
}

/// HoDoKu's difficulty levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HodokuLevel {
    /// Score up to 800.
    Easy,
    /// Score up to 1000.
    Medium,
    /// Score up to 1600.
    Hard,
    /// Score up to 1800.
    Unfair,
    /// Any score above.
    Extreme,
}

/// What HoDoKu calls and rates a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HodokuScore {
    /// Its code in HoDoKu's library of technique tests.
    pub code: &'static str,
    /// The level that a puzzle needing the technique has at least.
    pub level: HodokuLevel,
    /// What one use adds to a puzzle's score.
    pub score: u16,
}

impl HodokuScore {
    /// The rating of a technique that HoDoKu has.
    pub(crate) const fn some(code: &'static str, level: HodokuLevel, score: u16) -> Option<Self> {
        Some(Self { code, level, score })
    }
}

/// The enum of the techniques in the registry.
macro_rules! technique {
    ($($variant:ident $family:ident::$file:ident::$info:ident;)*) => {
        /// A technique that a person can use.
        ///
        /// ```
        /// use ichidoku_logic::Technique;
        /// let technique: Technique = "Hidden Pair".parse().unwrap();
        /// assert_eq!(technique, Technique::HiddenPair);
        /// assert_eq!(technique.slug(), "hidden-pair");
        /// assert_eq!(technique.info().explainer, Some(34));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = concat!("Found in `techniques/", stringify!($family), "/", stringify!($file), ".rs`.")] $variant),*
        }

        impl Technique {
            /// All techniques, family by family.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }
    };
}

registry!(technique);

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No technique has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    name: String,
    /// The technique that may have been meant.
    pub nearest: Option<Technique>,
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not the name of a technique", self.name)?;
        self.nearest.map_or(Ok(()), |nearest| write!(f, "; did you mean {}?", nearest.slug()))
    }
}

impl std::error::Error for UnknownTechnique {}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    /// Reads a name or an alias, whatever its case, with blanks or hyphens between the words.
    fn from_str(s: &str) -> Result<Self, UnknownTechnique> {
        let wanted = slug(s);
        let named =
            |technique: &Self| std::iter::once(technique.name()).chain(technique.info().aliases.iter().copied());
        let all = || Self::ALL.iter().flat_map(|technique| named(technique).map(|name| (*technique, name)));
        let meant = all().find(|(_, name)| slug(name) == wanted).map(|(technique, _)| technique);
        meant.ok_or_else(|| UnknownTechnique { name: s.into(), nearest: nearest(s, all()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_and_alias_means_one_technique() {
        for technique in Technique::ALL {
            assert_eq!(technique.name().parse(), Ok(*technique));
            assert_eq!(technique.slug().parse(), Ok(*technique));
            assert_eq!(technique.slug(), slug(technique.name()), "a slug is spelt as the name");
            for alias in technique.info().aliases {
                assert_eq!(alias.parse(), Ok(*technique), "{alias}");
            }
        }
        assert_eq!("guess".parse::<Technique>().unwrap_err().to_string(), "'guess' is not the name of a technique");
    }

    #[test]
    fn a_slip_is_forgiven_and_another_word_is_not() {
        let meant = |name: &str| name.parse().map_or_else(|unknown: UnknownTechnique| unknown.nearest, Some);
        assert_eq!(meant("naked piar"), Some(Technique::NakedPair));
        assert_eq!(meant("Swordfsh"), Some(Technique::Swordfish));
        assert_eq!(meant("y wing"), Some(Technique::XyWing));
        assert_eq!(meant("guess"), None);
        assert_eq!(meant(""), None);
    }
}
