//! JSON with one object per line, so that a file can be read and cut line by line.

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write};
use crate::formats::json;
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "ndjson",
    extensions: &["ndjson", "jsonl"],
    media_type: "application/x-ndjson",
    about: "the same objects, one per line",
    holds: Parts::all(),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "", tail: "", record: write, remark },
};

fn write(record: &Record<'_>, columns: &Columns, out: &mut Vec<u8>) {
    json::write(record, columns, out);
    out.push(b'\n');
}

/// A value that is no object.
pub(crate) fn remark(_: &str, _: &Columns, out: &mut Vec<u8>) {
    out.extend_from_slice(b"null\n");
}
