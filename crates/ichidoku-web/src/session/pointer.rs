//! From a point on the board to a cell and a candidate.

use ichidoku::{Candidate, Cell, Digit};

/// How far from the middle of a cell a drag still means the cell, in cells: less than half, so that a diagonal drag does
/// not brush the cells beside it.
const REACH: f64 = 0.45;

/// The cell at a point given in cells from the board's top left corner; `near` asks that the point is near its middle.
///
/// ```
/// use ichidoku_web::session::cell_at;
/// assert_eq!(cell_at(4.5, 0.5, true).unwrap().to_string(), "r1c5");
/// assert_eq!(cell_at(4.05, 0.05, true), None);
/// assert_eq!(cell_at(4.05, 0.05, false).unwrap().to_string(), "r1c5");
/// assert_eq!(cell_at(9.2, 3.0, false), None);
/// ```
pub fn cell_at(x: f64, y: f64, near: bool) -> Option<Cell> {
    let is_inside = |place: f64| (0.0..9.0).contains(&place);
    if !is_inside(x) || !is_inside(y) {
        return None;
    }
    let from_middle = (x.fract() - 0.5).hypot(y.fract() - 0.5);
    (!near || from_middle <= REACH).then(|| Cell::ALL[9 * y as usize + x as usize])
}

/// The candidate whose place in its cell holds the point.
///
/// ```
/// use ichidoku_web::session::candidate_at;
/// assert_eq!(candidate_at(0.9, 0.5).unwrap().to_string(), "r1c1=6");
/// ```
pub fn candidate_at(x: f64, y: f64) -> Option<Candidate> {
    let cell = cell_at(x, y, false)?;
    let third = |place: f64| (place.fract() * 3.0) as usize;
    Digit::from_index(3 * third(y) + third(x)).map(|digit| Candidate::of(cell, digit))
}
