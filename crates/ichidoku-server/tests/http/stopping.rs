//! How a server ends.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use crate::client::{Request, connect, read_reply};
use crate::running::Running;

#[test]
fn a_request_that_has_begun_is_answered_after_the_stop() {
    let server = Running::start();
    let mut stream = connect(server.address).expect("a connection");
    let bytes = Request::get("/health").bytes();
    let (begun, rest) = bytes.split_at(10);
    stream.write_all(begun).expect("sent");
    // The server has read the beginning when it answers somebody who came later.
    assert_eq!(server.get("/health").status, 200);
    server.stop.stop();
    stream.write_all(rest).expect("sent");
    let _ = read_reply(stream);
    let address = server.address;
    server.join();
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
}

#[test]
fn a_connection_without_a_request_does_not_hold_up_the_stop() {
    let server = Running::with(|config| config.limits.stop_time = Duration::from_secs(3600));
    let idle = connect(server.address).expect("a connection");
    assert_eq!(server.get("/health").status, 200);
    server.stop.stop();
    server.join();
    drop(idle);
}
