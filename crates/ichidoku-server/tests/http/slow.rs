//! Clients that take their time, and those beside them.

use std::io::{Read, Write};
use std::time::Duration;

use crate::client::{Request, connect, read_reply};
use crate::running::Running;

#[test]
fn slow_clients_do_not_hold_others_up() {
    let server = Running::start();
    let head: Vec<_> = (0..100)
        .map(|_| {
            let mut stream = connect(server.address).expect("a connection");
            stream.write_all(b"GET /health HTTP/1.1\r\nHost: lo").expect("sent");
            stream
        })
        .collect();
    let body: Vec<_> = (0..100)
        .map(|_| {
            let mut stream = connect(server.address).expect("a connection");
            let head = b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
            stream.write_all(head).expect("sent");
            stream
        })
        .collect();
    for _ in 0..100 {
        assert_eq!(server.get("/health").status, 200);
    }
    drop((head, body));
}

#[test]
fn a_head_that_does_not_end_is_given_up() {
    let server = Running::with(|config| config.limits.head_time = Duration::from_millis(50));
    let mut stream = connect(server.address).expect("a connection");
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: lo").expect("sent");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the connection is closed in order");
    assert!(rest.is_empty() || rest.starts_with(b"HTTP/1.1 408"), "{}", String::from_utf8_lossy(&rest));
}

#[test]
fn too_many_connections_are_refused_and_there_is_room_again() {
    let server = Running::with(|config| config.limits.connections = 1);
    let mut first = connect(server.address).expect("a connection");
    first.write_all(b"GET /health HTTP/1.1\r\n").expect("sent");
    let refused = read_reply(connect(server.address).expect("a connection")).expect("an answer");
    assert_eq!((refused.status, refused.code()), (503, "full".to_owned()));
    drop(first);
    let answered = std::iter::repeat_with(|| server.get("/health").status).take(10_000).any(|status| status == 200);
    assert!(answered, "the place comes free");
}

#[test]
fn an_answer_that_nobody_takes_is_given_up() {
    let server = Running::with(|config| {
        config.limits.write_time = Duration::from_millis(50);
        config.limits.connections = 1;
    });
    let mut stream = connect(server.address).expect("a connection");
    // Answers to more requests than fit between the two; none is read.
    let request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
    stream.set_write_timeout(Some(Duration::from_millis(20))).expect("a timeout");
    while stream.write_all(&request).is_ok() {}
    let answered = std::iter::repeat_with(|| Request::get("/health").send(server.address).status)
        .take(100_000)
        .any(|status| status == 200);
    assert!(answered, "the place comes free");
}
