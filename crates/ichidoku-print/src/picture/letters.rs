//! Where letters begin, and their outlines.

use ttf_parser::OutlineBuilder;

use super::path::Step;
use super::style::Style;
use crate::face;

/// The thickness of the line around bold letters, in parts of their size.
pub(super) const BOLD: f32 = 0.03;

/// Where a text begins.
pub(super) fn text_at([x, y]: [f32; 2], text: &str, style: &Style) -> [f32; 2] {
    if style.is_centred { [x - face::width(text, style.size) / 2.0, y] } else { [x, y] }
}

/// The outlines of a text whose base line begins at a point.
pub(crate) fn outline([mut x, y]: [f32; 2], text: &str, size: f32) -> Vec<Step> {
    let mut outline = Vec::new();
    for character in text.chars() {
        let glyph = face::glyph(character);
        let mut letter = Letter::default();
        face::outline(glyph, &mut letter);
        let scale = size / face::square();
        // Letters are drawn up from the base line.
        let up = |[right, up]: [f32; 2]| [right, -up];
        outline.extend(letter.0.into_iter().map(|step| {
            match step {
                Step::Move(to) => Step::Move(up(to)),
                Step::Line(to) => Step::Line(up(to)),
                Step::Quad(corner, to) => Step::Quad(up(corner), up(to)),
                Step::Close => Step::Close,
            }
            .mapped(scale, [x, y])
        }));
        x += face::advance(glyph) * size / 1000.0;
    }
    outline
}

/// The outline of a letter, in the units of its font.
#[derive(Default)]
struct Letter(Vec<Step>);

impl OutlineBuilder for Letter {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Move([x, y]));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Line([x, y]));
    }

    fn quad_to(&mut self, corner_x: f32, corner_y: f32, x: f32, y: f32) {
        self.0.push(Step::Quad([corner_x, corner_y], [x, y]));
    }

    /// The font has no such curves.
    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, x: f32, y: f32) {
        self.0.push(Step::Line([x, y]));
    }

    fn close(&mut self) {
        self.0.push(Step::Close);
    }
}
