//! What a server is to those who run it: how often clients may ask, what is counted, whether it takes more work.

use std::num::NonZero;

use ichidoku_server::{Config, HeaderName, Rate};

use crate::client::{Reply, Request};
use crate::running::Running;

const COUNT: &str =
    r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#;

/// A server that lets each client ask twice a minute.
fn twice_a_minute(header: Option<&'static str>) -> Running {
    let rate = Rate { per_minute: NonZero::new(2).expect("two"), header: header.map(HeaderName::from_static) };
    Running::with(|config: &mut Config| config.rate = Some(rate))
}

fn count_as(server: &Running, key: &str) -> Reply {
    let request = Request::post("/api/v1/count").header("Content-Type", "application/json").header("X-Key", key);
    request.body(COUNT).send(server.address)
}

#[test]
fn who_asks_too_often_is_told_how_long_to_wait() {
    let server = twice_a_minute(None);
    assert_eq!([0; 2].map(|_| server.post_json("/api/v1/count", COUNT).status), [200; 2]);
    let refused = server.post_json("/api/v1/count", COUNT);
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-often"));
    let wait: u64 = refused.header("retry-after").expect("a time").parse().expect("whole seconds");
    assert!((25..=30).contains(&wait), "{wait}");
    assert_eq!(refused.json()["message"], format!("too many requests in this minute; try again in {wait} s"));
    assert_eq!(refused.header("access-control-allow-origin"), Some("*"), "a page of another origin may read it");
}

#[test]
fn the_app_and_the_state_of_the_server_may_be_asked_for_as_often_as_one_likes() {
    let server = twice_a_minute(None);
    for path in ["/health", "/ready", "/nothing"] {
        let often: Vec<u16> = (0..5).map(|_| server.get(path).status).collect();
        assert!(!often.contains(&429), "{path}: {often:?}");
    }
}

#[test]
fn a_header_tells_clients_apart() {
    let server = twice_a_minute(Some("x-key"));
    let ask = |key| count_as(&server, key).status;
    assert_eq!([ask("a"), ask("b"), ask("a"), ask("b"), ask("a"), ask("b")], [200, 200, 200, 200, 429, 429]);
    assert_eq!([0; 3].map(|_| server.post_json("/api/v1/count", COUNT).status), [200, 200, 429], "without the header");
}

#[test]
fn requests_are_counted_by_endpoint_and_status_where_that_is_wanted() {
    let server = Running::with(|config: &mut Config| config.metrics = true);
    assert_eq!([0; 2].map(|_| server.post_json("/api/v1/count", COUNT).status), [200; 2]);
    assert_eq!(server.post_json("/api/v1/count", "{").status, 400);
    assert_eq!([server.get("/nothing").status, server.get("/nothing/else").status], [404; 2]);
    let counts = server.get("/metrics");
    assert!(counts.header("content-type").is_some_and(|kind| kind.starts_with("application/openmetrics-text")));
    let text = String::from_utf8(counts.body).expect("text");
    for line in [
        r#"ichidoku_requests_total{path="/api/v1/count",status="200"} 2"#,
        r#"ichidoku_requests_total{path="/api/v1/count",status="400"} 1"#,
        r#"ichidoku_requests_total{path="app",status="404"} 2"#,
        r#"ichidoku_request_duration_seconds_count{path="/api/v1/count"} 3"#,
        "ichidoku_computations 0",
        "# EOF",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
    }
}

#[test]
fn counts_are_not_shown_unless_they_are_wanted() {
    assert_eq!(Running::start().get("/metrics").status, 404);
}

#[test]
fn a_server_that_has_room_is_ready() {
    let ready = Running::start().get("/ready");
    assert_eq!((ready.status, &ready.json()["status"]), (200, &"ok".into()));
}
