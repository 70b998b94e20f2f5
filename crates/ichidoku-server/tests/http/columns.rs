//! Columns of puzzles as streams of Arrow.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, FixedSizeListArray, Int32Array, RecordBatch, StringArray, UInt8Array,
};
use arrow_buffer::Buffer;
use arrow_ipc::reader::{StreamDecoder, StreamReader};
use arrow_ipc::writer::StreamWriter;
use arrow_schema::{DataType, Field};

use crate::client::{Reply, Request, connect};
use crate::running::Running;

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const MEDIA_TYPE: &str = "application/vnd.apache.arrow.stream";

/// The mark at the end of a stream.
const END: [u8; 8] = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];

/// A batch with a column of numbers before that of puzzles.
fn batch(name: &str, rows: &[Option<&str>]) -> RecordBatch {
    let ids: Int32Array = (0..rows.len()).map(|id| id as i32).collect();
    let columns: [(&str, ArrayRef, bool); 2] =
        [("id", Arc::new(ids), false), (name, Arc::new(StringArray::from(rows.to_vec())), true)];
    RecordBatch::try_from_iter_with_nullable(columns).expect("a batch")
}

/// A stream of these batches, and where each begins in it; the end last.
fn pieces(batches: &[RecordBatch]) -> Vec<Vec<u8>> {
    let mut writer = StreamWriter::try_new(Vec::new(), &batches[0].schema()).expect("a writer");
    let mut pieces = Vec::new();
    for batch in batches {
        writer.write(batch).expect("written");
        pieces.push(std::mem::take(writer.get_mut()));
    }
    writer.finish().expect("finished");
    pieces.push(std::mem::take(writer.get_mut()));
    pieces
}

fn stream(batches: &[RecordBatch]) -> Vec<u8> {
    pieces(batches).concat()
}

fn post(server: &Running, path: &str, body: Vec<u8>) -> Reply {
    Request::post(&format!("/api/v1/{path}")).header("Content-Type", MEDIA_TYPE).body(body).send(server.address)
}

/// A body without the lengths of its chunks, and whether it is whole.
fn unchunked(mut chunks: &[u8]) -> (Vec<u8>, bool) {
    let mut body = Vec::new();
    while let Some(end) = chunks.windows(2).position(|pair| pair == b"\r\n") {
        let length = usize::from_str_radix(std::str::from_utf8(&chunks[..end]).expect("text"), 16).expect("a length");
        let Some(chunk) = chunks.get(end + 2..end + 2 + length) else { break };
        if length == 0 {
            return (body, true);
        }
        body.extend(chunk);
        chunks = &chunks[end + 2 + length + 2..];
    }
    (body, false)
}

/// The batches of a whole answer.
fn answered(reply: &Reply) -> Vec<RecordBatch> {
    assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
    assert_eq!(reply.header("content-type"), Some(MEDIA_TYPE));
    let (body, is_whole) = unchunked(&reply.body);
    assert!(is_whole && body.ends_with(&END), "the answer has its end");
    StreamReader::try_new(&*body, None).expect("a stream").collect::<Result<_, _>>().expect("batches")
}

fn names(batch: &RecordBatch) -> Vec<&str> {
    batch.schema_ref().fields().iter().map(|field| field.name().as_str()).collect()
}

fn texts<'a>(batch: &'a RecordBatch, name: &str) -> Vec<Option<&'a str>> {
    batch.column_by_name(name).expect(name).as_string::<i32>().iter().collect()
}

fn counts(batch: &RecordBatch) -> Vec<Option<u64>> {
    batch.column_by_name("count").expect("counts").as_primitive::<UInt64Type>().iter().collect()
}

/// A refusal as its status and its words.
fn refusal(reply: &Reply) -> (u16, String) {
    (reply.status, reply.json()["message"].as_str().expect("a message").to_owned())
}

#[test]
fn a_stream_is_answered_batch_by_batch_with_its_other_columns() {
    let server = Running::start();
    let blank = ".".repeat(81);
    let sent = [
        batch("quiz", &[Some(PUZZLE), None, Some("53..x")]),
        batch("quiz", &[]),
        batch("quiz", &[Some(&blank), Some(PUZZLE)]),
    ];
    let got = answered(&post(&server, "solve/batch", stream(&sent)));
    assert_eq!(got.iter().map(RecordBatch::num_rows).collect::<Vec<_>>(), [3, 0, 2]);
    assert_eq!(names(&got[0]), ["id", "quiz", "solution", "count", "guesses", "error"]);
    for (sent, got) in sent.iter().zip(&got) {
        assert_eq!(sent.columns(), &got.columns()[..2], "what came is kept");
    }
    assert_eq!(texts(&got[0], "solution"), [Some(SOLUTION), None, None]);
    assert_eq!(texts(&got[0], "error"), [None, None, Some("5 cells where 81 were expected")]);
    assert_eq!((counts(&got[0]), counts(&got[2])), (vec![Some(1), None, None], vec![Some(2), Some(1)]));
    assert_eq!(texts(&got[2], "solution"), [None, Some(SOLUTION)]);
}

#[test]
fn every_plan_has_its_endpoint() {
    let server = Running::start();
    let (blank, clashing) = (".".repeat(81), format!("55{}", ".".repeat(79)));
    let sent = stream(&[batch("puzzle", &[Some(PUZZLE), Some(&blank), Some(&clashing)])]);
    let of = |path: &str| answered(&post(&server, path, sent.clone())).remove(0);
    let counted = of("count/batch?limit=7");
    assert_eq!(counts(&counted), [Some(1), Some(7), Some(0)]);
    assert_eq!(texts(&of("rate/batch"), "grade")[0], Some("trivial"));
    assert!(names(&of("rate/batch?scale=se121")).contains(&"ep"));
    assert!(texts(&of("canonical/batch"), "error")[2].is_some_and(|error| error.starts_with("the clues clash")));
    assert_eq!(texts(&of("check/batch"), "verdict"), [Some("proper"), Some("several"), Some("clashing")]);
}

#[test]
fn a_batch_of_many_pieces_is_one_batch_again() {
    let server = Running::start();
    let rows = vec![Some(PUZZLE); 10_000];
    let [got] = &answered(&post(&server, "solve/batch", stream(&[batch("puzzle", &rows)])))[..] else {
        panic!("one batch")
    };
    assert!(texts(got, "solution").iter().all(|solution| *solution == Some(SOLUTION)));
    assert_eq!(got.num_rows(), rows.len());
}

#[test]
fn dictionaries_and_numbers_are_puzzles_too() {
    let server = Running::start();
    let values: ArrayRef = Arc::new(StringArray::from(vec![PUZZLE]));
    let dictionary = DictionaryArray::<Int32Type>::new(Int32Array::from(vec![Some(0), None, Some(0)]), values);
    let column: ArrayRef = Arc::new(dictionary);
    let sent = RecordBatch::try_from_iter([("text", column)]).expect("a batch");
    let got = answered(&post(&server, "solve/batch", stream(&[sent.clone(), sent])));
    assert!(got.iter().all(|got| texts(got, "solution") == [Some(SOLUTION), None, Some(SOLUTION)]));

    let digits: Vec<u8> = PUZZLE.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' }).collect();
    let item = Arc::new(Field::new("item", DataType::UInt8, false));
    let cells = FixedSizeListArray::new(item, 81, Arc::new(UInt8Array::from(digits)), None);
    let sent = RecordBatch::try_from_iter([("x", Arc::new(cells) as ArrayRef)]).expect("a batch");
    let got = answered(&post(&server, "solve/batch", stream(&[sent]))).remove(0);
    assert_eq!(got.column(1).data_type(), got.column(0).data_type());
    assert_eq!(counts(&got), [Some(1)]);
}

#[test]
fn the_column_is_named_or_found() {
    let server = Running::start();
    let two = |first: (&str, &str), second: (&str, &str)| {
        let column = |text: &str| Arc::new(StringArray::from(vec![text])) as ArrayRef;
        let columns = [(first.0, column(first.1)), (second.0, column(second.1))];
        stream(&[RecordBatch::try_from_iter(columns).expect("a batch")])
    };
    let count =
        |body: Vec<u8>, query: &str| counts(&answered(&post(&server, &format!("solve/batch{query}"), body))[0])[0];
    let blank = ".".repeat(81);
    assert_eq!(count(two(("puzzle", PUZZLE), ("board", &blank)), ""), Some(1), "the surer name");
    assert_eq!(count(two(("puzzle", PUZZLE), ("board", &blank)), "?column=board"), Some(2), "the one that is named");
    assert_eq!(count(two(("a", "hard"), ("b", PUZZLE)), ""), Some(1), "the one with a puzzle");
    assert_eq!(count(two(("a", SOLUTION), ("b", PUZZLE)), ""), Some(1), "the one with blanks");

    let refused = |body: Vec<u8>, query: &str| refusal(&post(&server, &format!("solve/batch{query}"), body));
    let not_found = "no column or more than one seems to hold puzzles; the parameter column names it: a, b";
    assert_eq!(refused(two(("a", &blank), ("b", PUZZLE)), ""), (400, not_found.to_owned()));
    assert_eq!(refused(two(("a", "x"), ("b", "y")), ""), (400, not_found.to_owned()));
    let unknown = "no column is named 'c'; expected a, b";
    assert_eq!(refused(two(("a", "x"), ("b", "y")), "?column=c"), (422, unknown.to_owned()));
    let (status, message) = refused(stream(&[batch("puzzle", &[])]), "?column=id");
    assert!(status == 422 && message.starts_with("the column 'id' is of the type Int32; expected text"), "{message}");
}

#[test]
fn names_that_are_taken_get_a_number() {
    let server = Running::start();
    let sent = stream(&[batch("puzzle", &[Some(PUZZLE)])]);
    let (once, _) = unchunked(&post(&server, "solve/batch", sent).body);
    let twice = answered(&post(&server, "solve/batch", once)).remove(0);
    assert_eq!(
        names(&twice)[2..],
        ["solution", "count", "guesses", "error", "solution (2)", "count (2)", "guesses (2)", "error (2)"]
    );
}

#[test]
fn a_stream_without_batches_is_answered_with_its_columns() {
    let server = Running::start();
    let mut writer = StreamWriter::try_new(Vec::new(), &batch("text", &[]).schema()).expect("a writer");
    writer.finish().expect("finished");
    let reply = post(&server, "count/batch", writer.get_ref().clone());
    assert!(answered(&reply).is_empty());
    let (body, _) = unchunked(&reply.body);
    let schema = StreamReader::try_new(&*body, None).expect("a stream").schema();
    assert_eq!(
        schema.fields().iter().map(|field| field.name().as_str()).collect::<Vec<_>>(),
        ["id", "text", "count", "guesses", "error"]
    );
}

#[test]
fn what_is_no_stream_is_refused() {
    let server = Running::start();
    let whole = stream(&[batch("puzzle", &[Some(PUZZLE)])]);
    let json = server.post_json("/api/v1/solve/batch", "{}");
    assert_eq!((json.status, json.code().as_str()), (415, "unsupported-media-type"));
    let coded =
        Request::post("/api/v1/solve/batch").header("Content-Type", MEDIA_TYPE).header("Content-Encoding", "gzip");
    assert_eq!(coded.body(whole.clone()).send(server.address).status, 415);
    assert_eq!(post(&server, "solve/batch?colum=puzzle", whole.clone()).status, 422);
    assert_eq!(server.get("/api/v1/solve/batch").status, 405);

    let refused = |body: &[u8]| refusal(&post(&server, "solve/batch", body.to_vec()));
    let cut = |number: u32, byte: usize| {
        (400, format!("the Arrow stream is cut short in message {number}, which begins at byte {byte}"))
    };
    assert_eq!(refused(b""), cut(1, 0));
    assert_eq!(refused(&whole[..7]), cut(1, 0));
    let schema = StreamWriter::try_new(Vec::new(), &batch("puzzle", &[]).schema()).expect("a writer").get_ref().len();
    assert_eq!(refused(&whole[..schema + 3]), cut(2, schema));
    assert_eq!(refused(&whole[..whole.len() - 9]), cut(2, schema));
    let (status, message) = refused(&whole[schema..]);
    assert!(status == 400 && message.ends_with("RecordBatch out of place"), "{message}");
    let (status, message) = refused(b"nonsense in place of a stream, and a little longer than that");
    assert_eq!(
        (status, message.as_str()),
        (413, "a batch has at most 1048576 bytes, and so have the schema and the dictionaries together")
    );
    let (status, message) = refused(&[&[0xff, 0xff, 0xff, 0xff, 8, 0, 0, 0][..], b"nonsense"].concat());
    assert!(
        status == 400 && message.starts_with("message 1 of the Arrow stream, from byte 0 on, cannot be read: "),
        "{message}"
    );
    let more = post(&server, "solve/batch", [&whole[..], b"more"].concat());
    assert!(more.status == 200 && !unchunked(&more.body).1, "what follows the end breaks the answer off");
}

#[test]
fn a_batch_has_a_limit_and_a_stream_has_none() {
    let server = Running::with(|config| config.limits.body = 20_000);
    let rows = vec![Some(PUZZLE); 100];
    let many = vec![batch("puzzle", &rows); 50];
    assert_eq!(answered(&post(&server, "solve/batch", stream(&many))).len(), 50);
    assert_eq!(refusal(&post(&server, "solve/batch", stream(&[batch("puzzle", &vec![Some(PUZZLE); 240])]))).0, 413);
    let (status, message) = refusal(&post(&server, "solve/batch", stream(&[batch("puzzle", &[None; 300])])));
    assert_eq!((status, message.as_str()), (413, "a batch has at most 246 rows"));
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
            "POST /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {MEDIA_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).expect("sent");
        Self { stream, heard: Vec::new() }
    }

    /// Sends a chunk; an empty one is the end.
    fn send(&mut self, bytes: &[u8]) {
        let chunk = [format!("{:x}\r\n", bytes.len()).as_bytes(), bytes, b"\r\n"].concat();
        self.stream.write_all(&chunk).expect("sent");
    }

    /// What has come of the body, and whether it is whole.
    fn body(&self) -> (Vec<u8>, bool) {
        let head = self.heard.windows(4).position(|window| window == b"\r\n\r\n");
        head.map_or_else(Default::default, |end| unchunked(&self.heard[end + 4..]))
    }

    /// Waits until this many batches have been answered.
    fn wait_for(&mut self, batches: usize) {
        while self.batches() < batches {
            let mut buffer = [0; 4096];
            let read = self.stream.read(&mut buffer).expect("an answer");
            assert!(read > 0, "{}", String::from_utf8_lossy(&self.heard));
            self.heard.extend(&buffer[..read]);
        }
    }

    fn batches(&self) -> usize {
        let (mut decoder, mut buffer) = (StreamDecoder::new(), Buffer::from_vec(self.body().0));
        std::iter::from_fn(|| decoder.decode(&mut buffer).expect("a stream")).count()
    }

    /// Hears the rest; what came of the body, and whether it is whole.
    fn finish(mut self) -> (Vec<u8>, bool) {
        let mut buffer = [0; 4096];
        while !self.body().1 {
            match self.stream.read(&mut buffer) {
                Ok(read) if read > 0 => self.heard.extend(&buffer[..read]),
                _ => break,
            }
        }
        self.body()
    }
}

#[test]
fn a_batch_is_answered_before_the_next_one_is_sent() {
    let server = Running::start();
    let pieces = pieces(&vec![batch("puzzle", &[Some(PUZZLE)]); 3]);
    let mut exchange = Exchange::begin(&server, "solve/batch");
    for (number, piece) in pieces[..3].iter().enumerate() {
        exchange.send(piece);
        exchange.wait_for(number + 1);
    }
    exchange.send(&pieces[3]);
    exchange.send(b"");
    assert!(exchange.finish().1);
}

#[test]
fn an_answer_that_cannot_go_on_breaks_off() {
    let server = Running::start();
    let pieces = pieces(&vec![batch("puzzle", &[Some(PUZZLE)]); 2]);
    for (what, rest) in [("garbage", &b"not of Arrow at all"[..]), ("cut short", &pieces[1][..pieces[1].len() / 2])] {
        let mut exchange = Exchange::begin(&server, "solve/batch");
        exchange.send(&pieces[0]);
        exchange.wait_for(1);
        exchange.send(rest);
        exchange.send(b"");
        let (body, is_whole) = exchange.finish();
        assert!(!is_whole && !body.ends_with(&END), "{what}: the client notices");
    }
    assert_eq!(server.get("/health").status, 200);
}

#[test]
fn a_client_that_sends_nothing_more_is_given_up() {
    let server = Running::with(|config| config.limits.body_time = Duration::from_millis(50));
    let mut exchange = Exchange::begin(&server, "solve/batch");
    exchange.send(&pieces(&[batch("puzzle", &[Some(PUZZLE)])])[0]);
    exchange.wait_for(1);
    assert!(!exchange.finish().1);
}

#[test]
fn work_ends_when_the_client_goes() {
    let server = Running::start();
    let blank = ".".repeat(81);
    // Each piece of it takes a minute.
    let pieces = pieces(&[batch("puzzle", &vec![Some(&*blank); 5_000])]);
    let computations = || server.get("/health").json()["computations"].as_u64().expect("a number");
    let wait_for = |number: u64| {
        let begin = Instant::now();
        while computations() != number {
            assert!(begin.elapsed() < Duration::from_secs(20), "{number} computations");
            thread::sleep(Duration::from_millis(5));
        }
    };
    for has_ended in [true, false] {
        let mut exchange = Exchange::begin(&server, "count/batch");
        exchange.send(&pieces[0]);
        if has_ended {
            exchange.send(&pieces[1]);
            exchange.send(b"");
        }
        wait_for(1);
        drop(exchange);
        wait_for(0);
    }
}

#[test]
fn no_broken_byte_ends_the_server() {
    let server = Running::start();
    let whole = stream(&[batch("puzzle", &[Some(PUZZLE), None]), batch("puzzle", &[Some(PUZZLE)])]);
    for byte in (0..whole.len()).step_by(3) {
        let mut broken = whole.clone();
        broken[byte] ^= [1, 0x80, 0xff][byte % 3];
        let status = post(&server, "solve/batch", broken).status;
        assert!([200, 400, 413].contains(&status), "byte {byte}: {status}");
    }
    assert_eq!(server.get("/health").status, 200);
}
