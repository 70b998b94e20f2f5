//! Columns: any object with Arrow's PyCapsule interface in, an Arrow array or a chunked one out.

use std::fmt::Display;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use arrow_array::cast::AsArray;
use arrow_array::types::Float64Type;
use arrow_array::{Array, ArrayRef, NullArray, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ichidoku::Stop;
use ichidoku_arrow::{Error, Limits, MAX_ROWS, Plan, Scale};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyKeyError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use pyo3_arrow::{PyArray, PyChunkedArray, PyField};

use crate::patience;

/// What is asked of a column and how far that may go, as Python says it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Order {
    plan: String,
    /// Where counting ends.
    limit: u64,
    scale: String,
    /// 0: as many as there are processors.
    threads: usize,
    guesses: u64,
    seconds: f64,
}

/// Answers each row of a column; `named` is its name in a table. `progress` hears the rows done and all of them now and then.
#[pyfunction]
#[pyo3(signature = (data, order, named=None, progress=None))]
pub(crate) fn column(
    py: Python<'_>,
    data: &Bound<'_, PyAny>,
    order: &Bound<'_, PyAny>,
    named: Option<&str>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Py<PyAny>> {
    let order: Order = order.extract()?;
    let (chunks, data_type, is_one) = read(data)?;
    let (plan, data_type) = (order.plan()?, named_type(&data_type, named)?);
    let (chunks, data_type) = nulls_for_nan(named_columns(&chunks, named), data_type);
    let fields = ichidoku_arrow::columns(data_type, &plan).map_err(|error| exception(&error))?;
    let chunks = pieces(&chunks);
    let rows: usize = chunks.iter().map(Array::len).sum();
    let done = AtomicU64::new(0);
    let work = |stop: Stop<'_>| -> Result<Vec<StructArray>, Error> {
        let limits = order.limits(stop).progress(&done);
        chunks.iter().map(|chunk| ichidoku_arrow::run(chunk, &plan, &limits)).collect()
    };
    let tick = |_: Python<'_>| match progress {
        Some(progress) => progress.call1((done.load(Ordering::Relaxed), rows)).map(drop),
        None => Ok(()),
    };
    let answers = patience::wait_for(py, work, tick)?.map_err(|error| exception(&error))?;
    if let Some(progress) = progress {
        progress.call1((rows, rows))?;
    }
    let mut answers: Vec<ArrayRef> = answers.into_iter().map(|answer| Arc::new(answer) as ArrayRef).collect();
    let field = answer_field(fields);
    match answers.pop() {
        Some(only) if is_one && answers.is_empty() => PyArray::try_new(only, field).map_err(refused)?.into_py_any(py),
        last => PyChunkedArray::try_new(answers.into_iter().chain(last).collect(), field)?.into_py_any(py),
    }
}

/// The type of the answer for a column of a type, as an Arrow field.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "a field is extracted from what Python has")]
pub(crate) fn column_type(data: PyField, order: &Bound<'_, PyAny>) -> PyResult<PyField> {
    let plan = order.extract::<Order>()?.plan()?;
    ichidoku_arrow::columns(data.as_ref().data_type(), &plan)
        .map(|fields| PyField::new(answer_field(fields)))
        .map_err(|error| exception(&error))
}

/// The chunks of a column or table, their type, and whether they are one array, whose answer is one, too.
fn read(data: &Bound<'_, PyAny>) -> PyResult<(Vec<ArrayRef>, DataType, bool)> {
    let unreadable = |error: &dyn Display| PyTypeError::new_err(format!("a column that can't be read: {error}"));
    let found: AnyArray = data.extract()?;
    let is_one = matches!(found, AnyArray::Array(_));
    let reader = found.into_reader()?;
    let data_type = reader.field().data_type().clone();
    // Polars hands over a column of nulls alone in a form that can't be read: the number of rows is all that there is to know.
    if data_type == DataType::Null
        && let Ok(rows) = data.len()
    {
        return Ok((vec![Arc::new(NullArray::new(rows))], data_type, is_one));
    }
    let chunks = reader.collect::<Result<_, _>>().map_err(|error| unreadable(&error))?;
    Ok((chunks, data_type, is_one))
}

/// Arrow's nulls in place of numbers if none of these is one: what pandas makes of a column where nothing is.
fn nulls_for_nan(chunks: Vec<ArrayRef>, data_type: &DataType) -> (Vec<ArrayRef>, &DataType) {
    let is_nan = |chunk: &ArrayRef| chunk.as_primitive::<Float64Type>().iter().flatten().all(f64::is_nan);
    if data_type != &DataType::Float64 || !chunks.iter().all(is_nan) {
        return (chunks, data_type);
    }
    let nulls = |chunk: &ArrayRef| Arc::new(NullArray::new(chunk.len())) as ArrayRef;
    (chunks.iter().map(nulls).collect(), &DataType::Null)
}

/// The field of an answer with these columns.
pub(crate) fn answer_field(fields: Fields) -> Arc<Field> {
    Arc::new(Field::new("answer", DataType::Struct(fields), false))
}

impl Order {
    fn plan(&self) -> PyResult<Plan> {
        Ok(match self.plan.as_str() {
            "solve" => Plan::Solve,
            "count" => Plan::Count { limit: self.limit },
            "rate" => Plan::Rate(self.scale()?),
            "canonical" => Plan::Canonical,
            "check" => Plan::Check,
            other => return Err(PyValueError::new_err(format!("no plan is called {other:?}"))),
        })
    }

    fn scale(&self) -> PyResult<Scale> {
        let named = Scale::ALL.iter().find(|scale| scale.name() == self.scale);
        let names = || Scale::ALL.iter().map(|scale| scale.name()).collect::<Vec<_>>().join(", ");
        named
            .copied()
            .ok_or_else(|| PyValueError::new_err(format!("{:?} where one of {} was expected", self.scale, names())))
    }

    fn limits<'a>(&self, stop: Stop<'a>) -> Limits<'a> {
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        let time = Duration::try_from_secs_f64(self.seconds.max(0.0)).unwrap_or(Duration::MAX);
        Limits::new().threads(threads).guesses(self.guesses).time(time).stop(stop)
    }
}

/// The type of the column itself, or of the one that has the name in a table.
fn named_type<'a>(data_type: &'a DataType, named: Option<&str>) -> PyResult<&'a DataType> {
    let (fields, named) = match (data_type, named) {
        (DataType::Struct(fields), Some(named)) => (fields, named),
        (DataType::Struct(_), None) => {
            return Err(PyTypeError::new_err("a table where a column was expected: name its column"));
        }
        (_, Some(named)) => {
            return Err(PyTypeError::new_err(format!(
                "column={named:?} where the data is a column itself: leave it out"
            )));
        }
        (_, None) => return Ok(data_type),
    };
    let names = || fields.iter().map(|field| field.name().as_str()).collect::<Vec<_>>().join(", ");
    let unknown = || PyKeyError::new_err(format!("no column is named {named:?}; there are: {}", names()));
    fields.find(named).map(|(_, field)| field.data_type()).ok_or_else(unknown)
}

fn named_columns(chunks: &[ArrayRef], named: Option<&str>) -> Vec<ArrayRef> {
    let column = |chunk: &ArrayRef| {
        let column = chunk.as_struct_opt().zip(named).and_then(|(table, named)| table.column_by_name(named).cloned());
        column.unwrap_or_else(|| Arc::clone(chunk))
    };
    chunks.iter().map(column).collect()
}

/// The chunks, none with more rows than can be answered at once.
fn pieces(chunks: &[ArrayRef]) -> Vec<ArrayRef> {
    let cut = |chunk: &ArrayRef| -> Vec<ArrayRef> {
        let starts = (0..chunk.len().max(1)).step_by(MAX_ROWS);
        starts.map(|start| chunk.slice(start, MAX_ROWS.min(chunk.len() - start))).collect()
    };
    chunks.iter().flat_map(cut).collect()
}

fn exception(error: &Error) -> PyErr {
    match error {
        Error::Type(_) => PyTypeError::new_err(error.to_string()),
        _ => PyRuntimeError::new_err(error.to_string()),
    }
}

fn refused(error: arrow_schema::ArrowError) -> PyErr {
    exception(&error.into())
}
