//! Fog as paper has it.

use std::collections::BTreeSet;

use ichidoku_render::decimal;
use ichidoku_variants::{Cell, Constraint, Puzzle};

use crate::canvas::{Canvas, Layer};
use crate::places::{CELL, Places, Point};

/// Veils and hatches the cells that fog covers at the start, beneath everything else.
///
/// On a screen, fog hides what lies under it until a right digit lifts it. Nothing lifts it from paper: a picture that hid the
/// clues for good could not be solved, and no setter would have it printed. So they stay legible, and the veil says where the fog is.
pub(crate) fn draw(puzzle: &Puzzle, rules: &[Constraint], places: &Places, canvas: &mut Canvas) {
    let Some(covered) = covered(puzzle, rules) else { return };
    canvas.path(Layer::Shade, "fog", &places.squares(&covered));
    let hatches = covered.iter().map(|cell| hatch(places.corner(*cell))).collect::<String>();
    canvas.path(Layer::Shade, "hatch", &hatches);
}

/// The cells that are neither clear from the start nor given; `None` where there is no fog.
fn covered(puzzle: &Puzzle, rules: &[Constraint]) -> Option<Vec<Cell>> {
    let mut clear: BTreeSet<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
    let mut has_fog = false;
    for rule in rules {
        if let Constraint::Fog(cells) = rule {
            has_fog = true;
            clear.extend(cells);
        }
    }
    let all = 0..puzzle.shape().cells() as Cell;
    has_fog.then(|| all.filter(|cell| !clear.contains(cell)).collect())
}

/// Lines across a cell that go on in the next one.
fn hatch(Point { x, y }: Point) -> String {
    let (half, ends) = (CELL / 2.0, [(0.0, 0.5), (0.0, 1.0), (0.5, 1.0)]);
    let line = |(right, down): (f64, f64)| {
        let [from_x, from_y] = [x + right * CELL, y + down * CELL].map(decimal);
        let length = decimal(if (right, down) == (0.0, 1.0) { CELL } else { half });
        format!("M{from_x} {from_y}l{length} -{length}")
    };
    ends.map(line).concat()
}
