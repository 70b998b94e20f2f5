//! What is different on a terminal; a pseudo-terminal plays it.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Command, Stdio};

use nix::pty::openpty;

use crate::examples::{PROPER, SOLUTION, proper_lines};
use crate::program::{Folder, command, run};

/// Everything that comes out of the terminal's other end until nobody holds this end any more.
fn read_all(terminal: OwnedFd) -> String {
    let mut said = Vec::new();
    // At the end Linux reports an error instead of nothing.
    let _ = File::from(terminal).read_to_end(&mut said);
    String::from_utf8(said).expect("UTF-8").replace("\r\n", "\n")
}

/// Runs with standard output on a terminal.
fn on_terminal(mut command: Command) -> String {
    let terminal = openpty(None, None).expect("a pseudo-terminal");
    let mut child = command.stdout(terminal.slave).stderr(Stdio::null()).spawn().expect("the program starts");
    drop(command);
    let said = read_all(terminal.master);
    child.wait().expect("the program ends");
    said
}

#[test]
fn one_puzzle_is_drawn() {
    let drawn = |color| run(&["solve", "--format", "pretty", "--color", color, PROPER]).data();
    assert_eq!(on_terminal(command(&["solve", PROPER])), drawn("always"));
    assert_eq!(on_terminal(command(&["solve", "--color", "never", PROPER])), drawn("never"));
    let folder = Folder::new();
    let file = folder.file("one.txt", format!("# just one\n{PROPER}\n"));
    assert_eq!(on_terminal(command(&["solve", &file])), drawn("always"));
}

#[test]
fn no_color_is_heeded() {
    let mut plain = command(&["solve", PROPER]);
    plain.env("NO_COLOR", "1");
    assert_eq!(on_terminal(plain), run(&["solve", "--format", "pretty", PROPER]).data());
    let mut dumb = command(&["solve", PROPER]);
    dumb.env("TERM", "dumb").env("CI", "true");
    assert!(!on_terminal(dumb).contains('\x1b'));
}

#[test]
fn several_puzzles_are_lines() {
    assert_eq!(on_terminal(command(&["solve", PROPER, PROPER])), format!("{SOLUTION}\n{SOLUTION}\n"));
    assert_eq!(on_terminal(command(&["solve", "--format", "line", PROPER])), format!("{SOLUTION}\n"));
}

#[test]
fn nothing_given_and_nobody_typing() {
    let terminal = openpty(None, None).expect("a pseudo-terminal");
    let said = command(&["solve"]).stdin(terminal.slave).output().expect("the program starts");
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&said.stderr).contains("--help"));
}

#[test]
fn progress_is_shown_beside_the_data_and_wiped() {
    let terminal = openpty(None, None).expect("a pseudo-terminal");
    let folder = Folder::new();
    let mut command = command(&["solve", "-o", &folder.path("out.txt")]);
    let mut child = command.stdin(Stdio::piped()).stderr(terminal.slave).spawn().expect("the program starts");
    drop(command);
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut master = File::from(terminal.master);
    let lines = proper_lines(100).join("\n") + "\n";
    let mut said = String::new();
    // Goes on feeding until the line appears, however long the machine takes.
    while !said.contains("/s") {
        stdin.write_all(lines.as_bytes()).expect("the program reads");
        let mut bytes = [0; 1000];
        if readable(&master) {
            let n = master.read(&mut bytes).expect("the terminal");
            said.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
    let _ = master.read_to_string(&mut said);
    assert!(said.contains(" puzzles  ") && said.ends_with("\r\x1b[K"), "{said:?}");
}

/// Whether something can be read at once.
fn readable(file: &File) -> bool {
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd;
    let mut watched = [PollFd::new(file.as_fd(), PollFlags::POLLIN)];
    poll(&mut watched, PollTimeout::from(1u8)).expect("polling") > 0
}

#[test]
fn no_progress_where_it_is_not_wanted() {
    let terminal = openpty(None, None).expect("a pseudo-terminal");
    let mut command = command(&["count", "--limit", "3000000", "-q", crate::examples::EMPTY]);
    let mut child = command.stderr(terminal.slave).spawn().expect("the program starts");
    drop(command);
    assert_eq!(read_all(terminal.master), "");
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn the_solutions_of_a_variant_that_were_counted_so_far_are_shown() {
    let open = ".".repeat(36);
    let shown = |wishes: &[&str], mark: &str| {
        let terminal = openpty(None, None).expect("a pseudo-terminal");
        let mut command = command(&[&["count", &open], wishes].concat());
        let mut child = command.stdout(Stdio::null()).stderr(terminal.slave).spawn().expect("the program starts");
        drop(command);
        let (mut master, mut said) = (File::from(terminal.master), String::new());
        while !said.contains(mark) {
            let mut bytes = [0; 1000];
            // At the end Linux reports an error instead of nothing.
            let Ok(n) = master.read(&mut bytes) else { break };
            said.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        child.kill().expect("it may have ended");
        child.wait().expect("the program ends");
        said
    };
    let said = shown(&["--limit", "1000M"], " solutions");
    assert!(said.contains("0 of 1 puzzles  0/s  "), "{said:?}");
    assert_eq!(shown(&["--limit", "50k", "--quiet"], " solutions"), "");
}

/// A picture of each step; the key q ends the run, and the terminal is given back.
#[test]
fn a_run_is_watched_and_ended_by_a_key() {
    let terminal = openpty(None, None).expect("a pseudo-terminal");
    let mut command = command(&["lab", "run", "row-by-row", "--animate", "--speed", "1", PROPER]);
    let stdin = terminal.slave.try_clone().expect("the terminal twice");
    let mut child =
        command.stdin(stdin).stdout(terminal.slave).stderr(Stdio::null()).spawn().expect("the program starts");
    drop(command);
    let mut master = File::from(terminal.master);
    let mut keys = master.try_clone().expect("the terminal twice");
    let mut read_until = |mark: &str| {
        let (mut said, mut bytes) = (String::new(), [0; 4096]);
        while !said.contains(mark) {
            let n = master.read(&mut bytes).expect("the terminal");
            said.push_str(&String::from_utf8_lossy(&bytes[..n]));
        }
        said
    };
    assert!(read_until("q: end").contains("+-------+-------+-------+"));
    keys.write_all(b" ").expect("a key");
    read_until("paused, 1 steps");
    keys.write_all(b"s").expect("a key");
    read_until("q: end");
    keys.write_all(b"q").expect("a key");
    let said = read_all(master.into());
    let (_, after) = said.split_once("\x1b[?1049l").expect("the terminal is given back");
    assert!(after.contains("row-by-row: unfinished (cancelled)"), "{after:?}");
    assert_eq!(child.wait().expect("the program ends").code(), Some(4));
}
