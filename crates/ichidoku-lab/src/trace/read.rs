//! Reading traces.

use std::fmt;
use std::io::BufRead;

use ichidoku::Puzzle;

use super::line::{End, Line, Start};
use super::{FORMAT, VERSION};
use crate::observe::Event;

/// Reads a trace line by line; iterates over the events and their depths.
///
/// ```
/// use ichidoku_lab::trace::TraceReader;
/// use ichidoku_lab::{Observer, Replay};
/// let trace = concat!(
///     r#"{"event":"start","format":"ichidoku-lab-trace","version":1,"algorithm":"row-by-row","#,
///     r#""puzzle":"................................................................................."}"#,
///     "\n",
///     r#"{"event":"place","depth":1,"cell":"r1c1","digit":7,"guess":true}"#,
///     "\n",
/// );
/// let mut reader = TraceReader::new(trace.as_bytes()).unwrap();
/// let mut replay = Replay::new(reader.puzzle());
/// for line in reader.by_ref() {
///     let (event, depth) = line.unwrap();
///     replay.see(event, depth);
/// }
/// assert!(replay.grid().to_string().starts_with("7."));
/// assert!(reader.end().is_none(), "the trace was broken off");
/// ```
#[derive(Debug)]
pub struct TraceReader<R> {
    lines: std::io::Lines<R>,
    line: u64,
    start: Start,
    puzzle: Puzzle,
    end: Option<End>,
}

impl<R: BufRead> TraceReader<R> {
    /// Reads the first line.
    ///
    /// # Errors
    /// [`TraceError`] if it is not the first line of a trace of this version.
    pub fn new(from: R) -> Result<Self, TraceError> {
        let mut lines = from.lines();
        let first = lines.next().ok_or_else(|| TraceError::at(1, "expected a trace, found nothing"))?;
        let Line::Start(start) = parse(1, first)? else {
            return Err(TraceError::at(1, "expected the event start"));
        };
        if start.format != FORMAT || start.version != VERSION {
            let found = format!("{} version {}", start.format, start.version);
            return Err(TraceError::at(1, format!("expected {FORMAT} version {VERSION}, found {found}")));
        }
        let puzzle = start.puzzle.parse().map_err(|error| TraceError::at(1, format!("puzzle: {error}")))?;
        Ok(Self { lines, line: 1, start, puzzle, end: None })
    }

    /// The first line.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The puzzle of the run.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The last line, once it has been read; `None` at the end of a trace that was broken off.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }
}

impl<R: BufRead> Iterator for TraceReader<R> {
    type Item = Result<(Event, u32), TraceError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.end.is_some() {
            return None;
        }
        let text = self.lines.next()?;
        self.line += 1;
        match parse(self.line, text) {
            Ok(Line::End(end)) => {
                self.end = Some(end);
                None
            }
            Ok(line) => Some(line.event().ok_or_else(|| TraceError::at(self.line, "a second start"))),
            Err(error) => Some(Err(error)),
        }
    }
}

fn parse(number: u64, text: std::io::Result<String>) -> Result<Line, TraceError> {
    let text = text.map_err(|error| TraceError::at(number, error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| TraceError::at(number, error.to_string()))
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceError {
    /// Which line, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub message: String,
}

impl TraceError {
    fn at(line: u64, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the trace: {}", self.line, self.message)
    }
}

impl std::error::Error for TraceError {}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = r#"{"event":"start","format":"ichidoku-lab-trace","version":1,"algorithm":"sat","puzzle":"................................................................................."}"#;

    /// What reading the trace complains about.
    fn complaint(trace: &str) -> String {
        match TraceReader::new(trace.as_bytes()) {
            Err(error) => error.to_string(),
            Ok(reader) => reader.filter_map(Result::err).map(|error| error.to_string()).collect(),
        }
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        assert_eq!(complaint(""), "line 1 of the trace: expected a trace, found nothing");
        assert_eq!(complaint(r#"{"event":"solved","depth":0}"#), "line 1 of the trace: expected the event start");
        let newer = START.replace("\"version\":1", "\"version\":2");
        assert_eq!(
            complaint(&newer),
            "line 1 of the trace: expected ichidoku-lab-trace version 1, found ichidoku-lab-trace version 2"
        );
        assert_eq!(complaint(&format!("{START}\n{START}")), "line 2 of the trace: a second start");
        for (line, expected) in [
            (r#"{"event":"try","depth":0,"cell":"r0c1","digit":1}"#, "expected a cell such as r4c7"),
            (r#"{"event":"try","depth":0,"cell":"r1c1","digit":10}"#, "expected a digit from 1 to 9"),
            (r#"{"event":"try","depth":0,"cell":"r1c1"}"#, "missing field `digit`"),
            (r#"{"event":"leap","depth":0}"#, "unknown variant `leap`"),
            ("no JSON", "expected ident"),
        ] {
            let complaint = complaint(&format!("{START}\n{line}\n"));
            assert!(complaint.starts_with("line 2 of the trace: ") && complaint.contains(expected), "{complaint}");
        }
    }

    #[test]
    fn fields_that_it_does_not_know_are_ignored() {
        let line = r#"{"event":"solved","depth":3,"mood":"glad"}"#;
        assert_eq!(complaint(&format!("{START}\n{line}\n")), "");
    }
}
