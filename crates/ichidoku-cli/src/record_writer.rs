//! Where the pieces of an output come together, in order.

use crate::exit::Failure;
use crate::output::Output;
use crate::part::Piece;
use crate::progress;
use crate::records::Layout;
use crate::summary::Summary;
use crate::terminal::write_stderr;
use crate::words::word;

/// What is done to each piece, in order, before it is written.
pub(crate) type Edit = Box<dyn FnMut(&mut Piece) + Send>;

/// What is written last, once all records are done.
pub(crate) type Total = Box<dyn FnOnce() -> String + Send>;

/// Where the pieces go.
pub(crate) struct RecordWriter {
    output: Output,
    layout: Layout,
    edit: Option<Edit>,
    total: Option<Total>,
    summary: Summary,
    listed: Listed,
    is_empty: bool,
}

impl RecordWriter {
    pub(crate) fn new(output: Output, layout: Layout) -> Self {
        Self {
            output,
            layout,
            edit: None,
            total: None,
            summary: Summary::default(),
            listed: Listed::default(),
            is_empty: true,
        }
    }

    /// The writer that edits the pieces first.
    pub(crate) fn edited(self, edit: Option<Edit>) -> Self {
        Self { edit, ..self }
    }

    /// The writer that writes this last.
    pub(crate) fn totalled(self, total: Option<Total>) -> Self {
        Self { total, ..self }
    }

    /// How the records are put together.
    pub(crate) fn layout(&self) -> Layout {
        self.layout
    }

    /// How many records have been written.
    pub(crate) fn records(&self) -> u64 {
        self.summary.records()
    }

    /// Writes the next piece.
    pub(crate) fn write(&mut self, piece: &mut Piece) -> Result<(), Failure> {
        self.listed.tell(&piece.messages);
        if let Some(edit) = &mut self.edit {
            edit(piece);
        }
        if !piece.bytes.is_empty() {
            let gap = if self.is_empty { self.layout.head } else { self.layout.between.as_bytes() };
            self.output.write(gap)?;
            self.output.write(&piece.bytes)?;
            self.output.flush()?;
            self.is_empty = false;
        }
        self.summary.merge(std::mem::take(&mut piece.summary));
        piece.end.take().map_or(Ok(()), Err)
    }

    /// The end of the output; returns what was met.
    pub(crate) fn finish(mut self) -> Result<Summary, Failure> {
        if self.is_empty {
            self.output.write(self.layout.head)?;
        }
        self.output.write(self.layout.tail.as_bytes())?;
        if let Some(total) = self.total {
            self.output.write(total().as_bytes())?;
        }
        self.output.finish()?;
        Ok(self.summary)
    }
}

/// The bad records that have been told of one by one.
#[derive(Default)]
struct Listed(usize);

impl Listed {
    /// A file of something else altogether has a fault in every line; so many say it clearly enough.
    const ENOUGH: usize = 1000;

    /// Tells of more of them, a line each.
    fn tell(&mut self, messages: &str) {
        if messages.is_empty() || self.0 > Self::ENOUGH {
            return;
        }
        progress::clear();
        for message in messages.lines() {
            self.0 += 1;
            if self.0 > Self::ENOUGH {
                return write_stderr(format_args!("{}\n", word("unlisted")));
            }
            write_stderr(format_args!("{message}\n"));
        }
    }
}
