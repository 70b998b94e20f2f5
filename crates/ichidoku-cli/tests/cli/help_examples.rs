//! Every example of every help text works as it stands.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::examples::{MINIMAL, PROPER, SOLUTION, TWO};
use crate::help::{COMMANDS, run_help};
use crate::program::Folder;

/// Commands below others.
const BELOW: [&[&str]; 6] = [
    &["techniques", "list"],
    &["techniques", "explain"],
    &["lab", "list"],
    &["lab", "run"],
    &["lab", "compare"],
    &["lab", "explain"],
];

/// The words of every command; none for the program.
fn commands() -> Vec<Vec<&'static str>> {
    let above = COMMANDS.iter().map(|name| vec![*name]);
    std::iter::once(Vec::new()).chain(above).chain(BELOW.iter().map(|words| words.to_vec())).collect()
}

/// The lines for the shell that the help shows.
fn examples(help: &str) -> Vec<String> {
    let (_, section) = help.split_once("Examples:\n").expect("a section with examples");
    let (section, _) = section.split_once("\n\n").expect("a section after it");
    section.lines().filter_map(|line| line.strip_prefix("  ichidoku")).map(|rest| format!("ichidoku{rest}")).collect()
}

/// A folder with the files that examples name.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.file("puzzle.txt", format!("{PROPER}\n"));
    folder.file("puzzles.txt", format!("{PROPER}\n{MINIMAL}\n"));
    folder.file("several.txt", format!("{TWO}\n"));
    folder.file("grids.txt", format!("{SOLUTION}\n"));
    folder
}

/// A shell in the folder that finds the program by its name, and fails if any part of a pipe does.
fn shell(folder: &Folder, line: &str) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_ichidoku")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").expect("PATH"));
    let mut shell = Command::new("bash");
    shell.args(["-c", &format!("set -o pipefail; {line}")]).env("PATH", path).current_dir(folder.path("."));
    shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    shell
}

#[test]
fn every_help_has_two_examples_and_its_exit_statuses() {
    for words in commands() {
        let help = run_help(&words);
        assert_eq!(examples(&help).len(), 2, "{words:?}: {help}");
        let called = [&["ichidoku"], &words[..]].concat().join(" ");
        assert!(examples(&help).iter().all(|line| line.contains(&called)), "{words:?}: {help}");
        assert!(help.contains("\n\nExit status:\n  0  success\n"), "{help}");
        assert!(help.contains("Ctrl-C with 130."), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

#[test]
fn every_example_works() {
    for line in commands().iter().flat_map(|words| examples(&run_help(words))) {
        let folder = folder();
        if line.contains("ichidoku serve") && !line.contains("--openapi") {
            serves(&folder, &line);
            continue;
        }
        let output = shell(&folder, &line).output().expect("bash");
        let said = String::from_utf8_lossy(&output.stderr);
        let lacks_app = line.contains("export-web") && said.contains("built without the browser app");
        assert!(output.status.success() || lacks_app, "{line}: {said}");
        let written = line.rsplit_once("> ").map(|(_, file)| folder.path(file));
        let has_data = written.map_or(!output.stdout.is_empty(), |file| fs::metadata(file).is_ok_and(|f| f.len() > 0));
        assert!(has_data || line.contains("export-web"), "{line} says nothing");
    }
}

/// The server says where it listens and ends when it is asked to.
fn serves(folder: &Folder, line: &str) {
    let mut server = shell(folder, &format!("exec {line}")).spawn().expect("bash");
    let mut said = String::new();
    BufReader::new(server.stdout.take().expect("a pipe")).read_line(&mut said).expect("a line");
    assert!(said.starts_with("listening on http://127.0.0.1:"), "{line}: {said}");
    let process = nix::unistd::Pid::from_raw(server.id().cast_signed());
    nix::sys::signal::kill(process, nix::sys::signal::Signal::SIGINT).expect("a running server");
    assert!(server.wait().expect("its end").success(), "{line}");
}
