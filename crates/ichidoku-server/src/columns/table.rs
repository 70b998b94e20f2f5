//! A stream of Arrow and its answer, batch by batch.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::ArrowError;
use axum::body::{Body, Bytes};
use tokio::task::spawn_blocking;

use super::answer::Answer;
use super::asked::Asked;
use super::batches::Batches;
use super::find::find;
use super::messages::Messages;
use super::rows;
use crate::problem::Problem;
use crate::shared::Shared;

/// A stream and its answer.
pub(super) struct Table {
    shared: Shared,
    asked: Asked,
    batches: Batches,
    begun: Option<Begun>,
    has_ended: bool,
}

/// What is known once the first batch has come.
struct Begun {
    /// The column of puzzles.
    column: usize,
    answer: Answer,
}

impl Table {
    pub(super) fn new(shared: Shared, asked: Asked, body: Body) -> Self {
        let batches = Batches::new(Messages::new(body, Arc::clone(&shared.limits)));
        Self { shared, asked, batches, begun: None, has_ended: false }
    }

    /// What comes next of the answer: the bytes for a batch, at last those for the end; then nothing.
    pub(super) async fn next(&mut self) -> Result<Option<Bytes>, Problem> {
        if self.has_ended {
            return Ok(None);
        }
        let batch = self.batches.next().await?;
        self.has_ended = batch.is_none();
        let mut begun = match self.begun.take() {
            Some(begun) => begun,
            None => self.begin(batch.as_ref())?,
        };
        let answers = match &batch {
            Some(batch) => self.answers(batch, begun.column).await?,
            None => Vec::new(),
        };
        let writing = spawn_blocking(move || {
            match batch {
                Some(batch) => begun.answer.write(&batch, &answers)?,
                None => begun.answer.finish()?,
            }
            Ok::<_, ArrowError>((begun.answer.take(), begun))
        });
        let (bytes, begun) = writing.await.map_err(|_| Problem::internal())?.map_err(|error| internal(&error))?;
        self.begun = Some(begun);
        Ok(Some(bytes))
    }

    /// Finds the column of puzzles by the first batch, if there is one.
    fn begin(&self, first: Option<&RecordBatch>) -> Result<Begun, Problem> {
        let schema = self.batches.schema()?;
        let column = find(&schema, first, &self.asked)?;
        let more = ichidoku_arrow::columns(schema.field(column).data_type(), &self.asked.plan);
        let more = more.map_err(|error| internal(&error))?;
        let answer = Answer::new(&schema, &more).map_err(|error| internal(&error))?;
        Ok(Begun { column, answer })
    }

    /// The answers for the rows of a batch, as long as the client is there.
    async fn answers(&mut self, batch: &RecordBatch, column: usize) -> Result<Vec<arrow_array::StructArray>, Problem> {
        tokio::select! {
            answers = rows::answer(&self.shared, &self.asked, batch.column(column)) => answers,
            gone = self.batches.messages.watch() => Err(gone),
        }
    }
}

fn internal(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "a batch cannot be written");
    Problem::internal()
}
