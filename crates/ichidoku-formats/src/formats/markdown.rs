//! A table in Markdown, as forums and notes show it.
//!
//! ```text
//! |   |   |   |   |   |   |   |   |   |
//! |---|---|---|---|---|---|---|---|---|
//! | 5 | 3 |   |   | 7 |   |   |   |   |
//! ```
//!
//! A table must have a heading there; this one's is empty.

use ichidoku::{Cell, Digit};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, append};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor::plain("markdown", "a table in Markdown", Parts::of(&[]), "\n", write);

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let shown = record.shown();
    append(out, format_args!("{}|\n{}|\n", "|   ".repeat(9), "|---".repeat(9)));
    for row in Cell::ALL.chunks(9) {
        for cell in row {
            append(out, format_args!("| {} ", shown.get(*cell).map_or(' ', Digit::to_char)));
        }
        append(out, format_args!("|\n"));
    }
}
