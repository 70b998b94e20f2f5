//! The technique pages: what a technique is, why it is true, an example that is found by the technique itself, and a
//! near miss in which it finds nothing.
//!
//! A page's words are the comment that opens the file of its finder; its drawings come from `examples.txt` and are made
//! by the finders, so neither can say what the code does not do.

mod example;
mod text;

use crate::draw::{Drawing, Marks};
use crate::state::State;
use crate::technique::Technique;
pub use example::{Change, Example, NearMiss};
pub use text::{Piece, Section};

/// The page of a technique, or of several that are one idea in different sizes.
///
/// ```
/// use ichidoku_logic::{Technique, page::Page};
/// let page = Page::of(Technique::NakedPair);
/// assert_eq!(page.title(), "Naked pair, triple, quad");
/// assert_eq!(page.name, "naked-subsets");
/// assert_eq!(page.techniques.len(), 3);
/// ```
#[derive(Debug)]
pub struct Page {
    /// What its file is called.
    pub name: &'static str,
    /// The techniques that it explains.
    pub techniques: &'static [Technique],
    /// The finder's file, whose opening comment is the text of the page: `subsets/naked.rs`.
    pub source: &'static str,
}

/// The comment that opens a source file, without the rest of it.
macro_rules! head {
    ($file:literal) => {{
        const SOURCE: &[u8] = include_bytes!(concat!("../techniques/", $file, ".rs"));
        const HEAD: [u8; text::head_length(SOURCE)] = text::head(SOURCE);
        match std::str::from_utf8(&HEAD) {
            Ok(text) => text,
            Err(_) => "",
        }
    }};
}

/// `CONSTANT "name of the page" "file" Technique | Technique;` for each page. A technique without one does not compile.
macro_rules! pages {
    ($($page:ident $name:literal $file:literal $($technique:ident)|+;)*) => {
        $(static $page: Page = Page {
            name: $name,
            techniques: &[$(Technique::$technique),+],
            source: concat!($file, ".rs"),
        };)*

        /// The comment of each page, by the page's name; not in the page, so that a program which only names pages
        /// does not carry their text.
        static TEXTS: &[(&str, &str)] = &[$(($name, head!($file))),*];

        impl Page {
            /// All pages, in the order of the techniques.
            pub const ALL: &'static [&'static Self] = &[$(&$page),*];

            /// The page that explains the technique.
            pub const fn of(technique: Technique) -> &'static Self {
                match technique {
                    $($(Technique::$technique)|+ => &$page,)*
                }
            }
        }
    };
}

pages! {
    FULL_HOUSE "full-house" "singles/full_house" FullHouse;
    HIDDEN_SINGLE "hidden-single" "singles/hidden_single" HiddenSingle;
    NAKED_SINGLE "naked-single" "singles/naked_single" NakedSingle;
    POINTING "pointing" "locked/pointing" Pointing;
    CLAIMING "claiming" "locked/claiming" Claiming;
    LOCKED_SUBSETS "locked-subsets" "subsets/locked" LockedPair | LockedTriple;
    NAKED_SUBSETS "naked-subsets" "subsets/naked" NakedPair | NakedTriple | NakedQuad;
    HIDDEN_SUBSETS "hidden-subsets" "subsets/hidden" HiddenPair | HiddenTriple | HiddenQuad;
    BASIC_FISH "basic-fish" "fish/basic" XWing | Swordfish | Jellyfish;
    FINNED_FISH "finned-fish" "fish/finned"
        FinnedXWing | FinnedSwordfish | FinnedJellyfish | SashimiXWing | SashimiSwordfish | SashimiJellyfish;
    SIAMESE_FISH "siamese-fish" "fish/siamese" SiameseFish | SiameseFrankenFish | SiameseMutantFish;
    FRANKEN_FISH "franken-fish" "fish/franken"
        FrankenXWing | FrankenSwordfish | FrankenJellyfish
        | FinnedFrankenXWing | FinnedFrankenSwordfish | FinnedFrankenJellyfish;
    MUTANT_FISH "mutant-fish" "fish/mutant"
        MutantXWing | MutantSwordfish | MutantJellyfish
        | FinnedMutantXWing | FinnedMutantSwordfish | FinnedMutantJellyfish
        | FinnedMutantSquirmbag | FinnedMutantWhale | FinnedMutantLeviathan;
    SKYSCRAPER "skyscraper" "single_digit/skyscraper" Skyscraper;
    TWO_STRING_KITE "two-string-kite" "single_digit/two_string_kite" TwoStringKite | DualTwoStringKite;
    TURBOT_FISH "turbot-fish" "single_digit/turbot_fish" TurbotFish;
    EMPTY_RECTANGLE "empty-rectangle" "single_digit/empty_rectangle" EmptyRectangle | DualEmptyRectangle;
    SIMPLE_COLOURS "simple-colours" "colours/simple_colours" SimpleColoursTrap | SimpleColoursWrap;
    MULTI_COLOURS "multi-colours" "colours/multi_colours" MultiColours1 | MultiColours2;
    REMOTE_PAIR "remote-pair" "colours/remote_pair" RemotePair;
    MEDUSA "3d-medusa" "colours/medusa" Medusa;
    XY_WING "xy-wing" "wings/xy_wing" XyWing;
    XYZ_WING "xyz-wing" "wings/xyz_wing" XyzWing;
    W_WING "w-wing" "wings/w_wing" WWing;
    WXYZ_WING "wxyz-wing" "wings/wxyz_wing" WxyzWing;
    M_WING "m-wing" "wings/m_wing" MWing;
    S_WING "s-wing" "wings/s_wing" SWing;
    L_WING "l-wing" "wings/l_wing" LWing;
    H_WING "h-wing" "wings/h_wing" HWing;
    UNIQUE_RECTANGLE_1 "unique-rectangle-type-1" "uniqueness/type_1" UniqueRectangle1;
    UNIQUE_RECTANGLE_2_5 "unique-rectangle-types-2-and-5" "uniqueness/type_2" UniqueRectangle2 | UniqueRectangle5;
    UNIQUE_RECTANGLE_3 "unique-rectangle-type-3" "uniqueness/type_3" UniqueRectangle3;
    UNIQUE_RECTANGLE_4 "unique-rectangle-type-4" "uniqueness/type_4" UniqueRectangle4;
    UNIQUE_RECTANGLE_6 "unique-rectangle-type-6" "uniqueness/type_6" UniqueRectangle6;
    HIDDEN_RECTANGLE "hidden-rectangle" "uniqueness/hidden_rectangle" HiddenRectangle;
    AVOIDABLE_RECTANGLE "avoidable-rectangle" "uniqueness/avoidable_rectangle"
        AvoidableRectangle1 | AvoidableRectangle2;
    UNIQUE_LOOP "unique-loop" "uniqueness/unique_loop" UniqueLoop;
    EXTENDED_RECTANGLE "extended-rectangle" "uniqueness/extended_rectangle" ExtendedRectangle;
    BUG "bivalue-universal-grave" "uniqueness/bug" Bug1 | BugN;
    X_CHAIN "x-chain" "chains/x_chain" XChain;
    XY_CHAIN "xy-chain" "chains/xy_chain" XyChain;
    AIC "alternating-inference-chain" "chains/aic" Aic | GroupedAic | AlsAic;
    CONTINUOUS_LOOP "continuous-nice-loop" "chains/continuous_loop"
        ContinuousLoop | GroupedContinuousLoop | AlsContinuousLoop;
    DISCONTINUOUS_LOOP "discontinuous-nice-loop" "chains/discontinuous_loop"
        DiscontinuousLoop | GroupedDiscontinuousLoop | AlsDiscontinuousLoop;
    ALS_XZ "als-xz" "als/als_xz" AlsXz;
    ALS_XY_WING "als-xy-wing" "als/als_xy_wing" AlsXyWing;
    ALS_CHAIN "als-chain" "als/als_chain" AlsChain;
    DEATH_BLOSSOM "death-blossom" "als/death_blossom" DeathBlossom;
    SUE_DE_COQ "sue-de-coq" "als/sue_de_coq" SueDeCoq;
    NISHIO "nishio-forcing-chain" "forcing/nishio" Nishio;
    CELL_FORCING "cell-forcing-chain" "forcing/cell_forcing" CellForcing;
    REGION_FORCING "region-forcing-chain" "forcing/region_forcing" RegionForcing;
    DYNAMIC_CONTRADICTION "dynamic-contradiction-net" "nets/dynamic_contradiction" DynamicContradiction;
    DYNAMIC_CELL "dynamic-cell-forcing-net" "nets/dynamic_cell" DynamicCell;
    DYNAMIC_REGION "dynamic-region-forcing-net" "nets/dynamic_region" DynamicRegion;
    PLUS_CONTRADICTION "dynamic-contradiction-net-plus" "nets/plus_contradiction" PlusContradiction;
    PLUS_CELL "dynamic-cell-forcing-net-plus" "nets/plus_cell" PlusCell;
    PLUS_REGION "dynamic-region-forcing-net-plus" "nets/plus_region" PlusRegion;
    CHAINS_CONTRADICTION "nested-contradiction-net-with-chains" "nets/chains_contradiction" ChainsContradiction;
    CHAINS_CELL "nested-cell-forcing-net-with-chains" "nets/chains_cell" ChainsCell;
    CHAINS_REGION "nested-region-forcing-net-with-chains" "nets/chains_region" ChainsRegion;
    NETS_CONTRADICTION "nested-contradiction-net-with-nets" "nets/nets_contradiction" NetsContradiction;
    NETS_CELL "nested-cell-forcing-net-with-nets" "nets/nets_cell" NetsCell;
    NETS_REGION "nested-region-forcing-net-with-nets" "nets/nets_region" NetsRegion;
    ALIGNED_PAIR "aligned-pair-exclusion" "exclusion/aligned_pair" AlignedPairExclusion;
    ALIGNED_TRIPLET "aligned-triplet-exclusion" "exclusion/aligned_triplet" AlignedTripletExclusion;
    TRIPLE_FIREWORK "triple-firework" "fireworks/triple" TripleFirework;
    QUADRUPLE_FIREWORK "quadruple-firework" "fireworks/quadruple" QuadrupleFirework;
    FIREWORK_W_WING "firework-w-wing" "fireworks/w_wing" FireworkWWing;
    BIVALUE_ODDAGON "bivalue-oddagon" "impossible/bivalue_oddagon" BivalueOddagon;
    TRIDAGON "tridagon" "impossible/tridagon" Tridagon;
    SK_LOOP "sk-loop" "multi_sector/sk_loop" SkLoop;
    MULTI_SECTOR_LOCKED_SET "multi-sector-locked-set" "multi_sector/msls" MultiSectorLockedSet;
    JUNIOR_EXOCET "junior-exocet" "exocet/junior_exocet" JuniorExocet;
    TEMPLATES "templates" "templates/mod" TemplateSet | TemplateDelete;
}

/// What a page is made of, in its order.
#[derive(Clone, Debug)]
pub enum Element {
    /// The title of the page.
    Title(String),
    /// The names and ratings of these techniques.
    Facts(Vec<Technique>),
    /// The heading of a section.
    Heading(String),
    /// Words.
    Piece(Piece),
    /// A grid.
    Picture(Box<Picture>),
}

/// A grid with marks.
#[derive(Clone, Debug)]
pub struct Picture {
    state: State,
    marks: Marks,
}

impl Picture {
    /// The digits and candidates.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What the candidates are.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// What draws it.
    pub fn drawing(&self) -> Drawing<'_> {
        Drawing::with_marks(&self.state, self.marks.clone())
    }
}

/// The section that the picture of a near miss goes with.
const NEAR_MISS: &str = "Near miss";

impl Page {
    /// The page with an example for each of its techniques.
    pub fn elements(&self) -> Vec<Element> {
        self.elements_on(self.techniques)
    }

    /// The page with examples for these of its techniques.
    pub fn elements_on(&self, techniques: &[Technique]) -> Vec<Element> {
        let examples: Vec<Example> = techniques.iter().filter_map(|technique| Example::of(*technique)).collect();
        let mut elements = vec![Element::Title(self.title().into()), Element::Facts(techniques.to_vec())];
        let (first, rest) = self.split();
        elements.extend(first.pieces.into_iter().map(Element::Piece));
        for example in &examples {
            elements.push(Element::Heading(match techniques.len() {
                1 => "Example".into(),
                _ => format!("Example: {}", example.step.technique),
            }));
            elements.extend(example.elements());
        }
        for section in rest {
            let near = if section.heading == NEAR_MISS { examples.first() } else { None };
            elements.push(Element::Heading(section.heading));
            elements.extend(section.pieces.into_iter().map(Element::Piece));
            elements.extend(near.into_iter().flat_map(|example| example.near_miss.elements(example)));
        }
        elements
    }

    fn text(&self) -> &'static str {
        TEXTS.iter().find(|(name, _)| *name == self.name).map_or("", |(_, text)| text)
    }

    /// What stands before the first heading, and the sections.
    fn split(&self) -> (Section, Vec<Section>) {
        let mut sections = text::sections(self.text());
        let rest = sections.split_off(sections.len().min(1));
        (sections.pop().unwrap_or_default(), rest)
    }

    /// The title: `Naked pair, triple, quad`.
    pub fn title(&self) -> &'static str {
        text::title(self.text())
    }

    /// The words, from the introduction (which has no heading) to the references.
    pub fn sections(&self) -> Vec<Section> {
        text::sections(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_is_on_one_page_and_every_page_is_whole() {
        for technique in Technique::ALL {
            let pages = Page::ALL.iter().filter(|page| page.techniques.contains(technique));
            assert_eq!(pages.map(|page| page.name).collect::<Vec<_>>(), [Page::of(*technique).name], "{technique}");
        }
        for page in Page::ALL {
            assert!(!page.title().is_empty(), "{}", page.name);
            let sections = page.sections();
            let headings: Vec<&str> = sections.iter().map(|section| &*section.heading).collect();
            assert!(sections.iter().all(|section| !section.pieces.is_empty()), "{}", page.name);
            for wanted in ["", "Why it is true", NEAR_MISS, "References"] {
                assert_eq!(headings.iter().filter(|heading| **heading == wanted).count(), 1, "{}: {wanted}", page.name);
            }
            let kinds = headings.contains(&"The kinds");
            assert!(kinds || page.techniques.len() == 1, "{} must say how its techniques differ", page.name);
            assert_eq!(headings.last(), Some(&"References"), "{}", page.name);
        }
    }

    #[test]
    fn every_technique_has_an_example_and_a_near_miss() {
        for technique in Technique::ALL {
            let example = Example::of(*technique);
            assert!(example.is_some_and(|example| example.step.technique == *technique), "{technique}");
        }
    }
}
