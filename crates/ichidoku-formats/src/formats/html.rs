//! A table in HTML, for web pages and mails.
//!
//! A group of columns and a group of rows make a box, so that the page can draw lines around them.

use ichidoku::Cell;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write, append, remark};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "html",
    extensions: &["html", "htm"],
    media_type: "text/html",
    about: "a table in HTML",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| HEAD.into(), between: "", tail: "", record: write, remark },
};

/// A page without it shows the tables without lines.
const HEAD: &str = "\
<style>
.sudoku { border-collapse: collapse; margin: 1em; font: 1.2em sans-serif }
.sudoku td { border: 1px solid; width: 2em; height: 2em; text-align: center; padding: 0 }
.sudoku, .sudoku colgroup, .sudoku tbody { border: 3px solid }
</style>
";

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let shown = record.shown();
    append(out, format_args!("<table class=\"sudoku\">\n{}", "<colgroup span=\"3\"></colgroup>\n".repeat(3)));
    for band in Cell::ALL.chunks(27) {
        append(out, format_args!("<tbody>\n"));
        for row in band.chunks(9) {
            append(out, format_args!("<tr>"));
            for cell in row {
                match shown.get(*cell) {
                    Some(digit) => append(out, format_args!("<td>{digit}</td>")),
                    None => append(out, format_args!("<td></td>")),
                }
            }
            append(out, format_args!("</tr>\n"));
        }
        append(out, format_args!("</tbody>\n"));
    }
    append(out, format_args!("</table>\n"));
}
