//! Rules that shade cells, and lines across the whole grid.

use ichidoku_variants::{Cell, Constraint, Parity, Puzzle};

use crate::canvas::{Canvas, Layer};
use crate::places::{CELL, Places};
use crate::rules::corner;

/// Half of the side of the shapes for odd and even cells.
const HALF: f64 = 19.0;

pub(super) fn draw(rule: &Constraint, puzzle: &Puzzle, places: &Places, canvas: &mut Canvas) {
    let shape = puzzle.shape();
    match rule {
        Constraint::Given(cells) => {
            for (cell, digits) in cells {
                match Parity::of(shape, digits) {
                    Some(Parity::Odd) => canvas.circle(Layer::Shade, "odd", places.middle(*cell), HALF),
                    Some(Parity::Even) => {
                        canvas.rectangle(Layer::Shade, "even", places.middle(*cell), [2.0 * HALF, 2.0 * HALF], 2.0);
                    }
                    None => {}
                }
            }
        }
        Constraint::Palindrome(cells) if cells.len() == 2 => twins(canvas, places, cells),
        Constraint::AllDifferent(cells) => shaded(canvas, "shade", cells, places),
        Constraint::Windoku => {
            shape.windows(puzzle.box_size()).iter().for_each(|cells| shaded(canvas, "shade", cells, places));
        }
        Constraint::Diagonal { rising } => {
            let line = shape.diagonal(*rising);
            if let (Some(first), Some(last)) = (line.first(), line.last()) {
                let (first, last) = (places.middle(*first), places.middle(*last));
                let beyond = CELL / 2.0 * std::f64::consts::SQRT_2;
                canvas.line(Layer::Line, "diagonal", &[first.moved(last, -beyond), last.moved(first, -beyond)]);
            }
        }
        Constraint::CountingCircles(cells) => {
            cells.iter().for_each(|cell| canvas.circle(Layer::End, "circle", places.middle(*cell), HALF));
        }
        Constraint::Indexing { cells, .. } => shaded(canvas, "index", cells, places),
        Constraint::ChaosArrow { control, .. } | Constraint::ChaosCount { control, .. } => {
            canvas.circle(Layer::End, "circle", places.middle(*control), HALF);
        }
        _ => {}
    }
}

/// Cells with the same digit, as clones have them: shaded, with a letter that no others have.
fn twins(canvas: &mut Canvas, places: &Places, cells: &[Cell]) {
    let known = cells.iter().find_map(|cell| canvas.twins.get(cell).copied());
    let number = known.unwrap_or_else(|| canvas.twins.values().max().map_or(0, |last| last + 1));
    // Behind z comes a2.
    let letter = char::from(b'a' + (number % 26) as u8);
    let label = if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26 + 1) };
    for cell in cells {
        if canvas.twins.insert(*cell, number).is_none() {
            canvas.rectangle(Layer::Shade, "twin", places.middle(*cell), [CELL, CELL], 0.0);
            corner(canvas, places, *cell, &label);
        }
    }
}

/// Whole cells in a colour.
fn shaded(canvas: &mut Canvas, class: &str, cells: &[Cell], places: &Places) {
    canvas.path(Layer::Shade, class, &places.squares(cells));
}
