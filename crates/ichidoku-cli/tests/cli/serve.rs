//! `serve` and `export-web`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout};

use crate::program::{Folder, Said, command, run};

/// A server that was started, and where it listens.
struct Served {
    child: Child,
    stdout: BufReader<ChildStdout>,
    address: String,
}

impl Served {
    fn start(arguments: &[&str]) -> Self {
        let arguments = [&["serve", "--port", "0"], arguments].concat();
        let mut child = command(&arguments).spawn().expect("the program starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("listening on http://").expect("where it listens").to_owned();
        assert!(address.starts_with("127.0.0.1:") && !address.ends_with(":0"), "{address}");
        Self { child, stdout, address }
    }

    fn get(&self, path: &str) -> String {
        self.get_as("localhost", path)
    }

    /// The first line of the answer to a request that is meant for a host.
    fn get_as(&self, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.lines().next().unwrap_or_default().to_owned()
    }

    #[cfg(unix)]
    fn interrupt(&self) {
        use nix::sys::signal::{Signal, kill};
        use nix::unistd::Pid;
        kill(Pid::from_raw(self.child.id().cast_signed()), Signal::SIGTERM).expect("the program runs");
    }

    #[cfg(unix)]
    fn end(mut self) -> Said {
        self.interrupt();
        let mut stdout = String::new();
        self.stdout.read_to_string(&mut stdout).expect("UTF-8");
        Said { stdout, ..Said::from(self.child.wait_with_output().expect("the program ends")) }
    }
}

#[cfg(unix)]
#[test]
fn it_serves_until_it_is_asked_to_end_and_logs_what_it_did() {
    let served = Served::start(&["--log", "json"]);
    assert_eq!(served.get("/health"), "HTTP/1.1 200 OK");
    assert_eq!(served.get("/none"), "HTTP/1.1 404 Not Found");
    let said = served.end().ends_with(0);
    assert_eq!(said.stdout, "");
    let entries: Vec<serde_json::Value> =
        said.stderr.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line")).collect();
    let told: Vec<_> = entries.iter().map(|entry| (entry["path"].as_str(), entry["status"].as_u64())).collect();
    assert_eq!(told, [(Some("/health"), Some(200)), (Some("/none"), Some(404))]);
}

#[cfg(unix)]
#[test]
fn quiet_is_quiet() {
    let served = Served::start(&["--quiet"]);
    assert_eq!(served.get("/health"), "HTTP/1.1 200 OK");
    assert_eq!(served.end().ends_with(0).stderr, "");
}

#[cfg(unix)]
#[test]
fn it_answers_for_the_hosts_that_it_is_given() {
    let served = Served::start(&["--quiet", "--allow-host", "a.example", "--allow-host", "b.example"]);
    let answered = ["localhost", "a.example", "b.example", "c.example"].map(|host| served.get_as(host, "/health"));
    let (ok, foreign) = ("HTTP/1.1 200 OK", "HTTP/1.1 421 Misdirected Request");
    assert_eq!(answered, [ok, ok, ok, foreign]);
    served.end().ends_with(0);
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let said = run(&["serve", "--port", &port]).ends_with(2);
    assert!(said.stderr.contains(&format!("cannot listen on 127.0.0.1:{port}: ")), "{}", said.stderr);
    assert!(said.stderr.contains("--port 0"), "{}", said.stderr);
}

#[test]
fn the_interface_is_described() {
    let described: serde_json::Value = serde_json::from_str(&run(&["serve", "--openapi"]).data()).expect("JSON");
    assert_eq!(described["openapi"], "3.1.0");
}

#[test]
fn the_app_is_exported_if_it_was_built() {
    let folder = Folder::new();
    let app = folder.path("app");
    let said = run(&["export-web", &app]);
    if said.status == Some(0) {
        let page = std::fs::read_to_string(folder.path("app/index.html")).expect("the page");
        assert!(!page.contains("=\"/"), "addresses are relative");
    } else {
        assert!(said.stderr.contains("built without the browser app"), "{}", said.stderr);
    }
}
