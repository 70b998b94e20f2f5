//! Tridagon: the page is `tridagon`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, DigitSet, House};

use super::super::{Info, Sink};
use super::{Cells, step};
use crate::combinations::choices;
use crate::geometry::Geometry;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const TRIDAGON: Info = Info {
    slug: "tridagon",
    name: "tridagon",
    aliases: &["Thor's hammer", "trivalue oddagon", "anti-tridagon"],
    page: "tridagon",
    difficulty: 76,
    find,
    any_geometry: false,
    ..super::FAMILY
};

const CELLS: usize = 12;

/// The columns of a box that the cells in its three rows stand in, the falling ways first.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];

/// Three cells of a box, one in each row and column, and whether they rise.
#[derive(Clone, Copy)]
struct Diagonal {
    cells: CellSet,
    rising: bool,
}

/// Finds the pattern for any three digits; each of its cells has at least two of them.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digits in choices(9, 3).map(|bits| DigitSet::from_bits(bits as u16)) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in digits.iter() {
            twice = twice | (once & survey.cells(digit));
            once = once | survey.cells(digit);
        }
        if twice.len() < CELLS {
            continue;
        }
        let cells = Cells::new(survey, twice, digits);
        for (alone, same) in cells.guards().filter(|(alone, same)| (cells.pure | *alone | *same).len() >= CELLS) {
            patterns(cells.pure | alone | same, &mut |pattern| {
                let guarded = alone.is_subset(pattern) && (pattern - cells.pure).len() > same.len().min(1);
                match step(survey, Technique::Tridagon, pattern, digits).filter(|_| guarded) {
                    Some(step) => sink(step),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the patterns that lie in the cells.
fn patterns(cells: CellSet, visit: &mut dyn FnMut(CellSet) -> ControlFlow<()>) -> ControlFlow<()> {
    let diagonals: [Vec<Diagonal>; 9] = std::array::from_fn(|b| diagonals(House::ALL[18 + b], cells));
    for bands in [[0, 3], [0, 6], [3, 6]] {
        for stacks in [[0, 1], [0, 2], [1, 2]] {
            let boxes = [0, 1, 2, 3].map(|i| &diagonals[bands[i / 2] + stacks[i % 2]]);
            choose(&boxes.map(Vec::as_slice), CellSet::EMPTY, false, visit)?;
        }
    }
    ControlFlow::Continue(())
}

fn diagonals(b: House, cells: CellSet) -> Vec<Diagonal> {
    let in_order = Geometry::classic().in_order(b);
    let way = |(i, columns): (usize, &[usize; 3])| {
        let cells = (0..3).map(|row| in_order[row * 3 + columns[row]]).collect();
        Diagonal { cells, rising: i >= 3 }
    };
    WAYS.iter().enumerate().map(way).filter(|way| way.cells.is_subset(cells)).collect()
}

/// Takes one diagonal of each box; an odd number of them must rise.
fn choose(
    boxes: &[&[Diagonal]],
    chosen: CellSet,
    odd: bool,
    visit: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((first, rest)) = boxes.split_first() else {
        return if odd { visit(chosen) } else { ControlFlow::Continue(()) };
    };
    first.iter().try_for_each(|way| choose(rest, chosen | way.cells, odd != way.rising, visit))
}
