//! Writing traces.

use std::io::{self, Write};

use ichidoku::Puzzle;

use super::line::{End, Line, Start};
use super::{FORMAT, VERSION};
use crate::method::Method;
use crate::observe::{Event, Observer};
use crate::run::Run;

/// An observer that writes a trace.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::trace::TraceWriter;
/// use ichidoku_lab::{Algorithm, Limits, Method};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let method = Method::named("fewest-first").unwrap();
/// let mut writer = TraceWriter::new(Vec::new(), &method, &puzzle);
/// let run = method.run(&puzzle, &Limits::new(), &mut writer);
/// let trace = String::from_utf8(writer.finish(&run)?).unwrap();
/// let first = trace.lines().nth(1).unwrap();
/// assert_eq!(first, r#"{"event":"place","depth":1,"cell":"r5c5","digit":5,"guess":true}"#);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct TraceWriter<W> {
    to: W,
    /// The first failure to write; nothing is written after it.
    failure: Option<io::Error>,
}

impl<W: Write> TraceWriter<W> {
    /// Writes the first line.
    pub fn new(to: W, method: &Method, puzzle: &Puzzle) -> Self {
        let mut writer = Self { to, failure: None };
        writer.write(&Line::Start(Start {
            format: FORMAT.to_owned(),
            version: VERSION,
            algorithm: method.to_string(),
            puzzle: puzzle.to_string(),
        }));
        writer
    }

    /// Writes the last line and gives the writer back.
    ///
    /// # Errors
    /// The first failure to write a line, this one or an earlier one.
    pub fn finish(mut self, run: &Run) -> io::Result<W> {
        self.write(&Line::End(End::of(run)));
        match self.failure {
            Some(failure) => Err(failure),
            None => self.to.flush().map(|()| self.to),
        }
    }

    fn write(&mut self, line: &Line) {
        if self.failure.is_none() {
            let written = serde_json::to_writer(&mut self.to, line).map_err(io::Error::from);
            self.failure = written.and_then(|()| self.to.write_all(b"\n")).err();
        }
    }
}

impl<W: Write> Observer for TraceWriter<W> {
    fn see(&mut self, event: Event, depth: u32) {
        self.write(&Line::of_event(event, depth));
    }
}
