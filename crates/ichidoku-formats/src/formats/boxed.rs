//! Nine rows in frames of `+`, `-` and `|`.
//!
//! ```text
//! +-------+-------+-------+
//! | 5 3 . | . 7 . | . . . |
//! ```
//!
//! Read with any kind of frame, such as that of Simple Sudoku.

use ichidoku::text::Boxed;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "boxed",
    extensions: &[],
    media_type: TEXT,
    about: "nine rows in frames",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{}", Boxed(&record.shown())));
}
