//! The values of options.

use crate::examples::PROPER;
use crate::program::run;

/// Every option that takes a number, with a command that it belongs to.
const NUMBERS: [&[&str]; 40] = [
    &["count", "--samples"],
    &["count", "--seed"],
    &["true-candidates", "--limit"],
    &["true-candidates", "--guesses"],
    &["solve", "-j"],
    &["count", "--limit"],
    &["enumerate", "--limit"],
    &["check", "--limit"],
    &["steps", "--limit"],
    &["rate", "--threads"],
    &["canonical", "-j"],
    &["automorphisms", "-j"],
    &["dedupe", "-j"],
    &["minimal", "--limit"],
    &["unavoidable", "--size"],
    &["backdoors", "--size"],
    &["generate", "-n"],
    &["generate", "--seed"],
    &["generate", "--from"],
    &["generate", "--attempts"],
    &["generate", "--clues"],
    &["generate", "--size"],
    &["generate", "-j"],
    &["variations", "-n"],
    &["variations", "--seed"],
    &["neighbours", "--clues"],
    &["neighbours", "--limit"],
    &["bench", "--limit"],
    &["bench", "--rounds"],
    &["bench", "-j"],
    &["lab", "run", "sat", "--steps"],
    &["lab", "run", "sat", "--time"],
    &["lab", "run", "sat", "--seed"],
    &["lab", "compare", "--seed"],
    &["convert", "--to", "png", "--scale"],
    &["count", "--time"],
    &["serve", "--port"],
    &["serve", "--time-limit"],
    &["serve", "--workers"],
    &["serve", "--rate-limit"],
];

#[test]
fn a_bad_number_is_answered_in_plain_english() {
    for option in NUMBERS {
        for value in ["x", "", "-1", "1.5", "99999999999999999999999", "1e99"] {
            if value == "1.5" && option.contains(&"--time") {
                continue;
            }
            let argument = format!("{}={value}", option[option.len() - 1]);
            let argument = if argument.starts_with("--") { argument } else { argument.replace('=', "") };
            let said = run(&[&option[..option.len() - 1], &[&argument]].concat()).ends_with(2);
            let says = |words: &str| said.stderr.contains(words);
            assert!(
                says("expected a ") || value.is_empty() && says("a value is required"),
                "{option:?} {}",
                said.stderr
            );
            for rust in ["invalid digit", "non-zero", "target type", "float", "u64", "is not in"] {
                assert!(!says(rust), "{option:?} {value}: {}", said.stderr);
            }
        }
    }
}

#[test]
fn every_number_that_help_shows_was_tried() {
    for command in crate::help::COMMANDS {
        let help = run(&[command, "--help"]).data();
        let numbers = help.lines().map(str::trim_start).filter(|line| {
            line.starts_with('-') && (line.ends_with("<N>") || line.ends_with("<INDEX>") || line.ends_with("<SECONDS>"))
        });
        for line in numbers {
            let tried = NUMBERS.iter().filter(|option| option[0] == command || option[1] == "-j").any(|option| {
                let name = option[option.len() - 1];
                line.split([' ', ',']).any(|word| word == name) || line.contains("--threads")
            });
            assert!(tried, "{line} of {command}");
        }
    }
}

#[test]
fn numbers_are_written_as_people_write_them() {
    for (arguments, count) in [
        (&["generate", "--seed", "1", "-n", "1e1"][..], 10),
        (&["variations", "-n", "1k", PROPER], 1000),
        (&["variations", "-n", "0.02k", PROPER], 20),
        (&["neighbours", "--limit", "1_0", PROPER], 10),
    ] {
        assert_eq!(run(&[arguments, &["--quiet"]].concat()).data().lines().count(), count, "{arguments:?}");
    }
    assert_eq!(run(&["count", "--limit", "1M", PROPER]).data(), "1\n");
}

#[test]
fn a_misspelt_name_is_answered_with_the_nearest() {
    for (arguments, guess) in [
        (&["generate", "--grade", "hrad"][..], "unknown grade; did you mean 'hard'?"),
        (&["generate", "--hodoku", "unfiar"], "unknown level; did you mean 'unfair'?"),
        (&["generate", "--symmetry", "halfturn"], "unknown symmetry; did you mean 'half-turn'?"),
        (&["generate", "--needs", "skyscrapper"], "unknown technique; did you mean 'skyscraper'?"),
        (&["generate", "--forbid", "y-wnig"], "unknown technique or family; did you mean 'Y-wing'?"),
        (&["generate", "--format", "prety"], "unknown format; did you mean 'pretty'?"),
        (&["convert", "--to", "cvs", PROPER], "unknown format; did you mean 'csv'?"),
        (&["solve", "--format", "boxd", PROPER], "unknown format; did you mean 'boxed'?"),
        (&["steps", "--without", "uniquness", PROPER], "unknown technique or family; did you mean 'uniqueness'?"),
        (&["hint", "--grade", "wich", PROPER], "unknown grade; did you mean 'which'?"),
        (&["rate", "--scale", "hodku", PROPER], "unknown scale; did you mean 'hodoku'?"),
        (&["lab", "run", "dancing-link", PROPER], "unknown algorithm; did you mean 'dancing-links'?"),
        (&["lab", "explain", "sta"], "unknown algorithm; did you mean 'sat'?"),
    ] {
        let said = run(arguments).ends_with(2);
        assert!(said.stderr.contains(guess), "{arguments:?}: {}", said.stderr);
    }
}

#[test]
fn names_are_read_in_any_case() {
    let seeded = |grade: &str| run(&["generate", "--seed", "1", "--grade", grade]).data();
    assert_eq!(seeded("Easy"), seeded("easy"));
    assert_eq!(run(&["convert", "--to", "CSV", PROPER]).data(), run(&["convert", "--to", "csv", PROPER]).data());
}
