//! The requests about variants: puzzles of other sizes and rules than the classic ones.

mod candidates;
mod check;
mod convert;
mod count;
mod enumerate;
#[cfg(feature = "new-variants")]
mod generate;
mod grid;
mod reading;
mod solve;

pub use candidates::{TrueCandidatesVariant, VariantCandidates};
pub use check::{CheckVariant, VariantChecked};
pub use convert::{ConvertVariant, VariantsConverted};
pub use count::{CountVariant, VariantCounted};
pub use enumerate::{EnumerateVariant, VariantEnumerated};
#[cfg(feature = "new-variants")]
pub use generate::{GenerateVariant, NewVariant, VariantsGenerated};
pub use grid::VariantGrid;
pub use solve::{SolveVariant, VariantSolved};
