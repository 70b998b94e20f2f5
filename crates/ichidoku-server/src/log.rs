//! One line of the log for each request.

use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Logs the request: how it was answered and after how long, or that its client went before.
pub(crate) async fn requests(request: Request, next: Next) -> Response {
    let mut entry = Entry {
        method: request.method().to_string(),
        path: request.uri().path().to_owned(),
        start: Instant::now(),
        status: None,
    };
    let response = next.run(request).await;
    entry.status = Some(response.status().as_u16());
    response
}

/// A line of the log, written when it is dropped: also the future of a request whose client has gone is dropped.
#[derive(Debug)]
struct Entry {
    method: String,
    path: String,
    start: Instant,
    status: Option<u16>,
}

impl Drop for Entry {
    fn drop(&mut self) {
        let Self { method, path, .. } = self;
        let milliseconds = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        match self.status {
            Some(status) => tracing::info!(method, path, status, milliseconds, "request"),
            None => tracing::info!(method, path, milliseconds, "request given up: its client has gone"),
        }
    }
}
