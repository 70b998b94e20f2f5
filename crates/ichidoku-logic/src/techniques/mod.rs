//! The finders, one file a technique, one folder a family.

use std::ops::ControlFlow;

use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

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
