//! Puzzles of other sizes and rules in a book, and classic ones among them.

use ichidoku_api::{BookMaker, BookNoteKind, Control};
use ichidoku_print::Item;
use ichidoku_variants::Puzzle;

use crate::commands::variants::{Kind, Variants};
use crate::summary::Summary;
use crate::terminal::Terminal;

/// Draws puzzles, several at a time; what can't be read is reported, and left out.
pub(super) fn read(variants: &Variants, maker: &BookMaker, terminal: &Terminal) -> (Vec<Item>, Summary) {
    let mut items = Vec::new();
    let work = |puzzle: &Puzzle| maker.variant(puzzle, &Control::new()).map_err(|error| error.message);
    let summary = variants.each(terminal, work, |record, made, summary| {
        if made.notes.contains(&BookNoteKind::Letters) {
            summary.unlettered.add_at(&record.source, || record.line);
        }
        if made.notes.contains(&BookNoteKind::NoCode) {
            summary.uncoded.add_at(&record.source, || record.line);
        }
        items.push(made.item);
        kind(&made.notes)
    });
    (items, summary)
}

/// How a puzzle with these notes counts.
fn kind(notes: &[BookNoteKind]) -> Kind {
    let counted = |note: &BookNoteKind| match note {
        BookNoteKind::Unsolvable => Some(Kind::Unsolvable),
        BookNoteKind::Several => Some(Kind::Several),
        BookNoteKind::Unfinished => Some(Kind::Unfinished),
        BookNoteKind::Letters | BookNoteKind::NoCode | BookNoteKind::Drawings | BookNoteKind::Misstated => None,
    };
    notes.iter().find_map(counted).unwrap_or(Kind::Fine)
}
