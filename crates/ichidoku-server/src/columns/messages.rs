//! The messages of a stream of Arrow, each whole and within limits: what no limit is looked at for would take as much memory as
//! its length claims.

use std::sync::Arc;

use arrow_ipc::{Message as Header, MessageHeader, RecordBatch, root_as_message};
use axum::body::Body;
use tokio::time::timeout;

use super::source::Source;
use crate::config::Limits;
use crate::problem::Problem;

/// What stands before the length of a message, but in the oldest streams.
const CONTINUATION: [u8; 4] = [0xff; 4];

/// A row takes at least this many bytes of a batch's limit, whatever came for it: its answer has as many.
const BYTES_OF_ROW: usize = 81;

/// Where a message begins: its number, from 1, and the bytes before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    number: u64,
    byte: u64,
}

impl Place {
    /// What is wrong with the message here.
    pub(super) fn broken(self, reason: impl std::fmt::Display) -> Problem {
        Problem::malformed_with("arrow-broken", &[("number", &self.number), ("byte", &self.byte), ("reason", &reason)])
    }

    /// The stream ends within the message here.
    pub(super) fn cut_short(self) -> Problem {
        Problem::malformed_with("arrow-cut-short", &[("number", &self.number), ("byte", &self.byte)])
    }
}

/// The messages of a body.
#[derive(Debug)]
pub(super) struct Messages {
    source: Source,
    place: Place,
    /// Bytes of what stays in memory: the schema and dictionaries.
    kept: usize,
    limits: Arc<Limits>,
}

/// How long the parts of a message are.
struct Lengths {
    prefix: usize,
    header: usize,
}

impl Messages {
    pub(super) fn new(body: Body, limits: Arc<Limits>) -> Self {
        Self { source: Source::new(body), place: Place { number: 1, byte: 0 }, kept: 0, limits }
    }

    /// Where the next message begins.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The next message with its prefix; nothing at the end.
    pub(super) async fn next(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        let time = self.limits.body_time;
        timeout(time, self.read()).await.unwrap_or_else(|_| Err(Problem::too_slow(time)))
    }

    /// Reads ahead, and ends only if the client has gone.
    pub(super) async fn watch(&mut self) -> Problem {
        self.source.watch(self.limits.body).await
    }

    async fn read(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        let Some(Lengths { prefix, header }) = self.lengths().await? else { return Ok(None) };
        self.check_length(header)?;
        self.have(prefix + header).await?;
        let body = self.check(self.source.ahead().get(prefix..prefix + header).unwrap_or_default())?;
        self.check_length(header.saturating_add(body.length))?;
        if body.stays {
            self.kept += header + body.length;
            self.check_length(self.kept)?;
        }
        let length = prefix + header + body.length;
        self.have(length).await?;
        self.place = Place { number: self.place.number + 1, byte: self.place.byte + length as u64 };
        Ok(Some(self.source.take(length)))
    }

    /// The length of the next message's prefix, and of its header. Nothing follows the mark of the end.
    async fn lengths(&mut self) -> Result<Option<Lengths>, Problem> {
        if !self.source.reach(1).await? {
            return Ok(None);
        }
        self.have(4).await?;
        let prefix = if self.source.ahead().starts_with(&CONTINUATION) { 8 } else { 4 };
        self.have(prefix).await?;
        let length =
            self.source.ahead().get(prefix - 4..).and_then(<[u8]>::first_chunk).map(|it| u32::from_le_bytes(*it));
        match length.unwrap_or_default() as usize {
            0 if self.source.reach(prefix + 1).await? => Err(self.place.broken("bytes after the end")),
            0 => Ok(None),
            header => Ok(Some(Lengths { prefix, header })),
        }
    }

    /// Waits for this many bytes of the message.
    async fn have(&mut self, length: usize) -> Result<(), Problem> {
        if self.source.reach(length).await? { Ok(()) } else { Err(self.place.cut_short()) }
    }

    fn check_length(&self, length: usize) -> Result<(), Problem> {
        let limit = self.limits.body;
        if length > limit { Err(Problem::batch_too_long("batch-too-long", limit)) } else { Ok(()) }
    }

    /// Checks what a message's header claims.
    fn check(&self, header: &[u8]) -> Result<Announced, Problem> {
        let header = root_as_message(header).map_err(|error| self.place.broken(error))?;
        let length = usize::try_from(header.bodyLength()).map_err(|_| self.place.broken("a negative length"))?;
        let batch = match header.header_type() {
            MessageHeader::DictionaryBatch => header.header_as_dictionary_batch().and_then(|batch| batch.data()),
            _ => header.header_as_record_batch(),
        };
        if let Some(batch) = batch {
            self.check_batch(&batch, length)?;
        }
        self.check_is_known(&header)?;
        Ok(Announced { length, stays: header.header_type() != MessageHeader::RecordBatch })
    }

    /// Checks that a batch has not too many rows, and that what it has lies within the message.
    fn check_batch(&self, batch: &RecordBatch<'_>, length: usize) -> Result<(), Problem> {
        let limit = self.limits.body / BYTES_OF_ROW;
        if !is_within(batch.length(), limit) {
            return Err(Problem::batch_too_long("batch-too-many-rows", limit));
        }
        let mut buffers = batch.buffers().into_iter().flatten();
        if !buffers.all(|buffer| ends_within(buffer.offset(), buffer.length(), length)) {
            return Err(self.place.broken("a buffer outside the message"));
        }
        // What lists hold takes a bit each, or no room at all.
        let values = self.limits.body.saturating_mul(8);
        let mut nodes = batch.nodes().into_iter().flatten();
        match nodes.all(|node| is_within(node.length(), values) && is_within(node.null_count(), values)) {
            true => Ok(()),
            false => Err(self.place.broken("more values than the message can hold")),
        }
    }

    /// Checks that the message is of a kind that streams have, and begins with a schema.
    fn check_is_known(&self, header: &Header<'_>) -> Result<(), Problem> {
        let is_first = self.place.byte == 0;
        match header.header_type() {
            MessageHeader::Schema if is_first && header.header_as_schema().is_some_and(|it| it.fields().is_some()) => {
                Ok(())
            }
            MessageHeader::RecordBatch if !is_first && header.header_as_record_batch().is_some() => Ok(()),
            MessageHeader::DictionaryBatch if !is_first && header.header_as_dictionary_batch().is_some() => Ok(()),
            found => Err(self.place.broken(format_args!("{} out of place", found.variant_name().unwrap_or("?")))),
        }
    }
}

/// True for a number from 0 to this one.
fn is_within(number: i64, most: usize) -> bool {
    usize::try_from(number).is_ok_and(|number| number <= most)
}

/// True if bytes that begin there end within this length.
fn ends_within(offset: i64, bytes: i64, length: usize) -> bool {
    is_within(offset, length) && is_within(bytes, length) && is_within(offset.saturating_add(bytes), length)
}

/// What the header of a message says of its body.
struct Announced {
    length: usize,
    /// Whether it stays in memory.
    stays: bool,
}
