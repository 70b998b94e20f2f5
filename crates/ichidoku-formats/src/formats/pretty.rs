//! Nine rows in drawn frames; givens and solved cells are told apart.
//!
//! ```text
//! ┌──────────┬──────────┬──────────┐
//! │  5  3  . │  .  7  . │  .  .  . │
//! ```

use ichidoku::text::Pretty;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "pretty",
    extensions: &[],
    media_type: TEXT,
    about: "nine rows in drawn frames",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{}", Pretty::new(&record.grid()).colour(record.colour)));
}
