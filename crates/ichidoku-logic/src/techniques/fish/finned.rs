//! # Finned and sashimi X-wing, swordfish, jellyfish
//!
//! A fish but for some more candidates of the base lines, the fins, in one box. What the fish would take out goes if
//! it sees all fins. The fish is sashimi if without the fins a base line has only one candidate left.
//!
//! ## Why it is true
//! Either a fin is true, and what sees all fins goes; or no fin is, and the fish takes it out.
//!
//! ## Example
//! ```text
//!   r2   . 6 . | . . . | 6 # .      rows 2 and 8, columns 2 and 7, fin r2c8:
//!   r3   . . . | . . . | - . .      r3c7 is in column 7 and sees the fin
//!   r8   . 6 . | . . . | 6 . .
//! ```
//!
//! ## Near miss
//! Another fin in row 8: nothing sees both fins and lies in a cover.

use std::ops::ControlFlow;

use super::super::Sink;
use super::line::Lines;
use crate::survey::Survey;
use crate::technique::Technique;

const FINNED: [Technique; 3] = [Technique::FinnedXWing, Technique::FinnedSwordfish, Technique::FinnedJellyfish];
const SASHIMI: [Technique; 3] = [Technique::SashimiXWing, Technique::SashimiSwordfish, Technique::SashimiJellyfish];

/// Finds the finned fish of the size, either the sashimi ones or the others.
pub(crate) fn find(survey: &Survey<'_>, size: usize, sashimi: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if sashimi { SASHIMI } else { FINNED }[size - 2];
    Lines::each(survey, &mut |lines| {
        for bases in lines.bases(size, 2) {
            for (fish, _) in lines.finned(bases).filter(|(_, kind)| *kind == sashimi) {
                let catch = fish.haul(survey);
                if !catch.out.is_empty() {
                    sink(fish.step(technique, &catch))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}
