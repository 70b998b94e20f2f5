//! Many requests in one, one per line.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Reply, Request, connect};
use crate::running::Running;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const LINES: &str = "application/x-ndjson";

fn post(server: &Running, path: &str, kind: &str, body: &str) -> Reply {
    Request::post(&format!("/api/v1/{path}")).header("Content-Type", kind).body(body).send(server.address)
}

/// The lines of an answer that came in chunks, as far as they are whole, and whether the answer is.
fn lines(mut chunks: &[u8]) -> (Vec<Value>, bool) {
    let mut body = Vec::new();
    let mut is_whole = false;
    while let Some(end) = chunks.windows(2).position(|pair| pair == b"\r\n") {
        let length = usize::from_str_radix(std::str::from_utf8(&chunks[..end]).expect("text"), 16).expect("a length");
        let Some(chunk) = chunks.get(end + 2..end + 2 + length) else { break };
        is_whole = length == 0;
        if is_whole {
            break;
        }
        body.extend(chunk);
        chunks = &chunks[end + 2 + length + 2..];
    }
    let text = String::from_utf8(body).expect("UTF-8");
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    (text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), is_whole)
}

/// The lines of a whole answer.
fn answered(reply: &Reply) -> Vec<Value> {
    assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
    assert_eq!(reply.header("content-type"), Some(LINES));
    let (lines, is_whole) = lines(&reply.body);
    assert!(is_whole, "the answer has its end");
    lines
}

#[test]
fn each_line_is_answered_as_the_endpoint_for_one_answers_it() {
    let server = Running::start();
    let requests = [
        json!({ "puzzle": PUZZLE }),
        json!({ "puzzle": "53..x" }),
        json!({ "puzzle": PUZZLE, "fly": 1 }),
        json!({ "puzzle": ".".repeat(81) }),
    ];
    let body = requests.iter().map(|request| format!("{request}\r\n")).collect::<String>();
    let answers = answered(&post(&server, "solve/batch", LINES, &body));
    assert_eq!(answers.len(), requests.len());
    for (at, (request, mut answer)) in requests.iter().zip(answers).enumerate() {
        let one = server.post_json("/api/v1/solve", &request.to_string()).json();
        let line = answer.as_object_mut().expect("an object").remove("line");
        assert_eq!(line, one.get("code").map(|_| json!(at + 1)), "only refusals name their line");
        assert_eq!(answer, one);
    }
}

#[test]
fn puzzles_may_be_lines_and_fields_be_in_the_address() {
    let server = Running::start();
    let blank = ".".repeat(81);
    let body = format!("{PUZZLE}\n\n{blank}\n53..x");
    let answers = answered(&post(&server, "count/batch?limit=7", "text/plain", &body));
    let counts: Vec<_> =
        answers.iter().map(|answer| answer["solutions"].as_u64().or(answer["count"].as_u64())).collect();
    assert_eq!(counts, [Some(1), Some(7), None], "{answers:?}");
    assert_eq!((&answers[2]["line"], &answers[2]["code"]), (&json!(4), &json!("puzzle")), "blank lines count");
    let solved = answered(&post(&server, "solve/batch", "text/plain; charset=utf-8", PUZZLE));
    assert_eq!(solved[0]["solution"], SOLUTION);
    let generated = "{\"order\": {\"seed\": 1}}\n";
    assert_eq!(answered(&post(&server, "generate/batch", LINES, generated)).len(), 1, "every request has it");
}

#[test]
fn what_is_wrong_with_a_line_is_said_in_its_place_and_language() {
    let server = Running::start();
    let body = format!("{{\"puzzle\": \"{PUZZLE}\"}}\nnonsense\n[1]\n{{}}\n{{\"puzzle\": \"{PUZZLE}\"}}\n");
    let answers = answered(&post(&server, "solve/batch", LINES, &body));
    assert_eq!((&answers[0]["solution"], &answers[4]["solution"]), (&json!(SOLUTION), &json!(SOLUTION)));
    let message = answers[1]["message"].as_str().expect("a message");
    assert!(message.contains("line 2 column 2"), "{message}");
    assert_eq!(answers[3]["message"], "the field `puzzle` is missing");
    assert_eq!([1, 2, 3].map(|at| answers[at]["line"].clone()), [2, 3, 4].map(|line| json!(line)));
    let short = "53..x\n";
    let german =
        Request::post("/api/v1/solve/batch").header("Content-Type", "text/plain").header("Accept-Language", "de");
    let english = answered(&post(&server, "solve/batch", "text/plain", short)).remove(0);
    let german = answered(&german.body(short).send(server.address)).remove(0);
    assert!(english["message"] != german["message"] && english["key"] == german["key"], "{german}");
}

#[test]
fn what_is_no_batch_of_lines_is_refused() {
    let server = Running::start();
    let refused = |path: &str, kind: &str| {
        let reply = post(&server, path, kind, "{}");
        (reply.status, reply.code())
    };
    let unsupported = (415, "unsupported-media-type".to_owned());
    assert_eq!(refused("hint/batch", "application/json"), unsupported);
    assert_eq!(refused("generate/batch", "text/plain"), unsupported, "a line is no order");
    assert_eq!(refused("nonsense/batch", LINES), (404, "not-found".to_owned()));
    assert_eq!(refused("techniques/batch", LINES), (404, "not-found".to_owned()), "asked with GET, without a body");
    assert_eq!(server.get("/api/v1/hint/batch").status, 405);
    assert!(answered(&post(&server, "hint/batch", LINES, "")).is_empty());
}

#[test]
fn a_line_has_a_limit_and_all_of_them_have_none() {
    let server = Running::with(|config| config.limits.body = 1_000);
    let many = format!("{PUZZLE}\n").repeat(5_000);
    let answers = answered(&post(&server, "solve/batch", "text/plain", &many));
    assert!(answers.len() == 5_000 && answers.iter().all(|answer| answer["solution"] == SOLUTION));
    let long = format!("{PUZZLE}\n{}\n{PUZZLE}\n", "x".repeat(5_000));
    let answers = answered(&post(&server, "solve/batch", "text/plain", &long));
    assert_eq!(answers.len(), 3);
    assert_eq!((&answers[1]["code"], &answers[1]["line"]), (&json!("too-long"), &json!(2)));
    assert_eq!(answers[2]["solution"], SOLUTION);
}

#[test]
fn a_line_has_the_time_of_a_request_and_the_next_one_its_own() {
    let server = Running::with(|config| config.limits.work_time = Duration::from_millis(300));
    let body = format!("{}\n{PUZZLE}\n", ".".repeat(81));
    let answers = answered(&post(&server, "minimal/batch", "text/plain", &body));
    assert_eq!(answers.len(), 2, "{answers:?}");
    let counted = answered(&post(&server, "unavoidable/batch", "text/plain", &format!("{SOLUTION}\n{SOLUTION}\n")));
    assert_eq!(counted.len(), 2, "{counted:?}");
}

/// A request whose body is sent in chunks, and what has come of its answer.
struct Exchange {
    stream: TcpStream,
    heard: Vec<u8>,
}

impl Exchange {
    fn begin(server: &Running, path: &str) -> Self {
        let mut stream = connect(server.address).expect("a connection");
        let head = format!(
            "POST /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).expect("sent");
        Self { stream, heard: Vec::new() }
    }

    /// Sends a chunk; an empty one is the end.
    fn send(&mut self, text: &str) {
        self.stream.write_all(format!("{:x}\r\n{text}\r\n", text.len()).as_bytes()).expect("sent");
    }

    fn lines(&self) -> (Vec<Value>, bool) {
        let head = self.heard.windows(4).position(|window| window == b"\r\n\r\n");
        head.map_or_else(Default::default, |end| lines(&self.heard[end + 4..]))
    }

    /// Hears until that holds of the lines, or the end comes.
    fn hear_until(&mut self, holds: impl Fn(&[Value], bool) -> bool) -> (Vec<Value>, bool) {
        let mut buffer = [0; 4096];
        loop {
            let (lines, is_whole) = self.lines();
            if holds(&lines, is_whole) {
                return (lines, is_whole);
            }
            match self.stream.read(&mut buffer) {
                Ok(read) if read > 0 => self.heard.extend(&buffer[..read]),
                _ => return self.lines(),
            }
        }
    }
}

#[test]
fn a_line_is_answered_before_the_next_one_is_sent() {
    let server = Running::start();
    let mut exchange = Exchange::begin(&server, "solve/batch");
    for number in 1..=3 {
        exchange.send(&format!("{PUZZLE}\n"));
        assert_eq!(exchange.hear_until(|lines, _| lines.len() >= number).0.len(), number);
    }
    exchange.send("");
    assert!(exchange.hear_until(|_, is_whole| is_whole).1);
}

#[test]
fn a_client_that_sends_nothing_more_learns_it_in_the_last_line() {
    let server = Running::with(|config| config.limits.body_time = Duration::from_millis(50));
    let mut exchange = Exchange::begin(&server, "solve/batch");
    exchange.send(&format!("{PUZZLE}\n53.."));
    let (lines, is_whole) = exchange.hear_until(|_, is_whole| is_whole);
    assert!(!is_whole, "the answer breaks off");
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[1]["code"], &lines[1]["line"]), (&json!("too-slow"), &json!(2)));
}

#[test]
fn work_ends_when_the_client_goes() {
    let server = Running::start();
    let mut exchange = Exchange::begin(&server, "count/batch");
    let computations = || server.get("/health").json()["computations"].as_u64().expect("a number");
    let wait_for = |number: u64| {
        let begin = Instant::now();
        while computations() != number {
            assert!(begin.elapsed() < Duration::from_secs(20), "{number} computations");
            thread::sleep(Duration::from_millis(5));
        }
    };
    exchange.send(&format!("{}\n", ".".repeat(81)));
    wait_for(1);
    drop(exchange);
    wait_for(0);
}
