//! Requests for other hosts, and requests that are none: what hyper refuses by itself.

use crate::client::{Reply, Request, exchange};
use crate::running::Running;

fn ask(server: &Running, head: &str) -> Reply {
    exchange(server.address, format!("{head}\r\n\r\n").as_bytes()).expect("an answer")
}

/// The status and the code of a refusal, which has the headers of every answer.
fn refusal(reply: &Reply) -> (u16, String) {
    assert!(reply.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'")));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
    assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"));
    assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    (reply.status, reply.code())
}

#[test]
fn a_page_that_renames_this_machine_is_refused() {
    let server = Running::start();
    let port = server.address.port();
    for host in ["localhost".to_owned(), format!("127.0.0.1:{port}"), format!("[::1]:{port}"), "127.3.2.1".to_owned()] {
        let ours = ask(&server, &format!("GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close"));
        assert_eq!(ours.status, 200, "{host}");
    }
    for path in ["/", "/health", "/api/v1/techniques", "/board", "/nothing"] {
        let foreign = ask(&server, &format!("GET {path} HTTP/1.1\r\nHost: evil.example:{port}\r\nConnection: close"));
        assert_eq!(refusal(&foreign), (421, "foreign-host".to_owned()), "{path}");
        assert!(String::from_utf8_lossy(&foreign.body).contains("evil.example"), "the name is told");
    }
}

#[test]
fn one_host_and_no_more_is_stated() {
    let server = Running::start();
    for head in [
        "GET /health HTTP/1.1\r\nConnection: close",
        "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close",
        "GET /health HTTP/1.1\r\nHost: a/b\r\nConnection: close",
        "GET /health HTTP/1.1\r\nHost:\r\nConnection: close",
        "GET /health HTTP/1.0",
    ] {
        let refused = ask(&server, head);
        assert_eq!(refusal(&refused), (400, "request".to_owned()), "{head}");
        assert!(String::from_utf8_lossy(&refused.body).contains("the header Host"), "{head}");
    }
    assert_eq!(ask(&server, "GET /health HTTP/1.0\r\nHost: localhost").status, 200);
}

#[test]
fn a_named_host_is_answered() {
    let server = Running::with(|config| config.hosts = vec!["sudoku.example.org".to_owned()]);
    let ask = |host: &str| ask(&server, &format!("GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close"));
    assert_eq!(ask("sudoku.example.org").status, 200);
    assert_eq!(ask("localhost").status, 200);
    assert_eq!(ask("example.org").status, 421);
}

#[test]
fn what_is_no_request_is_refused_in_the_shape_of_all_refusals() {
    let server = Running::start();
    let long = "y".repeat(20_000);
    let many = "X: y\r\n".repeat(65);
    for (head, status, code) in [
        ("nonsense", 400, "request"),
        ("GET /health HTTP/9.9\r\nHost: localhost", 400, "request"),
        ("G\u{0}T /health HTTP/1.1\r\nHost: localhost", 400, "request"),
        ("GET /health HTTP/1.1\r\nHost localhost", 400, "request"),
        ("GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1", 400, "request"),
        ("POST /solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip", 400, "request"),
        (&format!("GET /{long} HTTP/1.1\r\nHost: localhost"), 431, "too-long"),
        (&format!("GET /health HTTP/1.1\r\nHost: localhost\r\nX: {long}"), 431, "too-long"),
        (&format!("GET /health HTTP/1.1\r\nHost: localhost\r\n{}", many.trim_end()), 431, "too-long"),
    ] {
        let refused = ask(&server, head);
        assert_eq!(refusal(&refused), (status, code.to_owned()), "{}", head.get(..80).unwrap_or(head));
        assert_eq!(refused.header("connection"), Some("close"));
    }
}

#[test]
fn an_answer_before_a_refusal_arrives_whole() {
    let server = Running::start();
    let both = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n";
    let answered = exchange(server.address, both).expect("an answer");
    assert_eq!(answered.status, 200);
    let length: usize = answered.header("content-length").and_then(|length| length.parse().ok()).expect("a length");
    let after = String::from_utf8_lossy(&answered.body[length..]).into_owned();
    assert!(after.starts_with("HTTP/1.1 400 ") && after.contains("content-security-policy: "), "{after}");
}

#[test]
fn a_connection_too_many_is_refused_in_the_same_shape() {
    let server = Running::with(|config| config.limits.connections = 0);
    let refused = exchange(server.address, &Request::get("/health").bytes()).expect("an answer");
    assert_eq!(refusal(&refused), (503, "full".to_owned()));
}
