//! Arrangements: what stands where, the way in which canonical forms are searched.
//!
//! A search places rows one after the other, so it asks *which row of the original is here*, the inverse of what a
//! [`Transform`] says (*where does this row go*). Both are kept, since each is a look-up where the other is a search.

use alloc::vec::Vec;

use super::lines::Lines;
use super::tied_columns::Columns;
use super::transform::Transform;
use crate::digit::Digit;

/// What the search for a canonical form finds.
pub(super) struct Found {
    /// The form.
    pub(super) form: [u8; 81],
    /// The arrangements that lead to it, each different.
    pub(super) ties: Vec<Arrangement>,
    /// The columns of the form that are alike. The ties are different up to exchanging these.
    pub(super) free: Columns,
}

/// An order of all rows and columns, and names for the digits: the arranged grid's row `i` is row `rows[i]` of the
/// original or of the transposed original, and so for the columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    pub(super) transposed: bool,
    pub(super) rows: [u8; 9],
    pub(super) columns: [u8; 9],
    /// By digit; anything above 9 for a digit that does not occur.
    pub(super) names: [u8; 10],
}

impl Arrangement {
    /// The transform that arranges the grid so. Digits that do not occur take the names that are left over, ascending.
    pub(super) fn transform(&self) -> Transform {
        let (rows, columns) = (Lines::from_places(self.rows), Lines::from_places(self.columns));
        // A transform moves rows and columns first and transposes then.
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Transform::from_parts(rows, columns, self.transposed, self.digits())
    }

    /// The new names of the digits.
    fn digits(&self) -> [Digit; 9] {
        let used = self.names.iter().fold(0u16, |used, name| used | 1 << name);
        let mut unused = Digit::ALL.into_iter().filter(|digit| used >> digit.get() & 1 == 0);
        Digit::ALL.map(|digit| {
            let name = Digit::new(self.names[digit.get() as usize]);
            // There are as many names left over as digits without one.
            name.or_else(|| unused.next()).unwrap_or(digit)
        })
    }

    /// The arrangement whose columns are those of this one in another order.
    pub(super) fn reordered(mut self, order: [u8; 9]) -> Self {
        self.columns = order.map(|j| self.columns[j as usize]);
        self
    }
}
