//! A list of nine lists of nine numbers, 0 for a blank: it can be pasted into Python, JavaScript and JSON as it is.
//!
//! ```text
//! [[5, 3, 0, 0, 7, 0, 0, 0, 0],
//!  [6, 0, 0, 1, 9, 5, 0, 0, 0],
//! ```

use ichidoku::{Cell, Digit};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, append};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor =
    Descriptor::plain("python", "a list of nine lists of numbers in Python", Parts::of(&[]), "\n", write);

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let shown = record.shown();
    for (index, row) in Cell::ALL.chunks(9).enumerate() {
        let numbers: Vec<String> = row.iter().map(|cell| shown.get(*cell).map_or(0, Digit::get).to_string()).collect();
        let (open, close) = (if index == 0 { "[" } else { " " }, if index == 8 { "]" } else { "," });
        append(out, format_args!("{open}[{}]{close}\n", numbers.join(", ")));
    }
}
