//! A line of text, in the embedded font as far as that has its letters.

use crate::face;
use crate::font::Font;
use crate::piece::Piece;
use crate::sheet::Mark;

/// A line of text.
pub(crate) struct Line<'t> {
    text: &'t str,
    size: f32,
    /// From left to right, each with its width in points.
    pieces: Vec<(Piece, f32)>,
}

impl<'t> Line<'t> {
    pub(crate) fn new(text: &'t str, size: f32, font: Option<&Font>) -> Self {
        let plain = || vec![(Piece::Letters(text.to_owned()), face::width(text, size))];
        let pieces = match font {
            Some(font) if face::unwritable(text).is_some() => font.pieces(text, size),
            _ => plain(),
        };
        Self { text, size, pieces }
    }

    /// In points.
    pub(crate) fn width(&self) -> f32 {
        self.pieces.iter().map(|(_, width)| width).sum()
    }

    /// The line from a point on. Outlines say what they read.
    pub(crate) fn marks(self, [mut x, y]: [f32; 2]) -> Vec<Mark> {
        let is_drawn = self.pieces.iter().any(|(piece, _)| matches!(piece, Piece::Outline(_)));
        let mut marks = Vec::new();
        if is_drawn {
            marks.push(Mark::Begin { words: self.text.to_owned() });
        }
        for (piece, width) in self.pieces {
            marks.push(match piece {
                Piece::Letters(text) => Mark::Text { at: [x, y], size: self.size, text },
                Piece::Outline(steps) => {
                    Mark::Outline(steps.into_iter().map(|step| step.mapped(1.0, [x, y])).collect())
                }
            });
            x += width;
        }
        if is_drawn {
            marks.push(Mark::End);
        }
        marks
    }
}
