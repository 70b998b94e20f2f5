//! # Aligned pair exclusion
//!
//! Two cells, and two or more cells with only two candidates that see both of them: the excluders. All ways to fill
//! the pair are listed, and those are struck out that leave an excluder nothing. A candidate of the pair that is in no
//! way that is left goes.
//!
//! ## Why it is true
//! The pair is filled in one of the ways. A way with both digits of an excluder that sees both cells leaves the
//! excluder empty, and a way with the same digit twice is none if the two cells see each other.
//!
//! ## How to find it
//! Look for two cells that several bivalue cells see at once: two cells of a box and line have the most. For each
//! candidate of the one, cross out what the excluders and the cell itself take from the other. If nothing is left, the
//! candidate goes.
//!
//! ## Near miss
//! An excluder that sees only one of the two cells, or that has a third candidate.
//!
//! ## In other words
//! If a candidate of the one cell goes, then each digit of the other is taken by an excluder, or is the same digit in a
//! cell that sees it. Where excluders do it all, this is a [death blossom](death-blossom.md) with the other cell as the
//! stem and bivalue cells as petals. With almost locked sets as excluders, as some programs have it, the petals are
//! larger.
//!
//! ## References
//! - [SudokuWiki: Aligned Pair Exclusion](https://www.sudokuwiki.org/Aligned_Pair_Exclusion); found by R. Hagglund.
//! - Sudoku Explainer 1.2.1 (N. Juillerat) rates it 6.2, with the same excluders as here: at least two cells with
//!   exactly two candidates. It leaves out base cells that see a naked single.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const ALIGNED_PAIR_EXCLUSION: Info = Info {
    slug: "aligned-pair-exclusion",
    name: "aligned pair exclusion",
    aliases: &["APE"],
    page: "aligned-pair-exclusion",
    difficulty: 63,
    explainer: Some(62),
    find,
    ..super::FAMILY
};

/// Finds pairs of cells in each of which some candidate is in no way to fill both.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::find(survey, Technique::AlignedPairExclusion, 2, sink)
}
