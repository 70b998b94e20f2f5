//! One puzzle: read, solved, counted, its solutions listed.

use std::sync::atomic::{AtomicU32, Ordering};

use ichidoku::solve::{Report, Search, Solutions as Found};
use ichidoku::{Interrupted, Puzzle, Stop, text};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::patience;

/// Guesses that are made at once, in less than a millisecond; a search that needs more is worth a thread.
const QUICK: u64 = 500;

/// Reads a text in any plain form as a line of 81 characters; `None` if it is none.
#[pyfunction]
pub(crate) fn read(text: &str) -> Option<String> {
    puzzle(text).ok().map(|puzzle| puzzle.to_string())
}

fn puzzle(text: &str) -> PyResult<Puzzle> {
    let line = text.as_bytes().try_into().ok().and_then(text::read_line);
    line.map_or_else(|| text.parse().map_err(|error| PyValueError::new_err(format!("{error}"))), Ok)
}

/// Searches a puzzle for at most this many solutions: how many there are, the first two, and the guesses that it took.
#[pyfunction]
pub(crate) fn solve(py: Python<'_>, line: &str, limit: u64) -> PyResult<(u64, Option<String>, Option<String>, u64)> {
    let report = search(py, line, limit)?;
    let [first, second] = report.solutions.map(|solution| solution.map(|solution| solution.to_string()));
    Ok((report.count, first, second, report.stats.guesses))
}

/// Counts the solutions of a puzzle up to a limit.
#[pyfunction]
pub(crate) fn count(py: Python<'_>, line: &str, limit: u64) -> PyResult<u64> {
    Ok(search(py, line, limit)?.count)
}

fn search(py: Python<'_>, line: &str, limit: u64) -> PyResult<Report> {
    let puzzle = puzzle(line)?;
    let search = Search::new().limit(limit);
    // Counting to a large limit takes no guesses to speak of, but long.
    if limit <= QUICK {
        let report = search.node_budget(QUICK).run(&puzzle);
        if report.interrupted.is_none() {
            return Ok(report);
        }
    }
    patience::wait_for(py, |stop| search.stop(stop).run(&puzzle), |_| Ok(()))
}

/// The solutions of a puzzle in ascending order, found as they are asked for.
#[pyclass]
pub(crate) struct Solutions(Found<'static>);

#[pymethods]
impl Solutions {
    #[new]
    fn new(line: &str) -> PyResult<Self> {
        Ok(Self(Search::new().limit(u64::MAX).stop(Stop::when(&is_interrupted)).solutions(&puzzle(line)?)))
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<String>> {
        match self.0.next() {
            Some(Ok(solution)) => Ok(Some(solution.to_string())),
            Some(Err(Interrupted::Stopped | Interrupted::NodeBudget)) => Err(PyErr::fetch(py)),
            None => Ok(None),
        }
    }
}

/// Whether Ctrl-C was pressed; the exception is left for who asked for the next solution. It is asked in every sweep, so
/// it looks at signals now and then only.
fn is_interrupted() -> bool {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let look = ASKED.fetch_add(1, Ordering::Relaxed).is_multiple_of(1 << 14);
    look && Python::attach(|py| py.check_signals().map_err(|exception| exception.restore(py)).is_err())
}
