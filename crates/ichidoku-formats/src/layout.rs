//! How a source is cut into records, and what formats make of its beginning.

#[cfg(feature = "fields")]
use std::sync::Arc;

use crate::pieces::Pieces;
#[cfg(feature = "fields")]
use crate::table::Header;

/// How a source is cut into records.
#[derive(Clone)]
pub(crate) enum Layout {
    /// Lines of plain text.
    Text,
    /// Lines with columns.
    #[cfg(feature = "fields")]
    Csv(Arc<Header>),
    /// Pieces of any length, the next as these say.
    Pieces(Box<dyn Pieces>),
}

impl Layout {
    /// The layout of a text whose first line ends so, for tables that are written again.
    pub(crate) fn ending_lines_with(self, line_end: Option<&'static [u8]>) -> Self {
        #[cfg(feature = "fields")]
        if let (Self::Csv(header), Some(line_end)) = (&self, line_end) {
            return Self::Csv(Arc::new(Header::clone(header).ending_lines_with(line_end)));
        }
        #[cfg(not(feature = "fields"))]
        let _ = line_end;
        self
    }
}

/// How sure a format is that a text is its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Confidence {
    /// If no other format knows the text, it is plain text; the reader finds out which form, line by line.
    Fallback,
    /// The first line has the names of columns.
    Likely,
    /// No plain text and no table begins like this.
    Sure,
}

/// What a format makes of the beginning of a text.
pub(crate) enum Sniffed {
    /// It is another format's.
    No,
    /// More must be known.
    Undecided,
    /// It is the format's: how surely, how it is cut, and how much of the beginning is only heading.
    Yes(Confidence, Layout, usize),
}

/// The beginning of a text.
#[derive(Clone, Copy)]
pub(crate) struct Head<'a> {
    /// As much as there is.
    pub(crate) text: &'a [u8],
    /// The number of bytes of the byte order mark.
    pub(crate) mark: usize,
    /// True if what isn't there won't come, or won't matter.
    pub(crate) at_end: bool,
}

impl Head<'_> {
    /// The first line from `start` on that is neither empty nor a comment. `None` if it is not all there, unless its
    /// beginning says enough; `Some(None)` if there is none.
    pub(crate) fn significant_line(
        &self,
        mut start: usize,
        is_enough: fn(&[u8]) -> Option<bool>,
    ) -> Option<Option<(usize, usize)>> {
        loop {
            let rest = &self.text[start..];
            let end = match memchr::memchr(b'\n', rest) {
                Some(i) => start + i + 1,
                None if rest.is_empty() && self.at_end => return Some(None),
                None if self.at_end || is_enough(rest) == Some(true) => self.text.len(),
                None => return None,
            };
            match rest[..end - start].trim_ascii_start().first() {
                None | Some(b'#') => start = end,
                Some(_) => return Some(Some((start, end))),
            }
        }
    }
}

/// What the forms of plain text make of any text.
pub(crate) fn plain_text(head: &Head<'_>) -> Sniffed {
    Sniffed::Yes(Confidence::Fallback, Layout::Text, head.mark)
}
