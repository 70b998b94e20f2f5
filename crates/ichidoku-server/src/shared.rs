//! What every request may use.

use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use ichidoku_api::{Control, Stop};

use crate::config::Limits;
use crate::problem::Problem;
use crate::work_queue::Workers;

/// The solutions of a puzzle that are counted.
pub(crate) const SOLUTIONS: u64 = 1_000_000;

/// The steps that a run of the lab may take.
const LAB_STEPS: u64 = 1_000_000_000;

/// Computes an answer and writes it as JSON.
pub(crate) type Compute = Box<dyn Fn(&Control<'_>) -> Result<Response, Problem> + Send + Sync>;

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

    /// Number of computations among them that have turned out to be long.
    pub(crate) fn long_computations(&self) -> usize {
        self.workers.long()
    }

    /// True if one more long computation would find a place.
    pub(crate) fn has_room(&self) -> bool {
        self.workers.has_room()
    }

    /// Computes an answer, more than once if it takes long, and writes it as JSON, off the threads that carry requests.
    /// Those of one kind take turns with those of another.
    pub(crate) async fn answer(&self, kind: &'static str, compute: Compute) -> Result<Response, Problem> {
        let within = move |stop: Stop<'_>, left: Duration| {
            // What is answered in part when its time is up is left time to do so.
            compute(&Control::new().stop(stop).time(left / 2).solutions(SOLUTIONS).lab_steps(LAB_STEPS))
        };
        self.workers.run(kind, Box::new(within)).await?
    }

    /// Computes something else in the same way.
    #[cfg(feature = "columns")]
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        kind: &'static str,
        compute: crate::work_queue::Compute<T>,
    ) -> Result<T, Problem> {
        self.workers.run(kind, compute).await
    }
}
