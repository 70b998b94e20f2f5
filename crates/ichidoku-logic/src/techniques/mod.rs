//! The finders, one file per technique, one folder per family.

use std::ops::ControlFlow;

use crate::draw::Marks;
use crate::explain::Message;
use crate::registry::registry;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

mod als;
mod chains;
mod colours;
mod exclusion;
mod exocet;
mod fireworks;
mod fish;
mod forcing;
mod impossible;
mod info;
mod locked;
mod multi_sector;
mod nets;
mod single_digit;
mod singles;
mod subsets;
mod templates;
mod uniqueness;
mod whips;
mod wings;

pub use info::{Info, Sink};

/// What the files of the techniques in the registry say.
macro_rules! infos {
    ($($variant:ident $family:ident::$file:ident::$info:ident;)*) => {
        static INFOS: &[Info] = &[$($family::$file::$info),*];

        $(const _: () = assert!(
            ichidoku_words::pages::is_there($family::$file::$info.page),
            concat!(stringify!($info), " has no page in crates/ichidoku-words/texts/en/pages")
        );)*
    };
}

registry!(infos);

impl Step {
    /// Why the step is true and what it does, in words.
    pub(crate) fn explained(&self, state: &State) -> Vec<Message> {
        (self.technique.info().explain)(state, self)
    }

    /// What the candidates of the pattern are.
    pub(crate) fn pattern_marks(&self, state: &State) -> Marks {
        (self.technique.info().marks)(state, self)
    }
}

impl Technique {
    /// What there is to know about the technique.
    pub const fn info(self) -> &'static Info {
        &INFOS[self as usize]
    }

    /// The name in running text: `hidden pair`.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The name as a file or option is called: `hidden-pair`.
    pub const fn slug(self) -> &'static str {
        self.info().slug
    }

    /// How hard the technique is to see and follow: see [`Info::difficulty`].
    pub const fn difficulty(self) -> u8 {
        self.info().difficulty
    }

    /// True if its steps follow only where the givens have exactly one solution.
    pub const fn assumes_uniqueness(self) -> bool {
        self.info().assumes_uniqueness
    }

    /// Gives the technique's steps in the state to the sink until the sink breaks off. Where uniqueness is not known there
    /// are none that assume it, and on a grid that is not the classic one none of a finder that is right there only.
    pub fn find(self, survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Info { assumes_uniqueness, any_geometry, find, .. } = *self.info();
        if assumes_uniqueness && !survey.is_unique() || !any_geometry && !survey.is_classic() {
            return ControlFlow::Continue(());
        }
        find(survey, sink)
    }

    /// The first step of the technique.
    pub fn first(self, survey: &Survey<'_>) -> Option<Step> {
        self.first_where(survey, |_| true)
    }

    /// The first step of the technique that is wanted; nothing is looked for beyond it.
    pub fn first_where(self, survey: &Survey<'_>, is_wanted: impl Fn(&Step) -> bool) -> Option<Step> {
        let mut first = None;
        let _ = self.find(survey, &mut |step| {
            if !is_wanted(&step) {
                return ControlFlow::Continue(());
            }
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
