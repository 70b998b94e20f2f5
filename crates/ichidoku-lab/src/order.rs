//! The orders in which backtracking can visit the cells and try the digits.

use std::fmt;

use ichidoku::{Cell, Column, Digit, Row};

use crate::random::Random;

/// In which order the blank cells are visited.
///
/// ```
/// use ichidoku_lab::CellOrder;
/// assert_eq!(CellOrder::Rows.cells()[1].to_string(), "r1c2");
/// assert_eq!(CellOrder::Columns.cells()[1].to_string(), "r2c1");
/// assert_eq!(CellOrder::Rotated.cells()[0].to_string(), "r9c9");
/// assert_eq!(CellOrder::named("shuffled", 7), Some(CellOrder::Shuffled(7)));
/// let own = CellOrder::named("r5c5 r1c9", 7).unwrap().cells();
/// assert_eq!([own[0], own[1], own[2]].map(|cell| cell.to_string()), ["r5c5", "r1c9", "r1c1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CellOrder {
    /// Row by row, as one reads.
    #[default]
    Rows,
    /// Column by column.
    Columns,
    /// Row by row on the grid given a half turn: from the last cell to the first.
    Rotated,
    /// Row by row on the grid given a quarter turn clockwise.
    Clockwise,
    /// Row by row on the grid given a quarter turn anticlockwise.
    Anticlockwise,
    /// Row by row on the grid after its bands, stacks, rows and columns were shuffled as the rules allow (and perhaps
    /// rows exchanged for columns), from a seed. Cells that share a house stay near each other.
    Shuffled(u64),
    /// Cell by cell at random, from a seed. Cells that share a house are scattered, so clashes show late.
    Random(u64),
    /// As somebody wrote it down.
    Listed([Cell; 81]),
}

impl CellOrder {
    /// The names of all orders.
    pub const NAMES: [&'static str; 7] =
        ["rows", "columns", "rotated", "clockwise", "anticlockwise", "shuffled", "random"];

    /// The order that begins with these cells, each at its first place; the others follow row by row.
    pub fn listed(first: &[Cell]) -> Self {
        let mut cells = Cell::ALL;
        let place = |cell: &Cell| first.iter().position(|other| other == cell).unwrap_or(first.len());
        cells.sort_by_key(place);
        Self::Listed(cells)
    }

    /// The order with this name, or that begins with these cells (`r5c5 r1c9`); the seed is for those that need one.
    pub fn named(name: &str, seed: u64) -> Option<Self> {
        Some(match name {
            "rows" => Self::Rows,
            "columns" => Self::Columns,
            "rotated" => Self::Rotated,
            "clockwise" => Self::Clockwise,
            "anticlockwise" => Self::Anticlockwise,
            "shuffled" => Self::Shuffled(seed),
            "random" => Self::Random(seed),
            cells => {
                let cells: Option<Vec<Cell>> = cells.split_whitespace().map(|cell| cell.parse().ok()).collect();
                Self::listed(&cells.filter(|cells| !cells.is_empty())?)
            }
        })
    }

    /// All 81 cells in this order.
    pub fn cells(self) -> [Cell; 81] {
        let by_rows = |place: fn(usize, usize) -> (usize, usize)| {
            Cell::ALL.map(|cell| {
                let (row, column) = place(cell.row().index(), cell.column().index());
                Cell::at(Row::ALL[row], Column::ALL[column])
            })
        };
        match self {
            Self::Rows => Cell::ALL,
            Self::Columns => by_rows(|row, column| (column, row)),
            Self::Rotated => by_rows(|row, column| (8 - row, 8 - column)),
            Self::Clockwise => by_rows(|row, column| (8 - column, row)),
            Self::Anticlockwise => by_rows(|row, column| (column, 8 - row)),
            Self::Shuffled(seed) => shuffled(&mut Random::new(seed)),
            Self::Listed(cells) => cells,
            Self::Random(seed) => {
                let mut cells = Cell::ALL;
                Random::new(seed).shuffle(&mut cells);
                cells
            }
        }
    }
}

impl fmt::Display for CellOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows => f.write_str("rows"),
            Self::Columns => f.write_str("columns"),
            Self::Rotated => f.write_str("rotated"),
            Self::Clockwise => f.write_str("clockwise"),
            Self::Anticlockwise => f.write_str("anticlockwise"),
            Self::Shuffled(seed) => write!(f, "shuffled {seed}"),
            Self::Random(seed) => write!(f, "random {seed}"),
            Self::Listed(_) => f.write_str("listed"),
        }
    }
}

/// The cells of a grid shuffled within the rules, row by row.
fn shuffled(random: &mut Random) -> [Cell; 81] {
    let (rows, columns) = (shuffled_lines(random), shuffled_lines(random));
    let exchanged = random.below(2) == 1;
    Cell::ALL.map(|cell| {
        let (line, across) = (rows[cell.row().index()], columns[cell.column().index()]);
        let (row, column) = if exchanged { (across, line) } else { (line, across) };
        Cell::at(Row::ALL[row], Column::ALL[column])
    })
}

/// The numbers of nine rows (or columns): bands shuffled, and rows shuffled in each band.
fn shuffled_lines(random: &mut Random) -> [usize; 9] {
    let mut lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    random.shuffle(&mut lines);
    lines.iter_mut().for_each(|band| random.shuffle(band));
    let [a, b, c] = lines;
    [a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]]
}

/// In which order the digits are tried in a cell.
///
/// ```
/// use ichidoku_lab::DigitOrder;
/// assert_eq!(DigitOrder::Descending.digits()[0].get(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum DigitOrder {
    /// From 1 to 9.
    #[default]
    Ascending,
    /// From 9 to 1.
    Descending,
    /// At random, from a seed; the same in every cell.
    Shuffled(u64),
}

impl DigitOrder {
    /// The names of all orders.
    pub const NAMES: [&'static str; 3] = ["ascending", "descending", "shuffled"];

    /// The order with this name; the seed is for the one that needs it.
    pub fn named(name: &str, seed: u64) -> Option<Self> {
        Some(match name {
            "ascending" => Self::Ascending,
            "descending" => Self::Descending,
            "shuffled" => Self::Shuffled(seed),
            _ => return None,
        })
    }

    /// The nine digits in this order.
    pub fn digits(self) -> [Digit; 9] {
        let mut digits = Digit::ALL;
        match self {
            Self::Ascending => {}
            Self::Descending => digits.reverse(),
            Self::Shuffled(seed) => Random::new(seed).shuffle(&mut digits),
        }
        digits
    }
}

impl fmt::Display for DigitOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ascending => f.write_str("ascending"),
            Self::Descending => f.write_str("descending"),
            Self::Shuffled(seed) => write!(f, "shuffled {seed}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::{CellSet, DigitSet};

    #[test]
    fn every_cell_order_visits_every_cell_once() {
        for name in CellOrder::NAMES {
            let order = CellOrder::named(name, 3).unwrap();
            assert_eq!(order.cells().into_iter().collect::<CellSet>(), CellSet::FULL, "{name}");
            assert!(order.to_string().starts_with(name));
        }
        assert_eq!(CellOrder::named("diagonal", 3), None);
        assert_eq!(CellOrder::named("", 3), None);
    }

    #[test]
    fn a_list_comes_first_and_the_rest_row_by_row() {
        let order = CellOrder::named("r9c9  r1c2 r9c9 r1c1", 3).unwrap();
        let cells = order.cells();
        assert_eq!(cells.into_iter().collect::<CellSet>(), CellSet::FULL);
        assert_eq!([0, 1, 2, 3, 80].map(|i| cells[i].to_string()), ["r9c9", "r1c2", "r1c1", "r1c3", "r9c8"]);
        assert_eq!(CellOrder::listed(&Cell::ALL).cells(), CellOrder::Rows.cells());
        assert_eq!(CellOrder::named("r9c9 r1", 3), None);
        assert_eq!(order.to_string(), "listed");
    }

    #[test]
    fn every_digit_order_tries_every_digit_once() {
        for name in DigitOrder::NAMES {
            let order = DigitOrder::named(name, 3).unwrap();
            assert_eq!(order.digits().into_iter().collect::<DigitSet>(), DigitSet::FULL, "{name}");
            assert!(order.to_string().starts_with(name));
        }
        assert_eq!(DigitOrder::named("even first", 3), None);
    }

    #[test]
    fn a_quarter_turn_clockwise_starts_with_the_first_column_from_below() {
        let cells = CellOrder::Clockwise.cells();
        assert_eq!([cells[0], cells[1]].map(|cell| cell.to_string()), ["r9c1", "r8c1"]);
        let cells = CellOrder::Anticlockwise.cells();
        assert_eq!([cells[0], cells[1]].map(|cell| cell.to_string()), ["r1c9", "r2c9"]);
    }

    /// What makes a shuffle legal: cells that shared a house before still do.
    #[test]
    fn a_shuffled_grid_keeps_its_houses() {
        for seed in 0..20 {
            let cells = CellOrder::Shuffled(seed).cells();
            for (a, b) in Cell::ALL.into_iter().flat_map(|a| Cell::ALL.map(|b| (a, b))) {
                assert_eq!(a.sees(b), cells[a.index()].sees(cells[b.index()]), "seed {seed}");
            }
        }
        assert_ne!(CellOrder::Shuffled(1).cells(), CellOrder::Shuffled(2).cells());
    }
}
