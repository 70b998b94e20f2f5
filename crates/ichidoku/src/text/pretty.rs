//! The grid drawn for people.

use core::fmt::{self, Write};

use crate::cell::Cell;
use crate::grid::Grid;
use crate::house::{Column, Row};
use crate::text::write::symbol;

/// Writes the grid in drawn frames. A given is `5`, a solved cell `+5`, as in the literature; with colour a given is
/// bold and a solved cell cyan instead.
///
/// ```
/// use ichidoku::{Grid, Puzzle, text::Pretty};
/// let mut puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut grid = Grid::from(puzzle);
/// grid.place("r5c5".parse().unwrap(), "r5c5=5".parse::<ichidoku::Candidate>().unwrap().digit());
/// let expected = "\
/// ┌──────────┬──────────┬──────────┐
/// │  5  3  . │  .  7  . │  .  .  . │
/// │  6  .  . │  1  9  5 │  .  .  . │
/// │  .  9  8 │  .  .  . │  .  6  . │
/// ├──────────┼──────────┼──────────┤
/// │  8  .  . │  .  6  . │  .  .  3 │
/// │  4  .  . │  8 +5  3 │  .  .  1 │
/// ";
/// assert!(Pretty::new(&grid).to_string().starts_with(expected));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pretty<'a> {
    grid: &'a Grid,
    colour: bool,
}

const BOLD: &str = "\x1b[1m";
const CYAN: &str = "\x1b[36m";
const FAINT: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";

impl<'a> Pretty<'a> {
    /// Without colour.
    pub const fn new(grid: &'a Grid) -> Self {
        Self { grid, colour: false }
    }

    /// With terminal colours or without.
    #[must_use]
    pub const fn colour(mut self, colour: bool) -> Self {
        self.colour = colour;
        self
    }

    fn write_frame(&self, f: &mut fmt::Formatter<'_>, frame: &str) -> fmt::Result {
        if self.colour { write!(f, "{FAINT}{frame}{PLAIN}") } else { f.write_str(frame) }
    }

    fn write_border(&self, f: &mut fmt::Formatter<'_>, border: &str) -> fmt::Result {
        self.write_frame(f, border)?;
        f.write_char('\n')
    }

    fn write_cell(&self, f: &mut fmt::Formatter<'_>, cell: Cell) -> fmt::Result {
        let (digit, is_given) = (self.grid.value(cell), self.grid.is_given(cell));
        let c = symbol(digit);
        match (self.colour, digit) {
            (true, Some(_)) => write!(f, "  {}{c}{PLAIN}", if is_given { BOLD } else { CYAN }),
            (false, Some(_)) if !is_given => write!(f, " +{c}"),
            _ => write!(f, "  {c}"),
        }
    }

    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: Row) -> fmt::Result {
        for column in Column::ALL {
            match column.index() {
                0 => self.write_frame(f, "│")?,
                3 | 6 => self.write_frame(f, " │")?,
                _ => {}
            }
            self.write_cell(f, Cell::at(row, column))?;
        }
        self.write_border(f, " │")
    }
}

impl fmt::Display for Pretty<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            match row.index() {
                0 => self.write_border(f, "┌──────────┬──────────┬──────────┐")?,
                3 | 6 => self.write_border(f, "├──────────┼──────────┼──────────┤")?,
                _ => {}
            }
            self.write_row(f, row)?;
        }
        self.write_border(f, "└──────────┴──────────┴──────────┘")
    }
}
