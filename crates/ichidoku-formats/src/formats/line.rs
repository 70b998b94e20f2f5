//! A puzzle per line: 81 characters, `.` for a blank.
//!
//! ```text
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! ```
//!
//! Read with any of the blanks `0 . X x * _ - ?` and space; labels and the solution may stand beside it, comments after `#`.

use ichidoku::text;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, remark};
use crate::part::Parts;
use crate::record::{Record, line_of};

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "line",
    extensions: &["txt", "sdm"],
    media_type: TEXT,
    about: "81 characters per line",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "", tail: "", record: write, remark },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    match record.solution {
        Some(solution) => out.extend_from_slice(&line_of(solution)),
        None => out.extend_from_slice(&text::write_line(record.puzzle)),
    }
    out.push(b'\n');
}
