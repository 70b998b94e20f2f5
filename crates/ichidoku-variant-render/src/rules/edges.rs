//! Rules between neighbours: dots, letters and signs on the edges of cells, and circles on their corners.

use ichidoku_variants::{Cell, Constraint, Dot, DotKind};

use crate::canvas::{Canvas, Layer};
use crate::places::{CELL, Places, Point};

/// The radius of dots, of what is behind letters, and of the circles on corners.
const DOT: f64 = 6.5;
const LETTER: f64 = 8.5;
const QUAD: f64 = 13.0;

pub(super) fn draw(rule: &Constraint, places: &Places, canvas: &mut Canvas) {
    match rule {
        Constraint::WhiteDot(cells) => dots(DotKind::Difference, cells, places, canvas),
        Constraint::BlackDot(cells) => dots(DotKind::Ratio, cells, places, canvas),
        Constraint::X(cells) => letters(canvas, cells, places, "X"),
        Constraint::V(cells) => letters(canvas, cells, places, "V"),
        Constraint::GreaterThan(cells) => {
            for (greater, less) in neighbours(cells, places) {
                sign(canvas, places.middle(greater), places.middle(less));
            }
        }
        Constraint::Quad { corner, digits } => quad(canvas, places.middle(*corner), digits),
        _ => {}
    }
}

/// Dots without a number between the cells of a list that are side by side.
fn dots(kind: DotKind, cells: &[Cell], places: &Places, canvas: &mut Canvas) {
    for (a, b) in neighbours(cells, places) {
        dot(&Dot { kind, amount: kind.usual(), cells: [a, b] }, places, canvas);
    }
}

/// A dot between two cells, with its number unless that is the usual one.
pub(super) fn dot(dot: &Dot, places: &Places, canvas: &mut Canvas) {
    let [a, b] = dot.cells;
    if !places.are_beside(a, b) {
        return;
    }
    let (class, number_class) = match dot.kind {
        DotKind::Difference => ("dot", "in-dot"),
        DotKind::Ratio => ("black-dot", "in-black-dot"),
    };
    let at = places.between(a, b);
    if dot.amount == dot.kind.usual() {
        return canvas.circle(Layer::Edge, class, at, DOT);
    }
    canvas.circle(Layer::Edge, class, at, LETTER);
    canvas.text_at(Layer::Edge, number_class, at, 11.0, &dot.amount.to_string());
}

/// The pairs of cells of a list that are side by side, in its order.
fn neighbours(cells: &[Cell], places: &Places) -> Vec<(Cell, Cell)> {
    let pairs = cells.iter().enumerate().flat_map(|(at, a)| cells[at + 1..].iter().map(|b| (*a, *b)));
    pairs.filter(|(a, b)| places.are_beside(*a, *b)).collect()
}

fn letters(canvas: &mut Canvas, cells: &[Cell], places: &Places, letter: &str) {
    for (a, b) in neighbours(cells, places) {
        let at = places.between(a, b);
        canvas.circle(Layer::Edge, "behind", at, LETTER);
        canvas.text_at(Layer::Edge, "sign", at, 14.0, letter);
    }
}

/// An open angle whose tip points at the lesser cell.
fn sign(canvas: &mut Canvas, greater: Point, less: Point) {
    let middle = greater.towards(less, 0.5);
    canvas.circle(Layer::Edge, "behind", middle, LETTER);
    canvas.line(Layer::Edge, "greater", &middle.moved(less, 4.0).angle(greater, 8.0, 0.75));
}

/// A circle on the corner below and to the right of a cell, with digits in one line or two.
fn quad(canvas: &mut Canvas, cell: Point, digits: &[i16]) {
    let at = Point { x: cell.x + CELL / 2.0, y: cell.y + CELL / 2.0 };
    canvas.circle(Layer::Edge, "quad", at, QUAD);
    let text = |digits: &[i16]| digits.iter().map(i16::to_string).collect::<Vec<_>>().join(" ");
    match digits.len() {
        0 => {}
        1..=2 => canvas.text_at(Layer::Edge, "quad-digits", at, 12.0, &text(digits)),
        _ => {
            let (upper, lower) = digits.split_at(digits.len().div_ceil(2));
            for (digits, y) in [(upper, at.y - 5.0), (lower, at.y + 5.0)] {
                canvas.text_at(Layer::Edge, "quad-digits-small", Point { y, ..at }, 9.0, &text(digits));
            }
        }
    }
}
