//! Runs the program and keeps what it said.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The program with these arguments, free of what the environment says about colour.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ichidoku"));
    command.args(arguments).env("TERM", "xterm");
    ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .for_each(|name| _ = command.env_remove(name));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What the program said, and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Self { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }
}

impl Said {
    /// The data of a run in which all was well and nothing was to be said.
    pub(crate) fn data(self) -> String {
        assert_eq!((self.status, &*self.stderr), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// The lines of the data.
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.stdout.lines().collect()
    }

    /// Checks the exit status and hands on what was said.
    pub(crate) fn ends_with(self, status: i32) -> Self {
        assert_eq!(self.status, Some(status), "stdout: {}\nstderr: {}", self.stdout, self.stderr);
        self
    }
}

/// Runs the program without standard input.
pub(crate) fn run(arguments: &[&str]) -> Said {
    command(arguments).output().expect("the program starts").into()
}

/// Runs the program with this on standard input.
pub(crate) fn run_with_stdin(arguments: &[&str], input: impl Into<Vec<u8>>) -> Said {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
    let writer = feed(&mut child, input.into());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was fed");
    output.into()
}

/// Writes to the child's standard input from a thread, and closes it.
pub(crate) fn feed(child: &mut Child, input: Vec<u8>) -> std::thread::JoinHandle<()> {
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::spawn(move || {
        // The program may have ended before it read everything.
        let _ = stdin.write_all(&input);
    })
}

/// An empty folder that goes away with the value.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cli-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    /// The path of a file in it.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").into()
    }

    /// Writes a file into it; returns its path.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).expect("a file for the test");
        path
    }

    /// The names of what is in it, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<_> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A file that is not part of the project; `None` where it is absent.
pub(crate) fn shared_data(name: &str) -> Option<String> {
    testkit::shared_data(name).map(|path| path.to_str().expect("a plain path").into())
}
