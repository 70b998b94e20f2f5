//! Which requests are about variants where their puzzle is one.

use ichidoku_variants::{read_variant, read_variants};

use crate::input::PuzzleInput;
use crate::registry::Request;
use crate::variants::{
    CheckVariant, ConvertVariant, CountVariant, EnumerateVariant, SolveVariant, TrueCandidatesVariant,
};
use crate::{Check, Convert, Count, Enumerate, Solve, TrueCandidates};
#[cfg(feature = "variant-steps")]
use crate::{Choice, Hint, HintVariant, Rate, RateVariant, Scale, Steps, StepsVariant};
#[cfg(feature = "variant-pictures")]
use crate::{Draw, DrawVariant};

impl Request {
    /// The names of requests whose puzzle may be a variant, and those of the requests that they become then.
    pub const FOR_VARIANTS: &[(&str, &str)] = &[
        ("solve", "solve-variant"),
        ("count", "count-variant"),
        ("enumerate", "enumerate-variant"),
        ("check", "check-variant"),
        ("true-candidates", "true-candidates-variant"),
        ("convert", "convert-variant"),
        #[cfg(feature = "variant-steps")]
        ("hint", "hint-variant"),
        #[cfg(feature = "variant-steps")]
        ("steps", "steps-variant"),
        #[cfg(feature = "variant-steps")]
        ("rate", "rate-variant"),
        #[cfg(feature = "variant-pictures")]
        ("draw", "draw-variant"),
    ];

    /// The same request about a variant, if its puzzle is one by its form.
    ///
    /// ```
    /// use ichidoku_api::{PuzzleInput, Request, Solve};
    /// let solve = |text: &str| Request::Solve(Solve { puzzle: PuzzleInput::from(text), first: false });
    /// assert_eq!(solve("1...............").for_variant().unwrap().name(), "solve-variant");
    /// assert!(solve(&".".repeat(81)).for_variant().is_none());
    /// ```
    pub fn for_variant(&self) -> Option<Self> {
        Some(match self {
            Self::Solve(Solve { puzzle, first }) => {
                Self::SolveVariant(SolveVariant { puzzle: text_of(puzzle)?, first: *first })
            }
            Self::Count(Count { puzzle, limit }) => {
                Self::CountVariant(CountVariant { puzzle: text_of(puzzle)?, limit: *limit })
            }
            Self::Enumerate(Enumerate { puzzle, skip, limit }) => {
                Self::EnumerateVariant(EnumerateVariant { puzzle: text_of(puzzle)?, skip: *skip, limit: *limit })
            }
            Self::Check(Check { puzzle, limit }) => {
                Self::CheckVariant(CheckVariant { puzzle: text_of(puzzle)?, limit: *limit, redundant: false })
            }
            Self::TrueCandidates(TrueCandidates { puzzle, .. }) => {
                Self::TrueCandidatesVariant(TrueCandidatesVariant { puzzle: text_of(puzzle)? })
            }
            Self::Convert(Convert { text, to }) => {
                read_variants(text)?;
                Self::ConvertVariant(ConvertVariant { text: text.clone(), to: to.clone(), ..ConvertVariant::default() })
            }
            // Its techniques are others, so a choice among those of classic puzzles has no meaning for it.
            #[cfg(feature = "variant-steps")]
            Self::Hint(Hint { puzzle, grade, techniques, language, .. }) if *techniques == Choice::default() => {
                let (puzzle, language) = (text_of(puzzle)?, language.clone());
                Self::HintVariant(HintVariant { puzzle, grade: *grade, language, ..HintVariant::default() })
            }
            #[cfg(feature = "variant-steps")]
            Self::Steps(Steps { puzzle, which, techniques, limit, language, .. })
                if *techniques == Choice::default() =>
            {
                let (puzzle, language) = (text_of(puzzle)?, language.clone());
                Self::StepsVariant(StepsVariant { puzzle, which: *which, limit: *limit, language })
            }
            // Other scales know no variants.
            #[cfg(feature = "variant-steps")]
            Self::Rate(Rate { puzzle, scale: Scale::Ichidoku, .. }) => {
                Self::RateVariant(RateVariant { puzzle: text_of(puzzle)?, language: String::new() })
            }
            #[cfg(feature = "variant-pictures")]
            Self::Draw(Draw { puzzle, title }) => Self::DrawVariant(DrawVariant {
                puzzle: text_of(puzzle)?,
                title: title.clone(),
                ..DrawVariant::default()
            }),
            _ => return None,
        })
    }
}

/// The text of a request's puzzle, if it is a variant by its form.
fn text_of(puzzle: &PuzzleInput) -> Option<String> {
    let PuzzleInput::Text(text) = puzzle else { return None };
    read_variant(text).map(|_| text.clone())
}
