//! Arrangements: what stands where, the way in which canonical forms are searched.

use core::array;

use super::transform::Transform;
use crate::digit::Digit;
use crate::house::{Column, Row};

/// A grid seen as it is and seen transposed, in rows of raw values.
pub(super) type Views = [[[u8; 9]; 9]; 2];

/// Both views of raw values in reading order.
#[inline]
pub(super) fn views(values: &[u8; 81]) -> Views {
    [
        array::from_fn(|r| array::from_fn(|c| values[9 * r + c])),
        array::from_fn(|c| array::from_fn(|r| values[9 * r + c])),
    ]
}

/// An order of all rows and columns of a view: the arranged grid's row `i` is the view's row `rows[i]`, and so for the
/// columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    pub(super) transposed: bool,
    pub(super) rows: [u8; 9],
    pub(super) columns: [u8; 9],
}

impl Arrangement {
    /// The transform that arranges the grid so and names its digits in the order in which they come. Digits that the grid
    /// lacks take the names that are left over, ascending.
    pub(super) fn transform(&self, values: &[u8; 81]) -> Transform {
        let rows = array::from_fn(|i| Row::ALL[inverse(&self.rows)[i]]);
        let columns = array::from_fn(|j| Column::ALL[inverse(&self.columns)[j]]);
        // A transform moves rows and columns first and transposes then.
        let (rows, columns) = if self.transposed {
            (columns.map(|column| Row::ALL[column.index()]), rows.map(|row| Column::ALL[row.index()]))
        } else {
            (rows, columns)
        };
        Transform::new(rows, columns, self.transposed, self.names(values)).unwrap_or_default()
    }

    /// The value at a place of the arranged grid, by its old name.
    #[inline]
    fn at(&self, values: &[u8; 81], i: usize, j: usize) -> u8 {
        let (row, column) = (self.rows[i] as usize, self.columns[j] as usize);
        values[if self.transposed { 9 * column + row } else { 9 * row + column }]
    }

    /// The new names of the digits.
    fn names(&self, values: &[u8; 81]) -> [Digit; 9] {
        let mut names = [None; 9];
        let mut unused = Digit::ALL.into_iter();
        let in_order = (0..81).filter_map(|place| Digit::new(self.at(values, place / 9, place % 9)));
        for digit in in_order.chain(Digit::ALL) {
            let name = &mut names[digit.index()];
            if name.is_none() {
                *name = unused.next();
            }
        }
        array::from_fn(|i| names[i].unwrap_or(Digit::ALL[i]))
    }
}

/// Where each line goes, from what stands where.
fn inverse(lines: &[u8; 9]) -> [usize; 9] {
    let mut to = [0; 9];
    for (place, line) in lines.iter().enumerate() {
        to[*line as usize] = place;
    }
    to
}
