//! Sheets as SVG, for a screen to show and to print. Letters are outlines, so that they are where the PDF has them.

use std::fmt::Write as _;

use crate::path::data;
use crate::picture::letters::outline;
use crate::sheet::{Mark, Sheet};

/// The page of this width and height, in points.
pub(crate) fn svg(sheet: &Sheet, [width, height]: [f32; 2]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <path fill=\"#fff\" d=\"M0 0h{width}v{height}H0z\"/>"
    );
    sheet.marks.iter().for_each(|mark| draw(mark, &mut svg));
    svg + "</svg>"
}

fn draw(mark: &Mark, svg: &mut String) {
    // A string takes all that is written to it.
    _ = match mark {
        Mark::Line { from: [x, y], to: [to_x, to_y], width } => {
            write!(svg, "<path stroke=\"#000\" stroke-width=\"{width}\" d=\"M{x} {y}L{to_x} {to_y}\"/>")
        }
        Mark::Fill(rect) => write!(svg, "<path d=\"M{} {}h{}v{}h-{2}z\"/>", rect.x, rect.y, rect.width, rect.height),
        Mark::Text { at, size, text } => write!(svg, "<path d=\"{}\"/>", data(&outline(*at, text, *size))),
        Mark::Outline(steps) => write!(svg, "<path d=\"{}\"/>", data(steps)),
        Mark::Picture(placed) => {
            placed.add_to(svg);
            Ok(())
        }
        Mark::Begin { .. } | Mark::End => Ok(()),
    };
}
