//! Any body sent to any endpoint of a running server is answered in JSON, and never with a fault of the server's own.

#![no_main]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use ichidoku_server::{Config, Server};
use libfuzzer_sys::fuzz_target;

/// Where bodies go.
const PATHS: [&str; 18] = [
    "/api/v1/solve",
    "/api/v1/solve-all",
    "/api/v1/count",
    "/api/v1/enumerate",
    "/api/v1/check",
    "/api/v1/candidates",
    "/api/v1/true-candidates",
    "/api/v1/hint",
    "/api/v1/steps",
    "/api/v1/rate",
    "/api/v1/generate",
    "/api/v1/technique",
    "/api/v1/lab-run",
    "/api/v1/lab-compare",
    "/api/v1/convert",
    "/solve",
    "/grade",
    "/validate",
];
const KINDS: [&str; 2] = ["application/json", "application/x-www-form-urlencoded"];

// The first byte says where the body goes and what kind it is said to be.
fuzz_target!(|bytes: &[u8]| {
    let Some((first, body)) = bytes.split_first() else { return };
    let path = PATHS[usize::from(*first) % PATHS.len()];
    let kind = KINDS[usize::from(*first) / PATHS.len() % KINDS.len()];
    let (status, answer) = post(path, kind, body);
    // 503: its time was up.
    assert!((200..500).contains(&status) || status == 503, "{path}: {status} {answer}");
    let _: serde_json::Value =
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{path}: {error}: {answer}"));
});

/// The address of a server that runs as long as the process.
fn address() -> SocketAddr {
    static ADDRESS: OnceLock<SocketAddr> = OnceLock::new();
    *ADDRESS.get_or_init(|| {
        let mut config = Config::default();
        config.files = &[];
        config.limits.work_time = Duration::from_millis(200);
        let server = Server::bind(config).expect("a port");
        let address = server.address();
        thread::spawn(|| server.run());
        address
    })
}

/// Sends a body; returns the status and the body of the answer.
fn post(path: &str, kind: &str, body: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(address()).expect("a connection");
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n",
        address()
    );
    stream.write_all(&[head.as_bytes(), body].concat()).expect("the request is taken");
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).expect("a status line");
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let mut rest = String::new();
    stream.read_to_string(&mut rest).expect("text");
    let (_, answer) = rest.split_once("\r\n\r\n").expect("a head");
    (status, answer.to_owned())
}
