//! Colours on standard output and standard error.

use crate::program::{Said, command, run};

/// What the program says where a variable of the environment asks for colours or for none.
fn run_with(variables: &[(&str, &str)], arguments: &[&str]) -> Said {
    command(arguments).envs(variables.iter().copied()).output().expect("the program starts").into()
}

const HELP: [&str; 2] = ["solve", "--help"];
const USAGE: [&str; 2] = ["solve", "--frobnicate"];
const ERROR: [&str; 2] = ["solve", "nonsense"];
/// Variables that ask for colours even where no terminal is.
const FORCED: (&str, &str) = ("CLICOLOR_FORCE", "1");

#[test]
fn messages_are_coloured_where_asked() {
    let said = run(&["solve", "--color", "always", "nonsense"]).ends_with(2);
    assert!(said.stderr.starts_with("\x1b[1;31merror:\x1b[0m "), "{:?}", said.stderr);
    let said = run_with(&[("NO_COLOR", "1")], &ERROR).ends_with(2);
    assert!(said.stderr.starts_with("error: "), "{:?}", said.stderr);
}

#[test]
fn one_option_rules_help_usage_and_errors() {
    for arguments in [HELP, USAGE, ERROR] {
        for option in [&["--color", "always"][..], &["--color=always"]] {
            let said = run(&[option, &arguments].concat());
            assert!((said.stdout + &said.stderr).contains('\x1b'), "{arguments:?}");
        }
        for option in [&["--color", "never"][..], &["--color=never"], &["--color", "always", "--color", "never"]] {
            let said = run_with(&[FORCED], &[&arguments, option].concat());
            assert!(!(said.stdout + &said.stderr).contains('\x1b'), "{arguments:?} {option:?}");
        }
    }
}

#[test]
fn the_environment_rules_them_as_well() {
    for arguments in [HELP, USAGE, ERROR] {
        let is_coloured = |variables: &[(&str, &str)]| {
            let said = run_with(variables, &arguments);
            (said.stdout + &said.stderr).contains('\x1b')
        };
        assert!(is_coloured(&[FORCED]), "{arguments:?}");
        assert!(!is_coloured(&[]) && !is_coloured(&[("NO_COLOR", "1"), FORCED]), "{arguments:?}");
        assert!(!is_coloured(&[("CLICOLOR", "0")]), "{arguments:?}");
    }
}

#[test]
fn what_follows_two_hyphens_is_no_option() {
    let said = run_with(&[FORCED], &["solve", "--", "--color=never"]).ends_with(2);
    assert!(said.stderr.contains('\x1b'), "{:?}", said.stderr);
}
