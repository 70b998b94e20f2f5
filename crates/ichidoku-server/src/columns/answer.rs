//! The columns of an answer beside those that came.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef, RecordBatch, StructArray};
use arrow_ipc::writer::StreamWriter;
use arrow_schema::{ArrowError, Field, FieldRef, Schema, SchemaRef};
use arrow_select::concat::concat;
use axum::body::Bytes;

/// Writes the answer: the columns that came, and those of the plan behind them.
pub(super) struct Answer {
    schema: SchemaRef,
    writer: StreamWriter<Vec<u8>>,
}

impl Answer {
    /// An answer with these columns beside those of the stream.
    pub(super) fn new<'a>(stream: &Schema, more: impl IntoIterator<Item = &'a FieldRef>) -> Result<Self, ArrowError> {
        let mut fields: Vec<FieldRef> = stream.fields().iter().cloned().collect();
        for field in more {
            let name = told_apart(field.name(), &fields);
            fields.push(Arc::new(Field::new(name, field.data_type().clone(), field.is_nullable())));
        }
        let schema = Arc::new(Schema::new_with_metadata(fields, stream.metadata().clone()));
        let writer = StreamWriter::try_new(Vec::new(), &schema)?;
        Ok(Self { schema, writer })
    }

    /// Writes a batch with the answers for its rows.
    pub(super) fn write(&mut self, batch: &RecordBatch, answers: &[StructArray]) -> Result<(), ArrowError> {
        let answers = joined(answers)?;
        let columns: Vec<ArrayRef> = batch.columns().iter().chain(answers.columns()).cloned().collect();
        self.writer.write(&RecordBatch::try_new(Arc::clone(&self.schema), columns)?)
    }

    /// Writes the mark of the end.
    pub(super) fn finish(&mut self) -> Result<(), ArrowError> {
        self.writer.finish()
    }

    /// Takes what is written.
    pub(super) fn take(&mut self) -> Bytes {
        std::mem::take(self.writer.get_mut()).into()
    }
}

/// The answers for pieces of a batch as one.
fn joined(pieces: &[StructArray]) -> Result<StructArray, ArrowError> {
    if let [piece] = pieces {
        return Ok(piece.clone());
    }
    let pieces: Vec<&dyn Array> = pieces.iter().map(|piece| piece as &dyn Array).collect();
    Ok(StructArray::from(concat(&pieces)?.to_data()))
}

/// A name with a number behind it where others have it already, as tables of text have it.
fn told_apart(name: &str, fields: &[FieldRef]) -> String {
    let is_taken = |name: &String| fields.iter().any(|field| field.name() == name);
    let numbered = |n: usize| if n == 1 { name.to_owned() } else { format!("{name} ({n})") };
    (1..).map(numbered).find(|name| !is_taken(name)).unwrap_or_default()
}
