//! How often each client may ask of the interface.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::HeaderName;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Rate;
use crate::problem::Problem;

/// Clients that are remembered before those who have not asked for a while are forgotten.
const CLIENTS: usize = 10_000;

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Counts how often each client asks.
#[derive(Debug)]
pub(crate) struct Limiter {
    clients: DefaultKeyedRateLimiter<Client>,
    header: Option<HeaderName>,
}

/// Whoever asks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Client {
    /// By what a header says of it.
    Named(Box<[u8]>),
    /// By its address.
    At(IpAddr),
    /// It cannot be told.
    Unknown,
}

impl Limiter {
    pub(crate) fn new(rate: &Rate) -> Self {
        Self { clients: RateLimiter::keyed(Quota::per_minute(rate.per_minute)), header: rate.header.clone() }
    }

    /// Counts a request; the error is how long its client has to wait.
    fn count(&self, request: &Request) -> Result<(), Duration> {
        if self.clients.len() > CLIENTS {
            self.clients.retain_recent();
        }
        let client = self.client(request);
        self.clients.check_key(&client).map_err(|wait| wait.wait_time_from(DefaultClock::default().now()))
    }

    /// Who asks: by the header that says so, where one is set and there, or by the address.
    fn client(&self, request: &Request) -> Client {
        let named = self.header.as_ref().and_then(|header| request.headers().get(header));
        let at = || request.extensions().get::<Peer>().map_or(Client::Unknown, |peer| Client::At(network(peer.0)));
        named.map_or_else(at, |name| Client::Named(name.as_bytes().into()))
    }
}

/// What one client may have: an address, or under IPv6 all addresses of its network, /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() & !u128::from(u64::MAX)).into()),
        address => address,
    }
}

/// Refuses whoever asks too often, with the time to wait.
pub(crate) async fn limit(State(limiter): State<Arc<Limiter>>, request: Request, next: Next) -> Response {
    match limiter.count(&request) {
        Ok(()) => next.run(request).await,
        Err(wait) => Problem::too_often(wait).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_client_is_its_network() {
        let network = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn clients_that_have_not_asked_for_a_while_are_forgotten() {
        let rate = Rate { per_minute: std::num::NonZero::<u32>::MAX, header: Some(HeaderName::from_static("x-key")) };
        let limiter = Limiter::new(&rate);
        for name in 0..2 * CLIENTS {
            let request = Request::builder().header("x-key", name).body(axum::body::Body::empty()).unwrap();
            assert_eq!(limiter.count(&request), Ok(()));
        }
        assert!(limiter.clients.len() <= CLIENTS + 1, "{}", limiter.clients.len());
    }
}
