//! Many records on many threads.

use std::io::{BufRead, BufReader};

use crate::examples::{EMPTY, NONE, PROPER, SOLUTION, proper_lines, puzzle};
use crate::program::{Folder, command, run, run_with_stdin};

/// Three chunks or so, with faults among them.
fn mixed_lines() -> Vec<String> {
    let mut lines = proper_lines(12_000);
    for i in (99..lines.len()).step_by(1000) {
        lines[i] = NONE.into();
        lines[i + 400] = format!("{}x@", &SOLUTION[2..]);
    }
    lines
}

#[test]
fn the_output_is_in_the_order_of_the_input() {
    let lines = mixed_lines();
    let folder = Folder::new();
    let file = folder.file("mixed.txt", lines.join("\n"));
    let said = run(&["solve", "--threads", "8", &file]).ends_with(2);
    let answers = said.lines();
    assert_eq!(answers.len(), lines.len());
    for (i, (line, answer)) in lines.iter().zip(&answers).enumerate() {
        match *answer {
            "no solution" => assert_eq!(line, NONE),
            "unreadable" => assert!(line.ends_with("x@")),
            solved => {
                let same = line.bytes().zip(solved.bytes()).all(|(clue, digit)| clue == b'.' || clue == digit);
                assert!(same && puzzle(solved).check().is_ok(), "line {}", i + 1);
            }
        }
    }
    assert_eq!(answers.iter().filter(|answer| **answer == "no solution").count(), 12);
}

#[test]
fn every_bad_line_is_reported_in_order_and_counted() {
    let folder = Folder::new();
    let file = folder.file("mixed.txt", mixed_lines().join("\n"));
    let said = run(&["solve", "-j", "4", &file]).ends_with(2);
    let mut reported = said.stderr.lines();
    for line in (500..12_000).step_by(1000) {
        let expected = format!("{file}:{line}: row 9, column 9: '@' is not a digit or a blank");
        assert_eq!(reported.next(), Some(&*expected));
    }
    assert_eq!(reported.next(), Some("note: 12 of 12000 records could not be read"));
    let place = format!("note: no solution: 12 of 11988 puzzles, the first at {file}:100");
    assert_eq!((reported.next(), reported.next()), (Some(&*place), None));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let input = mixed_lines().join("\n");
    let one = run_with_stdin(&["solve", "-j", "1"], &*input);
    for threads in ["2", "3", "16"] {
        assert!(run_with_stdin(&["solve", "-j", threads], &*input) == one, "{threads} threads");
    }
    run_with_stdin(&["solve", "-j", "0"], &*input).ends_with(2);
}

#[test]
fn strict_stops_at_the_first_bad_record() {
    let lines = mixed_lines();
    for command in ["solve", "count", "convert"] {
        let to: &[&str] = if command == "convert" { &["--to", "line"] } else { &[] };
        let said = run_with_stdin(&[&[command, "--strict"], to].concat(), lines.join("\n")).ends_with(2);
        assert_eq!(said.lines().len(), 499, "{command}");
        assert_eq!(
            said.stderr,
            "stdin:500: row 9, column 9: '@' is not a digit or a blank\n\
             error: stopped at the first bad record, as --strict asks\n",
            "{command}"
        );
    }
}

#[test]
fn a_flood_of_bad_lines_is_cut_short_but_counted() {
    let said = run_with_stdin(&["solve"], "nonsense\n".repeat(5000)).ends_with(2);
    assert_eq!(said.stderr.lines().count(), 1002);
    assert!(said.stderr.ends_with("listed\nnote: 5000 of 5000 records could not be read\n"));
    assert_eq!(said.lines().len(), 5000);
}

#[test]
fn an_answer_does_not_wait_for_the_puzzles_after_it() {
    let folder = Folder::new();
    let file = folder.file("endless.txt", format!("{PROPER}\n{EMPTY}\n"));
    // All minimal puzzles of a grid: far too many for any run to end.
    let grid = folder.file("grid.txt", SOLUTION);
    for (name, file, expected) in [("check", &file, ":1: proper"), ("count", &file, "1\n"), ("minimal", &grid, ".")] {
        for more in [&["-j", "1"][..], &["-j", "2"], &["--json"]] {
            if (name, more) == ("minimal", &["--json"]) {
                continue;
            }
            let arguments = [&[name, "--limit", "none", file], more].concat();
            let mut child = command(&arguments).spawn().expect("the program starts");
            let mut line = String::new();
            BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
            let is_answer = if more == ["--json"] { line.starts_with('{') } else { line.contains(expected) };
            assert!(is_answer, "{arguments:?}: {line:?}");
            child.kill().expect("the program still runs");
            assert_eq!(child.wait().expect("the program ends").code(), None, "{arguments:?}");
        }
    }
}
