//! As much of an HTTP client as the tests need, so that they can also be rude.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than any answer takes; a test that waits so long has failed.
const FOREVER: Duration = Duration::from_secs(60);

/// A request to be sent on a connection of its own.
#[derive(Clone)]
pub(crate) struct Request {
    head: String,
    body: Vec<u8>,
}

impl Request {
    pub(crate) fn new(method: &str, path: &str) -> Self {
        Self { head: format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"), body: Vec::new() }
    }

    pub(crate) fn get(path: &str) -> Self {
        Self::new("GET", path)
    }

    pub(crate) fn post(path: &str) -> Self {
        Self::new("POST", path)
    }

    pub(crate) fn header(mut self, name: &str, text: &str) -> Self {
        self.head += &format!("{name}: {text}\r\n");
        self
    }

    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        let length = self.body.len().to_string();
        self.header("Content-Length", &length)
    }

    /// The request as it stands on the wire.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        [self.head.as_bytes(), b"\r\n", &self.body].concat()
    }

    pub(crate) fn send(&self, to: SocketAddr) -> Reply {
        exchange(to, &self.bytes()).expect("an answer")
    }
}

/// A connection with patience.
pub(crate) fn connect(to: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(to)?;
    stream.set_read_timeout(Some(FOREVER))?;
    stream.set_write_timeout(Some(FOREVER))?;
    Ok(stream)
}

/// Sends bytes and reads what comes back until the connection ends.
pub(crate) fn exchange(to: SocketAddr, bytes: &[u8]) -> io::Result<Reply> {
    let mut stream = connect(to)?;
    // A server that has heard enough may close before everything is sent; its answer counts.
    let sent = stream.write_all(bytes);
    match read_reply(stream) {
        Err(error) => Err(sent.err().unwrap_or(error)),
        reply => reply,
    }
}

/// Reads an answer until the connection ends.
pub(crate) fn read_reply(mut stream: TcpStream) -> io::Result<Reply> {
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Err(error) if bytes.is_empty() => Err(error),
        _ => Reply::parse(&bytes),
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    fn parse(bytes: &[u8]) -> io::Result<Self> {
        Self::split(bytes).ok_or_else(|| io::Error::other(String::from_utf8_lossy(bytes).into_owned()))
    }

    fn split(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let headers = lines.filter_map(|line| line.split_once(':'));
        let headers = headers.map(|(name, text)| (name.to_ascii_lowercase(), text.trim().to_owned())).collect();
        Some(Self { status, headers, body: bytes[end + 4..].to_vec() })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(known, _)| known == name).map(|(_, text)| text.as_str());
        let first = found.next();
        assert!(found.next().is_none(), "{name} stands twice");
        first
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        assert_eq!(self.header("content-type"), Some("application/json"));
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> String {
        let json = self.json();
        assert!(json["message"].as_str().is_some_and(|message| !message.is_empty()), "{json}");
        json["code"].as_str().expect("a code").to_owned()
    }
}
