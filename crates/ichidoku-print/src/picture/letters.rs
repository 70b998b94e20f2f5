//! Where letters begin, and their outlines.

use ttf_parser::OutlineBuilder;

use super::style::Style;
use crate::face;
use crate::path::Step;

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
        outline.extend(letter.steps(size / face::square(), [x, y]));
        x += face::advance(glyph) * size / 1000.0;
    }
    outline
}

/// The outline of a letter, in the units of its font.
#[derive(Default)]
pub(crate) struct Letter(Vec<Step>);

impl Letter {
    /// The outline on a page, where `scale` is points per unit, from a point on the base line.
    pub(crate) fn steps(self, scale: f32, at: [f32; 2]) -> impl Iterator<Item = Step> {
        // Letters are drawn up from the base line.
        self.0.into_iter().map(move |step| step.through(|[right, up]| [right, -up]).mapped(scale, at))
    }

    /// Where the outline is so far.
    fn end(&self) -> [f32; 2] {
        match self.0.last() {
            Some(Step::Move(to) | Step::Line(to) | Step::Quad(_, to)) => *to,
            Some(Step::Close) | None => [0.0; 2],
        }
    }
}

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

    /// A cubic curve as two parabolas, which leave it by less than anybody sees in a letter.
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let middle = |[a, b]: [f32; 2], [c, d]: [f32; 2]| [f32::midpoint(a, c), f32::midpoint(b, d)];
        let (from, first, second, to) = (self.end(), [x1, y1], [x2, y2], [x, y]);
        let (near, centre, far) = (middle(from, first), middle(first, second), middle(second, to));
        let (before, after) = (middle(near, centre), middle(centre, far));
        let half = middle(before, after);
        let corner = |from: [f32; 2], first: [f32; 2], second: [f32; 2], to: [f32; 2]| {
            [0, 1].map(|axis: usize| (3.0 * (first[axis] + second[axis]) - from[axis] - to[axis]) / 4.0)
        };
        self.0.push(Step::Quad(corner(from, near, before, half), half));
        self.0.push(Step::Quad(corner(half, after, far, to), to));
    }

    fn close(&mut self) {
        self.0.push(Step::Close);
    }
}
