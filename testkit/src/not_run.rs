//! Says that a test could not do its work.

use std::fmt::Display;
use std::io::{self, Write};
use std::thread;

/// Says on standard error that the running test, or a part of it, was not run, and why.
///
/// The line begins with `NOT RUN: ` and the test's name. It goes past the harness, which keeps back what a passing test
/// prints, so that it is seen in every run; `.ci/run` counts these lines.
pub fn not_run(why: impl Display) {
    let thread = thread::current();
    // In one piece, since other tests write too.
    let line = format!("NOT RUN: {}: {why}\n", thread.name().unwrap_or("a test"));
    // Without standard error there is nobody to tell.
    let _ = io::stderr().write_all(line.as_bytes());
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    /// What a run of this test alone, with data that are absent, says on standard error.
    fn said_by(test: &str) -> String {
        let mut program = Command::new(std::env::current_exe().unwrap());
        let run = program.args(["--ignored", "--exact", test]).env("ICHIDOKU_DATA", "no such folder").output().unwrap();
        assert!(run.status.success(), "{run:?}");
        String::from_utf8(run.stderr).unwrap()
    }

    #[test]
    fn a_test_without_its_data_says_so_although_it_passes() {
        let expected = "NOT RUN: not_run::tests::needs_data: no such folder/some file is not there (ICHIDOKU_DATA names the folder)\n";
        assert_eq!(said_by("not_run::tests::needs_data"), expected);
    }

    #[test]
    #[ignore = "is run by the test above"]
    fn needs_data() {
        assert_eq!(crate::shared_data("some file"), None);
    }
}
