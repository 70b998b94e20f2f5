//! Short requests beside long ones: how long they wait.
//!
//! `cargo run --release -p ichidoku-server --example load -- [LONG] [SHORT] [CLIENTS]` starts a server with two workers in
//! this process, has LONG requests (200) wait that take between a second and for ever, and sends SHORT ones (1,000) from
//! CLIENTS connections (1) meanwhile. It prints how long those took and what became of the long ones, and ends with 1 if
//! a short one was refused or one in a hundred took 50 ms or more.

#![allow(missing_docs, clippy::expect_used, reason = "a program that measures may give up")]

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use ichidoku_server::{Config, Server};

/// Time that at most one in a hundred short requests may exceed.
const LIMIT: Duration = Duration::from_millis(50);

/// Number of requests that have been sent.
static SENT: AtomicUsize = AtomicUsize::new(0);

/// A puzzle with one solution, as `/solve` takes it: solved, and graded too.
const BOARD: &str = r#"{"board": [[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],
    [4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]}"#;

/// A puzzle that takes a person, and those who rate puzzles for them, long.
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn main() -> ExitCode {
    let mut numbers = env::args().skip(1).map(|number| number.parse().expect("LONG, SHORT and CLIENTS are numbers"));
    let long = numbers.next().unwrap_or(200);
    let (short, clients) = (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(1));
    let mut config = Config::default();
    config.limits.workers = NonZero::new(2).expect("not zero");
    let server = Server::bind(config).expect("a free port");
    let (address, stop) = (server.address(), server.stop_handle());
    let running = thread::spawn(|| server.run());

    let waiting: Vec<_> = (0..long).map(|number| thread::spawn(move || post(address, long_request(number)))).collect();
    while SENT.load(Ordering::Relaxed) < long || !all_are_long(address) {
        thread::sleep(Duration::from_millis(100));
    }
    println!("{} of {long} long requests run or wait; load {}", computations(address)[1], load());
    let sending: Vec<_> = (0..clients)
        .map(|client| {
            let number = (client..short).step_by(clients).count();
            thread::spawn(move || (0..number).map(|_| timed(address)).collect::<Vec<_>>())
        })
        .collect();
    let answers: Vec<_> = sending.into_iter().flat_map(|client| client.join().expect("no panic")).collect();
    let is_fine = report(&answers);
    println!("load {}; waiting for the long ones", load());
    let statuses: Vec<_> = waiting.into_iter().map(|waiting| waiting.join().expect("no panic")).collect();
    for status in BTreeSet::from_iter(&statuses) {
        println!("long: {} answered with {status}", statuses.iter().filter(|&known| known == status).count());
    }
    stop.stop();
    running.join().expect("no panic").expect("the server ends");
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Requests of several kinds, some of which end in a second or two while others never would.
fn long_request(number: usize) -> (&'static str, String) {
    let blank = ".".repeat(81);
    match number % 6 {
        0 => ("/api/v1/enumerate", format!(r#"{{"puzzle": "{blank}", "skip": 18446744073709551615, "limit": 1}}"#)),
        1 => ("/api/v1/count", format!(r#"{{"puzzle": "{blank}", "limit": 1000000}}"#)),
        2 => ("/api/v1/lab-run", format!(r#"{{"puzzle": "{blank}", "algorithm": "row-by-row", "all": true}}"#)),
        3 => ("/api/v1/rate", format!(r#"{{"puzzle": "{HARD}"}}"#)),
        4 => ("/api/v1/solve-all", format!(r#"{{"text": "{}"}}"#, format!("{HARD}\\n").repeat(10_000))),
        _ => ("/api/v1/generate", r#"{"order": {"clues_to": 18}}"#.to_owned()),
    }
}

/// Sends a request and returns the status of the answer.
fn post(address: SocketAddr, (path, body): (&str, String)) -> u16 {
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n");
    exchange(address, &format!("{head}Content-Length: {length}\r\n\r\n{body}")).0
}

/// Sends bytes, and returns the status of the answer and the answer.
fn exchange(address: SocketAddr, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.write_all(request.as_bytes()).expect("sent");
    SENT.fetch_add(1, Ordering::Relaxed);
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    (answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"), answer)
}

/// The status of a short request, and how long its answer took.
fn timed(address: SocketAddr) -> (u16, Duration) {
    let start = Instant::now();
    (post(address, ("/solve", BOARD.to_owned())), start.elapsed())
}

/// True if every computation has turned out to be long.
fn all_are_long(address: SocketAddr) -> bool {
    let [all, long] = computations(address);
    all == long
}

/// Number of computations that run or wait, and of those among them that have turned out to be long.
fn computations(address: SocketAddr) -> [usize; 2] {
    let (_, health) = exchange(address, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    ["\"computations\":", "\"long\":"].map(|name| {
        let (_, number) = health.split_once(name).expect("a number");
        number.split([',', '}']).next().and_then(|number| number.parse().ok()).expect("a number")
    })
}

/// Prints how long short requests took; true if that was short enough, and none was refused.
fn report(answers: &[(u16, Duration)]) -> bool {
    let mut times: Vec<_> = answers.iter().map(|&(_, time)| time).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let refused = answers.iter().filter(|&&(status, _)| status != 200).count();
    println!("{} short: p50 {:.1?}, p99 {:.1?}, max {:.1?}, {refused} refused", times.len(), at(50), at(99), at(100));
    refused == 0 && at(99) < LIMIT
}

/// What other programs ask of this machine.
fn load() -> String {
    fs::read_to_string("/proc/loadavg").map_or_else(|_| "unknown".to_owned(), |load| load.trim().to_owned())
}
