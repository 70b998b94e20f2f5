//! Shapes in the layers that they belong to.

use std::collections::{BTreeMap, BTreeSet};

use ichidoku_render::decimal;
use ichidoku_variants::Cell;

use crate::places::Point;

/// How far below its middle a digit's baseline is, in type sizes.
const BASELINE: f64 = 0.36;

/// What is drawn above what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    /// Shaded cells, and shapes behind digits.
    Shade,
    /// Lines from cell to cell.
    Line,
    /// What marks the ends of lines.
    End,
    /// Outlines of sets of cells.
    Cage,
    /// The lines of the grid.
    Grid,
    /// Dots and letters on edges and corners.
    Edge,
    /// What stands in cells.
    Digit,
    /// What stands around the grid.
    Outside,
}

/// The layers, each as text.
#[derive(Default)]
pub(crate) struct Canvas {
    layers: [String; 8],
    /// The cells with a label in their top left corner, where no candidate is to stand.
    pub(crate) labelled: BTreeSet<Cell>,
    /// The cells of which another has the same digit, and the number that all such have in common, from 0.
    pub(crate) twins: BTreeMap<Cell, u16>,
}

impl Canvas {
    /// An element that is written as SVG has it.
    pub(crate) fn add(&mut self, layer: Layer, element: &str) {
        let text = &mut self.layers[layer as usize];
        text.push_str(element);
        text.push('\n');
    }

    /// All layers, the lowest first.
    pub(crate) fn text(&self) -> String {
        self.layers.concat()
    }

    /// A path that is written as SVG has it; nothing if it is empty.
    pub(crate) fn path(&mut self, layer: Layer, class: &str, path: &str) {
        if !path.is_empty() {
            self.add(layer, &format!("<path class=\"{class}\" d=\"{path}\"/>"));
        }
    }

    /// A line through points.
    pub(crate) fn line(&mut self, layer: Layer, class: &str, points: &[Point]) {
        self.path(layer, class, &through(points));
    }

    /// A circle around a point.
    pub(crate) fn circle(&mut self, layer: Layer, class: &str, at: Point, radius: f64) {
        let [x, y, radius] = [at.x, at.y, radius].map(decimal);
        self.add(layer, &format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
    }

    /// An upright rectangle around a point, with round corners.
    pub(crate) fn rectangle(&mut self, layer: Layer, class: &str, at: Point, [width, height]: [f64; 2], radius: f64) {
        let [x, y] = [at.x - width / 2.0, at.y - height / 2.0].map(decimal);
        let [width, height, radius] = [width, height, radius].map(decimal);
        self.add(
            layer,
            &format!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/>"
            ),
        );
    }

    /// A square that stands on a corner.
    pub(crate) fn diamond(&mut self, layer: Layer, class: &str, at: Point, radius: f64) {
        let [x, top, radius] = [at.x, at.y - radius, radius].map(decimal);
        self.path(layer, class, &format!("M{x} {top}l{radius} {radius}l-{radius} {radius}l-{radius}-{radius}z"));
    }

    /// A text whose middle is at a point.
    pub(crate) fn text_at(&mut self, layer: Layer, class: &str, at: Point, size: f64, text: &str) {
        let y = at.y + BASELINE * size;
        let text = escaped(text);
        let [x, y] = [at.x, y].map(|place| decimal((10.0 * place).round() / 10.0));
        self.add(layer, &format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"));
    }
}

/// A text as it stands between tags.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The path through points.
pub(crate) fn through(points: &[Point]) -> String {
    let step = |(at, point): (usize, &Point)| {
        let letter = if at == 0 { 'M' } else { 'L' };
        format!("{letter}{} {}", decimal(point.x), decimal(point.y))
    };
    points.iter().enumerate().map(step).collect()
}
