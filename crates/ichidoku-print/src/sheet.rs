//! What is on a page. Points are counted from the upper left corner, to the right and down.

use crate::drawn::Placed;
use crate::path::Step;

/// What is on a page.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sheet {
    pub(crate) marks: Vec<Mark>,
}

#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Line {
        from: [f32; 2],
        to: [f32; 2],
        width: f32,
    },
    Fill(Rect),
    /// The base line begins at the point.
    Text {
        at: [f32; 2],
        size: f32,
        text: String,
    },
    /// What an outline encloses.
    Outline(Vec<Step>),
    /// A picture of a puzzle.
    Picture(Placed),
    /// The following marks, up to the next end, are a picture that the words tell.
    Begin {
        words: String,
    },
    End,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Rect {
    pub(crate) fn middle(self) -> [f32; 2] {
        [self.x + self.width / 2.0, self.y + self.height / 2.0]
    }
}
