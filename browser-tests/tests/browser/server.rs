//! A server of the app's files that can be stopped, with the headers that the real one sends.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};

use ichidoku_web_assets::{FILES, find};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A running server.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) address: String,
    mood: Arc<Mutex<Mood>>,
}

/// What a server answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// Every file.
    Willing,
    /// Every file but those whose path has this part.
    Withholding(&'static str),
    /// Nothing: it hangs up.
    Stopped,
}

impl Server {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let mood = Arc::new(Mutex::new(Mood::Willing));
        let heard = mood.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let mood = *heard.lock().unwrap_or_else(PoisonError::into_inner);
                if mood != Mood::Stopped {
                    std::thread::spawn(move || answer(stream, mood));
                }
            }
        });
        Self { address, mood }
    }

    pub(crate) fn be(&self, mood: Mood) {
        *self.mood.lock().unwrap_or_else(PoisonError::into_inner) = mood;
    }
}

fn answer(stream: TcpStream, mood: Mood) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let mut stream = stream;
    let is_given = |path: &str| !matches!(mood, Mood::Withholding(part) if path.contains(part));
    match find(FILES, path).filter(|file| is_given(file.path)) {
        Some(file) => {
            let bytes = file.content.bytes()?;
            write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\nContent-Security-Policy: {POLICY}\r\n\
                 X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
                file.mime,
                bytes.len()
            )?;
            stream.write_all(&bytes)
        }
        None => stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
    }
}
