//! Where digits and candidates stand. A cell is 1 wide and 1 high; the grid's top left corner is (0, 0).

use ichidoku::Candidate;

use crate::decimal::decimal;

/// A place on the grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// Its middle.
    pub middle: Point,
    /// Half of its width.
    pub half_width: f64,
    /// Half of its height.
    pub half_height: f64,
}

/// The margin of a cell around its candidates, so that the ring of a selected cell never touches them.
const MARGIN: f64 = 0.04;

/// The distance between candidates that stand side by side or one above the other.
pub const PITCH: f64 = (1.0 - 2.0 * MARGIN) / 3.0;

/// The type sizes of a digit and of a candidate.
pub(crate) const DIGIT_SIZE: f64 = 0.64;
pub(crate) const CANDIDATE_SIZE: f64 = 0.2475;

/// The radius of the shape around a candidate, and of the ring around a digit.
pub(crate) const MARK_RADIUS: f64 = 0.145;
pub(crate) const DIGIT_RADIUS: f64 = 0.4;

/// Half of the width of a cross.
const CROSS_RADIUS: f64 = 0.08;

/// Where in its cell the candidate of a digit stands, along one axis.
pub(crate) fn offset(third: usize) -> f64 {
    MARGIN + PITCH * (third as f64 + 0.5)
}

/// The middle of a candidate's place.
///
/// ```
/// use ichidoku_render::place;
/// let middle = place("r2c3=5".parse().unwrap());
/// assert_eq!((middle.x, middle.y), (2.5, 1.5));
/// ```
pub fn place(candidate: Candidate) -> Point {
    let (cell, digit) = (candidate.cell().index(), candidate.digit().index());
    Point { x: (cell % 9) as f64 + offset(digit % 3), y: (cell / 9) as f64 + offset(digit / 3) }
}

/// The cross on a point as the path of an SVG, in cells.
pub(crate) fn cross(Point { x, y }: Point) -> String {
    let [left, top, side] = [x - CROSS_RADIUS, y - CROSS_RADIUS, 2.0 * CROSS_RADIUS].map(decimal);
    format!("M{left} {top}l{side} {side}m0-{side}l-{side} {side}")
}

impl Point {
    /// The point between two, at this share of the way.
    pub(crate) fn towards(self, other: Self, share: f64) -> Self {
        Self { x: self.x + share * (other.x - self.x), y: self.y + share * (other.y - self.y) }
    }

    /// The distance between two points.
    pub fn distance(self, other: Self) -> f64 {
        // Not `hypot`, whose last bit differs from platform to platform.
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }
}

impl Rect {
    /// The box of a candidate's digit.
    pub fn of_candidate(candidate: Candidate) -> Self {
        Self { middle: place(candidate), half_width: 0.075, half_height: 0.095 }
    }

    /// The box of a digit in the grid.
    pub fn of_digit(cell: ichidoku::Cell) -> Self {
        let middle = Point { x: (cell.index() % 9) as f64 + 0.5, y: (cell.index() / 9) as f64 + 0.5 };
        Self { middle, half_width: 0.2, half_height: 0.24 }
    }

    /// The box of the shape around a candidate.
    pub(crate) fn of_mark(candidate: Candidate) -> Self {
        Self { middle: place(candidate), half_width: MARK_RADIUS, half_height: MARK_RADIUS }
    }

    /// This rectangle with a margin on all sides.
    pub(crate) fn grown(self, margin: f64) -> Self {
        Self { half_width: self.half_width + margin, half_height: self.half_height + margin, ..self }
    }

    /// True if a line from one point to another touches the rectangle.
    pub fn is_crossed(&self, from: Point, to: Point) -> bool {
        // The share of the way at which the line is between two parallel sides; a slab for each axis.
        let slab = |from: f64, to: f64, middle: f64, half: f64| {
            if (to - from).abs() < 1e-9 {
                return if (from - middle).abs() < half { (f64::NEG_INFINITY, f64::INFINITY) } else { (1.0, 0.0) };
            }
            let [a, b] = [middle - half, middle + half].map(|side| (side - from) / (to - from));
            (a.min(b), a.max(b))
        };
        let (x, y) =
            (slab(from.x, to.x, self.middle.x, self.half_width), slab(from.y, to.y, self.middle.y, self.half_height));
        let (enters, leaves) = (x.0.max(y.0).max(0.0), x.1.min(y.1).min(1.0));
        enters < leaves
    }
}
