//! What a technique's file says about it.

use std::ops::ControlFlow;

use crate::draw::Marks;
use crate::explain::Message;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, HodokuScore};

/// Takes the steps that a finder finds, and says whether to go on.
pub type Sink<'s> = dyn FnMut(Step) -> ControlFlow<()> + 's;

/// What finds the steps of a technique in a state and gives them to the sink until the sink breaks off.
pub(super) type Finder = fn(&Survey<'_>, &mut Sink<'_>) -> ControlFlow<()>;

/// Why a step of the technique is true and what it does, in words.
pub(super) type Explain = fn(&State, &Step) -> Vec<Message>;

/// What the candidates of the pattern are to a step of the technique.
pub(super) type Mark = fn(&State, &Step) -> Marks;

/// All that a technique's file says about it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Info {
    /// The name as a file or option is called, which never changes: `hidden-pair`.
    pub slug: &'static str,
    /// The name in running text: `hidden pair`.
    pub name: &'static str,
    /// Other names in use.
    pub aliases: &'static [&'static str],
    /// The family.
    pub family: Family,
    /// The name of the page that explains it, alone or with others of its file: `hidden-subsets`.
    pub page: &'static str,
    /// How hard it is to see and follow, 10 to 107: on ichidoku's own scale, close to ten times the rating of Sudoku
    /// Explainer where that has the technique.
    pub difficulty: u8,
    /// HoDoKu's code and rating, where HoDoKu has the technique.
    pub hodoku: Option<HodokuScore>,
    /// Ten times the rating of Sudoku Explainer 1.2.1, where it has the technique by this name.
    pub explainer: Option<u8>,
    /// False for techniques that find much that smaller ones find too, or that no person uses: they are used only where
    /// they are asked for.
    pub is_usual: bool,
    /// True if its finder asks for houses and peers as the grid has them, so that it is right on any [`Geometry`](crate::Geometry); false if
    /// it knows the classic grid by heart: it finds nothing on another.
    pub any_geometry: bool,
    /// True if its steps follow only where the givens have exactly one solution.
    pub assumes_uniqueness: bool,
    pub(in crate::techniques) find: Finder,
    pub(in crate::techniques) explain: Explain,
    pub(in crate::techniques) marks: Mark,
}

impl Info {
    /// What holds of the family's techniques if they don't say otherwise; names, difficulty and finder are to be filled
    /// in.
    pub(super) const fn of(family: Family, explain: Explain, marks: Mark) -> Self {
        Self {
            slug: "",
            name: "",
            aliases: &[],
            family,
            page: "",
            difficulty: 0,
            hodoku: None,
            explainer: None,
            is_usual: true,
            any_geometry: false,
            assumes_uniqueness: false,
            find: |_, _| ControlFlow::Continue(()),
            explain,
            marks,
        }
    }
}
