//! Files, standard input, puzzles, and what is none of them.

use std::io::Write;

use crate::examples::{PROPER, SOLUTION, proper_lines};
use crate::program::{Folder, run, run_with_stdin};

#[test]
fn files_puzzles_and_standard_input_in_their_order() {
    let folder = Folder::new();
    let lines = proper_lines(4);
    let file = folder.file("two.sdm", format!("# comment\n{}\n{}", lines[0], lines[1]));
    let solved = |line: &str| run(&["solve", line]).data();
    let expected: String = [&lines[2], &lines[0], &lines[1], &lines[3]].map(|line| solved(line)).concat();
    let said = run_with_stdin(&["solve", &lines[2], &file, "-"], &*lines[3]);
    assert_eq!(said.data(), expected);
}

#[test]
fn standard_input_where_nothing_is_given() {
    assert_eq!(run_with_stdin(&["solve"], PROPER).data(), format!("{SOLUTION}\n"));
}

#[test]
fn gzip_is_seen_by_its_first_bytes() {
    let folder = Folder::new();
    let text = proper_lines(10_000).join("\n");
    let plain = folder.file("plain.txt", &text);
    let zipped = folder.file("named-whatever", gzip(text.as_bytes()));
    let expected = run(&["solve", &plain]).data();
    assert!(run(&["solve", &zipped]).data() == expected);
    assert!(run_with_stdin(&["solve", "-"], gzip(text.as_bytes())).data() == expected);
}

#[test]
fn a_broken_gzip_file_is_unreadable_input() {
    let folder = Folder::new();
    let whole = gzip(proper_lines(10_000).join("\n").as_bytes());
    let file = folder.file("broken.gz", &whole[..whole.len() / 2]);
    let target = folder.path("out.txt");
    let said = run(&["solve", &file, "-o", &target]).ends_with(2);
    assert!(said.stderr.starts_with(&format!("error: {file}: ")), "{}", said.stderr);
    assert_eq!(folder.names(), ["broken.gz"], "no output that looks whole");
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).expect("a vector");
    encoder.finish().expect("a vector")
}

#[test]
fn neither_a_file_nor_a_puzzle() {
    let said = run(&["solve", PROPER, "puzles.txt"]).ends_with(2);
    assert_eq!(said.stdout, "", "nothing is done before all arguments are understood");
    let mut lines = said.stderr.lines();
    assert_eq!(lines.next(), Some("error: \"puzles.txt\" is neither a file nor a puzzle"));
    assert!(lines.next().is_some_and(|line| line.starts_with("  as a file: ")), "{}", said.stderr);
    assert!(lines.next().is_some_and(|line| line.starts_with("  as a puzzle: argument 2:1: ")), "{}", said.stderr);
}

#[test]
fn folders_and_empty_arguments() {
    let folder = Folder::new();
    let said = run(&["solve", &folder.path(".")]).ends_with(2);
    assert!(said.stderr.ends_with("is a directory\n"), "{}", said.stderr);
    let said = run(&["solve", ""]).ends_with(2);
    assert!(said.stderr.contains("as a puzzle: it is empty"), "{}", said.stderr);
}

#[test]
fn a_puzzle_that_begins_with_a_dash() {
    let dashes = PROPER.replace('.', "-");
    assert_eq!(run(&["solve", &dashes]).data(), format!("{SOLUTION}\n"));
    let dashes = format!("-{}", &dashes[1..]);
    assert_eq!(run(&["count", "--limit", "1", "--", &dashes]).ends_with(0).stdout, "1\n");
}

#[test]
fn an_empty_input_is_worth_a_note() {
    let said = run_with_stdin(&["solve"], "").ends_with(0);
    assert_eq!((&*said.stdout, &*said.stderr), ("", "note: the input holds no puzzle\n"));
}
