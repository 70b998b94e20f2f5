//! What the server counts, for Prometheus and whatever else reads OpenMetrics.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::problem::Problem;
use crate::shared::Shared;

/// Where the counts are.
pub(crate) const PATH: &str = "/metrics";
/// What files of the app are counted under, whatever their paths.
const APP: &str = "app";
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Upper bounds of the classes that durations are counted in, in seconds: from a puzzle that is solved to the longest
/// computation.
const SECONDS: [f64; 9] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 5.0, 30.0];

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    durations: Family<Asked, Histogram>,
    computations: Gauge,
    long_computations: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    path: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    path: String,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("ichidoku");
        let histogram: fn() -> Histogram = || Histogram::new(SECONDS);
        let (requests, durations) = (Family::default(), Family::new_with_constructor(histogram));
        let (computations, long_computations) = (Gauge::default(), Gauge::default());
        registry.register("build", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        registry.register("requests", "Requests that were answered, by path and status", requests.clone());
        let help = "Time until a request was answered, by path";
        registry.register_with_unit("request_duration", help, Unit::Seconds, durations.clone());
        registry.register("computations", "Computations that run or wait for their turn", computations.clone());
        registry.register("long_computations", "Those among them that are long", long_computations.clone());
        Self { registry, requests, durations, computations, long_computations }
    }

    fn count(&self, path: String, status: StatusCode, begin: Instant) {
        self.durations.get_or_create(&Asked { path: path.clone() }).observe(begin.elapsed().as_secs_f64());
        self.requests.get_or_create(&Answered { path, status: status.as_u16() }).inc();
    }

    /// All counts as text.
    fn text(&self, shared: &Shared) -> Result<String, fmt::Error> {
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        self.computations.set(whole(shared.computations()));
        self.long_computations.set(whole(shared.long_computations()));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Answers with all counts.
pub(crate) fn answer(metrics: &Metrics, shared: &Shared) -> Response {
    match metrics.text(shared) {
        Ok(text) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(_) => Problem::internal().into_response(),
    }
}

/// Counts a request once it is answered: by the path of its endpoint, so that there are no more counts than endpoints.
pub(crate) async fn count(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or(APP, MatchedPath::as_str).to_owned();
    let begin = Instant::now();
    let response = next.run(request).await;
    metrics.count(path, response.status(), begin);
    response
}
