//! What the program says about itself.

use crate::program::run;

pub(crate) const COMMANDS: [&str; 25] = [
    "solve",
    "count",
    "enumerate",
    "check",
    "convert",
    "hint",
    "steps",
    "rate",
    "techniques",
    "canonical",
    "same-class",
    "automorphisms",
    "dedupe",
    "minimal",
    "unavoidable",
    "backdoors",
    "bands",
    "count-grids",
    "generate",
    "variations",
    "neighbours",
    "bench",
    "lab",
    "completions",
    "man",
];

#[test]
fn help_when_nothing_is_given() {
    let said = run(&[]).ends_with(2);
    assert_eq!(said.stdout, "");
    for name in COMMANDS {
        assert!(said.stderr.lines().any(|line| line.trim_start().starts_with(name)), "{name} in {}", said.stderr);
    }
}

#[test]
fn help_that_is_asked_for_is_data() {
    for name in COMMANDS {
        let help = run(&[name, "--help"]).data();
        assert!(help.contains(&format!("Usage: ichidoku {name}")), "{help}");
        assert!(help.contains("Exit status:\n0  all is well\n1  some puzzle has no solution"), "{help}");
        assert!(run(&["help", name]).data().contains("Exit status:"));
    }
    assert!(run(&["--help"]).data().contains("Exit status:"));
    assert_eq!(run(&["--version"]).data(), format!("ichidoku {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_usage() {
    for arguments in [&["slove"][..], &["solve", "--frobnicate"], &["--color", "sometimes", "solve"]] {
        let said = run(arguments).ends_with(2);
        assert!(said.stdout.is_empty() && said.stderr.starts_with("error: "), "{}", said.stderr);
    }
}

#[test]
fn a_man_page_for_the_program_and_each_command() {
    let page = run(&["man"]).data();
    assert!(page.contains(".TH ichidoku 1") && page.contains(".SH SUBCOMMANDS"), "{page}");
    for name in COMMANDS {
        let page = run(&["man", name]).data();
        assert!(page.contains(&format!(".TH ichidoku-{name} 1")), "{page}");
        assert!(page.contains(".SH \"EXIT STATUS\"\n.TP\n0\nall is well\n"), "{page}");
    }
    run(&["man", "abacus"]).ends_with(2);
}
