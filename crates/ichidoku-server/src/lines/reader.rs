//! The lines of a body, as far as they have come.

use std::sync::Arc;

use axum::body::Body;
use tokio::time::timeout;

use crate::config::Limits;
use crate::problem::Problem;
use crate::source::Source;

/// What may stand before the first line.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A line without its end.
pub(super) struct Line {
    /// From 1; blank lines count.
    pub(super) number: u64,
    /// What it says; `None` if it is longer than a body may be.
    pub(super) text: Option<Vec<u8>>,
}

/// The lines of a body.
#[derive(Debug)]
pub(super) struct Lines {
    source: Source,
    /// Whole lines that have come, but for the last one of the body.
    block: Vec<u8>,
    /// Where the next of them begins.
    at: usize,
    /// Number of lines that were given or left out.
    number: u64,
    /// How much of what has come was searched for the end of a line.
    searched: usize,
    /// True within a line that is too long.
    is_skipping: bool,
    limits: Arc<Limits>,
}

impl Lines {
    pub(super) fn new(body: Body, limits: Arc<Limits>) -> Self {
        let source = Source::new(body);
        Self { source, block: Vec::new(), at: 0, number: 0, searched: 0, is_skipping: false, limits }
    }

    /// True if another line is there already.
    pub(super) fn is_ready(&self) -> bool {
        self.at < self.block.len()
    }

    /// The number of the line that comes next.
    pub(super) const fn number(&self) -> u64 {
        self.number + 1
    }

    /// The next line that isn't blank; nothing after the last.
    pub(super) async fn next(&mut self) -> Result<Option<Line>, Problem> {
        let time = self.limits.body_time;
        timeout(time, self.read()).await.unwrap_or_else(|_| Err(Problem::too_slow(time)))
    }

    /// Reads ahead, and ends only if the client has gone.
    pub(super) async fn watch(&mut self) -> Problem {
        self.source.watch(self.limits.body).await
    }

    async fn read(&mut self) -> Result<Option<Line>, Problem> {
        loop {
            while let Some(line) = self.next_in_block() {
                self.number += 1;
                let line = if self.number == 1 { line.strip_prefix(MARK).unwrap_or(&line).to_vec() } else { line };
                if !line.trim_ascii().is_empty() {
                    let text = Some(line).filter(|line| line.len() <= self.limits.body);
                    return Ok(Some(Line { number: self.number, text }));
                }
            }
            let was_skipping = self.is_skipping;
            if !self.fill().await? {
                return Ok(None);
            }
            if self.is_skipping && !was_skipping {
                self.number += 1;
                return Ok(Some(Line { number: self.number, text: None }));
            }
        }
    }

    fn next_in_block(&mut self) -> Option<Vec<u8>> {
        let rest = self.block.get(self.at..).filter(|rest| !rest.is_empty())?;
        let end = rest.iter().position(|byte| *byte == b'\n');
        let line = rest[..end.unwrap_or(rest.len())].trim_ascii_end().to_vec();
        self.at += end.map_or(rest.len(), |end| end + 1);
        Some(line)
    }

    /// Goes on to the next whole lines, or into a line that is too long; false at the end.
    async fn fill(&mut self) -> Result<bool, Problem> {
        (self.block, self.at) = (Vec::new(), 0);
        loop {
            let ahead = self.source.ahead();
            let end = ahead[self.searched..].iter().rposition(|byte| *byte == b'\n').map(|end| self.searched + end + 1);
            self.searched = ahead.len();
            match end {
                Some(end) => {
                    self.take(end);
                    return Ok(true);
                }
                None if ahead.len() > self.limits.body || self.is_skipping => {
                    self.source.take(self.searched);
                    self.searched = 0;
                    if !self.is_skipping {
                        self.is_skipping = true;
                        return Ok(true);
                    }
                }
                None => {}
            }
            if !self.source.reach(self.searched + 1).await? {
                let length = self.source.ahead().len();
                self.take(length);
                return Ok(length > 0);
            }
        }
    }

    /// Takes whole lines, without the end of one that is too long.
    fn take(&mut self, length: usize) {
        self.block = self.source.take(length);
        self.searched = 0;
        if std::mem::take(&mut self.is_skipping) {
            self.at = self.block.iter().position(|byte| *byte == b'\n').map_or(length, |end| end + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use axum::body::Bytes;
    use futures_util::stream;

    use super::*;

    /// The lines of a body that comes in these pieces: their numbers, and what they say.
    async fn lines(pieces: &[&str]) -> Vec<(u64, Option<String>)> {
        let frames: Vec<_> = pieces.iter().map(|piece| Ok::<_, io::Error>(Bytes::from((*piece).to_owned()))).collect();
        let body = Body::from_stream(stream::iter(frames));
        let mut lines = Lines::new(body, Arc::new(Limits { body: 8, ..Limits::default() }));
        let mut all = Vec::new();
        while let Some(line) = lines.next().await.unwrap() {
            all.push((line.number, line.text.map(|text| String::from_utf8(text).unwrap())));
        }
        all
    }

    fn told(number: u64, text: &str) -> (u64, Option<String>) {
        (number, Some(text.to_owned()))
    }

    #[tokio::test]
    async fn lines_are_whole_however_they_come() {
        let expected = [told(1, "one"), told(2, "two"), told(4, "four")];
        for pieces in [&["\u{feff}one\ntwo\r\n\nfour"][..], &["o", "ne\nt", "wo\n", "", " \nfour", "\n"]] {
            assert_eq!(lines(pieces).await, expected);
        }
        assert_eq!(lines(&[""]).await, []);
        assert_eq!(lines(&["\n\n"]).await, []);
    }

    #[tokio::test]
    async fn a_line_that_is_too_long_is_passed_over_by_itself() {
        let expected = [told(1, "one"), (2, None), told(3, "three")];
        let long = "x".repeat(30);
        assert_eq!(lines(&[&format!("one\n{long}\nthree")]).await, expected);
        assert_eq!(lines(&["one\n", &long, &long, "x\nthr", "ee\n"]).await, expected);
        assert_eq!(lines(&["one\n", &long, &long]).await, expected[..2]);
    }
}
