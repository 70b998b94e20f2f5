//! How texts of variants are read: labels, codes, names that are misspelt, blanks, and commands that take none.

use crate::examples::PROPER;
use crate::program::{Folder, run, run_with_stdin};

/// A 4×4 killer with one solution.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";
const SOLUTION: &str = "1234341223414123\n";

#[test]
fn words_behind_rules_are_a_label() {
    let two = format!("{KILLER} The first one\n{KILLER}\tNo. 2\n");
    assert_eq!(run_with_stdin(&["solve"], &*two).data(), SOLUTION.repeat(2));
    let written = run_with_stdin(&["convert", "--to", "iss"], two).ends_with(0);
    assert!(written.stderr.contains("iss can't hold names"), "{}", written.stderr);
    let said = run(&["solve", ".Cage~10~R2C1~R2C99 A label"]).ends_with(2);
    assert!(said.stderr.contains("'R2C99', which isn't a cell of the grid\n"), "{}", said.stderr);
}

#[test]
fn codes_are_decoded_in_strings_as_in_links() {
    let coded = KILLER.replace("Cage", "%43age") + "%20";
    assert_eq!(run(&["solve", &coded]).data(), SOLUTION);
    let link = format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={coded}A%20label");
    assert_eq!(run(&["solve", &link]).data(), SOLUTION);
}

#[test]
fn the_name_of_a_rule_that_is_nearly_known_is_corrected() {
    let folder = Folder::new();
    let object = folder.file("one.json", r#"{"puzzle": ".Cage~3~R1C1~R1C2.Termo~R1C1~R1C2"}"#);
    for (argument, meant) in [(".Termo~R1C1~R1C2", "Thermo"), (".AntiKnigth", "AntiKnight"), (&*object, "Thermo")] {
        let said = run(&["solve", argument]).ends_with(2);
        assert!(said.stderr.contains(&format!("is not a known rule; did you mean '{meant}'?\n")), "{}", said.stderr);
    }
    assert!(!run(&["solve", ".Teleport~R1C1"]).ends_with(2).stderr.contains("did you mean"));
}

#[test]
fn open_cells_are_written_as_in_classic_puzzles() {
    let rows = "1..4\n....\n....\n..2.\n";
    let count = run_with_stdin(&["count"], rows).data();
    for open in ["x", "X", "?", "*", "-", "_", "0"] {
        assert_eq!(run_with_stdin(&["count"], rows.replace('.', open)).data(), count, "{open}");
        assert_eq!(run(&["count", &rows.replace('.', open).replace('\n', " ")]).data(), count, "{open}");
    }
}

#[test]
fn commands_for_classic_puzzles_say_that_this_is_a_variant() {
    let folder = Folder::new();
    let (file, classic) = (folder.file("two.txt", format!("# a killer\n{KILLER}\n")), folder.file("one.txt", PROPER));
    let commands = ["canonical", "same-class", "automorphisms", "dedupe", "minimal", "unavoidable", "backdoors"];
    for command in commands.into_iter().chain(["variations", "neighbours", "bench"]) {
        for (input, place) in [(KILLER, "argument 1:1".to_owned()), (&*file, format!("{file}:2"))] {
            let said = run(&[command, input]).ends_with(2).stderr;
            let expected =
                format!("error: this command works for classic 9×9 puzzles only, and {place} is a variant\n");
            assert_eq!(said, expected, "{command}");
        }
    }
    let said = run_with_stdin(&["canonical"], "1...............\n").ends_with(2).stderr;
    assert!(said.ends_with("and stdin:1 is a variant\n"), "{said}");
    run(&["dedupe", &classic]).ends_with(0);
}
