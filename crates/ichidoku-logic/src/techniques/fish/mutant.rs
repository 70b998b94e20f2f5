//! # Mutant fish, with and without fins
//!
//! A fish whose base or cover houses mix rows and columns.
//!
//! ## Why it is true
//! As for every fish: the base houses need one place each, the covers have room for one each.
//!
//! ## Example
//! ```text
//!   base row 1 and column 2, covers box 1 ... and row 7:
//!   the 3s of row 1 lie in box 1 but for a fin, those of column 2 in row 7
//! ```
//!
//! ## Near miss
//! A base row and a base column meet in a candidate (an endo-fin) that the victim does not see.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::Sink;
use super::complex::{Shape, each};
use super::{BOXES, COLUMNS, Fish, Houses, ROWS};
use crate::survey::Survey;
use crate::technique::Technique;

const PLAIN: [Technique; 3] = [Technique::MutantXWing, Technique::MutantSwordfish, Technique::MutantJellyfish];
const FINNED: [Technique; 6] = [
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
    Technique::FinnedMutantSquirmbag,
    Technique::FinnedMutantWhale,
    Technique::FinnedMutantLeviathan,
];

/// Any houses.
pub(super) const SHAPE: Shape = Shape { bases: ROWS | COLUMNS | BOXES, covers: ROWS | COLUMNS | BOXES };

/// Whether the fish is neither basic nor franken.
pub(super) fn is_mutant(fish: Fish) -> bool {
    let mixed = |set: Houses| set & ROWS != 0 && set & COLUMNS != 0;
    let parallel = |lines: Houses| fish.bases & lines != 0 && fish.covers & lines != 0;
    mixed(fish.bases) || mixed(fish.covers) || parallel(ROWS) || parallel(COLUMNS)
}

/// Finds the mutant fish of the size, either those with fins or those without.
pub(crate) fn find(survey: &Survey<'_>, size: usize, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if finned { FINNED[size - 2] } else { PLAIN[size - 2] };
    for digit in Digit::ALL {
        each(survey, digit, size, SHAPE, &mut |fish| {
            if !is_mutant(fish) {
                return ControlFlow::Continue(());
            }
            let catch = fish.haul(survey);
            let wanted = catch.has_fins() == finned && !catch.out.is_empty();
            if wanted { sink(fish.step(technique, &catch)) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}
