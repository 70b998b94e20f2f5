//! # Aligned triplet exclusion
//!
//! Three cells, and two or more cells with only two candidates that see all three: the excluders. All ways to fill the
//! three cells are listed, and those are struck out that leave an excluder nothing. A candidate that is in no way that
//! is left goes.
//!
//! ## Why it is true
//! The three cells are filled in one of the ways. A way with both digits of an excluder leaves the excluder empty, and a
//! way with a digit in two cells that see each other is none.
//!
//! ## How to find it
//! As for a pair, from three cells that several bivalue cells see at once: three cells of a box in one line have the most.
//! Take one candidate of one cell, then see whether the two others can still be filled.
//!
//! ## Near miss
//! An excluder that sees only two of the three cells, or that has a third candidate.
//!
//! ## References
//! - Sudoku Explainer 1.2.1 (N. Juillerat) rates it 7.5. Its excluders have exactly two candidates, as here, and its third
//!   cell is itself such a cell that one of the first two sees; earlier versions took excluders of three candidates, too.
//! - [SudokuWiki: Aligned Pair Exclusion](https://www.sudokuwiki.org/Aligned_Pair_Exclusion)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const ALIGNED_TRIPLET_EXCLUSION: Info = Info {
    slug: "aligned-triplet-exclusion",
    name: "aligned triplet exclusion",
    aliases: &["ATE", "aligned triple exclusion"],
    page: "aligned-triplet-exclusion",
    difficulty: 75,
    explainer: Some(75),
    find,
    ..super::FAMILY
};

/// Finds triples of cells in each of which some candidate is in no way to fill all.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::find(survey, Technique::AlignedTripletExclusion, 3, sink)
}
