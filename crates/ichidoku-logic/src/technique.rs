//! The table of techniques: names, aliases, families, and what other programs rate them.

use std::fmt;
use std::str::FromStr;

use crate::nearest::nearest;

/// `Name "slug";` for each family, in the order in which they are listed.
macro_rules! families {
    ($($(#[$doc:meta])* $family:ident $slug:literal;)*) => {
        /// A group of techniques that rest on the same idea.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// The name in running text: `hidden pair`.
    pub name: &'static str,
    /// Other names in use.
    pub aliases: &'static [&'static str],
    /// The family.
    pub family: Family,
    /// HoDoKu's code and rating, where HoDoKu has the technique.
    pub hodoku: Option<HodokuScore>,
    /// Ten times the rating of Sudoku Explainer 1.2.1, where it has the technique by this name.
    pub explainer: Option<u8>,
}

/// `Name "name" [aliases] Family difficulty (code level score)? SE?;` for each technique, easiest family first.
macro_rules! techniques {
    ($($(#[$doc:meta])* $variant:ident $name:literal [$($alias:literal),*] $family:ident
        $difficulty:literal $(($code:literal $level:ident $score:literal))? $($explainer:literal)?;)*) => {
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
        pub enum Technique { $($(#[$doc])* #[doc = concat!("The technique called ", $name, ".")] $variant),* }

        impl Technique {
            /// All techniques, family by family.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The technique's row of the table.
            pub const fn info(self) -> Info {
                match self {
                    $(Self::$variant => Info {
                        name: $name,
                        aliases: &[$($alias),*],
                        family: Family::$family,
                        hodoku: optional!($(HodokuScore { code: $code, level: HodokuLevel::$level, score: $score })?),
                        explainer: optional!($($explainer)?),
                    },)*
                }
            }

            /// How hard the technique is to see and follow, 10 to 107: on ichidoku's own scale, close to ten times the
            /// rating of Sudoku Explainer where that has the technique.
            pub const fn difficulty(self) -> u8 {
                match self {
                    $(Self::$variant => $difficulty,)*
                }
            }
        }
    };
}

/// `Some` of what is there, or `None`.
macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

techniques! {
    FullHouse "full house" ["last digit"] Singles 10 ("0000" Easy 4) 10;
    HiddenSingle "hidden single" ["pinned digit"] Singles 12 ("0002" Easy 14) 12;
    NakedSingle "naked single" ["sole candidate", "forced digit"] Singles 23 ("0003" Easy 4) 23;
    Pointing "pointing" ["locked candidates type 1"] Locked 26 ("0100" Medium 50) 26;
    Claiming "claiming" ["locked candidates type 2", "box/line reduction"] Locked 28 ("0101" Medium 50) 28;
    LockedPair "locked pair" [] Subsets 24 ("0110" Medium 40);
    LockedTriple "locked triple" [] Subsets 25 ("0111" Medium 60);
    NakedPair "naked pair" [] Subsets 30 ("0200" Medium 60) 30;
    HiddenPair "hidden pair" [] Subsets 34 ("0210" Medium 70) 34;
    NakedTriple "naked triple" ["naked triplet"] Subsets 36 ("0201" Medium 80) 36;
    HiddenTriple "hidden triple" ["hidden triplet"] Subsets 40 ("0211" Medium 100) 40;
    NakedQuad "naked quad" ["naked quadruple"] Subsets 50 ("0202" Hard 120) 50;
    HiddenQuad "hidden quad" ["hidden quadruple"] Subsets 54 ("0212" Hard 150) 54;
    XWing "X-wing" [] Fish 32 ("0300" Hard 140) 32;
    Swordfish "swordfish" [] Fish 38 ("0301" Hard 150) 38;
    Jellyfish "jellyfish" [] Fish 52 ("0302" Hard 160) 52;
    FinnedXWing "finned X-wing" [] Fish 64 ("0310" Hard 130);
    FinnedSwordfish "finned swordfish" [] Fish 67 ("0311" Unfair 200);
    FinnedJellyfish "finned jellyfish" [] Fish 68 ("0312" Unfair 250);
    SashimiXWing "sashimi X-wing" [] Fish 64 ("0320" Hard 150);
    SashimiSwordfish "sashimi swordfish" [] Fish 67 ("0321" Unfair 240);
    SashimiJellyfish "sashimi jellyfish" [] Fish 68 ("0322" Unfair 260);
    SiameseFish "siamese fish" [] Fish 67;
    FrankenXWing "franken X-wing" [] Fish 82 ("0330" Unfair 300);
    FrankenSwordfish "franken swordfish" [] Fish 82 ("0331" Unfair 350);
    FrankenJellyfish "franken jellyfish" [] Fish 82 ("0332" Unfair 370);
    FinnedFrankenXWing "finned franken X-wing" [] Fish 82 ("0340" Unfair 390);
    FinnedFrankenSwordfish "finned franken swordfish" [] Fish 82 ("0341" Unfair 410);
    FinnedFrankenJellyfish "finned franken jellyfish" [] Fish 82 ("0342" Unfair 430);
    SiameseFrankenFish "siamese franken fish" [] Fish 82;
    MutantXWing "mutant X-wing" [] Fish 84 ("0350" Extreme 450);
    MutantSwordfish "mutant swordfish" [] Fish 84 ("0351" Extreme 450);
    MutantJellyfish "mutant jellyfish" [] Fish 84 ("0352" Extreme 450);
    FinnedMutantXWing "finned mutant X-wing" [] Fish 84 ("0360" Extreme 470);
    FinnedMutantSwordfish "finned mutant swordfish" [] Fish 84 ("0361" Extreme 470);
    FinnedMutantJellyfish "finned mutant jellyfish" [] Fish 84 ("0362" Extreme 470);
    FinnedMutantSquirmbag "finned mutant squirmbag" ["finned mutant starfish"] Fish 86 ("0363" Extreme 470);
    FinnedMutantWhale "finned mutant whale" [] Fish 86 ("0364" Extreme 470);
    FinnedMutantLeviathan "finned mutant leviathan" [] Fish 86 ("0365" Extreme 470);
    SiameseMutantFish "siamese mutant fish" [] Fish 84;
    Skyscraper "skyscraper" [] SingleDigit 60 ("0400" Hard 130);
    TwoStringKite "two-string kite" ["2-string kite"] SingleDigit 61 ("0401" Hard 150);
    DualTwoStringKite "dual two-string kite" ["dual 2-string kite"] SingleDigit 61 ("0404" Hard 150);
    TurbotFish "turbot fish" [] SingleDigit 62 ("0403" Hard 120);
    EmptyRectangle "empty rectangle" ["hinge"] SingleDigit 62 ("0402" Hard 120);
    DualEmptyRectangle "dual empty rectangle" [] SingleDigit 62 ("0405" Hard 120);
    SimpleColoursTrap "simple colours trap" ["simple colors trap", "simple colouring"] Colours 64 ("0500" Hard 150);
    SimpleColoursWrap "simple colours wrap" ["simple colors wrap"] Colours 64 ("0501" Hard 150);
    MultiColours1 "multi colours 1" ["multi colors 1"] Colours 65 ("0502" Hard 200);
    MultiColours2 "multi colours 2" ["multi colors 2"] Colours 65 ("0503" Hard 200);
    RemotePair "remote pair" [] Colours 58 ("0703" Hard 110);
    Medusa "3D Medusa" ["medusa colouring"] Colours 71;
    XyWing "XY-wing" ["Y-wing"] Wings 42 ("0800" Hard 160) 42;
    XyzWing "XYZ-wing" [] Wings 44 ("0801" Hard 180) 44;
    WWing "W-wing" [] Wings 63 ("0803" Hard 150);
    WxyzWing "WXYZ-wing" [] Wings 68;
    MWing "M-wing" [] Wings 69;
    SWing "S-wing" ["split wing"] Wings 69;
    LWing "L-wing" ["local wing"] Wings 69;
    HWing "H-wing" ["hybrid wing"] Wings 69;
    UniqueRectangle1 "unique rectangle type 1" ["uniqueness test 1"] Uniqueness 45 ("0600" Hard 100) 45;
    UniqueRectangle2 "unique rectangle type 2" ["uniqueness test 2"] Uniqueness 46 ("0601" Hard 100) 45;
    UniqueRectangle3 "unique rectangle type 3" ["uniqueness test 3"] Uniqueness 47 ("0602" Hard 100) 45;
    UniqueRectangle4 "unique rectangle type 4" ["uniqueness test 4"] Uniqueness 47 ("0603" Hard 100) 45;
    UniqueRectangle5 "unique rectangle type 5" ["uniqueness test 5"] Uniqueness 47 ("0604" Hard 100);
    UniqueRectangle6 "unique rectangle type 6" ["uniqueness test 6"] Uniqueness 47 ("0605" Hard 100);
    HiddenRectangle "hidden rectangle" [] Uniqueness 47 ("0606" Hard 100);
    AvoidableRectangle1 "avoidable rectangle type 1" [] Uniqueness 45 ("0607" Hard 100);
    AvoidableRectangle2 "avoidable rectangle type 2" [] Uniqueness 46 ("0608" Hard 100);
    UniqueLoop "unique loop" [] Uniqueness 47 46;
    ExtendedRectangle "extended rectangle" [] Uniqueness 48;
    Bug1 "BUG+1" ["bivalue universal grave"] Uniqueness 56 ("0610" Hard 100) 56;
    BugN "BUG+n" [] Uniqueness 57 57;
    XChain "X-chain" [] Chains 66 ("0701" Unfair 260) 66;
    XyChain "XY-chain" [] Chains 70 ("0702" Unfair 260) 70;
    ContinuousLoop "continuous nice loop" [] Chains 72 ("0706" Unfair 280) 70;
    DiscontinuousLoop "discontinuous nice loop" [] Chains 72 ("0707" Unfair 280) 70;
    Aic "alternating inference chain" ["AIC"] Chains 72 ("0708" Unfair 280) 70;
    GroupedContinuousLoop "grouped continuous nice loop" [] Chains 76 ("0709" Unfair 300);
    GroupedDiscontinuousLoop "grouped discontinuous nice loop" [] Chains 76 ("0710" Unfair 300);
    GroupedAic "grouped alternating inference chain" ["grouped AIC"] Chains 76 ("0711" Unfair 300);
    AlsContinuousLoop "almost locked continuous nice loop" [] Chains 80 ("0709" Unfair 300);
    AlsDiscontinuousLoop "almost locked discontinuous nice loop" [] Chains 80 ("0710" Unfair 300);
    AlsAic "almost locked alternating inference chain" ["ALS AIC"] Chains 80 ("0711" Unfair 300);
    AlsXz "ALS-XZ" ["almost locked set XZ-rule"] AlmostLockedSets 74 ("0901" Unfair 300);
    AlsXyWing "ALS-XY-wing" [] AlmostLockedSets 75 ("0902" Unfair 320);
    AlsChain "ALS chain" ["ALS-XY-chain"] AlmostLockedSets 78 ("0903" Unfair 340);
    DeathBlossom "death blossom" [] AlmostLockedSets 78 ("0904" Unfair 360);
    SueDeCoq "Sue de Coq" ["two-sector disjoint subsets"] AlmostLockedSets 70 ("1101" Unfair 250);
    Nishio "nishio forcing chain" ["nishio", "contradiction chain"] Forcing 78 ("1301" Extreme 500) 75;
    CellForcing "cell forcing chain" [] Forcing 81 ("1302" Extreme 500) 80;
    RegionForcing "region forcing chain" ["house forcing chain", "unit forcing chain"] Forcing 81 ("1302" Extreme 500) 80;
    DynamicContradiction "dynamic contradiction net"
        ["dynamic nishio", "dynamic contradiction forcing chain", "forcing net contradiction"]
        Nets 85 ("1303" Extreme 700) 85;
    DynamicCell "dynamic cell forcing net" ["dynamic cell forcing chain", "forcing net verity"]
        Nets 86 ("1304" Extreme 700) 85;
    DynamicRegion "dynamic region forcing net" ["dynamic region forcing chain", "dynamic house forcing net"]
        Nets 87 ("1304" Extreme 700) 85;
    PlusContradiction "dynamic contradiction net plus" ["dynamic plus contradiction forcing chain"] Nets 90 90;
    PlusCell "dynamic cell forcing net plus" ["dynamic plus cell forcing chain"] Nets 91 90;
    PlusRegion "dynamic region forcing net plus" ["dynamic plus region forcing chain"] Nets 92 90;
    ChainsContradiction "nested contradiction net with chains" ["nested contradiction net level 2"] Nets 95 95;
    ChainsCell "nested cell forcing net with chains" ["nested cell forcing net level 2"] Nets 96 95;
    ChainsRegion "nested region forcing net with chains" ["nested region forcing net level 2"] Nets 97 95;
    NetsContradiction "nested contradiction net with nets" ["nested contradiction net level 4"] Nets 105 105;
    NetsCell "nested cell forcing net with nets" ["nested cell forcing net level 4"] Nets 106 105;
    NetsRegion "nested region forcing net with nets" ["nested region forcing net level 4"] Nets 107 105;
    AlignedPairExclusion "aligned pair exclusion" ["APE"] Exclusion 63 62;
    AlignedTripletExclusion "aligned triplet exclusion" ["ATE", "aligned triple exclusion"] Exclusion 75 75;
    TripleFirework "triple firework" ["firework triple"] Fireworks 73;
    QuadrupleFirework "quadruple firework" ["firework quad", "quad firework"] Fireworks 75;
    FireworkWWing "firework W-wing" [] Fireworks 73;
    BivalueOddagon "bivalue oddagon" ["odd bivalue loop"] Impossible 74;
    Tridagon "tridagon" ["Thor's hammer", "trivalue oddagon", "anti-tridagon"] Impossible 76;
    SkLoop "SK loop" ["domino loop", "virus pattern"] MultiSector 82;
    MultiSectorLockedSet "multi-sector locked set" ["MSLS"] MultiSector 84;
    JuniorExocet "junior exocet" ["JExocet", "exocet"] Exocets 83;
    TemplateSet "template set" ["pattern overlay"] Templates 86 ("1201" Extreme 10000);
    TemplateDelete "template delete" [] Templates 86 ("1202" Extreme 10000);
}

impl Technique {
    /// The name in running text: `hidden pair`.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The name as a file or option is called: `hidden-pair`.
    pub fn slug(self) -> String {
        slug(self.name())
    }

    /// True if its steps follow only where the givens have exactly one solution.
    pub const fn assumes_uniqueness(self) -> bool {
        matches!(self.info().family, Family::Uniqueness)
    }
}

/// Lower case, runs of anything but letters and digits as one hyphen: `2-String Kite` as `2-string-kite`.
pub(crate) fn slug(name: &str) -> String {
    let words: Vec<String> =
        name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}

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
        let named = |technique: &&Technique| {
            let info = technique.info();
            slug(info.name) == wanted || info.aliases.iter().any(|alias| slug(alias) == wanted)
        };
        Self::ALL.iter().find(named).copied().ok_or_else(|| UnknownTechnique { name: s.into(), nearest: nearest(s) })
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
            for alias in technique.info().aliases {
                assert_eq!(alias.parse(), Ok(*technique), "{alias}");
            }
        }
        assert_eq!("guess".parse::<Technique>().unwrap_err().to_string(), "'guess' is not the name of a technique");
    }
}
