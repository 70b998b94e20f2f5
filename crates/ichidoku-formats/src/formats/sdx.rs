//! Nine rows of the candidates of every cell, a player's own digits behind a `u`, as SudoCue keeps a game.
//!
//! ```text
//! 2 679 u6 1 45 8 79 3 457
//! ```

use ichidoku::Cell;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::part::{Part, Parts};
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "sdx",
    extensions: &["sdx"],
    media_type: TEXT,
    about: "the candidates of every cell and the player's digits, in nine rows",
    holds: Parts::of(&[Part::Candidates, Part::Entries]),
    keeps: |_| false,
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let (givens, placed, grid) = (record.shown(), record.placed(), record.grid());
    for row in Cell::ALL.chunks(9) {
        let texts = row.iter().map(|cell| match (givens.get(*cell), placed.get(*cell)) {
            (Some(digit), _) => digit.to_string(),
            (None, Some(digit)) => format!("u{digit}"),
            // A row has nine fields, even if nothing is left for a cell.
            (None, None) if grid.candidates(*cell).is_empty() => ".".into(),
            (None, None) => grid.candidates(*cell).to_string(),
        });
        append(out, format_args!("{}\n", texts.collect::<Vec<_>>().join(" ")));
    }
}
