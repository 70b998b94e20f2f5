//! What the program says about itself.

use crate::program::run;

pub(crate) const COMMANDS: [&str; 28] = [
    "true-candidates",
    "serve",
    "export-web",
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

/// The help of a command, or of the program where there are no words.
pub(crate) fn run_help(words: &[&str]) -> String {
    run(&[words, &["--help"]].concat()).data()
}

#[test]
fn help_that_is_asked_for_is_data() {
    for name in COMMANDS {
        let help = run_help(&[name]);
        assert!(help.contains(&format!("Usage: ichidoku {name}")), "{help}");
        assert_eq!(run(&["help", name]).data(), help);
    }
    assert!(run_help(&[]).contains("Exit status:"));
    assert_eq!(run(&["--version"]).data(), format!("ichidoku {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn commands_are_in_groups() {
    let help = run(&["-h"]).data();
    let mut last = 0;
    for (group, member) in [
        ("Solve:", "count "),
        ("Understand:", "hint "),
        ("Make:", "generate "),
        ("Research:", "canonical "),
        ("Learn:", "lab "),
        ("Serve and set up:", "serve "),
        ("Options:", "--color "),
    ] {
        let heading = help.find(&format!("\n{group}\n")).unwrap_or_else(|| panic!("{group} in {help}"));
        let inside = help[heading..].find(&format!("  {member}")).expect(member) + heading;
        assert!(last < heading, "{group} in {help}");
        last = inside;
    }
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
        assert!(page.contains(".SH \"EXIT STATUS\"\n.TP\n0\nsuccess\n"), "{page}");
        assert_eq!(page.matches("\n.B ichidoku ").count(), 2, "{page}");
    }
    assert!(run(&["man", "lab", "run"]).data().contains(".TH ichidoku-lab-run 1"));
    run(&["man", "abacus"]).ends_with(2);
}

#[test]
fn the_help_says_whose_lines_are_printed() {
    let words = |name: &[&str]| run_help(name).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(&["neighbours"]).contains("only a few for one with 17 clues"));
    for name in ["backdoors", "unavoidable", "minimal", "neighbours"] {
        assert!(words(&[name]).contains("`--json` says which one each result belongs to"), "{name}");
    }
}

#[test]
fn the_help_names_what_is_unpacked() {
    assert!(run_help(&[]).split_whitespace().collect::<Vec<_>>().join(" ").contains("(gzip, xz, bzip2, zstd, zip)"));
}
