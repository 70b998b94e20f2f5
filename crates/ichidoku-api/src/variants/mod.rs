//! The requests about variants: puzzles of other sizes and rules than the classic ones.

mod candidates;
mod check;
mod convert;
mod count;
mod describe;
#[cfg(feature = "variant-pictures")]
mod draw;
mod drawing;
#[cfg(feature = "variant-pictures")]
mod drawing_again;
mod enumerate;
#[cfg(feature = "new-variants")]
mod generate;
mod grid;
#[cfg(feature = "variant-steps")]
mod hint;
#[cfg(feature = "variant-steps")]
mod position;
#[cfg(feature = "variant-steps")]
mod rate;
mod reading;
mod solve;
#[cfg(feature = "variant-steps")]
mod step;
#[cfg(feature = "variant-steps")]
mod steps;

pub use candidates::{TrueCandidatesVariant, VariantCandidates};
pub use check::{CheckVariant, VariantChecked};
pub use convert::{ConvertVariant, VariantsConverted, write_variant};
pub use count::{CountVariant, VariantCounted};
pub use describe::{DescribeVariant, VariantDescribed, VariantRule};
#[cfg(feature = "variant-pictures")]
pub use draw::{DrawVariant, VariantDrawn, spoken_variant};
pub use drawing::{VariantDrawing, VariantDrawingKind};
pub use enumerate::{EnumerateVariant, VariantEnumerated};
#[cfg(feature = "new-variants")]
pub use generate::{GenerateVariant, NewVariant, VariantsGenerated};
pub use grid::VariantGrid;
#[cfg(feature = "variant-steps")]
pub use hint::{HintVariant, VariantAdvice, VariantHinted};
#[cfg(feature = "variant-steps")]
pub use rate::{RateVariant, VariantRated, VariantTally};
#[cfg(feature = "files")]
pub(crate) use reading::of_rule;
pub use solve::{SolveVariant, VariantSolved};
#[cfg(feature = "variant-steps")]
pub use step::{VariantConsequence, VariantEvidence, VariantHouse, VariantHouseKind, VariantStep, VariantTechnique};
#[cfg(feature = "variant-steps")]
pub use steps::{StepsVariant, VariantEnding, VariantStepped};
