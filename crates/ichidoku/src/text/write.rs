//! The plain text forms, written.

use core::fmt::{self, Write};

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::house::{Column, Row};
use crate::puzzle::Puzzle;

/// Writes nine lines of nine characters, `.` for a blank.
///
/// ```
/// use ichidoku::{Puzzle, text::Rows};
/// assert!(Rows(&Puzzle::EMPTY).to_string().starts_with(".........\n........."));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a>(pub &'a Puzzle);

impl fmt::Display for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            for column in Column::ALL {
                f.write_char(symbol(self.0.get(Cell::at(row, column))))?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

/// Writes nine rows in frames.
///
/// ```
/// use ichidoku::{Puzzle, text::Boxed};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let expected = "\
/// +-------+-------+-------+
/// | 5 3 . | . 7 . | . . . |
/// | 6 . . | 1 9 5 | . . . |
/// | . 9 8 | . . . | . 6 . |
/// +-------+-------+-------+
/// ";
/// assert!(Boxed(&puzzle).to_string().starts_with(expected));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Boxed<'a>(pub &'a Puzzle);

impl fmt::Display for Boxed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const BORDER: &str = "+-------+-------+-------+\n";
        for row in Row::ALL {
            if row.index() % 3 == 0 {
                f.write_str(BORDER)?;
            }
            for column in Column::ALL {
                let bar = if column.index() % 3 == 0 { "| " } else { "" };
                write!(f, "{bar}{} ", symbol(self.0.get(Cell::at(row, column))))?;
            }
            f.write_str("|\n")?;
        }
        f.write_str(BORDER)
    }
}

/// Writes the candidates of every cell in frames, as HoDoKu does. A filled cell shows its digit, an open cell without
/// candidates `{}`.
///
/// ```
/// use ichidoku::{Grid, Puzzle, text::CandidateGrid};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let expected = "\
/// .-------------------.----------------.-------------------.
/// | 5    3     124    | 26    7   2468 | 1489   1249  248  |
/// ";
/// assert!(CandidateGrid(&Grid::from(puzzle)).to_string().starts_with(expected));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CandidateGrid<'a>(pub &'a Grid);

/// What stands for an open cell without candidates.
const NO_CANDIDATE: &str = "{}";

impl CandidateGrid<'_> {
    fn width(&self, column: Column) -> usize {
        let widths = column.cells().iter().map(|cell| match shown(self.0, cell).len() {
            0 => NO_CANDIDATE.len(),
            n => n,
        });
        widths.max().unwrap_or(1)
    }

    fn write_border(&self, f: &mut fmt::Formatter<'_>, corners: [char; 3]) -> fmt::Result {
        for (stack, columns) in Column::ALL.chunks_exact(3).enumerate() {
            f.write_char(if stack == 0 { corners[0] } else { corners[1] })?;
            let width: usize = columns.iter().map(|column| self.width(*column)).sum();
            write!(f, "{:-<1$}", "", width + 6)?;
        }
        writeln!(f, "{}", corners[2])
    }

    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: Row) -> fmt::Result {
        for column in Column::ALL {
            let bar = if column.index() % 3 == 0 { "| " } else { " " };
            f.write_str(bar)?;
            let width = self.width(column);
            let written = self.write_cell(f, Cell::at(row, column))?;
            write!(f, "{:1$}", "", width - written + 1)?;
        }
        f.write_str("|\n")
    }

    /// Returns how many characters were written.
    fn write_cell(&self, f: &mut fmt::Formatter<'_>, cell: Cell) -> Result<usize, fmt::Error> {
        let digits = shown(self.0, cell);
        if digits.is_empty() {
            f.write_str(NO_CANDIDATE)?;
            return Ok(NO_CANDIDATE.len());
        }
        write!(f, "{digits}")?;
        Ok(digits.len())
    }
}

impl fmt::Display for CandidateGrid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            match row.index() {
                0 => self.write_border(f, ['.', '.', '.'])?,
                3 | 6 => self.write_border(f, [':', '+', ':'])?,
                _ => {}
            }
            self.write_row(f, row)?;
        }
        self.write_border(f, ['\'', '\'', '\''])
    }
}

/// Writes 729 characters, nine a cell: each digit in its place where it is the cell's or a candidate, else `.`.
///
/// ```
/// use ichidoku::{Grid, Puzzle, text::Full};
/// let text = Full(&Grid::from(Puzzle::EMPTY)).to_string();
/// assert_eq!(text, "123456789".repeat(81));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Full<'a>(pub &'a Grid);

impl fmt::Display for Full<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::ALL {
            let digits = shown(self.0, cell);
            for digit in Digit::ALL {
                f.write_char(symbol(digits.contains(digit).then_some(digit)))?;
            }
        }
        Ok(())
    }
}

/// The cell's digit, or its candidates.
fn shown(grid: &Grid, cell: Cell) -> DigitSet {
    grid.value(cell).map_or_else(|| grid.candidates(cell), DigitSet::single)
}

pub(super) fn symbol(digit: Option<Digit>) -> char {
    digit.map_or('.', Digit::to_char)
}
