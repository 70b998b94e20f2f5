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
    write: Write { head: |_| String::new(), between: "\n", tail: "", record: write, remark: comment },
};

/// Adds what the lines of a header say.
pub(crate) fn read_header(header: &[u8], document: &mut Document, keeps_others: bool) {
    let (mut author, mut source, mut others) = (None, None, Vec::new());
    for line in header.split(|byte| *byte == b'\n') {
        let line = text_of(line.trim_ascii());
        let Some((tag, text)) = line.split_at_checked(2) else { continue };
        let text = Some(text.trim()).filter(|text| !text.is_empty());
        match (tag, text.map(str::to_owned)) {
            ("#A", text) => author = text,
            ("#S", text) => source = text,
            ("#D", text) => document.name = text,
            ("#L", text) => document.difficulty = text,
            (tag, Some(text)) if keeps_others => others.extend(other(tag, &text)),
            _ => {}
        }
    }
    document.set_origin(author, source);
    if !others.is_empty() {
        document.more_mut().others = others;
    }
}

/// What has no meaning here.
fn other(tag: &str, text: &str) -> Option<Other> {
    let name = match tag {
        "#B" => "date",
        "#C" => "comment",
        "#U" => "url",
        _ => return None,
    };
    Some(Other::of_field(name, text))
}

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    let more = |of: fn(&crate::More) -> Option<&str>| record.more.and_then(of);
    let tags = [
        ('A', more(|more| more.author.as_deref())),
        ('D', record.name),
        ('S', more(|more| more.source.as_deref())),
        ('L', record.difficulty),
    ];
    for (tag, text) in tags {
        if let Some(text) = text {
            // A small letter would make a word of the tag.
            let gap = if text.starts_with(|c: char| c.is_ascii_lowercase()) { " " } else { "" };
            append(out, format_args!("#{tag}{gap}{}\n", text.replace(['\n', '\r'], " ")));
        }
    }
    let state: Option<&Puzzle> = record.state.filter(|_| record.solution.is_none());
    append(out, format_args!("[Puzzle]\n{}", Rows(&record.shown())));
    if let Some(state) = state {
        append(out, format_args!("[State]\n{}", Rows(state)));
    }
}
