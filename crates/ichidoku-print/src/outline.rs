//! Outlines on a page of a PDF file.

use pdf_writer::Content;

use crate::path::Step;

/// The steps as the path of a page, still to be filled or stroked.
pub(crate) fn path(steps: &[Step], content: &mut Content) {
    let mut at = [0.0; 2];
    for step in steps {
        match *step {
            Step::Move([x, y]) => _ = content.move_to(x, y),
            Step::Line([x, y]) => _ = content.line_to(x, y),
            Step::Quad(corner, to) => {
                // A parabola is a cubic curve whose corners are two thirds on the way to its own.
                let towards = |end: [f32; 2]| [0, 1].map(|axis: usize| end[axis] + (corner[axis] - end[axis]) / 1.5);
                let ([a, b], [c, d]) = (towards(at), towards(to));
                content.cubic_to(a, b, c, d, to[0], to[1]);
            }
            Step::Close => _ = content.close_path(),
        }
        if let Step::Move(to) | Step::Line(to) | Step::Quad(_, to) = *step {
            at = to;
        }
    }
}
