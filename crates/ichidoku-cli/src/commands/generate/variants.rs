//! Makes puzzles of other sizes and rules.

use std::ops::Range;

use clap::Args;
use ichidoku::{Interrupted, Stop};
use ichidoku_api::{Ask, Control, GenerateVariant, Named, NewVariant, RateVariant, Rating};
use ichidoku_generate::{VariantKind, VariantOrder};
use ichidoku_variants::LONGEST_SIDE;
use serde::Serialize;

use super::bulk::{HandIn, Make, Outcome};
use super::wishes::Wishes;
use crate::exit::Failure;
use crate::records::{Layout, write_object};
use crate::values::{Names, whole};
use crate::words::say;

/// Options that only puzzles with the classic size and rules have.
const CLASSIC: [&str; 13] = [
    "like", "hodoku", "er", "scale", "needs", "forbid", "clues", "minimal", "pattern", "given", "solution", "format",
    "practice",
];

/// Which variants are generated.
#[derive(Args, Debug)]
pub(super) struct VariantWishes {
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=LONGEST_SIDE.into()), conflicts_with_all = CLASSIC)]
    size: Option<u8>,

    #[arg(long, value_name = "RULES", value_parser = kinds(), conflicts_with_all = CLASSIC)]
    rules: Option<VariantKind>,

    #[arg(long, requires = "rules")]
    digits: bool,
}

fn kinds() -> Names<VariantKind> {
    Names::new("variant", VariantKind::ALL)
}

impl VariantWishes {
    /// True if another size or other rules are asked for than the classic ones.
    pub(super) fn are_given(&self) -> bool {
        self.size.is_some_and(|size| size != 9) || self.rules.is_some_and(|rules| rules != VariantKind::Plain)
    }

    /// What makes the puzzles.
    pub(super) fn maker<'a>(
        &self,
        wishes: &Wishes,
        seed: u64,
        json: bool,
        stop: Stop<'a>,
    ) -> Result<Variants<'a>, Failure> {
        let wish = GenerateVariant {
            rules: Named(self.rules.unwrap_or(VariantKind::Plain)),
            size: self.size.unwrap_or(9),
            grade: wishes.grade.map(Into::into),
            symmetry: wishes.symmetry.map(Named),
            digits: self.digits,
            attempts: wishes.attempts,
            seed: Some(seed),
            ..GenerateVariant::default()
        };
        wish.order()?;
        Ok(Variants { wish, json, stop })
    }
}

/// The variants of a seed.
pub(super) struct Variants<'a> {
    wish: GenerateVariant,
    json: bool,
    stop: Stop<'a>,
}

/// A puzzle with how hard it is.
#[derive(Serialize)]
struct Rated {
    #[serde(flatten)]
    made: NewVariant,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

impl Variants<'_> {
    /// The puzzle as an object, unless it is interrupted while it is rated.
    fn rated(&self, made: NewVariant) -> Result<Vec<u8>, Interrupted> {
        let request = RateVariant { puzzle: made.puzzle.clone(), language: String::new() };
        let rated = request.run(&Control::new().stop(self.stop));
        self.stop.check()?;
        let mut bytes = Vec::new();
        write_object(&Rated { made, rating: rated.ok().and_then(|rated| rated.rating) }, &mut bytes);
        Ok(bytes)
    }
}

impl Make for Variants<'_> {
    fn make(&self, indices: Range<u64>, hand_in: &mut HandIn<'_>) -> Result<(), Interrupted> {
        for index in indices {
            let wish = GenerateVariant { index, ..self.wish.clone() };
            // What can't be was refused before; what is left is that it was interrupted.
            let made = wish.run(&Control::new().stop(self.stop)).map_err(|_| Interrupted::Stopped)?;
            let outcome = match made.puzzles.into_iter().next() {
                None => {
                    let attempts = self.wish.attempts.unwrap_or(VariantOrder::ATTEMPTS);
                    Outcome::Missing(say!("order-exhausted", count = attempts))
                }
                Some(puzzle) if self.json => Outcome::Made(self.rated(puzzle)?),
                Some(puzzle) => Outcome::Made(format!("{}\n", puzzle.puzzle).into_bytes()),
            };
            hand_in(index, outcome)?;
        }
        Ok(())
    }

    fn layout(&self) -> Layout {
        Layout::LINES.or_objects(self.json)
    }
}
