//! What a puzzle only draws: lines, arrows, signs and cages, in their own colours.
//!
//! Those are made for white paper and black digits. So greys become mixtures of the picture's own paper and ink, and other colours are
//! mixed with the paper under digits and with the ink in letters: digits stay readable in dark and with high contrast, too.

use ichidoku_render::decimal;
use ichidoku_variants::{Colour, Drawing, DrawnCage, DrawnLine, DrawnSign, Figure, Shape, Spot};

use crate::canvas::{Canvas, Layer, escaped, through};
use crate::margin::Margin;
use crate::outline::outline;
use crate::places::{CELL, Places, Point};
use crate::rules;

/// No drawing takes more room than this around the grid; what lies farther out is cut off.
const FARTHEST: f64 = 2.0 * CELL;

/// A sign without a text is a dot up to this width.
const DOT: f64 = 0.6 * CELL;

/// Draws all drawings of a picture.
pub(crate) fn draw(drawings: &[Drawing], shape: Shape, places: &Places, margin: &mut Margin, canvas: &mut Canvas) {
    for drawing in drawings {
        match &drawing.figure {
            Figure::Line(line) => line_through(line, false, margin, canvas),
            Figure::Arrow(line) => line_through(line, true, margin, canvas),
            Figure::Sign(sign) => sign_at(sign, margin, canvas),
            Figure::Cage(cage) => outlined(cage, shape, places, canvas),
        }
    }
}

fn line_through(line: &DrawnLine, has_head: bool, margin: &mut Margin, canvas: &mut Canvas) {
    let points = line.spots.iter().map(|spot| point(*spot)).collect::<Vec<_>>();
    points.iter().for_each(|point| make_room(*point, 0.0, 0.0, margin));
    let head = match *points {
        [.., before, last] if has_head => through(&last.angle(before, 10.0, 0.8)),
        _ => String::new(),
    };
    let (stroke, width) = (area("stroke", line.colour), decimal(length(line.thickness).max(1.0)));
    let path = through(&points) + &head;
    if !path.is_empty() {
        canvas
            .add(Layer::Line, &format!("<path class=\"drawn\" style=\"{stroke};stroke-width:{width}\" d=\"{path}\"/>"));
    }
}

fn sign_at(sign: &DrawnSign, margin: &mut Margin, canvas: &mut Canvas) {
    let Some(middle) = sign.middle.map(point) else { return };
    let layer = if sign.is_over { Layer::Edge } else { Layer::Shade };
    let [width, height, size] = [sign.width, sign.height, sign.text_size].map(length);
    let turned = match sign.angle.rem_euclid(360) {
        0 => String::new(),
        angle => format!(" transform=\"rotate({angle} {} {})\"", decimal(middle.x), decimal(middle.y)),
    };
    if let Some(style) = colours(sign) {
        let [x, y] = [middle.x - width / 2.0, middle.y - height / 2.0].map(decimal);
        let radius = decimal(if sign.is_round { width.min(height) / 2.0 } else { 0.0 });
        let [wide, high] = [width, height].map(decimal);
        canvas.add(layer, &format!("<rect class=\"drawn\" style=\"{style}\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{radius}\"{turned}/>"));
        make_room(middle, width / 2.0, height / 2.0, margin);
    }
    if !sign.text.is_empty() {
        let (fill, size, text) = (ink("fill", sign.text_colour), decimal(size), escaped(&sign.text));
        let [x, y] = [middle.x, middle.y + 0.36 * length(sign.text_size)].map(decimal);
        canvas.add(layer, &format!("<text class=\"drawn-text\" style=\"{fill};font-size:{size}px\" x=\"{x}\" y=\"{y}\"{turned}>{text}</text>"));
        let half = 0.3 * length(sign.text_size) * sign.text.chars().count() as f64;
        make_room(middle, half, 0.5 * length(sign.text_size), margin);
    }
}

/// The colours of a sign; nothing if neither its inside nor its border is seen.
fn colours(sign: &DrawnSign) -> Option<String> {
    let is_seen = |colour: &Colour| colour.alpha > 0;
    let (fill, border) = (sign.fill.filter(is_seen), sign.border.filter(is_seen));
    let is_dot = sign.text.is_empty() && length(sign.width.max(sign.height)) < DOT;
    match (fill, border) {
        (None, None) => None,
        // White and black dots are so in every look.
        (Some(fill), _) if is_dot => Some(format!("fill:{fill};stroke:var(--ink)")),
        (fill, border) => {
            let fill = fill.map_or("fill:none".to_owned(), |fill| area("fill", fill));
            Some(fill + &border.map_or(String::new(), |border| format!(";{}", ink("stroke", border))))
        }
    }
}

fn outlined(cage: &DrawnCage, shape: Shape, places: &Places, canvas: &mut Canvas) {
    canvas.path(Layer::Cage, "cage", &outline(shape, &cage.cells, 4.0));
    if let Some(first) = cage.cells.iter().min().filter(|_| !cage.text.is_empty()) {
        rules::corner(canvas, places, *first, &cage.text);
    }
}

// ---- colours ----

/// A colour of something that digits may stand on.
fn area(what: &str, colour: Colour) -> String {
    mixed(what, colour, "--cell")
}

/// A colour of a letter or a border.
fn ink(what: &str, colour: Colour) -> String {
    mixed(what, colour, "--ink")
}

fn mixed(what: &str, colour: Colour, with: &str) -> String {
    let [red, green, blue] = [colour.red, colour.green, colour.blue];
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let alpha = match colour.alpha {
        u8::MAX => String::new(),
        alpha => format!(";{what}-opacity:{}", decimal(f64::from(alpha) / 255.0)),
    };
    let opaque = Colour { alpha: u8::MAX, ..colour };
    let mixed = match most - least {
        ..24 => format!("var(--ink) {}%,var(--cell)", 100 - 100 * u32::from(most) / 255),
        _ => format!("{opaque} 50%,var({with})"),
    };
    format!("{what}:color-mix(in srgb,{mixed}){alpha}")
}

// ---- places ----

fn point(spot: Spot) -> Point {
    Point { x: length(spot.column), y: length(spot.row) }
}

/// A length in the picture's units.
fn length(hundredths: i32) -> f64 {
    CELL * f64::from(hundredths) / 100.0
}

/// Makes room around the grid for something around a point.
fn make_room(at: Point, width: f64, height: f64, margin: &mut Margin) {
    let end = margin.end();
    margin.reach(
        [width - at.x, height - at.y, at.x + width - end.x, at.y + height - end.y].map(|room| room.min(FARTHEST)),
    );
}
