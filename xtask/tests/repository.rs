//! The repository is in order: what no compiler checks, and the documents that are made. These run the program as it is used, which
//! the tests have built anyway.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::Command;

/// Runs `cargo xtask` with these words.
fn succeeds(words: &[&str]) {
    let done = Command::new(env!("CARGO_BIN_EXE_xtask")).args(words).output().unwrap();
    assert!(done.status.success(), "cargo xtask {}\n{}", words.join(" "), String::from_utf8_lossy(&done.stderr));
}

#[test]
fn it_is_tidy() {
    succeeds(&["tidy"]);
}

#[test]
fn documents_are_what_makes_them() {
    succeeds(&["docs", "--check"]);
}
