//! Rules along lines: what runs from cell to cell, and what marks the ends.

use ichidoku_variants::{Cell, Constraint, Shape};

use crate::canvas::{Canvas, Layer};
use crate::places::{CELL, Places, Point};

/// The radius of circles at the ends of lines, of bulbs, and half of the height of a pill.
const RING: f64 = 20.0;
const BULB: f64 = 18.0;

/// True if whispers of this difference are drawn as Dutch ones, in orange. Their usual difference is 4 of nine digits, and in
/// proportion of others.
///
/// ```
/// use ichidoku_variant_render::is_dutch;
/// use ichidoku_variants::Shape;
/// let six = Shape::square(6).unwrap();
/// assert!(is_dutch(Shape::CLASSIC, 4) && is_dutch(six, 2) && !is_dutch(six, 3));
/// ```
pub fn is_dutch(shape: Shape, difference: i16) -> bool {
    let usual = |of_nine: usize| (of_nine * shape.digits() / 9).max(1);
    let [dutch, german] = [4, 5].map(usual);
    dutch != german && usize::try_from(difference) == Ok(dutch)
}

pub(super) fn draw(rule: &Constraint, shape: Shape, places: &Places, canvas: &mut Canvas) {
    let at = |cells: &[Cell]| -> Vec<Point> { cells.iter().map(|cell| places.middle(*cell)).collect() };
    match rule {
        Constraint::Thermo(cells) => thermo(canvas, "bulb", &at(cells)),
        Constraint::SlowThermo(cells) => thermo(canvas, "slow-bulb", &at(cells)),
        Constraint::Whisper { difference, cells } => {
            canvas.line(Layer::Line, if is_dutch(shape, *difference) { "dutch" } else { "whisper" }, &at(cells));
            // Everybody knows the usual differences of nine digits, and nobody those of others.
            if shape.digits() != 9 || !(4..=5).contains(difference) {
                label(canvas, &at(cells), &difference.to_string());
            }
        }
        Constraint::Renban(cells) => canvas.line(Layer::Line, "renban", &at(cells)),
        Constraint::Modular { modulus, cells } => {
            canvas.line(Layer::Line, "modular", &at(cells));
            if *modulus != 3 {
                label(canvas, &at(cells), &modulus.to_string());
            }
        }
        Constraint::Entropic(cells) => canvas.line(Layer::Line, "entropic", &at(cells)),
        Constraint::Palindrome(cells) if cells.len() > 2 => canvas.line(Layer::Line, "palindrome", &at(cells)),
        Constraint::Zipper(cells) => canvas.line(Layer::Line, "zipper", &at(cells)),
        Constraint::BoxSumLine(cells) => canvas.line(Layer::Line, "box-sum", &at(cells)),
        Constraint::SumLine { sum, closed, cells } => {
            let mut points = at(cells);
            points.extend(points.first().copied().filter(|_| *closed));
            canvas.line(Layer::Line, "sum-line", &points);
            label(canvas, &points, &sum.to_string());
        }
        Constraint::Between(cells) => {
            canvas.line(Layer::Line, "bare", &at(cells));
            ends(&at(cells)).for_each(|end| canvas.circle(Layer::End, "ring", end, RING));
        }
        Constraint::Lockout { cells, .. } => {
            canvas.line(Layer::Line, "bare", &at(cells));
            ends(&at(cells)).for_each(|end| canvas.diamond(Layer::End, "lock", end, RING + 2.0));
        }
        Constraint::DoubleArrow(cells) => {
            canvas.line(Layer::Line, "shaft", &at(cells));
            ends(&at(cells)).for_each(|end| canvas.circle(Layer::End, "ring", end, RING));
        }
        Constraint::Arrow(cells) => {
            arrow(canvas, &at(cells));
            at(cells).iter().take(1).for_each(|bulb| canvas.circle(Layer::End, "ring", *bulb, RING));
        }
        Constraint::PillArrow { pill, cells } => pill_arrow(canvas, &at(cells), usize::from(*pill)),
        Constraint::DigitIndexing(cells) => custom(canvas, &at(cells)),
        Constraint::Regex { lines, .. } => lines.iter().for_each(|cells| custom(canvas, &at(cells))),
        Constraint::Machine { lines, .. } | Constraint::Pairs { all: false, lines, .. } => {
            lines.iter().flat_map(|line| &line.parts).for_each(|cells| custom(canvas, &at(cells)));
        }
        Constraint::ChaosArrow { control, arms, .. } => {
            for arm in arms {
                let points: Vec<Point> = [*control].iter().chain(arm).map(|cell| places.middle(*cell)).collect();
                arrow(canvas, &points);
            }
        }
        _ => {}
    }
}

fn ends(points: &[Point]) -> impl Iterator<Item = Point> {
    points.first().into_iter().chain(points.last().filter(|_| points.len() > 1)).copied()
}

fn thermo(canvas: &mut Canvas, bulb: &str, points: &[Point]) {
    canvas.line(Layer::Line, "tube", points);
    points.iter().take(1).for_each(|at| canvas.circle(Layer::End, bulb, *at, BULB));
}

/// A line whose meaning is a program's or an expression's. One that jumps about the grid would only hide it.
fn custom(canvas: &mut Canvas, points: &[Point]) {
    if points.windows(2).all(|pair| pair[0].distance(pair[1]) < 1.5 * CELL) {
        canvas.line(Layer::Line, "custom", points);
    }
}

/// A number in the corner of a line's first cell.
fn label(canvas: &mut Canvas, points: &[Point], text: &str) {
    if let Some(at) = points.first() {
        let at = Point { x: at.x + CELL / 2.0 - 9.0, y: at.y + CELL / 2.0 - 8.0 };
        canvas.text_at(Layer::Edge, "sum", at, 11.5, text);
    }
}

/// The shaft of an arrow from a circle around its first point, and its head.
fn arrow(canvas: &mut Canvas, points: &[Point]) {
    let [first, second, ..] = *points else { return };
    let [.., before, last] = *points else { return };
    let mut shaft = points.to_vec();
    shaft[0] = first.moved(second, RING);
    let tip = last.moved(before, -8.0);
    if let Some(end) = shaft.last_mut() {
        *end = tip;
    }
    canvas.line(Layer::Line, "shaft", &shaft);
    canvas.line(Layer::Line, "shaft", &tip.angle(before, 10.0, 0.8));
}

/// A pill around the first cells, and an arrow from the one that is nearest to the rest.
fn pill_arrow(canvas: &mut Canvas, points: &[Point], pill: usize) {
    let (pill, rest) = points.split_at(pill.min(points.len()));
    let nearest =
        rest.first().and_then(|next| pill.iter().min_by(|a, b| a.distance(*next).total_cmp(&b.distance(*next))));
    if let Some(start) = nearest {
        arrow(canvas, &[&[*start], rest].concat());
    }
    if let (Some(first), Some(last)) = (pill.first(), pill.last()) {
        let size = [(first.x - last.x).abs() + 2.0 * RING, (first.y - last.y).abs() + 2.0 * RING];
        canvas.rectangle(Layer::End, "pill", first.towards(*last, 0.5), size, RING);
    }
}
