//! A picture in LaTeX, of the package TikZ and its library `matrix`.
//!
//! ```text
//! \\begin{tikzpicture}
//! \\draw[step=1cm] (0,0) grid (9,9);
//! \\matrix[matrix of nodes] {
//! 5 & 3 &   &   & 7 &   &   &   &   \\\\
//! ```

use ichidoku::{Cell, Digit};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write, append, remark};
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "latex",
    extensions: &["tex"],
    media_type: "application/x-tex",
    about: "a picture in LaTeX, with TikZ",
    holds: Parts::of(&[]),
    keeps: |_| false,
    write: Write { head: |_| HEAD.into(), between: "\n", tail: "", record: write, remark },
};

const HEAD: &str = "% \\usepackage{tikz} \\usetikzlibrary{matrix}\n";

/// Thin lines, thick lines, and a cell of one centimetre for every node, empty ones too.
const BEGINNING: &str = "\
\\begin{tikzpicture}
\\draw (0,0) grid (9,9);
\\draw[very thick, step=3] (0,0) grid (9,9);
\\matrix[matrix of nodes, nodes in empty cells, anchor=north west, inner sep=0pt,
  nodes={minimum size=1cm, inner sep=0pt, anchor=center}] at (0,9) {
";

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let shown = record.shown();
    out.extend_from_slice(BEGINNING.as_bytes());
    for row in Cell::ALL.chunks(9) {
        for (place, cell) in row.iter().enumerate() {
            let gap = if place == 0 { "" } else { " & " };
            append(out, format_args!("{gap}{}", shown.get(*cell).map_or(' ', Digit::to_char)));
        }
        append(out, format_args!(" \\\\\n"));
    }
    append(out, format_args!("}};\n\\end{{tikzpicture}}\n"));
}
