//! Grids somewhere in a table: nine rows and columns of digits and blanks among titles, numbers of rows and other grids.

use std::array::from_fn;
use std::cmp::Reverse;

use ichidoku::{Cell, Digit, Puzzle};

use crate::literal;

/// With fewer clues no puzzle has one solution.
const FEWEST: usize = 17;

/// A table with more places for a grid is not searched.
const MAX_PLACES: usize = 64 << 10;

/// A place where a grid may be.
struct Window {
    row: usize,
    column: usize,
    puzzle: Puzzle,
    /// How likely the place is: no other solution, clues, words above and beside it.
    likelihood: (bool, usize, usize),
}

/// The grids of a table. Where several places are possible, the one with the most clues is meant, or the one whose puzzle has a
/// single solution.
pub(super) fn grids(table: &[Vec<String>]) -> Vec<Puzzle> {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    if table.len().saturating_mul(columns) > MAX_PLACES {
        return Vec::new();
    }
    let values: Vec<Vec<Option<u8>>> =
        table.iter().map(|row| row.iter().map(|cell| literal::value(cell)).collect()).collect();
    let places = (0..table.len()).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let mut windows: Vec<Window> = places.filter_map(|(row, column)| Window::at(&values, row, column, table)).collect();
    windows.sort_by_key(|window| (Reverse(window.likelihood), window.row, window.column));
    let mut chosen: Vec<Window> = Vec::new();
    for window in windows {
        if !chosen.iter().any(|other| window.overlaps(other)) {
            chosen.push(window);
        }
    }
    chosen.sort_by_key(|window| (window.row, window.column));
    chosen.into_iter().map(|window| window.puzzle).collect()
}

impl Window {
    /// The place with this corner, if a puzzle may be there: all of its cells are in the table.
    fn at(values: &[Vec<Option<u8>>], row: usize, column: usize, table: &[Vec<String>]) -> Option<Self> {
        let value = |row: usize, column: usize| values.get(row).and_then(|row| row.get(column)).copied();
        // A row that is longer or shorter has lost a cell or has one too many.
        let rows = values.get(row..row + 9)?;
        if rows.iter().any(|cells| cells.len() != rows[0].len()) {
            return None;
        }
        let mut puzzle = Puzzle::EMPTY;
        for cell in Cell::ALL {
            let found = value(row + cell.row().index(), column + cell.column().index());
            puzzle.set(cell, Digit::new(found??));
        }
        let digit = |row: Option<usize>, column: Option<usize>| value(row?, column?).flatten();
        let sides: [[Option<u8>; 9]; 4] = [
            from_fn(|at| digit(row.checked_sub(1), Some(column + at))),
            from_fn(|at| digit(Some(row + 9), Some(column + at))),
            from_fn(|at| digit(Some(row + at), column.checked_sub(1))),
            from_fn(|at| digit(Some(row + at), Some(column + 9))),
        ];
        if puzzle.clue_count() < FEWEST || puzzle.check().is_err() || sides.iter().any(is_cut) {
            return None;
        }
        let is_word = |row: Option<usize>, column: Option<usize>| {
            row.zip(column)
                .and_then(|(row, column)| table.get(row)?.get(column))
                .is_some_and(|cell| !cell.trim().is_empty())
        };
        let above = (column..column + 9).filter(|column| is_word(row.checked_sub(1), Some(*column)));
        let beside = (row..row + 9).filter(|row| is_word(Some(*row), column.checked_sub(1)));
        let named = above.count() + beside.count();
        let likelihood = (puzzle.count_solutions(2) == 1, puzzle.clue_count(), named);
        Some(Self { row, column, puzzle, likelihood })
    }

    fn overlaps(&self, other: &Self) -> bool {
        self.row.abs_diff(other.row) < 9 && self.column.abs_diff(other.column) < 9
    }
}

/// True if the cells beside a place are those of a grid that goes on there: they have digits, and not as many in their order.
fn is_cut(side: &[Option<u8>; 9]) -> bool {
    let digits: Vec<u8> = side.iter().copied().flatten().collect();
    let is_numbering = digits.len() >= 8 && digits.windows(2).all(|pair| pair[1] == pair[0] + 1);
    digits.iter().any(|digit| *digit > 0) && !is_numbering
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn table(words: usize) -> Vec<Vec<String>> {
        let row = |row: &[u8]| row.iter().map(|digit| (*digit as char).to_string()).collect::<Vec<_>>();
        let named = |(at, cells): (usize, Vec<String>)| [vec![format!("r{at}"); words], cells].concat();
        LINE.as_bytes().chunks(9).map(row).enumerate().map(named).collect()
    }

    #[test]
    fn grids_are_found_among_words_and_beside_and_below_others() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        let title = vec![vec!["Monday".to_owned()], vec![]];
        let two = table(1).into_iter().zip(table(2)).map(|(left, right)| [left, right].concat()).collect::<Vec<_>>();
        let mut shifted = table(0);
        shifted[0].insert(0, "1".to_owned());
        for (table, count) in [
            (table(0), 1),
            ([title.clone(), table(3)].concat(), 1),
            ([table(0), title, table(0)].concat(), 2),
            (two, 2),
            (table(0)[..8].to_vec(), 0),
            (shifted, 0),
            (vec![vec!["1".to_owned(); 9]; 9], 0),
        ] {
            assert_eq!(grids(&table), vec![puzzle; count], "{table:?}");
        }
    }
}
