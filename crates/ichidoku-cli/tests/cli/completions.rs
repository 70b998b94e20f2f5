//! The completion scripts.

use crate::help::COMMANDS;
use crate::program::run;

#[test]
fn completions_for_five_shells() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]).data();
        for name in COMMANDS {
            assert!(script.contains(name), "{name} for {shell}");
        }
    }
    run(&["completions", "abacus"]).ends_with(2);
}

#[cfg(unix)]
#[test]
fn bash_understands_its_completions() {
    let script = run(&["completions", "bash"]).data();
    let checked = std::process::Command::new("bash").args(["-n", "-c", &script]).output();
    let checked = checked.expect("bash");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

/// What bash offers for the last of these words.
#[cfg(unix)]
fn offered(words: &[&str]) -> Vec<String> {
    let script = run(&["completions", "bash"]).data();
    let [.., before, last] = words else { panic!("at least two words") };
    let position = words.len() - 1;
    let question = format!(
        "{script}\nCOMP_WORDS=({}); COMP_CWORD={position}; _ichidoku ichidoku '{last}' '{before}'\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" ")
    );
    let output = std::process::Command::new("bash").args(["-c", &question]).output().expect("bash");
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn names_are_completed_not_files() {
    for (words, names) in [
        (&["generate", "--needs", "hidden-p"][..], &["hidden-pair"][..]),
        (&["generate", "--forbid", "jun"], &["junior-exocet"]),
        (&["steps", "--technique", "multi-co"], &["multi-colours-1", "multi-colours-2"]),
        (&["steps", "--without", "uniquen"], &["uniqueness"]),
        (&["hint", "--order", "x-c"], &["x-chain"]),
        (&["techniques", "explain", "sue"], &["sue-de-coq"]),
        (&["generate", "--grade", "v"], &["very-hard"]),
        (&["generate", "--hodoku", "u"], &["unfair"]),
        (&["generate", "--symmetry", "half"], &["half-turn"]),
        (&["generate", "--format", "nd"], &["ndjson"]),
        (&["convert", "--to", "bo"], &["boxed"]),
        (&["rate", "--scale", "h"], &["hodoku"]),
        (&["lab", "compare", "--algorithms", "row"], &["row-by-row"]),
    ] {
        assert_eq!(offered(&[&["ichidoku"], words].concat()), names, "{words:?}");
    }
}
