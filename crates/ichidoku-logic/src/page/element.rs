//! What a page is made of.

use ichidoku_render::Scene;
use ichidoku_words::pages::Piece;

use super::exercise::Exercise;
use crate::draw::Marks;
use crate::state::State;
use crate::technique::Technique;

/// What a page is made of, in its order.
#[derive(Clone, Debug)]
pub enum Element {
    /// The title of the page.
    Title(String),
    /// The names and ratings of these techniques.
    Facts(Vec<Technique>),
    /// The heading of a section.
    Heading(String),
    /// Words.
    Piece(Piece),
    /// A grid.
    Picture(Box<Picture>),
    /// A position in which a technique is to be found.
    Exercise(Box<Exercise>),
    /// What follows, up to the next of these, is in this language: a page may be only partly translated.
    Language(&'static str),
}

/// A grid with marks.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(super) name: String,
    pub(super) state: State,
    pub(super) marks: Marks,
    pub(super) scene: Scene,
}

impl Picture {
    /// A name that no other picture has, fit for a file: `w-wing`, `w-wing-near-miss`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The digits and candidates.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What the candidates are.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The picture.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }
}
