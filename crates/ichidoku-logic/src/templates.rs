//! What the ways to place one digit in the whole grid have in common, without going through them one by one.
//!
//! Bands share no row and no box, so all that one band needs to know of another is which columns it uses. The ways to fill
//! a band that use the same columns are taken together, at most 27 kinds, and kinds that make up all columns fit together.
//!
//! ```text
//!   x . . | . . . | . . .       . . . | . x . | . . .
//!   . . . | . x . | . . .       x . . | . . . | . . .       one kind: columns 1, 5 and 9
//!   . . . | . . . | . . x       . . . | . . . | . . x
//! ```

use ichidoku::{CellSet, House};

use crate::geometry::Geometry;

/// The cells that all ways to place a digit use, and those that some use. Without a way: every cell, and none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Templates {
    pub(crate) in_all: CellSet,
    pub(crate) in_some: CellSet,
}

/// Some cells of a band, bits as in [`CellSet::bands`].
type BandCells = u32;

/// The first row of a band, and its first box.
const ROW: BandCells = 0x1FF;
const BOX: BandCells = 0o007_007_007;

impl Templates {
    /// Of the ways to place a digit in the cells of a grid. The houses that need it are those that meet `open`.
    pub(crate) fn one_by_one(geometry: &Geometry, open: CellSet, cells: CellSet) -> Self {
        let rows: Vec<House> = House::ALL[..9].iter().copied().filter(|row| meets(geometry, *row, open)).collect();
        let mut all = Self { in_all: CellSet::FULL, in_some: CellSet::EMPTY };
        all.fill(geometry, open, cells, &rows, CellSet::EMPTY);
        all
    }

    /// Every way to go on: the digit in each row that is left, then whether all houses that need it have it.
    fn fill(&mut self, geometry: &Geometry, open: CellSet, free: CellSet, rows: &[House], placed: CellSet) {
        let Some((row, rest)) = rows.split_first() else {
            let has = |house: &House| meets(geometry, *house, open) == meets(geometry, *house, placed);
            if House::ALL.iter().all(has) {
                *self = Self { in_all: self.in_all & placed, in_some: self.in_some | placed };
            }
            return;
        };
        for cell in (free & geometry.house_cells(*row)).iter() {
            self.fill(geometry, open, free - geometry.peers(cell), rest, placed.with(cell));
        }
    }

    /// The same on the classic grid, by its bands.
    pub(crate) fn by_bands(open: CellSet, cells: CellSet) -> Self {
        let (open, cells) = (open.bands(), cells.bands());
        let needed = columns(open[0] | open[1] | open[2]);
        let [top, middle, bottom] = [0, 1, 2].map(|band| kinds(open[band], cells[band]));
        let [mut in_all, mut in_some] = [[ROW | ROW << 9 | ROW << 18; 3], [0; 3]];
        for a in &top {
            for b in middle.iter().filter(|b| a.columns & b.columns == 0) {
                let rest = needed & !(a.columns | b.columns);
                for (band, kind) in
                    bottom.iter().find(|c| c.columns == rest).into_iter().flat_map(|c| [a, b, c]).enumerate()
                {
                    in_all[band] &= kind.in_all;
                    in_some[band] |= kind.in_some;
                }
            }
        }
        Self { in_all: CellSet::from_bands(in_all), in_some: CellSet::from_bands(in_some) }
    }
}

/// The ways to fill a band that use the same columns: the cells of all of them, and of some.
struct Kind {
    columns: u32,
    in_all: BandCells,
    in_some: BandCells,
}

/// The columns of the cells, a bit each.
fn columns(cells: BandCells) -> u32 {
    (cells | cells >> 9 | cells >> 18) & ROW
}

/// The ways to place the digit once in each row and box that meets `open`.
fn kinds(open: BandCells, cells: BandCells) -> Vec<Kind> {
    let rows: Vec<BandCells> = [ROW, ROW << 9, ROW << 18].into_iter().filter(|row| open & row != 0).collect();
    let boxes = [BOX, BOX << 3, BOX << 6].into_iter().filter(|b| open & b != 0).count();
    let mut kinds = Vec::new();
    if rows.len() == boxes {
        fill(cells, &rows, 0, &mut kinds);
    }
    kinds
}

/// Places the digit in the first of the rows, in each way that the rows before leave.
fn fill(free: BandCells, rows: &[BandCells], placed: BandCells, kinds: &mut Vec<Kind>) {
    let Some((row, rest)) = rows.split_first() else {
        return add(placed, kinds);
    };
    let mut places = free & row;
    while places != 0 {
        let place = places.trailing_zeros();
        let b = BOX << (place % 9 / 3 * 3);
        fill(free & !b, rest, placed | 1 << place, kinds);
        places &= places - 1;
    }
}

/// Adds a way to fill the band to those of its kind.
fn add(placed: BandCells, kinds: &mut Vec<Kind>) {
    let columns = columns(placed);
    if let Some(kind) = kinds.iter_mut().find(|kind| kind.columns == columns) {
        kind.in_all &= placed;
        kind.in_some |= placed;
    } else {
        kinds.push(Kind { columns, in_all: placed, in_some: placed });
    }
}

/// Whether the house has some of the cells.
fn meets(geometry: &Geometry, house: House, cells: CellSet) -> bool {
    !cells.is_disjoint(geometry.house_cells(house))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, Survey};
    use ichidoku::Stop;
    use ichidoku::{Cell, Digit, Puzzle};

    fn check(open: CellSet, cells: CellSet) -> Templates {
        let templates = Templates::by_bands(open, cells);
        assert_eq!(templates, Templates::one_by_one(Geometry::classic(), open, cells), "{open:?} {cells:?}");
        templates
    }

    /// Cells of which about `eighths` of eight are kept.
    fn thinned(cells: CellSet, eighths: u64, seed: &mut u64) -> CellSet {
        let keep = |_: &Cell| {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *seed >> 61 < eighths
        };
        cells.iter().filter(keep).collect()
    }

    #[test]
    fn kinds_of_bands_are_the_ways_one_by_one() {
        let mut seed = 1;
        let (mut some, mut none) = (0, 0);
        for round in 0..400 {
            let open = thinned(CellSet::FULL, 2 + round % 5, &mut seed);
            for cells in [open, thinned(open, 7, &mut seed)] {
                let has_way = !check(open, cells).in_some.is_empty();
                *(if has_way { &mut some } else { &mut none }) += 1;
            }
        }
        assert!(some > 100 && none > 100, "{some} with a way, {none} without");
    }

    #[test]
    fn an_open_grid_and_a_started_one() {
        let all = Templates { in_all: CellSet::EMPTY, in_some: CellSet::FULL };
        assert_eq!(Templates::by_bands(CellSet::FULL, CellSet::FULL), all);
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let mut state = State::from_puzzle(&line.parse::<Puzzle>().unwrap());
        for _ in 0..12 {
            for digit in Digit::ALL {
                check(state.cells(digit), state.cells(digit));
            }
            let step = crate::Solver::default().next(&state, Stop::never()).unwrap().unwrap();
            state.apply(&step);
        }
        assert!(Survey::new(&state).open().len() < 51);
    }
}
