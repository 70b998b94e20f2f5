//! What stands in cells: givens, digits, candidates, and what a step does to them.

use std::collections::BTreeMap;

use ichidoku_variants::{Cell, Constraint, Parity, Shape};

use crate::canvas::{Canvas, Layer};
use crate::picture::Picture;
use crate::places::{CELL, Places, Point};

/// The type size of a digit; numbers with two are set smaller by their class.
const SIZE: f64 = 32.0;
const LONG: f64 = 25.0;

/// Draws the digits and candidates of all cells. Where a rule leaves a cell several digits, and no shape says which, they are
/// its candidates.
pub(crate) fn draw(picture: &Picture<'_>, rules: &[Constraint], places: &Places, canvas: &mut Canvas) {
    let (shape, choices) = (picture.puzzle.shape(), choices(rules));
    for cell in 0..picture.puzzle.cells() as Cell {
        let choice = choices.get(&cell).map_or(&[][..], Vec::as_slice);
        match (choice, picture.digit(cell)) {
            ([digit], _) => number(canvas, "given", places.middle(cell), *digit),
            (_, Some(digit)) => number(canvas, "digit", places.middle(cell), digit),
            _ if !picture.candidates(cell).is_empty() || Parity::of(shape, choice).is_some() => {
                candidates(picture, cell, picture.candidates(cell), places, canvas);
            }
            _ => candidates(picture, cell, choice, places, canvas),
        }
    }
}

/// The digits that rules leave cells.
fn choices(rules: &[Constraint]) -> BTreeMap<Cell, Vec<i16>> {
    let lists = rules.iter().filter_map(|rule| match rule {
        Constraint::Given(cells) => Some(cells),
        _ => None,
    });
    let mut choices: BTreeMap<Cell, Vec<i16>> = BTreeMap::new();
    for (cell, digits) in lists.flatten() {
        choices.entry(*cell).and_modify(|left| left.retain(|digit| digits.contains(digit))).or_insert(digits.clone());
    }
    choices
}

/// Draws a digit, or a number with two of them.
fn number(canvas: &mut Canvas, class: &str, at: Point, number: i16) {
    let text = number.to_string();
    match text.len() {
        1 => canvas.text_at(Layer::Digit, class, at, SIZE, &text),
        _ => canvas.text_at(Layer::Digit, &format!("{class} long"), at, LONG, &text),
    }
}

/// Draws candidates of a cell, and what a step does to them and to others.
fn candidates(picture: &Picture<'_>, cell: Cell, shown: &[i16], places: &Places, canvas: &mut Canvas) {
    let of_cell = |steps: &[(Cell, i16)], digit: i16| steps.contains(&(cell, digit));
    let shape = picture.puzzle.shape();
    let touched = picture.placed.iter().chain(&picture.eliminated).filter(|(other, _)| *other == cell);
    let mut digits: Vec<i16> = shown.iter().copied().chain(touched.map(|(_, digit)| *digit)).collect();
    ichidoku_variants::sort(&mut digits);
    digits.dedup();
    let note = Note::of(shape, canvas.labelled.contains(&cell));
    let (size, class) = note.style();
    for digit in digits {
        let (at, text) = (note.place(places.corner(cell), digit - shape.lowest()), digit.to_string());
        if of_cell(&picture.placed, digit) {
            canvas.circle(Layer::Digit, "placed", at, note.radius());
            canvas.text_at(Layer::Digit, &format!("{class} chosen"), at, size, &text);
        } else if of_cell(&picture.eliminated, digit) {
            let half = note.radius() * 0.85;
            canvas.text_at(Layer::Digit, &format!("{class} struck"), at, size, &text);
            let ends = [Point { x: at.x - half, y: at.y + half }, Point { x: at.x + half, y: at.y - half }];
            canvas.line(Layer::Digit, "strike", &ends);
        } else {
            canvas.text_at(Layer::Digit, class, at, size, &text);
        }
    }
}

/// The margin of a cell around its candidates, within the border of a cage where these are few, and above them where a label is.
const EDGE: f64 = 5.0;
const NARROW: f64 = 2.0;
const LABEL: f64 = 13.0;

/// How candidates are set: as many in a row as it takes for all to fit in rows.
struct Note {
    across: usize,
    edge: f64,
    top: f64,
}

impl Note {
    fn of(shape: Shape, has_label: bool) -> Self {
        let across = (3..).find(|across| across * across >= shape.digits()).unwrap_or(8);
        let edge = if across == 3 { EDGE } else { NARROW };
        Self { across, edge, top: if has_label { LABEL } else { edge } }
    }

    /// The distance between two in a row, and between two rows.
    fn pitch(&self) -> [f64; 2] {
        [CELL - 2.0 * self.edge, CELL - self.edge - self.top].map(|room| room / self.across as f64)
    }

    /// The radius of the disc behind a digit.
    fn radius(&self) -> f64 {
        let [right, down] = self.pitch();
        right.min(down) * 0.48
    }

    /// The type size that leaves some room between two rows, and its class in the style sheet.
    fn style(&self) -> (f64, &'static str) {
        let [right, down] = self.pitch();
        match right.min(down) {
            13.0.. => (12.0, "note"),
            10.5.. => (10.0, "note-10"),
            8.5.. => (8.0, "note-8"),
            _ => (6.0, "note-6"),
        }
    }

    /// The middle of a digit's place; digits count from 0 here.
    fn place(&self, corner: Point, digit: i16) -> Point {
        let index = usize::try_from(digit).unwrap_or_default();
        let ([right, down], middle) = (self.pitch(), |place: usize| place as f64 + 0.5);
        Point {
            x: corner.x + self.edge + right * middle(index % self.across),
            y: corner.y + self.top + down * middle(index / self.across),
        }
    }
}
