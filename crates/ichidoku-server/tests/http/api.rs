//! The vocabulary as endpoints.

use std::io::Write;
use std::net::TcpStream;
use std::num::NonZero;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Request, connect};
use crate::running::Running;

/// The best-known puzzle of all, and its solution.
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A computation that takes about as long as the universe has left.
fn endless() -> Request {
    let body = json!({ "puzzle": ".".repeat(81), "skip": u64::MAX, "limit": 1 }).to_string();
    Request::post("/api/v1/enumerate").header("Content-Type", "application/json").body(body)
}

/// Sends it and goes on without waiting.
fn begin(server: &Running) -> TcpStream {
    let mut stream = connect(server.address).expect("a connection");
    stream.write_all(&endless().bytes()).expect("sent");
    stream
}

fn computations(server: &Running) -> u64 {
    server.get("/health").json()["computations"].as_u64().expect("a number")
}

fn long_computations(server: &Running) -> u64 {
    server.get("/health").json()["long"].as_u64().expect("a number")
}

#[test]
fn a_puzzle_is_solved() {
    let server = Running::start();
    let reply = server.post_json("/api/v1/solve", &json!({ "puzzle": PUZZLE }).to_string());
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    let solved = reply.json();
    assert_eq!((&solved["status"], &solved["solution"]), (&json!("unique"), &json!(SOLUTION)));
}

#[test]
fn sentences_are_in_the_language_that_is_accepted_or_asked_for() {
    let server = Running::start();
    let hint = |accepted: &str, body: Value| {
        let request = Request::post("/api/v1/hint").header("Content-Type", "application/json");
        let reply = request.header("Accept-Language", accepted).body(body.to_string()).send(server.address);
        reply.json()["sentences"][0].clone()
    };
    let english = hint("tlh", json!({ "puzzle": PUZZLE }));
    let german = hint("de-AT, en;q=0.5", json!({ "puzzle": PUZZLE }));
    assert!(english["text"].as_str().is_some_and(|text| text.starts_with("Look ")), "{english}");
    assert!(german["text"].as_str().is_some_and(|text| text.starts_with("Schau ")), "{german}");
    assert_eq!((&german["key"], &german["args"]), (&english["key"], &english["args"]));
    assert_eq!(hint("de", json!({ "puzzle": PUZZLE, "language": "en" })), english);
    let describe = Request::post("/api/v1/describe-variant").header("Content-Type", "application/json");
    let describe = describe.header("Accept-Language", "de").body(json!({ "puzzle": ".AntiKnight" }).to_string());
    let described = describe.send(server.address).json();
    let rule = described["rules"][0]["sentences"][0]["text"].as_str().unwrap_or_default();
    assert!(rule.starts_with("Zellen, die einen Springerzug "), "{described}");
    let list = Request::get("/api/v1/techniques").header("Accept-Language", "de").send(server.address).json();
    assert!(list["techniques"].as_array().expect("a list").iter().any(|one| one["name"] == "Nackter Einer"), "{list}");
}

#[test]
fn refusals_are_in_the_language_that_is_accepted() {
    let server = Running::start();
    let refused = |request: Request| request.header("Accept-Language", "de-CH, en;q=0.5").send(server.address).json();
    let solve = |puzzle: &str| {
        let request = Request::post("/api/v1/solve").header("Content-Type", "application/json");
        refused(request.body(json!({ "puzzle": puzzle }).to_string()))
    };
    let symbol = solve(&PUZZLE.replacen('.', "q", 1));
    let message = symbol["message"].as_str().unwrap_or_default();
    assert!(message.ends_with("'q' ist weder eine Ziffer noch eine leere Zelle"), "{symbol}");
    assert!(message.starts_with("Zeile 1, Spalte "), "{symbol}");
    assert_eq!((&symbol["key"], &symbol["args"]), (&json!("not-a-cell"), &json!({ "found": "'q'" })));
    assert_eq!(solve(&PUZZLE[..80])["message"], "80 Zellen, erwartet wurden 81");
    assert_eq!(solve(&format!("{PUZZLE}\n{PUZZLE}"))["message"], "mehrere Rätsel, erwartet wurde eines");
    let nowhere = refused(Request::get("/api/v1/nowhere"));
    assert_eq!(nowhere["message"], "unter /api/v1/nowhere gibt es nichts");
    let english = server.get("/api/v1/nowhere").json();
    assert_eq!(english["message"], "there is nothing at /api/v1/nowhere");
}

#[test]
fn every_request_of_the_vocabulary_is_an_endpoint() {
    let server = Running::start();
    let described = server.get("/api/v1/openapi.json").json();
    let path = |name: &&str| format!("/api/v1/{name}");
    let absent: Vec<_> =
        ichidoku_api::Request::NAMES.iter().filter(|name| described["paths"][path(name)].is_null()).collect();
    assert!(absent.is_empty(), "{absent:?}");
}

#[test]
fn the_examples_of_the_description_are_answered() {
    let server = Running::start();
    let described: Value = server.get("/api/v1/openapi.json").json();
    let paths = described["paths"].as_object().expect("paths");
    for (path, operations) in paths {
        let contents = operations["post"]["requestBody"]["content"].as_object();
        // Streams of columns have no example, and tests of their own.
        if contents.is_some_and(|contents| !contents.contains_key("application/json")) {
            assert!(path.ends_with("/batch"), "{path}");
            continue;
        }
        let reply = match contents {
            None => server.get(path),
            Some(contents) => {
                let example = contents["application/json"]["example"].to_string();
                server.post_json(path, &example)
            }
        };
        assert_eq!(reply.status, 200, "{path}: {}", String::from_utf8_lossy(&reply.body));
        reply.json();
    }
}

#[test]
fn faults_are_named_by_their_place() {
    let server = Running::start();
    let fault = |body: &str| server.post_json("/api/v1/solve", body);
    let unreadable = fault(&json!({ "puzzle": "12" }).to_string());
    assert_eq!((unreadable.status, unreadable.code().as_str()), (422, "puzzle"));
    let told = unreadable.json();
    assert_eq!((&told["place"]["line"], &told["expected"]), (&json!(1), &json!("81 cells")));
    let faults = [
        ("{", "ends too early", 400),
        ("{}", "`puzzle`", 422),
        (r#"{"puzzle":"","fly":1}"#, "`fly`", 422),
        (r#"["1", false]"#, "an object", 422),
    ];
    for (body, named, status) in faults {
        let malformed = fault(body);
        assert_eq!((malformed.status, malformed.code().as_str()), (status, "request"), "{body}");
        assert!(malformed.json()["message"].as_str().is_some_and(|text| text.contains(named)), "{body}");
    }
    for which in ["null", "5", "[]"] {
        let body = format!(r#"{{"puzzle": "{PUZZLE}", "which": {which}}}"#);
        let unfit = server.post_json("/api/v1/steps", &body);
        assert_eq!((unfit.status, unfit.code().as_str()), (422, "request"), "{which} is well written");
        assert!(unfit.json()["message"].as_str().is_some_and(|text| text.starts_with("which: expected ")), "{which}");
    }
    let untyped = Request::post("/api/v1/solve").body("{}").send(server.address);
    assert_eq!((untyped.status, untyped.code().as_str()), (415, "unsupported-media-type"));
    let typed = Request::post("/api/v1/solve").header("Content-Type", "application/json");
    let coded = typed.header("Content-Encoding", "gzip").body("\u{1f}").send(server.address);
    assert_eq!((coded.status, coded.code().as_str()), (415, "unsupported-media-type"));
    assert!(coded.json()["message"].as_str().is_some_and(|text| text.contains("Content-Encoding")));
}

#[test]
fn work_ends_when_its_client_goes() {
    let server = Running::start();
    let client = begin(&server);
    while computations(&server) == 0 {}
    drop(client);
    // Without a cancel flag this would never come to an end.
    while computations(&server) > 0 {}
}

#[test]
fn work_ends_when_its_time_is_up() {
    let server = Running::with(|config| config.limits.work_time = Duration::from_millis(50));
    let reply = endless().send(server.address);
    assert_eq!((reply.status, reply.code().as_str()), (503, "out-of-time"));
    while computations(&server) > 0 {}
}

#[test]
fn more_long_work_than_may_wait_is_refused_and_short_work_is_not() {
    let server = Running::with(|config| {
        config.limits.workers = NonZero::<usize>::MIN;
        config.limits.waiting = 1;
    });
    let clients = [begin(&server), begin(&server)];
    while long_computations(&server) < 2 {}
    for refused in [endless().send(server.address), server.get("/ready")] {
        assert_eq!((refused.status, refused.code().as_str()), (503, "busy"));
        assert_eq!(refused.header("retry-after"), Some("1"));
    }
    for _ in 0..100 {
        let solved = server.post_json("/api/v1/solve", &json!({ "puzzle": PUZZLE }).to_string());
        assert_eq!(solved.status, 200, "a short one, beside two that never end");
    }
    drop(clients);
    while computations(&server) > 0 {}
    assert_eq!(server.post_json("/api/v1/solve", &json!({ "puzzle": PUZZLE }).to_string()).status, 200);
}

#[test]
fn the_stop_does_not_wait_for_endless_work() {
    let server = Running::with(|config| config.limits.stop_time = Duration::from_millis(50));
    let client = begin(&server);
    while computations(&server) == 0 {}
    server.stop.stop();
    server.join();
    drop(client);
}
