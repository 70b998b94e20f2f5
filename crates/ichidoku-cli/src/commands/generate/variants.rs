//! New puzzles of other sizes and rules.

use std::ops::Range;

use clap::Args;
use ichidoku_api::{Ask, Control, GenerateVariant, Named};
use ichidoku_generate::VariantKind;
use ichidoku_variants::LONGEST_SIDE;

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::write_object;
use crate::values::{Names, whole};

/// Options that only puzzles with the classic size and rules have.
const CLASSIC: [&str; 15] = [
    "grade", "hodoku", "er", "scale", "needs", "forbid", "clues", "minimal", "symmetry", "pattern", "given",
    "solution", "attempts", "format", "practice",
];

/// Which variants are generated.
#[derive(Args, Debug)]
pub(super) struct VariantWishes {
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=LONGEST_SIDE.into()), conflicts_with_all = CLASSIC)]
    size: Option<u8>,

    #[arg(long, value_name = "RULES", value_parser = kinds(), conflicts_with_all = CLASSIC)]
    rules: Option<VariantKind>,
}

fn kinds() -> Names<VariantKind> {
    Names::new("variant", VariantKind::ALL)
}

impl VariantWishes {
    /// True if a size or rules are asked for.
    pub(super) const fn are_given(&self) -> bool {
        self.size.is_some() || self.rules.is_some()
    }

    /// Writes the puzzles of these indices, each as soon as it is made.
    pub(super) fn write(
        &self,
        seed: u64,
        indices: Range<u64>,
        json: bool,
        mut output: Output,
    ) -> Result<Exit, Failure> {
        let rules = Named(self.rules.unwrap_or(VariantKind::Plain));
        for index in indices {
            let wish = GenerateVariant { rules, size: self.size.unwrap_or(9), seed: Some(seed), index, count: 1 };
            for puzzle in wish.run(&Control::new())?.puzzles {
                let mut bytes = Vec::new();
                if json {
                    write_object(&puzzle, &mut bytes);
                } else {
                    bytes = format!("{}\n", puzzle.puzzle).into_bytes();
                }
                output.write(&bytes)?;
                output.flush()?;
            }
        }
        output.finish()?;
        Ok(Exit::Fine)
    }
}
