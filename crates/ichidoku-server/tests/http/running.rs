//! A server that runs while a test does.

use std::net::SocketAddr;
use std::thread::{self, JoinHandle};

use ichidoku_server::{Config, Server, StopHandle};

use crate::client::{Reply, Request};

/// A running server; it is stopped when this is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) stop: StopHandle,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// A server with changes to what it has by default.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::default();
        change(&mut config);
        let server = Server::bind(config).expect("a free port");
        let (address, stop) = (server.address(), server.stop_handle());
        assert!(address.ip().is_loopback());
        let thread = thread::spawn(|| server.run().expect("the server runs"));
        Self { address, stop, thread: Some(thread) }
    }

    pub(crate) fn start() -> Self {
        Self::with(|_| {})
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        Request::get(path).send(self.address)
    }

    pub(crate) fn post_json(&self, path: &str, body: &str) -> Reply {
        Request::post(path).header("Content-Type", "application/json").body(body).send(self.address)
    }

    /// Waits until it has ended by itself.
    pub(crate) fn join(mut self) {
        self.thread.take().expect("joined once").join().expect("no panic");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || thread::panicking(), "the server must not panic");
        }
    }
}
