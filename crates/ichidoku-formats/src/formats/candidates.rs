//! The candidates of every cell in frames, as HoDoKu and Sudopedia have them.
//!
//! ```text
//! .-------------------.----------------.-------------------.
//! | 5    3     124    | 26    7   2468 | 1489   1249  248  |
//! ```

use ichidoku::text::CandidateGrid;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::{Part, Parts};
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "candidates",
    extensions: &[],
    media_type: TEXT,
    about: "the candidates of every cell in frames",
    holds: Parts::of(&[Part::Candidates]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{}", CandidateGrid(&record.grid())));
}
