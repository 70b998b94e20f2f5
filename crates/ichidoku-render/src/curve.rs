//! A link as a line with rounded corners.

use crate::decimal::decimal;
use crate::layout::Point;
use crate::link::Link;

/// A link as it is drawn: straight pieces, with a round bend where two of them meet.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// The link.
    pub link: Link,
    start: Point,
    pieces: Vec<Piece>,
}

/// A piece of a curve, from where the last one ended.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Piece {
    Straight(Point),
    /// A parabola: the corner that it rounds, and its end.
    Bend(Point, Point),
}

/// How far from its corner a bend begins at most.
const RADIUS: f64 = 0.35;

/// The points at which a bend is looked at.
const SAMPLES: usize = 8;

impl Curve {
    /// Rounds the corners of a line as far as it stays clear.
    pub(crate) fn through(link: Link, corners: &[Point], is_clear: impl Fn(Point, Point) -> bool) -> Option<Self> {
        let [start, .., end] = *corners else { return None };
        let mut pieces = Vec::new();
        for corner in corners.windows(3) {
            let [before, at, after] = [corner[0], corner[1], corner[2]];
            let mut radius = RADIUS.min(before.distance(at) / 2.0).min(at.distance(after) / 2.0);
            let bend = loop {
                let ends = [before, after].map(|other| at.towards(other, radius / at.distance(other).max(radius)));
                let round: Vec<Point> = bend(ends[0], at, ends[1]).collect();
                if round.windows(2).all(|pair| is_clear(pair[0], pair[1])) {
                    break Some(ends);
                }
                radius /= 2.0;
                if radius < RADIUS / 16.0 {
                    break None;
                }
            };
            match bend {
                Some([from, to]) => pieces.extend([Piece::Straight(from), Piece::Bend(at, to)]),
                None => pieces.push(Piece::Straight(at)),
            }
        }
        pieces.push(Piece::Straight(end));
        Some(Self { link, start, pieces })
    }

    /// The curve as the path of an SVG, in cells.
    pub fn path(&self) -> String {
        let point = |p: Point| format!("{} {}", decimal(p.x), decimal(p.y));
        let piece = |piece: &Piece| match *piece {
            Piece::Straight(to) => format!("L{}", point(to)),
            Piece::Bend(corner, to) => format!("Q{} {}", point(corner), point(to)),
        };
        format!("M{}{}", point(self.start), self.pieces.iter().map(piece).collect::<String>())
    }

    /// Points along the curve, close enough that it is straight between them.
    pub fn points(&self) -> Vec<Point> {
        let mut points = vec![self.start];
        let mut at = self.start;
        for piece in &self.pieces {
            match *piece {
                Piece::Straight(to) => points.push(to),
                Piece::Bend(corner, to) => points.extend(bend(at, corner, to)),
            }
            at = *points.last().unwrap_or(&at);
        }
        points
    }
}

/// The points of a bend, its ends among them.
fn bend(from: Point, corner: Point, to: Point) -> impl Iterator<Item = Point> {
    (0..=SAMPLES).map(move |i| {
        let share = i as f64 / SAMPLES as f64;
        from.towards(corner, share).towards(corner.towards(to, share), share)
    })
}
