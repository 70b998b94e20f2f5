//! The candidates of every cell: 729 characters, nine per cell, each digit in its place or `.`.
//!
//! Read also on nine lines of 81 characters.

use ichidoku::text::Full;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, remark};
use crate::part::{Part, Parts};
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "729",
    extensions: &[],
    media_type: TEXT,
    about: "the candidates of every cell, 729 characters per line",
    holds: Parts::of(&[Part::Candidates]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "", tail: "", record: write, remark },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{}\n", Full(&record.grid())));
}
