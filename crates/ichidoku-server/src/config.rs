//! What a server is given to start with.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use axum::http::HeaderName;

use crate::files::File;

/// What a server serves, where, and how far requests may go.
///
/// ```
/// use ichidoku_server::Config;
/// let config = Config::default();
/// assert!(config.address.ip().is_loopback(), "other machines see nothing unless they are meant to");
/// assert_eq!(config.address.port(), 0, "any free port");
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Config {
    /// Where to listen; port 0 stands for any free one.
    pub address: SocketAddr,
    /// Host names that requests may be meant for, besides localhost and the loopback addresses: those that a proxy or a
    /// domain adds. If there are none, a server on a loopback address accepts no others and a server on any other
    /// address accepts all. A request for another host is answered 421.
    pub hosts: Vec<String>,
    /// The web app.
    pub files: &'static [File],
    /// How far requests may go.
    pub limits: Limits,
    /// How often each client may ask of the interface; as often as it likes without this. The app's files and the state of
    /// the server are not counted.
    pub rate: Option<Rate>,
    /// Whether `/metrics` has counts of requests and computations, for Prometheus. Whoever may ask the server may read them.
    pub metrics: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
            hosts: Vec::new(),
            files: crate::files::WEB_APP,
            limits: Limits::default(),
            rate: None,
            metrics: false,
        }
    }
}

/// How often each client may ask of the interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Requests a minute. This many may come at once; then one more each time that a minute's share has passed. What comes
    /// sooner is answered 429 with the header Retry-After.
    pub per_minute: NonZero<u32>,
    /// The header that says which client asks; a proxy sets it: a key, or the client's own address. Without it, or where it
    /// is missing, a client is an address, and under IPv6 a network of /64.
    pub header: Option<HeaderName>,
}

/// How far requests may go before they are refused or given up.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// The longest body, in bytes; a longer one is answered 413.
    pub body: usize,
    /// How long a client may take over the head of a request, the pause before it included.
    pub head_time: Duration,
    /// How long a client may take over a body; then it is answered 408.
    pub body_time: Duration,
    /// How long a client may go without taking a byte of the answer; then its connection is closed.
    pub write_time: Duration,
    /// How long a computation may take, waiting for its turn included; then it is answered 503.
    pub work_time: Duration,
    /// How many short computations run at once. As many of each class of longer ones run beside them, on threads of
    /// lower priority.
    pub workers: NonZero<usize>,
    /// How many long computations may wait for their turn; one more is answered 503 with the header Retry-After. Short
    /// ones are never refused: there are no more of them than connections.
    pub waiting: usize,
    /// How many connections may be open; one more is answered 503 and closed.
    pub connections: usize,
    /// How long requests may go on after the server was asked to stop.
    pub stop_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            head_time: Duration::from_secs(15),
            body_time: Duration::from_secs(15),
            write_time: Duration::from_secs(15),
            work_time: Duration::from_secs(30),
            workers: thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN),
            waiting: 256,
            connections: 1280,
            stop_time: Duration::from_secs(5),
        }
    }
}
