//! The finders, one file a technique, one folder a family.

use std::ops::ControlFlow;

use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

mod fish;
mod locked;
mod singles;
mod subsets;

/// Takes the steps that a finder finds, and says whether to go on.
pub type Sink<'s> = dyn FnMut(Step) -> ControlFlow<()> + 's;

impl Technique {
    /// Gives the technique's steps in the state to the sink until the sink breaks off.
    pub fn find(self, survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        match self {
            Self::FullHouse => singles::full_house::find(survey, sink),
            Self::HiddenSingle => singles::hidden_single::find(survey, sink),
            Self::NakedSingle => singles::naked_single::find(survey, sink),
            Self::Pointing => locked::pointing::find(survey, sink),
            Self::Claiming => locked::claiming::find(survey, sink),
            Self::LockedPair => subsets::locked::find(survey, 2, sink),
            Self::LockedTriple => subsets::locked::find(survey, 3, sink),
            Self::NakedPair => subsets::naked::find(survey, 2, sink),
            Self::NakedTriple => subsets::naked::find(survey, 3, sink),
            Self::NakedQuad => subsets::naked::find(survey, 4, sink),
            Self::HiddenPair => subsets::hidden::find(survey, 2, sink),
            Self::HiddenTriple => subsets::hidden::find(survey, 3, sink),
            Self::HiddenQuad => subsets::hidden::find(survey, 4, sink),
            Self::XWing => fish::basic::find(survey, 2, sink),
            Self::Swordfish => fish::basic::find(survey, 3, sink),
            Self::Jellyfish => fish::basic::find(survey, 4, sink),
            Self::FinnedXWing => fish::finned::find(survey, 2, false, sink),
            Self::FinnedSwordfish => fish::finned::find(survey, 3, false, sink),
            Self::FinnedJellyfish => fish::finned::find(survey, 4, false, sink),
            Self::SashimiXWing => fish::finned::find(survey, 2, true, sink),
            Self::SashimiSwordfish => fish::finned::find(survey, 3, true, sink),
            Self::SashimiJellyfish => fish::finned::find(survey, 4, true, sink),
            Self::FrankenXWing => fish::franken::find(survey, 2, false, sink),
            Self::FrankenSwordfish => fish::franken::find(survey, 3, false, sink),
            Self::FrankenJellyfish => fish::franken::find(survey, 4, false, sink),
            Self::FinnedFrankenXWing => fish::franken::find(survey, 2, true, sink),
            Self::FinnedFrankenSwordfish => fish::franken::find(survey, 3, true, sink),
            Self::FinnedFrankenJellyfish => fish::franken::find(survey, 4, true, sink),
            Self::MutantXWing => fish::mutant::find(survey, 2, false, sink),
            Self::MutantSwordfish => fish::mutant::find(survey, 3, false, sink),
            Self::MutantJellyfish => fish::mutant::find(survey, 4, false, sink),
            Self::FinnedMutantXWing => fish::mutant::find(survey, 2, true, sink),
            Self::FinnedMutantSwordfish => fish::mutant::find(survey, 3, true, sink),
            Self::FinnedMutantJellyfish => fish::mutant::find(survey, 4, true, sink),
            Self::FinnedMutantSquirmbag => fish::mutant::find(survey, 5, true, sink),
            Self::FinnedMutantWhale => fish::mutant::find(survey, 6, true, sink),
            Self::FinnedMutantLeviathan => fish::mutant::find(survey, 7, true, sink),
            Self::SiameseFish => fish::siamese::find_lines(survey, sink),
            Self::SiameseFrankenFish => fish::siamese::find_franken(survey, sink),
            Self::SiameseMutantFish => fish::siamese::find_mutant(survey, sink),
        }
    }

    /// The first step of the technique.
    pub fn first(self, survey: &Survey<'_>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(survey, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// All steps of the technique.
    pub fn all(self, survey: &Survey<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.find(survey, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }
}
