//! Rubbish in great amounts.

use std::io::{self, Write};
use std::net::{Shutdown, SocketAddr};

use crate::client::{Reply, Request, connect, exchange, read_reply};
use crate::running::Running;

/// Rubbish of many kinds, each all that a client says.
fn rubbish(number: usize) -> Vec<u8> {
    let filler = "7".repeat(number % 300);
    let json =
        |body: &str| Request::post("/api/v1/solve").header("Content-Type", "application/json").body(body).bytes();
    let form = |body: &str| {
        Request::post("/solve").header("Content-Type", "application/x-www-form-urlencoded").body(body).bytes()
    };
    match number % 20 {
        0 => json(&format!("{{\"puzzle\":\"{filler}\"}}")),
        1 => json(&format!("{{\"puzzle\":{filler}")),
        2 => json(&"[".repeat(number)),
        3 => json(&format!("{{\"puzzle\":\"{}\"}}", "\u{1F600}".repeat(number % 100))),
        4 => form(&format!("board=[[{filler}]]")),
        5 => form(&format!("board=%5B%5{filler}%")),
        6 => form(&"board=&".repeat(number % 100)),
        7 => Request::post("/api/v1/solve").body(vec![0xff; number % 500]).bytes(),
        8 => Request::get(&format!("/board?difficulty={filler}")).bytes(),
        9 => Request::get(&format!("/{}", "../".repeat(number % 100))).bytes(),
        10 => Request::new(&filler, "/health").bytes(),
        11 => Request::get("/health").header("X", &"y".repeat(20_000)).bytes(),
        12 => format!("GET /health HTTP/9.{number}\r\n\r\n").into_bytes(),
        13 => vec![(number % 256) as u8; 200],
        14 => b"\r\n".repeat(number % 200),
        15 => Request::post("/api/v1/solve").header("Content-Length", "-1").bytes(),
        16 => Request::post("/api/v1/solve").header("Transfer-Encoding", "chunked").body("zz\r\n").bytes(),
        17 => Request::get(&format!("/%{filler}%00%ff")).bytes(),
        18 => Request::get("/health").header("Accept-Encoding", &",;q=".repeat(number % 1000)).bytes(),
        _ => Request::post("/validate").header("Content-Type", &filler).body("board=[]").bytes(),
    }
}

/// Says it, and hangs up where the server would wait for more.
fn converse(server: SocketAddr, number: usize) -> io::Result<Reply> {
    let bytes = rubbish(number);
    if ![13, 14].contains(&(number % 20)) {
        return exchange(server, &bytes);
    }
    let mut stream = connect(server)?;
    stream.write_all(&bytes)?;
    stream.shutdown(Shutdown::Write)?;
    read_reply(stream)
}

#[test]
fn ten_thousand_malformed_requests_leave_it_answering() {
    let server = Running::start();
    let mut statuses = std::collections::BTreeMap::new();
    for number in 0..10_000 {
        // Closing without an answer is an answer to what is not HTTP.
        let status = converse(server.address, number).map_or(0, |reply| reply.status);
        assert!(status < 500, "{status} to {:?}", String::from_utf8_lossy(&rubbish(number)));
        *statuses.entry(status).or_insert(0) += 1;
    }
    assert!(statuses.keys().filter(|&&status| status >= 400).count() >= 5, "{statuses:?}");
    assert_eq!(server.get("/health").status, 200);
}

#[test]
fn bodies_that_are_too_long_are_refused() {
    let server = Running::with(|config| config.limits.body = 1000);
    for _ in 0..200 {
        let long = Request::post("/api/v1/solve").header("Content-Type", "application/json").body(vec![b' '; 1001]);
        let refused = long.send(server.address);
        assert_eq!((refused.status, refused.code()), (413, "too-long".to_owned()));
    }
    // Without a word on its length it is found out while it is read.
    let chunk = format!("{:x}\r\n{}\r\n0\r\n\r\n", 1001, " ".repeat(1001));
    let chunked = Request::post("/api/v1/solve")
        .header("Content-Type", "application/json")
        .header("Transfer-Encoding", "chunked")
        .bytes();
    let refused = exchange(server.address, &[chunked, chunk.into_bytes()].concat()).expect("an answer");
    assert_eq!((refused.status, refused.code()), (413, "too-long".to_owned()));
}

#[test]
fn one_who_still_sends_hears_the_refusal() {
    let server = Running::start();
    let long = Request::post("/api/v1/solve").header("Content-Type", "application/json").body(vec![b' '; 4 << 20]);
    let foreign = Request::post("/solve").header("Content-Type", "text/plain").body(vec![b' '; 4 << 20]);
    assert_eq!(long.send(server.address).status, 413);
    assert_eq!(foreign.send(server.address).status, 415);
}

#[test]
fn a_body_of_a_gigabyte_is_not_waited_for() {
    let server = Running::start();
    let huge = Request::post("/api/v1/solve")
        .header("Content-Type", "application/json")
        .header("Content-Length", &(1_u64 << 30).to_string())
        .bytes();
    let refused = exchange(server.address, &huge).expect("an answer");
    assert_eq!((refused.status, refused.code()), (413, "too-long".to_owned()));
}
