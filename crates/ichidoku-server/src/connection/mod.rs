//! Connections: accepted up to a number, each with its time limits, and let finish when the server stops.

mod explain;
mod linger;
mod stream;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::config::Limits;
use crate::limiter::Peer;
use crate::problem::Problem;
use explain::ExplainingStream;
use linger::LingeringStream;
use stream::PatientStream;

/// The longest head of a request, in bytes, and the most lines in it.
const HEAD_BYTES: usize = 16 << 10;
const HEAD_LINES: usize = 64;

/// How long to wait after the system would not give a connection; it may have run out of them.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a client that was answered may go on sending before its connection is closed.
const LINGER: Duration = Duration::from_secs(1);

/// Serves until it is asked to stop, and then for as long as requests take and the limit allows.
pub(crate) async fn serve(listener: TcpListener, router: Router, limits: &Limits, mut stop: watch::Receiver<bool>) {
    let http = http(limits);
    let places = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    sleep(PAUSE).await;
                    continue;
                }
            },
            _ = stop.wait_for(|&stop| stop) => break,
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            tracing::warn!("a connection was refused: there are too many");
            refuse(&stream);
            continue;
        };
        // Answers are written in one piece; waiting to fill a packet only delays them.
        let _ = stream.set_nodelay(true);
        let stream = PatientStream::new(LingeringStream::new(stream, LINGER), limits.write_time);
        let stream = TokioIo::new(ExplainingStream::new(stream));
        let router = TowerToHyperService::new(router.clone());
        let answer = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(address.ip()));
            router.call(request)
        });
        let connection = http.serve_connection(stream, answer);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    if timeout(limits.stop_time, graceful.shutdown()).await.is_err() {
        tracing::warn!("stopped while requests were still running");
    }
}

fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new());
    http.header_read_timeout(limits.head_time).max_buf_size(HEAD_BYTES).max_headers(HEAD_LINES);
    http
}

/// Says that there is no room, if that can be said at once.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(Problem::full().as_http().as_bytes());
}
