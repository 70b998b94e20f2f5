//! What describes a format.

use std::fmt;
use std::io::Write as _;

use crate::columns::Columns;
use crate::document::Other;
use crate::part::Parts;
use crate::record::Record;

/// All there is to know about a format.
pub(crate) struct Descriptor {
    /// The name by which it is chosen.
    pub(crate) name: &'static str,
    /// The usual ends of file names, the commonest first.
    pub(crate) extensions: &'static [&'static str],
    /// The type under which it is sent.
    pub(crate) media_type: &'static str,
    /// What it is, in a phrase that may follow a colon.
    pub(crate) about: &'static str,
    /// What it can hold beside the clues.
    pub(crate) holds: Parts,
    /// Whether there is a place for something that has no meaning here, where not all of that is held.
    pub(crate) keeps: fn(&Other) -> bool,
    pub(crate) write: Write,
}

/// How a format is written.
pub(crate) struct Write {
    /// What comes before the first record.
    pub(crate) head: fn(&Columns) -> String,
    /// What comes between two records.
    pub(crate) between: &'static str,
    /// What comes after the last record.
    pub(crate) tail: &'static str,
    /// Appends a record.
    pub(crate) record: fn(&Record<'_>, &Columns, &mut Vec<u8>),
    /// Appends a word or two in the place of a record, or what stands for nothing.
    pub(crate) remark: fn(&str, &Columns, &mut Vec<u8>),
}

#[cfg(feature = "links")]
impl Descriptor {
    /// A format of plain text in which records follow each other, with nothing around them; with something between them, they are
    /// rows.
    pub(crate) const fn plain(
        name: &'static str,
        about: &'static str,
        holds: Parts,
        between: &'static str,
        record: fn(&Record<'_>, &Columns, &mut Vec<u8>),
    ) -> Self {
        let remark = if between.is_empty() { remark } else { comment };
        let write = Write { head: |_| String::new(), between, tail: "", record, remark };
        Self { name, extensions: &[], media_type: TEXT, about, holds, keeps: |_| false, write }
    }

    /// The format with a place for some of what has no meaning here.
    pub(crate) const fn keeping(self, keeps: fn(&Other) -> bool) -> Self {
        Self { keeps, ..self }
    }

    /// The format with other words in the place of a record.
    pub(crate) const fn with_remark(self, remark: fn(&str, &Columns, &mut Vec<u8>)) -> Self {
        Self { write: Write { remark, ..self.write }, ..self }
    }
}

/// The media type of plain text.
pub(crate) const TEXT: &str = "text/plain";

/// The words on a line.
pub(crate) fn remark(words: &str, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("{words}\n"));
}

/// The words as a comment, since a line above rows is their title.
pub(crate) fn comment(words: &str, _: &Columns, out: &mut Vec<u8>) {
    append(out, format_args!("# {words}\n"));
}

pub(crate) fn append(out: &mut Vec<u8>, text: fmt::Arguments<'_>) {
    // A vector takes all that is written to it.
    let _ = out.write_fmt(text);
}
