//! # Siamese fish
//!
//! Two fish with the same base houses and different covers. Both hold, so both take out what they take out.
//!
//! ## Why it is true
//! Each of the two is a fish of its own.
//!
//! ## Example
//! ```text
//!   r2   . 6 . | . . . | 6 6 .      rows 2 and 8: with column 7 as cover, r2c8 is the fin and r3c7 goes;
//!   r3   . . . | . . . | - - .      with column 8 as cover, r2c7 is the fin and r3c8 goes
//!   r8   . 6 . | . . . | 6 . .
//! ```
//!
//! ## Near miss
//! The second choice of covers takes out nothing new: it is one finned fish.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::Sink;
use super::Fish;
use super::complex::each;
use super::franken::{SHAPES, has_box};
use super::line::Lines;
use super::mutant::{SHAPE, is_mutant};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds pairs of basic, finned or sashimi fish of two to four lines.
pub(crate) fn find_lines(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    (2..=4).try_for_each(|size| {
        Lines::each(survey, &mut |lines| {
            lines.bases(size, 2).try_for_each(|bases| {
                let fish: Vec<Fish> = lines.finned(bases).map(|(fish, _)| fish).collect();
                pairs(survey, Technique::SiameseFish, &fish, sink)
            })
        })
    })
}

/// Finds pairs of franken fish of two to four houses.
pub(crate) fn find_franken(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, size) in digits_and_sizes() {
        for shape in SHAPES {
            let mut fish = Vec::new();
            each(survey, digit, size, shape, &mut |f| {
                fish.extend(has_box(f).then_some(f));
                ControlFlow::Continue(())
            })?;
            by_bases(survey, Technique::SiameseFrankenFish, fish, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds pairs of mutant fish of two to four houses.
pub(crate) fn find_mutant(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, size) in digits_and_sizes() {
        let mut fish = Vec::new();
        each(survey, digit, size, SHAPE, &mut |f| {
            fish.extend(is_mutant(f).then_some(f));
            ControlFlow::Continue(())
        })?;
        by_bases(survey, Technique::SiameseMutantFish, fish, sink)?;
    }
    ControlFlow::Continue(())
}

fn digits_and_sizes() -> impl Iterator<Item = (Digit, usize)> {
    Digit::ALL.into_iter().flat_map(|digit| (2..=4).map(move |size| (digit, size)))
}

fn by_bases(survey: &Survey<'_>, technique: Technique, mut fish: Vec<Fish>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish.sort_by_key(|f| (f.bases, f.covers));
    fish.chunk_by(|a, b| a.bases == b.bases).try_for_each(|same| pairs(survey, technique, same, sink))
}

/// Reports each pair of the fish of which neither takes out all that the other does.
fn pairs(survey: &Survey<'_>, technique: Technique, fish: &[Fish], sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (i, a) in fish.iter().enumerate() {
        let one = a.haul(survey);
        for b in &fish[i + 1..] {
            let other = b.haul(survey);
            if !one.out.is_subset(other.out) && !other.out.is_subset(one.out) {
                sink(a.step(technique, &one).joined(&b.step(technique, &other)))?;
            }
        }
    }
    ControlFlow::Continue(())
}
