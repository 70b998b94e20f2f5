//! A server of the app's files that can be stopped, with the headers that the real one sends.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ichidoku_web_assets::{FILES, find};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A running server.
pub(crate) struct Server {
    /// Where it listens.
    pub(crate) address: String,
    stopped: Arc<AtomicBool>,
}

impl Server {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let stopped = Arc::new(AtomicBool::new(false));
        let flag = stopped.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let flag = flag.clone();
                std::thread::spawn(move || {
                    // A stopped server hangs up without an answer.
                    if !flag.load(Ordering::Relaxed) {
                        _ = answer(stream);
                    }
                });
            }
        });
        Self { address, stopped }
    }

    pub(crate) fn stop(&self, stop: bool) {
        self.stopped.store(stop, Ordering::Relaxed);
    }
}

fn answer(stream: TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let mut stream = stream;
    match find(FILES, path) {
        Some(file) => {
            let bytes = file.bytes;
            write!(
                stream,
                "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\nContent-Security-Policy: {POLICY}\r\n\
                 X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
                file.mime,
                bytes.len()
            )?;
            stream.write_all(bytes)
        }
        None => stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
    }
}
