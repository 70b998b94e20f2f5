//! The program in the language asked for.

use crate::examples::{CLASHING, NONE, PROPER, TWO};
use crate::help::COMMANDS;
use crate::program::{Said, command, run, run_with_stdin};

/// What the program says in German.
fn german(arguments: &[&str]) -> Said {
    run(&[&["--language", "de"], arguments].concat())
}

#[test]
fn help_is_in_the_language_asked_for_but_for_names() {
    for words in [&[][..], &["solve"], &["hint"], &["lab", "run"], &["techniques", "list"]] {
        let help = german(&[words, &["--help"]].concat()).data();
        for heading in ["Aufruf: ichidoku", "Optionen:", "Beispiele:", "Exit-Status:", "Hilfe ausgeben"] {
            assert!(help.contains(heading), "{heading} in {help}");
        }
        for english in ["Usage:", "Options:", "Arguments:", "[default:", "Print ", "possible values"] {
            assert!(!help.contains(english), "{english} in {help}");
        }
        assert!(help.contains("--quiet") && help.contains("\n  ichidoku "), "{help}");
    }
    assert!(COMMANDS.iter().all(|name| german(&["-h"]).data().contains(&format!("  {name} "))));
    assert!(german(&["man", "rate"]).data().contains("Stufe und Wertung"));
}

#[test]
fn the_environment_chooses_a_language_unless_an_option_does() {
    let said = |option: &[&str], variables: &[(&str, &str)]| {
        let arguments = [&["steps", PROPER], option].concat();
        let mut command = command(&arguments);
        command.envs(variables.iter().copied());
        let said: Said = command.output().expect("the program starts").into();
        said.lines()[0].to_owned()
    };
    let (english, german) = ("argument 1:1: 51 steps, solved", "argument 1:1: 51 Schritte, gelöst");
    assert_eq!(said(&[], &[("LANG", "de_AT.UTF-8")]), german);
    assert_eq!(said(&[], &[("LANG", "de_DE"), ("LC_ALL", "C.UTF-8")]), english);
    assert_eq!(said(&[], &[("LANG", "tlh")]), english);
    assert_eq!(said(&["--language", "en"], &[("LANG", "de_DE")]), english);
    assert_eq!(said(&["--language=de"], &[]), german);
}

#[test]
fn findings_notes_and_errors_are_in_the_language_asked_for() {
    let said = run_with_stdin(&["--language", "de", "check"], [PROPER, CLASHING, "bad", &NONE[..80]].join("\n"));
    assert!(said.stdout.starts_with("stdin:1: eine Lösung, nicht minimal, 30 Vorgaben\n"), "{}", said.stdout);
    assert!(said.stdout.contains("\n  5 steht in r1c1 und r1c9 von Zeile 1\n"), "{}", said.stdout);
    assert!(said.stderr.contains("stdin:3: Zeile 1, Spalte 1: 'b' ist weder"), "{}", said.stderr);
    assert!(said.stderr.contains("stdin:4: 80 Zellen, erwartet wurden 81\n"), "{}", said.stderr);
    assert!(said.stderr.contains("Hinweis: 2 von 4 Datensätzen unlesbar\n"), "{}", said.stderr);
    let rated = german(&["rate", PROPER, TWO]);
    assert_eq!(
        rated.stdout.lines().map(|line| line.split('\t').nth(1)).collect::<Vec<_>>(),
        [Some("Trivial"), Some("several solutions")],
        "other programs read the columns"
    );
    let wrong = german(&["solve", "--threads", "0", PROPER]).ends_with(2).stderr;
    assert!(wrong.starts_with("Fehler: ungültiger Wert '0' für '--threads <N>': erwartet wird"), "{wrong}");
    let unknown = german(&["solve", "--frobnicate"]).ends_with(2).stderr;
    assert!(unknown.starts_with("Fehler: unbekanntes Argument '--frobnicate'\n"), "{unknown}");
}

#[test]
fn faults_of_every_source_are_in_the_language_asked_for() {
    for (arguments, said) in [
        (&["solve", "53x"][..], "als Rätsel: argument 1:1: 3 Zellen, erwartet wurden 81"),
        (&["hint", "--entries", "r1c1=4", PROPER], "der Eintrag r1c1=4 widerspricht der Vorgabe 5 in r1c1"),
        (&["generate", "--clues", "12"], "12 Vorgaben: Ein Rätsel mit genau einer Lösung hat mindestens 17"),
        (&["generate", "--grade", "easy", "--needs", "swordfish"], "der Stufe Leicht braucht nicht Schwertfisch"),
    ] {
        let found = german(arguments).ends_with(2).stderr;
        assert!(found.contains(said), "{found}");
    }
    let json = run_with_stdin(&["--language", "de", "solve"], "{\"board\":7}").stderr;
    assert!(json.contains("stdin:1: 7, erwartet wurde ein Rätsel"), "{json}");
}

#[test]
fn algorithms_are_explained_in_the_language_asked_for() {
    let list = german(&["lab", "list"]).data();
    assert!(list.contains("\nrow-by-row        Backtracking Zeile für Zeile"), "{list}");
    let text = german(&["lab", "explain", "sat"]).data();
    assert!(text.starts_with("SAT: die Regeln als eine einzige Formel") && text.contains("\n# Aufwand\n"), "{text}");
    assert!(german(&["lab", "explain", "sat", "--source"]).data().contains("impl Algorithm for Sat"));
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for arguments in [
        &["solve", PROPER, NONE][..],
        &["solve", "--json", PROPER],
        &["check", "--json", TWO],
        &["rate", "--json", PROPER],
        &["techniques", "--json"],
        &["convert", "--to", "csv", PROPER],
        &["lab", "run", "row-by-row", "--json", "--steps", "1", PROPER],
    ] {
        let without_time = |said: Said| said.stdout.split("\"seconds\"").next().map(str::to_owned);
        assert_eq!(without_time(german(arguments)), without_time(run(arguments)), "{arguments:?}");
    }
}

#[test]
fn an_unknown_language_is_wrong_usage_that_lists_those_there_are() {
    let said = run(&["--language", "tlh", "solve", PROPER]).ends_with(2);
    assert!(said.stderr.contains("unknown language") && said.stderr.contains("[possible values: ar, de, en"));
}
