//! The extension module `ichidoku._ichidoku`: puzzles as lines of 81 characters, requests and answers as JSON, columns as Arrow
//! arrays. What Python people see is made of it in `python/ichidoku`.

mod columns;
mod lists;
mod patience;
mod pickled;
mod requests;
mod search;

use pyo3::prelude::*;
use pyo3_arrow::{PyArray, PyChunkedArray};

/// The engine and the API of ichidoku for its Python package; private.
#[pymodule(gil_used = false)]
fn _ichidoku(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add("REQUESTS", ichidoku_api::Request::NAMES)?;
    module.add_function(wrap_pyfunction!(requests::answer, module)?)?;
    module.add_function(wrap_pyfunction!(requests::hint_svg, module)?)?;
    module.add_function(wrap_pyfunction!(search::read, module)?)?;
    module.add_function(wrap_pyfunction!(search::solve, module)?)?;
    module.add_function(wrap_pyfunction!(search::count, module)?)?;
    module.add_class::<search::Solutions>()?;
    module.add_function(wrap_pyfunction!(columns::column, module)?)?;
    module.add_function(wrap_pyfunction!(columns::column_type, module)?)?;
    module.add_function(wrap_pyfunction!(pickled::packed, module)?)?;
    module.add_function(wrap_pyfunction!(pickled::unpacked, module)?)?;
    module.add("Array", module.py().get_type::<PyArray>())?;
    module.add("ChunkedArray", module.py().get_type::<PyChunkedArray>())?;
    module.add_function(wrap_pyfunction!(lists::texts, module)?)?;
    module.add_function(wrap_pyfunction!(lists::lists, module)?)?;
    module.add_function(wrap_pyfunction!(lists::buffer, module)?)?;
    Ok(())
}
