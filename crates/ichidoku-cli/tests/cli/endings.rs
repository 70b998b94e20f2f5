//! A closed pipe and Ctrl-C: quick and quiet.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Stdio};

use crate::examples::{EMPTY, PROPER, proper_lines};
use crate::program::{Folder, Said, command, feed};

/// Reads one line of the child's data, closes the pipe, and waits for the end.
fn after_one_line(mut child: Child) -> (String, Said) {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    (line, child.wait_with_output().expect("the program ends").into())
}

#[test]
fn a_closed_pipe_ends_an_endless_list() {
    let child = command(&["enumerate", EMPTY]).spawn().expect("the program starts");
    let (line, said) = after_one_line(child);
    assert!(line.starts_with("123456789456789123789123456"), "{line}");
    assert_eq!((said.status, &*said.stderr), (Some(0), ""));
}

#[test]
fn a_closed_pipe_ends_a_batch_even_if_the_input_stays_open() {
    for arguments in [&["solve"][..], &["count"], &["check"], &["convert", "--to", "json"], &["solve", "--json"]] {
        let mut child = command(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let feeding = std::thread::spawn(move || {
            use std::io::Write;
            let lines = proper_lines(1000).join("\n") + "\n";
            while stdin.write_all(lines.as_bytes()).is_ok() {}
        });
        let (_, said) = after_one_line(child);
        assert_eq!((said.status, &*said.stderr), (Some(0), ""), "{arguments:?}");
        feeding.join().expect("the input");
    }
}

#[test]
fn a_closed_pipe_ends_the_help_too() {
    for arguments in [&["--help"][..], &["man"], &["completions", "zsh"]] {
        let mut child = command(arguments).spawn().expect("the program starts");
        drop(child.stdout.take());
        let said = Said::from(child.wait_with_output().expect("the program ends"));
        assert_eq!((said.status, &*said.stderr), (Some(0), ""), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn whatever_cannot_be_printed_is_an_error() {
    let listing: &[&[&str]] = &[
        &["--help"],
        &["-h"],
        &["--version"],
        &["help"],
        &["help", "solve"],
        &["solve", "--help"],
        &["lab", "--help"],
        &["lab", "list"],
        &["lab", "explain", "row-by-row"],
        &["lab", "run", "row-by-row", PROPER],
        &["lab", "compare", PROPER],
        &["techniques", "list"],
        &["techniques", "explain", "x-wing"],
        &["completions", "bash"],
        &["man"],
        &["man", "solve"],
        &["bands"],
        &["generate", "--seed", "7"],
        &["hint", PROPER],
        &["steps", PROPER],
        &["solve", PROPER],
        &["enumerate", PROPER],
        &["variations", PROPER],
        &["neighbours", PROPER],
        &["same-class", PROPER, PROPER],
        &["bench", "--rounds", "1", PROPER],
    ];
    for arguments in listing {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device");
        let output = command(arguments).stdout(full).output().expect("the program starts");
        let said = Said::from(output).ends_with(2);
        let message = "error: cannot write to standard output: ";
        assert!(said.stderr.lines().any(|line| line.starts_with(message)), "{arguments:?}: {}", said.stderr);
    }
}

#[cfg(unix)]
#[test]
fn closed_messages_are_no_reason_to_panic() {
    let mut child = command(&["solve"]).stdin(Stdio::piped()).spawn().expect("the program starts");
    drop(child.stderr.take());
    let feeding = feed(&mut child, b"bad\n".repeat(100));
    let mut data = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut data).expect("the data");
    assert_eq!(data.lines().count(), 100);
    assert_eq!(child.wait().expect("the program ends").code(), Some(2));
    feeding.join().expect("the input");
}

#[cfg(unix)]
mod interrupted {
    use super::*;
    use crate::program::run;
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    /// Interrupts the child as Ctrl-C does.
    fn interrupt(child: &Child, signal: Signal) {
        kill(Pid::from_raw(child.id().cast_signed()), signal).expect("the program runs");
    }

    /// What is to be given to go on, from the note about the interruption.
    fn to_continue(said: &Said) -> Vec<&str> {
        let (_, options) = said.stderr.rsplit_once("to continue: ").expect("a note");
        options.split_whitespace().collect()
    }

    /// Interrupted after its first puzzle, a long run ends with what is done. Together with a second run from there that
    /// is the same, byte for byte, as one run without interruption.
    #[test]
    fn an_interrupted_generate_keeps_its_puzzles_and_can_be_continued() {
        for order in [&["-j", "1"][..], &["-j", "2"], &["-g", "beyond", "-j", "2", "--json"]] {
            let arguments = [&["generate", "--seed", "7"], order].concat();
            let endless = [&arguments[..], &["-n", "1000000000"]].concat();
            let mut child = command(&endless).spawn().expect("the program starts");
            let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
            let mut written = String::new();
            stdout.read_line(&mut written).expect("a line");
            interrupt(&child, Signal::SIGINT);
            stdout.read_to_string(&mut written).expect("the rest");
            let said = Said::from(child.wait_with_output().expect("the program ends"));
            assert_eq!(said.status, Some(130), "{}", said.stderr);
            let done = written.lines().count();
            let options = to_continue(&said);
            assert_eq!(options[..4], ["--seed", "7", "--from", &done.to_string()]);
            assert_eq!(options[4..], ["-n", &(1_000_000_000 - done).to_string()]);
            let rest = run(&[&arguments[..], &options[2..4], &["-n", "3"]].concat()).data();
            let whole = run(&[&arguments[..], &["-n", &(done + 3).to_string()]].concat()).data();
            assert!(written + &rest == whole, "{order:?}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn an_interrupted_generate_leaves_a_valid_file_or_the_old_one() {
        // No such puzzle is known.
        let never = ["--minimal", "--symmetry", "full", "--clues", "17", "--attempts", "1000000000"];
        let folder = Folder::new();
        let target = folder.file("out.json", "old\n");
        for (order, is_replaced) in [(&["--format", "json"][..], true), (&never[..], false)] {
            let arguments =
                [&["generate", "--seed", "7", "-n", "1000000000", "-j", "2", "-o", &target], order].concat();
            let child = command(&arguments).spawn().expect("the program starts");
            wait_for_threads(&child, 3);
            while is_replaced && bytes_written(&child) < 10_000 {
                std::thread::yield_now();
            }
            interrupt(&child, Signal::SIGINT);
            let said = Said::from(child.wait_with_output().expect("the program ends"));
            assert_eq!((said.status, &*said.stdout), (Some(130), ""), "{}", said.stderr);
            let done: usize = to_continue(&said)[3].parse().expect("an index");
            let written = std::fs::read_to_string(&target).expect("the file");
            if is_replaced {
                let array: Vec<serde_json::Value> = serde_json::from_str(&written).expect("JSON");
                assert!(done > 0 && array.len() == done);
                std::fs::write(&target, "old\n").expect("the old file again");
            } else {
                assert_eq!((done, &*written), (0, "old\n"));
            }
            assert_eq!(folder.names(), ["out.json"]);
        }
    }

    #[test]
    fn ctrl_c_leaves_no_file() {
        for signal in [Signal::SIGINT, Signal::SIGTERM] {
            let folder = Folder::new();
            let target = folder.path("out.txt");
            let arguments = ["count", "--limit", "none", EMPTY, "-j", "2", "-o", &target];
            let child = command(&arguments).spawn().expect("the program starts");
            #[cfg(target_os = "linux")]
            wait_for_threads(&child, 3);
            #[cfg(not(target_os = "linux"))]
            while folder.names().is_empty() {
                std::thread::yield_now();
            }
            assert_ne!(folder.names(), ["out.txt"], "not under its own name yet");
            interrupt(&child, signal);
            let said = Said::from(child.wait_with_output().expect("the program ends"));
            assert_eq!((said.status, &*said.stdout, &*said.stderr), (Some(130), "", ""), "{signal}");
            assert!(folder.names().is_empty(), "{:?}", folder.names());
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_killed_program_leaves_no_file() {
        let folder = Folder::new();
        let target = folder.path("out.txt");
        let arguments = ["enumerate", EMPTY, "-o", &target];
        let mut child = command(&arguments).spawn().expect("the program starts");
        while bytes_written(&child) < 1_000_000 {
            std::thread::yield_now();
        }
        interrupt(&child, Signal::SIGKILL);
        child.wait().expect("the program ends");
        assert!(folder.names().is_empty(), "{:?}", folder.names());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn ctrl_c_ends_a_list_and_a_wait_for_input() {
        for arguments in [&["enumerate", EMPTY][..], &["solve", "-j", "2", "-"]] {
            let mut child = command(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
            let still_open = child.stdin.take();
            if arguments[0] == "enumerate" {
                let mut byte = [0];
                child.stdout.as_mut().expect("a pipe").read_exact(&mut byte).expect("a byte");
            } else {
                wait_for_threads(&child, 2);
            }
            interrupt(&child, Signal::SIGINT);
            let said = Said::from(child.wait_with_output().expect("the program ends"));
            assert_eq!((said.status, &*said.stderr), (Some(130), ""), "{arguments:?}");
            drop(still_open);
        }
    }

    /// Waits until the program has set itself up so far (two threads: the main one, and the one for signals; three: a worker,
    /// too): before, a signal would end it without its own handler. A second worker may have ended already, if it found
    /// nothing to do; while input is waited for, there is none.
    #[cfg(target_os = "linux")]
    fn wait_for_threads(child: &Child, count: usize) {
        let tasks = format!("/proc/{}/task", child.id());
        while std::fs::read_dir(&tasks).is_ok_and(|tasks| tasks.count() < count) {
            std::thread::yield_now();
        }
    }

    /// How much the program has written so far.
    #[cfg(target_os = "linux")]
    fn bytes_written(child: &Child) -> u64 {
        let io = std::fs::read_to_string(format!("/proc/{}/io", child.id())).expect("the program runs");
        let bytes = io.lines().find_map(|line| line.strip_prefix("wchar: ")).expect("a line");
        bytes.parse().expect("a number")
    }
}
