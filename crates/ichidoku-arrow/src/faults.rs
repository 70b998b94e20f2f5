//! The column `error`.

use arrow_array::StringArray;
use arrow_array::builder::StringBuilder;

/// What is wrong with rows, each by its index.
pub(crate) type Faults = Vec<(usize, String)>;

/// The column with what is wrong with each of so many rows; null where nothing is.
pub(crate) fn column(mut faults: Faults, rows: usize) -> StringArray {
    if faults.is_empty() {
        return StringArray::new_null(rows);
    }
    // Threads find them in any order.
    faults.sort_unstable_by_key(|(row, _)| *row);
    let (mut column, mut next) = (StringBuilder::new(), 0);
    for (row, fault) in faults {
        column.append_nulls(row - next);
        column.append_value(fault);
        next = row + 1;
    }
    column.append_nulls(rows - next);
    column.finish()
}

/// Why a row has no answer although its puzzle could be read.
pub(crate) fn too_many_guesses(guesses: u64) -> String {
    format!("not done after {guesses} guesses")
}
