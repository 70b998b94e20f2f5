//! Answers as bytes, so that they can be pickled: a stream of Arrow's IPC format, as other programs read it, too.

use std::fmt::Display;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::{ArrayRef, StructArray};
use arrow_ipc::reader::StreamReader;
use arrow_ipc::writer::StreamWriter;
use arrow_schema::{ArrowError, DataType, Fields, Schema};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use pyo3_arrow::input::AnyArray;
use pyo3_arrow::{PyArray, PyChunkedArray};

use crate::columns::answer_field;

/// The bytes of an answer.
#[pyfunction]
pub(crate) fn packed<'py>(py: Python<'py>, answer: AnyArray) -> PyResult<Bound<'py, PyBytes>> {
    let reader = answer.into_reader()?;
    let field = reader.field();
    let DataType::Struct(fields) = field.data_type() else { return Err(broken(&"it has no columns")) };
    let chunks: Vec<ArrayRef> = reader.collect::<Result<_, _>>().map_err(|error| broken(&error))?;
    let bytes = py.detach(|| written(fields, &chunks)).map_err(|error| broken(&error))?;
    Ok(PyBytes::new(py, &bytes))
}

/// The answer that such bytes hold: one array, or a chunked one.
#[pyfunction]
pub(crate) fn unpacked(py: Python<'_>, bytes: &[u8], is_one: bool) -> PyResult<Py<PyAny>> {
    let (mut chunks, schema) = py.detach(|| read(bytes)).map_err(|error| broken(&error))?;
    let field = answer_field(schema.fields().clone());
    match chunks.pop() {
        Some(only) if is_one && chunks.is_empty() => {
            PyArray::try_new(only, field).map_err(|error| broken(&error))?.into_py_any(py)
        }
        last => PyChunkedArray::try_new(chunks.into_iter().chain(last).collect(), field)?.into_py_any(py),
    }
}

fn written(fields: &Fields, chunks: &[ArrayRef]) -> Result<Vec<u8>, ArrowError> {
    let mut writer = StreamWriter::try_new(Vec::new(), &Schema::new(fields.clone()))?;
    chunks.iter().filter_map(|chunk| chunk.as_struct_opt()).try_for_each(|chunk| writer.write(&chunk.into()))?;
    writer.into_inner()
}

fn read(bytes: &[u8]) -> Result<(Vec<ArrayRef>, Arc<Schema>), ArrowError> {
    let reader = StreamReader::try_new(bytes, None)?;
    let schema = reader.schema();
    let chunks = reader.map(|batch| Ok(Arc::new(StructArray::from(batch?)) as ArrayRef));
    Ok((chunks.collect::<Result<_, ArrowError>>()?, schema))
}

fn broken(error: &dyn Display) -> PyErr {
    PyValueError::new_err(format!("an answer that can't be pickled: {error}"))
}
