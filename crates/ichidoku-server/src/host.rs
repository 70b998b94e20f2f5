//! The names that the server answers to.
//!
//! A page from elsewhere can make its own name resolve to this machine and then read what a server here answers (DNS
//! rebinding). The browser still sends the page's name in the header Host, so a server on a loopback address answers to
//! the names of this machine only, unless it is given more.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

/// The names that the server answers to.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Beside the names of this machine.
    named: Arc<[String]>,
    /// Any name will do.
    any: bool,
}

impl Hosts {
    /// Any name for a server that others may reach, unless there is a list.
    pub(crate) fn new(address: SocketAddr, named: &[String]) -> Self {
        let any = named.is_empty() && !address.ip().to_canonical().is_loopback();
        Self { named: named.iter().map(|name| plain(name).to_owned()).collect(), any }
    }

    /// True if the server answers to this name.
    fn contain(&self, host: &str) -> bool {
        let host = plain(host);
        self.any || is_this_machine(host) || self.named.iter().any(|name| name.eq_ignore_ascii_case(host))
    }

    /// Checks the name in the header, and that in the address if there is one, which proxies and rude clients send.
    fn check(&self, request: &Request) -> Result<(), Problem> {
        let stated = stated(request.headers())?;
        for authority in [Some(&stated), request.uri().authority()].into_iter().flatten() {
            if !self.contain(authority.host()) {
                return Err(Problem::foreign_host(authority.host()));
            }
        }
        Ok(())
    }
}

/// Refuses requests for other names.
pub(crate) async fn check(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    match hosts.check(&request) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// The one name in the header Host. HTTP/1.0 did not require it, but its clients have sent it for decades, and without
/// it nothing is known about where a request was meant to go.
fn stated(headers: &HeaderMap) -> Result<Authority, Problem> {
    let mut stated = headers.get_all(header::HOST).iter();
    let host = stated.next().ok_or_else(|| Problem::malformed_as("host-missing"))?;
    if stated.next().is_some() {
        return Err(Problem::malformed_as("host-twice"));
    }
    let authority = Authority::try_from(host.as_bytes()).ok().filter(is_name_and_port);
    authority.ok_or_else(|| Problem::malformed_as("host-malformed"))
}

/// True if there is no user in it and the port, if there is one, is a port.
fn is_name_and_port(authority: &Authority) -> bool {
    let rest = authority.as_str().strip_prefix(authority.host());
    let port = rest.map(|rest| rest.strip_prefix(':').unwrap_or(rest));
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    !plain(authority.host()).is_empty() && port.is_some_and(|port| port.is_empty() || is_port(port))
}

/// The name without the brackets of an IPv6 address or the dot at the end of a complete domain name.
fn plain(host: &str) -> &str {
    let unbracketed = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    unbracketed.unwrap_or_else(|| host.strip_suffix('.').unwrap_or(host))
}

fn is_this_machine(host: &str) -> bool {
    let is_loopback = |address: IpAddr| address.to_canonical().is_loopback();
    host.eq_ignore_ascii_case("localhost") || host.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(address: &str, named: &[&str]) -> Hosts {
        let named: Vec<_> = named.iter().map(|&name| name.to_owned()).collect();
        Hosts::new(address.parse().unwrap(), &named)
    }

    fn accepts(hosts: &Hosts, host: &str) -> bool {
        let request = Request::get("/").header(header::HOST, host).body(axum::body::Body::empty()).unwrap();
        hosts.check(&request).is_ok()
    }

    #[test]
    fn on_a_loopback_address_only_this_machine_is_meant() {
        for address in ["127.0.0.1:80", "[::1]:80", "127.8.8.8:1"] {
            let hosts = hosts(address, &[]);
            for ours in
                ["localhost", "LocalHost:8181", "localhost.", "127.0.0.1", "127.9.9.9:1", "[::1]", "[::1]:65535"]
            {
                assert!(accepts(&hosts, ours), "{ours}");
            }
            for foreign in
                ["example.org", "localhost.example.org", "127.0.0.1.example.org", "10.0.0.1", "0.0.0.0", "[::2]"]
            {
                assert!(!accepts(&hosts, foreign), "{foreign}");
            }
        }
    }

    #[test]
    fn what_is_named_is_accepted_too() {
        let hosts = hosts("127.0.0.1:80", &["sudoku.example.org", "[2001:db8::1]"]);
        for named in ["sudoku.example.org", "SUDOKU.example.org.:443", "[2001:db8::1]:80", "localhost"] {
            assert!(accepts(&hosts, named), "{named}");
        }
        assert!(!accepts(&hosts, "example.org"));
    }

    #[test]
    fn on_other_addresses_any_name_is_accepted_unless_there_is_a_list() {
        let open = hosts("0.0.0.0:80", &[]);
        assert!(accepts(&open, "example.org") && accepts(&open, "10.0.0.1:8181"));
        let listed = hosts("0.0.0.0:80", &["example.org"]);
        assert!(accepts(&listed, "example.org") && accepts(&listed, "127.0.0.1") && !accepts(&listed, "10.0.0.1"));
    }

    #[test]
    fn what_is_no_host_is_refused_everywhere() {
        let open = hosts("0.0.0.0:80", &[]);
        for wrong in ["", ".", ":80", "a:b", "a:70000", "a:+1", "me@a", "a/b", "a b", "[::1", "::1"] {
            assert!(!accepts(&open, wrong), "{wrong}");
        }
    }

    #[test]
    fn a_name_in_the_address_is_checked_too() {
        let address = |uri: &str| {
            let request = Request::get(uri).header(header::HOST, "localhost").body(axum::body::Body::empty()).unwrap();
            hosts("127.0.0.1:80", &[]).check(&request).is_ok()
        };
        assert!(address("http://localhost/health") && !address("http://example.org/health"));
    }
}
