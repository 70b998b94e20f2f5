//! Requests of the API, as JSON.

use std::time::Duration;

use ichidoku_api::{Control, Request, Stop, answer_json};
use ichidoku_logic::draw;
use ichidoku_logic::explain::Words;
use ichidoku_logic::hint::Advice;
use ichidoku_render::svg;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::patience;

/// More than anybody waits for: Ctrl-C ends what takes too long.
const A_YEAR: Duration = Duration::from_secs(365 * 86_400);

/// Answers a request of the API that is written in JSON, in JSON.
#[pyfunction]
pub(crate) fn answer(py: Python<'_>, request: &str) -> PyResult<String> {
    let work = |stop: Stop<'_>| {
        let control = Control::new().stop(stop).time(A_YEAR).listed(u64::MAX).solutions(u64::MAX).attempts(u64::MAX);
        answer_json(request, &control.steps(usize::MAX).lab_steps(u64::MAX))
    };
    patience::wait_for(py, work, |_| Ok(()))
}

/// The picture of the step that answers a request `hint`, as SVG; `None` where there is no step to draw.
#[pyfunction]
pub(crate) fn hint_svg(py: Python<'_>, request: &str) -> PyResult<Option<String>> {
    let refused = |error: ichidoku_api::Error| PyValueError::new_err(error.message);
    let Request::Hint(hint) = Request::read(request).map_err(refused)? else { return Ok(None) };
    let words = Words::of_preferred(&hint.language);
    let draw = |stop: Stop<'_>| {
        hint.advise(&Control::new().stop(stop)).map(|advice| match advice {
            Advice::Step(hint) => Some(svg(&draw::of_step_in(&words, &hint.state, &hint.step))),
            _ => None,
        })
    };
    patience::wait_for(py, draw, |_| Ok(()))?.map_err(refused)
}
