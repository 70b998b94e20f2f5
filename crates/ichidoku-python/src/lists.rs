//! Between Arrow's columns and Python's lists and buffers.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, UInt8Type, UInt64Type};
use arrow_array::{Array, ArrayRef, StringArray, StructArray};
use arrow_schema::DataType;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use pyo3_arrow::PyArray;
use pyo3_arrow::buffer::PyArrowBuffer;

/// A column of texts.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "a list is extracted as a vector")]
pub(crate) fn texts(texts: Vec<Option<String>>) -> PyArray {
    PyArray::from_array_ref(Arc::new(StringArray::from_iter(texts.iter().map(Option::as_deref))))
}

/// The columns of an answer as lists, by name; without grids in numbers, which NumPy reads from their [`buffer`].
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "an array is extracted from what Python has")]
pub(crate) fn lists(py: Python<'_>, answer: PyArray) -> PyResult<Bound<'_, PyDict>> {
    let answer = columns(&answer)?;
    let lists = PyDict::new(py);
    for (field, column) in answer.fields().iter().zip(answer.columns()) {
        if column.as_fixed_size_list_opt().is_none() {
            lists.set_item(field.name(), list(py, column)?)?;
        }
    }
    Ok(lists)
}

/// The bytes of one column of an answer, a row after the other, for NumPy; those of nulls are of no meaning.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "an array is extracted from what Python has")]
pub(crate) fn buffer(answer: PyArray, name: &str) -> PyResult<PyArrowBuffer> {
    let column = columns(&answer)?.column_by_name(name).ok_or_else(|| PyKeyError::new_err(name.to_owned()))?;
    let mut column = Arc::clone(column);
    while let Some(list) = column.as_fixed_size_list_opt() {
        column = Arc::clone(list.values());
    }
    let data = column.to_data();
    data.buffers().first().cloned().map(PyArrowBuffer::new).ok_or_else(|| unknown(column.data_type()))
}

fn columns(answer: &PyArray) -> PyResult<&StructArray> {
    let array = answer.array();
    array.as_struct_opt().ok_or_else(|| unknown(array.data_type()))
}

fn list<'py>(py: Python<'py>, column: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    match column.data_type() {
        DataType::Utf8 => PyList::new(py, column.as_string::<i32>().iter().collect::<Vec<_>>()),
        DataType::UInt8 => PyList::new(py, column.as_primitive::<UInt8Type>().iter().collect::<Vec<_>>()),
        DataType::UInt64 => PyList::new(py, column.as_primitive::<UInt64Type>().iter().collect::<Vec<_>>()),
        DataType::Float64 => PyList::new(py, column.as_primitive::<Float64Type>().iter().collect::<Vec<_>>()),
        DataType::Boolean => PyList::new(py, column.as_boolean().iter().collect::<Vec<_>>()),
        other => Err(unknown(other)),
    }
}

fn unknown(data_type: &DataType) -> PyErr {
    PyTypeError::new_err(format!("a column of {data_type} where that of an answer was expected"))
}
