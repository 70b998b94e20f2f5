//! A picture as a part of a page.

use std::fmt::Write as _;

use pdf_writer::Content;

use super::letters::{outline, text_at};
use super::read::Item;
use super::style::{Colour, Style};
use super::{Picture, page};
use crate::face;
use crate::path::{Step, data};

/// How much larger letters are for weak eyes, and how much wider lines that are no wider than the last figure.
const LETTERS: f32 = 1.25;
const LINES: f32 = 1.5;
const WIDEST: f32 = 3.0;

impl Picture {
    /// The picture for weak eyes: larger digits and letters, each with the same middle, and thicker lines. Words below it, and lines of
    /// rules, which are wide anyhow, stay as they are.
    pub(crate) fn enlarged(mut self) -> Self {
        for item in &mut self.items {
            match item {
                Item::Text { at, style, .. } if style.is_centred => {
                    at[1] += face::capital() / 2.0 * style.size * (LETTERS - 1.0);
                    style.size *= LETTERS;
                }
                Item::Shape { style, .. } if style.width <= WIDEST => style.width *= LINES,
                _ => {}
            }
        }
        self
    }

    /// Writes the picture on a page of a PDF file: the upper left corner, up from the lower left of the paper, points for a unit
    /// of the picture, and points that every line is wide at least.
    pub(crate) fn write_at(&self, [x, y]: [f32; 2], scale: f32, thinnest: f32, content: &mut Content) {
        let [left, top, ..] = self.view;
        content.save_state().transform([scale, 0.0, 0.0, -scale, x - left * scale, y + top * scale]);
        page::write_items(&self.items, thinnest / scale, content);
        content.restore_state();
    }

    /// Adds the picture to an SVG, with letters as outlines.
    pub(crate) fn add_to(&self, [x, y]: [f32; 2], scale: f32, svg: &mut String) {
        let [left, top, ..] = self.view;
        // A string takes all that is written to it.
        _ = write!(svg, "<g transform=\"translate({} {}) scale({scale})\">", x - left * scale, y - top * scale);
        for item in &self.items {
            match item {
                Item::Shape { is_paper: true, .. } => {}
                Item::Shape { steps, style, .. } => path(steps, style, svg),
                Item::Text { at, text, style } => {
                    path(&outline(text_at(*at, text, style), text, style.size), &style.of_outline(), svg);
                }
            }
        }
        svg.push_str("</g>");
    }
}

fn path(steps: &[Step], style: &Style, svg: &mut String) {
    _ = write!(svg, "<path fill=\"{}\" d=\"{}\"", written(style.fill), data(steps));
    if style.stroke.is_some() {
        let cap = if style.has_round_ends { "round" } else { "butt" };
        let (stroke, width) = (written(style.stroke), style.width);
        _ = write!(svg, " stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"{cap}\"");
        _ = style.dashes.map(|[dash, gap]| write!(svg, " stroke-dasharray=\"{dash} {gap}\""));
    }
    svg.push_str("/>");
}

fn written(colour: Option<Colour>) -> String {
    colour.map_or("none".to_owned(), |[red, green, blue]| format!("#{red:02x}{green:02x}{blue:02x}"))
}
