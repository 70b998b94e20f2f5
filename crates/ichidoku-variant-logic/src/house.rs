//! Cells of which no two contain the same digit, by the names that players give them.

use ichidoku_variants::{Cell, Constraint, Puzzle, Rules};

use crate::sets::indices;

/// Cells of which no two contain the same digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// What players call it.
    pub kind: HouseKind,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The digits that it is known to contain, as bits; none where there are fewer cells than digits.
    pub digits: u64,
}

/// What players call a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseKind {
    /// A row, from 0.
    Row(usize),
    /// A column, from 0.
    Column(usize),
    /// A box, regular or not, from 0.
    Box(usize),
    /// A main diagonal.
    Diagonal {
        /// True if it rises to the right.
        rising: bool,
    },
    /// An inner box of a windoku, from 0.
    Window(usize),
    /// The cells at the same place of all boxes, from 0.
    DisjointSet(usize),
    /// A killer cage.
    Cage {
        /// Its sum, if there is one.
        sum: Option<i16>,
    },
    /// Any other cells that must differ.
    Set,
}

impl House {
    /// True if it contains every digit that it can.
    pub const fn is_complete(&self) -> bool {
        self.digits != 0
    }
}

/// All houses of a puzzle, the usual ones first, each set of cells once.
pub(crate) fn houses(puzzle: &Puzzle, rules: &Rules) -> Vec<House> {
    let shape = puzzle.shape();
    let mut houses = Houses { rules, digits: shape.digits(), found: Vec::new() };
    if shape.is_latin() {
        houses.add((0..shape.rows()).map(|row| (HouseKind::Row(row), shape.row(row))));
        houses.add((0..shape.columns()).map(|column| (HouseKind::Column(column), shape.column(column))));
    }
    houses.add_numbered(HouseKind::Box, puzzle.boxes());
    for rule in rules.single() {
        match rule {
            Constraint::Jigsaw(_) => houses.add_numbered(HouseKind::Box, puzzle.jigsaw_boxes()),
            Constraint::Diagonal { rising } => {
                houses.add([(HouseKind::Diagonal { rising: *rising }, shape.diagonal(*rising))]);
            }
            Constraint::Windoku => houses.add_numbered(HouseKind::Window, shape.windows(puzzle.box_size())),
            Constraint::DisjointSets => {
                houses.add_numbered(HouseKind::DisjointSet, shape.disjoint_sets(puzzle.box_size()));
            }
            Constraint::Cage { sum, cells } => {
                houses.add([(HouseKind::Cage { sum: sum.filter(|&sum| sum != 0) }, cells.clone())]);
            }
            Constraint::AllDifferent(cells) | Constraint::Renban(cells) => {
                houses.add([(HouseKind::Set, cells.clone())]);
            }
            _ => {}
        }
    }
    houses.found
}

struct Houses<'a> {
    rules: &'a Rules,
    digits: usize,
    found: Vec<House>,
}

impl Houses<'_> {
    fn add(&mut self, houses: impl IntoIterator<Item = (HouseKind, Vec<Cell>)>) {
        for (kind, mut cells) in houses {
            ichidoku_variants::sort(&mut cells);
            cells.dedup();
            let is_new = self.found.iter().all(|house| house.cells != cells);
            if is_new && cells.len() > 1 && self.rules.differ(&cells) {
                let digits = self.certain_digits(&cells);
                self.found.push(House { kind, cells, digits });
            }
        }
    }

    fn add_numbered(&mut self, kind: impl Fn(usize) -> HouseKind, houses: Vec<Vec<Cell>>) {
        self.add(houses.into_iter().enumerate().map(|(at, cells)| (kind(at), cells)));
    }

    /// All digits where there is a cell for each; those of the cells where there are as many.
    fn certain_digits(&self, cells: &[Cell]) -> u64 {
        let candidates = self.rules.candidates();
        let union = cells.iter().fold(0, |union, &cell| union | candidates[usize::from(cell)]);
        match cells.len() {
            size if size == self.digits => (1 << size) - 1,
            size if size == indices(union).count() => union,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use ichidoku_variants::read_iss;

    use super::*;

    fn kinds(text: &str) -> Vec<(HouseKind, bool)> {
        let puzzle = read_iss(text).unwrap();
        let houses = houses(&puzzle, &Rules::new(&puzzle).unwrap());
        houses.iter().skip(8).map(|house| (house.kind, house.is_complete())).collect()
    }

    #[test]
    fn houses_have_the_names_of_their_rules() {
        let found = kinds(".Shape~4x4.Diagonal~1.Cage~3~R1C1~R2C1.Cage~~R1C1~R1C2~R1C3~R1C4.AllDifferent~R1C1~R2C3");
        let boxes = (0..4).map(|at| (HouseKind::Box(at), true));
        let others = [
            (HouseKind::Diagonal { rising: true }, true),
            // Rules that only say which cells differ come first, and the cage in row 1 is that row.
            (HouseKind::Set, false),
            (HouseKind::Cage { sum: Some(3) }, false),
        ];
        assert_eq!(found, boxes.chain(others).collect::<Vec<_>>());
    }

    #[test]
    fn irregular_boxes_take_the_place_of_boxes() {
        let found = kinds(".Shape~4x4.NoBoxes.Jigsaw~0001021122213333");
        assert_eq!(found[0], (HouseKind::Box(0), true));
    }
}
