//! The batches of rows in a stream of Arrow.

use std::mem;

use arrow_array::RecordBatch;
use arrow_buffer::Buffer;
use arrow_ipc::reader::StreamDecoder;
use arrow_schema::{ArrowError, SchemaRef};
use tokio::task::spawn_blocking;

use super::messages::{Messages, Place};
use crate::problem::Problem;

/// The mark at the end of a stream, which its end itself may stand for.
const END: [u8; 8] = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];

/// The batches of a stream.
#[derive(Debug)]
pub(super) struct Batches {
    pub(super) messages: Messages,
    reading: Reading,
    has_ended: bool,
}

/// What reads messages, and what it has not looked at yet: it looks at a message without a body only once more follows.
#[derive(Debug, Default)]
struct Reading {
    decoder: StreamDecoder,
    rest: Buffer,
}

impl Batches {
    pub(super) fn new(messages: Messages) -> Self {
        Self { messages, reading: Reading::default(), has_ended: false }
    }

    /// The columns of the stream, once a batch or the end has come.
    pub(super) fn schema(&self) -> Result<SchemaRef, Problem> {
        self.reading.decoder.schema().ok_or_else(|| self.messages.place().cut_short())
    }

    /// The next batch; nothing at the end.
    pub(super) async fn next(&mut self) -> Result<Option<RecordBatch>, Problem> {
        loop {
            let place = self.messages.place();
            if self.reading.rest.is_empty() {
                if self.has_ended {
                    return Ok(None);
                }
                let message = self.messages.next().await?;
                self.has_ended = message.is_none();
                self.reading.rest = message.map_or_else(|| Buffer::from(&END), Buffer::from_vec);
            }
            if let Some(batch) = self.decode(place).await? {
                return Ok(Some(batch));
            }
        }
    }

    /// Decodes on a thread where a broken message that makes the library panic ends nothing else.
    async fn decode(&mut self, place: Place) -> Result<Option<RecordBatch>, Problem> {
        let mut reading = mem::take(&mut self.reading);
        let decoding = spawn_blocking(move || (reading.decode(), reading));
        let (read, reading) = decoding.await.map_err(|_| place.broken("not of Arrow"))?;
        self.reading = reading;
        read.map_err(|error| place.broken(error))
    }
}

impl Reading {
    fn decode(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        self.decoder.decode(&mut self.rest)
    }
}
