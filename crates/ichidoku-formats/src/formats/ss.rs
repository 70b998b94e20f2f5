//! Nine rows in the frames of Simple Sudoku.
//!
//! ```text
//! *-----------*
//! |53.|.7.|...|
//! |6..|195|...|
//! |.98|...|.6.|
//! |---+---+---|
//! ```

use ichidoku::text::Rows;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "ss",
    extensions: &["ss"],
    media_type: TEXT,
    about: "nine rows in the frames of Simple Sudoku",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("*-----------*\n"));
    for (number, row) in Rows(&record.shown()).to_string().lines().enumerate() {
        if matches!(number, 3 | 6) {
            append(out, format_args!("|---+---+---|\n"));
        }
        append(out, format_args!("|{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]));
    }
    append(out, format_args!("*-----------*\n"));
}
