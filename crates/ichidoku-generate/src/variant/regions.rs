//! Random irregular boxes.

use ichidoku_variants::{Cell, Shape};

use super::cages::{components, neighbours};
use crate::Random;

/// Symbols of boxes in a layout.
const SYMBOLS: &[u8; 35] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A layout of connected boxes with as many cells as a row: from stripes, by exchanges of cells between neighbours.
pub(super) fn random_layout(shape: Shape, random: &mut Random) -> String {
    let side = shape.side();
    let mut boxes = shape.boxes(side);
    if boxes.is_empty() {
        boxes = (0..side).map(|row| shape.row(row)).collect();
    }
    let mut of = vec![0; shape.cells()];
    for (cells, index) in boxes.iter().zip(0..) {
        cells.iter().for_each(|&cell| of[usize::from(cell)] = index);
    }
    for _ in 0..10 * shape.cells() {
        exchange(shape, &mut of, random);
    }
    of.iter().filter_map(|&index: &usize| SYMBOLS.get(index)).map(|&symbol| char::from(symbol)).collect()
}

/// Gives a random cell to a neighbour's box, which gives one back, if all stays connected.
fn exchange(shape: Shape, of: &mut [usize], random: &mut Random) {
    let cell = random.below(shape.cells() as u32) as Cell;
    let from = of[usize::from(cell)];
    let near = neighbours(shape, cell).map(|other| of[usize::from(other)]).filter(|&to| to != from);
    let Some(&to) = random.pick(&near.collect::<Vec<_>>()) else { return };
    of[usize::from(cell)] = to;
    let back = (0..shape.cells() as Cell).filter(|&other| {
        let touches = || neighbours(shape, other).any(|next| of[usize::from(next)] == from);
        other != cell && of[usize::from(other)] == to && touches()
    });
    let Some(&back) = random.pick(&back.collect::<Vec<_>>()) else {
        of[usize::from(cell)] = from;
        return;
    };
    of[usize::from(back)] = from;
    let is_whole = |index| {
        let cells = (0..shape.cells() as Cell).filter(|&cell| of[usize::from(cell)] == index).collect::<Vec<_>>();
        components(shape, &cells).len() == 1
    };
    if !is_whole(from) || !is_whole(to) {
        of[usize::from(cell)] = from;
        of[usize::from(back)] = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_connected_and_irregular() {
        for side in [5, 7, 9] {
            let shape = Shape::square(side).unwrap();
            let layout = random_layout(shape, &mut Random::new(1, side.into(), 0));
            for symbol in layout.chars() {
                let cells = (0..).zip(layout.chars()).filter(|&(_, other)| other == symbol).map(|(cell, _)| cell);
                let cells = cells.collect::<Vec<_>>();
                assert_eq!(cells.len(), usize::from(side));
                assert_eq!(components(shape, &cells).len(), 1, "{layout}");
            }
            assert!(layout.as_bytes()[..usize::from(side)].iter().any(|symbol| *symbol != layout.as_bytes()[0]));
        }
    }
}
