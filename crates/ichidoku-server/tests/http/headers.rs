//! What every answer says to the browser.

use crate::client::Request;
use crate::running::Running;

#[test]
fn every_answer_is_strict() {
    let server = Running::start();
    for path in ["/", "/health", "/nothing", "/api/v1/nothing", "/board?difficulty=none"] {
        let reply = server.get(path);
        let policy = reply.header("content-security-policy").expect(path);
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("'unsafe-inline'") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"));
        assert!(reply.header("cross-origin-resource-policy").is_some());
    }
}

#[test]
fn other_origins_reach_the_api_and_nothing_else() {
    let server = Running::start();
    let from_elsewhere = |path| Request::get(path).header("Origin", "http://example.org").send(server.address);
    for path in ["/api/v1/openapi.json", "/api/v1/techniques", "/api/v1/nothing", "/solve", "/board?difficulty=none"] {
        let open = from_elsewhere(path);
        assert_eq!(open.header("access-control-allow-origin"), Some("*"), "{path}");
        assert_eq!(open.header("cross-origin-resource-policy"), Some("cross-origin"), "{path}");
    }
    for path in ["/", "/health", "/nothing", "/api"] {
        let closed = from_elsewhere(path);
        assert_eq!(closed.header("access-control-allow-origin"), None, "{path}");
        assert_eq!(closed.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
    }
}

#[test]
fn a_preflight_is_answered() {
    let server = Running::start();
    let reply = Request::new("OPTIONS", "/api/v1/solve")
        .header("Origin", "http://example.org")
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", "content-type")
        .send(server.address);
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("access-control-allow-origin"), Some("*"));
    assert_eq!(reply.header("access-control-allow-headers"), Some("*"));
}

#[test]
fn refusals_have_one_shape() {
    let server = Running::start();
    let nothing = server.get("/nothing");
    assert_eq!((nothing.status, nothing.code()), (404, "not-found".to_owned()));
    let nothing = server.post_json("/api/v1/nothing", "{}");
    assert_eq!((nothing.status, nothing.code()), (404, "not-found".to_owned()));
    assert_eq!(nothing.header("cache-control"), Some("no-store"));
    #[cfg(not(feature = "columns"))]
    {
        let batch = server.post_json("/api/v1/solve/batch", "{}").json();
        assert_eq!((&batch["code"], &batch["key"]), (&"not-found".into(), &"no-columns".into()));
    }
    let wrong = Request::new("DELETE", "/health").send(server.address);
    assert_eq!((wrong.status, wrong.code()), (405, "method-not-allowed".to_owned()));
    assert_eq!(wrong.header("allow"), Some("GET,HEAD"));
}
