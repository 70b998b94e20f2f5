//! Files of SudoCue and SadMan Sudoku: nine rows, what is known of the puzzle above them, a game in progress below.
//!
//! ```text
//! #ARuud
//! #DA puzzle for Monday
//! #SSudoCue
//! #LEasy
//! [Puzzle]
//! 53..7....
//! 6..195...
//! [State]
//! 534.7....
//! 6..195...
//! ```
//!
//! `#A` is the author, `#D` a description, `#C` a comment, `#B` the date, `#S` the source, `#L` the level, `#U` an address. Two
//! such lines are a header, or one above `[Puzzle]`; any others are comments.

use ichidoku::Puzzle;
use ichidoku::text::Rows;

use crate::columns::Columns;
use crate::descriptor::{Descriptor, TEXT, Write, append, comment};
use crate::document::{Document, Other};
use crate::part::{Part, Parts};
use crate::record::Record;
use crate::utf8::text_of;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "sdk",
    extensions: &["sdk"],
    media_type: TEXT,
    about: "nine rows with a header, for SudoCue and SadMan Sudoku",
    holds: Parts::of(&[Part::Entries, Part::Name, Part::Author, Part::Source, Part::Difficulty]),
    keeps: |other| OTHERS.iter().any(|(_, name)| *name == other.name),
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

/// The tags of what has no meaning here, and its names.
const OTHERS: [(char, &str); 3] = [('C', "comment"), ('B', "date"), ('U', "url")];

/// Adds what the lines of a header say.
pub(crate) fn read_header(header: &[u8], document: &mut Document, keeps_others: bool) {
    let header = text_of(header);
    if let Some(name) = tagged(&header, 'D') {
        document.name = Some(name);
    }
    document.difficulty = tagged(&header, 'L');
    document.set_origin(tagged(&header, 'A'), tagged(&header, 'S'));
    let others = OTHERS.iter().filter(|_| cfg!(feature = "fields") && keeps_others);
    let others: Vec<Other> =
        others.filter_map(|(tag, name)| Some(Other::of_text(name, &tagged(&header, *tag)?))).collect();
    document.set_others(others);
}

/// The texts of all lines with a tag, one below the other; `None` if there is none.
fn tagged(header: &str, tag: char) -> Option<String> {
    let mut all = String::new();
    for line in header.lines() {
        let text = line.trim().strip_prefix('#').and_then(|line| line.strip_prefix(tag)).map_or("", str::trim);
        if !text.is_empty() {
            all += if all.is_empty() { "" } else { "\n" };
            all += text;
        }
    }
    (!all.is_empty()).then_some(all)
}

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let more = |of: fn(&crate::More) -> Option<&str>| record.more.and_then(of);
    let tags = [
        ('A', more(|more| more.author.as_deref())),
        ('D', record.name),
        ('S', more(|more| more.source.as_deref())),
        ('L', record.difficulty),
    ];
    let others = OTHERS.iter().filter_map(|(tag, name)| Some((*tag, record.other(name)?.text())));
    let tags = tags.into_iter().filter_map(|(tag, text)| Some((tag, text?.to_owned())));
    for (tag, text) in tags.chain(others) {
        for line in text.lines() {
            // A small letter would make a word of the tag.
            let gap = if line.starts_with(|c: char| c.is_ascii_lowercase()) { " " } else { "" };
            append(out, format_args!("#{tag}{gap}{line}\n"));
        }
    }
    let state: Option<&Puzzle> = record.state.filter(|_| record.solution.is_none());
    append(out, format_args!("[Puzzle]\n{}", Rows(&record.shown())));
    if let Some(state) = state {
        append(out, format_args!("[State]\n{}", Rows(state)));
    }
}
