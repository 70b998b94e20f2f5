//! Nine lines of nine characters, `.` for a blank.
//!
//! ```text
//! 53..7....
//! 6..195...
//! ```
//!
//! Read with spaces, commas, tabs or bars between the cells, with a title above and with empty lines between rows or bands.

use ichidoku::text::Rows;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "rows",
    extensions: &[],
    media_type: TEXT,
    about: "nine lines of nine characters",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{}", Rows(&record.shown())));
}
