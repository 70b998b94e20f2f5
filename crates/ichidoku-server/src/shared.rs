//! What every request may use.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use ichidoku_api::{Control, Stop};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;

use crate::config::Limits;
use crate::problem::Problem;
use crate::work::Workers;

/// The solutions of a puzzle that are counted.
const SOLUTIONS: u64 = 1_000_000;

/// The steps that a run of the lab may take.
const LAB_STEPS: u64 = 1_000_000_000;

/// What every request may use.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    pub(crate) limits: Arc<Limits>,
    workers: Arc<Workers>,
}

impl Shared {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self { limits: Arc::new(limits.clone()), workers: Arc::new(Workers::new(limits)) }
    }

    /// How many computations run or wait for their turn.
    pub(crate) fn computations(&self) -> usize {
        self.workers.busy()
    }

    /// Computes an answer and writes it as JSON, off the threads that carry requests.
    pub(crate) async fn answer<T, F>(&self, compute: F) -> Result<Response, Problem>
    where
        T: Serialize,
        F: FnOnce(&Control<'_>) -> Result<T, Problem> + Send + 'static,
    {
        // What is answered in part when its time is up is left time to do so.
        let time = self.limits.work_time / 2;
        let compute = move |given_up: &AtomicBool| {
            let control =
                Control::new().stop(Stop::flag(given_up)).time(time).solutions(SOLUTIONS).lab_steps(LAB_STEPS);
            to_json(&compute(&control)?)
        };
        self.workers.run(compute).await?
    }
}

/// Answers with JSON.
pub(crate) fn to_json<T: Serialize>(answer: &T) -> Result<Response, Problem> {
    let json = serde_json::to_vec(answer).map_err(|error| {
        tracing::error!(%error, "an answer cannot be written as JSON");
        Problem::internal()
    })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// Reads an object in JSON: 400 if it is none, 422 if it does not say what is expected.
pub(crate) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let read = ichidoku_api::read_object(&mut json).and_then(|read| json.end().map(|()| read));
    read.map_err(|error: serde_json::Error| match error.classify() {
        Category::Data => Problem::unfit(error),
        Category::Io | Category::Syntax | Category::Eof => match misfit::<T>(bytes) {
            Some(misfit) => Problem::unfit(format_args!("{misfit} at line {} column {}", error.line(), error.column())),
            None => Problem::malformed(error),
        },
    })
}

/// What is unexpected in JSON that is well written all the same: the parser takes `5` or `null` where a word stands for
/// one of several for a fault of the writing.
fn misfit<T: DeserializeOwned>(bytes: &[u8]) -> Option<serde_json::Error> {
    let well_written: Value = serde_json::from_slice(bytes).ok()?;
    ichidoku_api::read_object::<_, T>(well_written).err()
}
