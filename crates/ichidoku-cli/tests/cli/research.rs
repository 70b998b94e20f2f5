//! Canonical forms, classes, automorphisms, minimal puzzles, bands, and the number of all grids.

use std::collections::HashSet;

use crate::examples::{CLASHING, MINIMAL, PROPER, Random, SOLUTION, TWO, proper_lines, puzzle};
use crate::program::{Folder, run, run_with_stdin, shared_data};

/// The grid with the most automorphisms, as its canonical form.
const MOST: &str = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// The greatest canonical form.
const GREATEST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

/// A symmetric copy.
fn copy(line: &str) -> String {
    Random(3).disguise(&puzzle(line)).to_string()
}

#[test]
fn copies_have_one_canonical_form() {
    for line in [PROPER, MINIMAL, SOLUTION, TWO, MOST] {
        let said = run(&["canonical", line, &copy(line)]).data();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines[0], lines[1], "{line}");
    }
    assert_eq!(run(&["canonical", &copy(GREATEST)]).data().trim(), GREATEST);
}

#[test]
fn canonical_keeps_the_order_and_says_what_has_no_form() {
    let said = run_with_stdin(&["canonical"], [MOST, "bad", CLASHING, GREATEST].join("\n")).ends_with(2);
    assert_eq!(said.lines(), [MOST, "unreadable", "clashing", GREATEST]);
    run(&["canonical", CLASHING]).ends_with(1);
}

#[test]
fn the_help_says_what_a_transform_is() {
    for command in ["canonical", "same-class", "variations"] {
        for text in [run(&[command, "--help"]).data(), run(&["man", command]).data()] {
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains("is the new place of row 1"), "{command}: {words}");
        }
    }
}

#[test]
fn canonical_as_json_tells_the_way_there() {
    let said = run(&["canonical", "--json", &copy(MOST)]).data();
    let object: serde_json::Value = serde_json::from_str(&said).expect("an object");
    assert_eq!((object["canonical"].as_str(), object["automorphisms"].as_u64()), (Some(MOST), Some(648)));
    let numbers = |name: &str| -> Vec<usize> {
        let all = object["transform"][name].as_array().expect("numbers");
        all.iter().map(|n| n.as_u64().expect("a number") as usize - 1).collect()
    };
    let (rows, columns, digits) = (numbers("rows"), numbers("columns"), numbers("digits"));
    let mut moved = [b' '; 81];
    for (i, digit) in copy(MOST).bytes().enumerate() {
        let (row, column) = (rows[i / 9], columns[i % 9]);
        let place = if object["transform"]["transposed"] == true { 9 * column + row } else { 9 * row + column };
        moved[place] = b'1' + digits[(digit - b'1') as usize] as u8;
    }
    assert_eq!(moved, MOST.as_bytes());
}

#[test]
fn automorphisms_are_counted_and_listed() {
    assert_eq!(run(&["automorphisms", MOST, GREATEST, PROPER]).data(), "648\n72\n1\n");
    let said = run(&["automorphisms", "--json", &copy(GREATEST)]).data();
    let object: serde_json::Value = serde_json::from_str(&said).expect("an object");
    let all: HashSet<String> =
        object["automorphisms"].as_array().expect("a list").iter().map(ToString::to_string).collect();
    assert_eq!((object["count"].as_u64(), all.len()), (Some(72), 72));
    assert_eq!(run(&["automorphisms", CLASHING]).ends_with(1).stdout, "clashing\n");
}

#[test]
fn conflicting_clues_are_told_as_such() {
    for command in ["canonical", "automorphisms", "dedupe"] {
        let said = run(&[command, PROPER, CLASHING]).ends_with(1);
        assert_eq!(said.stderr, "note: conflicting clues: 1 of 2 puzzles, at argument 2:1\n", "{command}");
        let said = run(&[command, "--json", PROPER, CLASHING]).ends_with(1).stdout;
        let statuses =
            |line: &str| ["canonical", "clashing"].map(|status| line.contains(&format!("\"status\":\"{status}\"")));
        assert_eq!(said.lines().map(statuses).collect::<Vec<_>>(), [[true, false], [false, true]], "{said}");
    }
}

#[test]
fn copies_of_the_first_are_the_same() {
    let said = run(&["same-class", PROPER, &copy(PROPER), MINIMAL, CLASHING]).data();
    assert_eq!(said, "same\ndifferent\ndifferent\n");
    assert!(
        run(&["same-class", "--json", PROPER, &copy(PROPER)]).data().contains(r#""same":true,"transform":{"rows":["#)
    );
    assert!(run(&["same-class", PROPER]).ends_with(0).stderr.contains("nothing to compare"));
}

#[test]
fn the_first_of_each_class_is_kept_in_order() {
    let folder = Folder::new();
    let copies = proper_lines(3000);
    let file =
        folder.file("copies.txt", format!("{MOST}\n{}\n{}\n{CLASHING}\n{CLASHING}", copies.join("\n"), copy(MOST)));
    for threads in ["1", "3"] {
        let said = run(&["dedupe", "--threads", threads, &file]).ends_with(1);
        assert_eq!(said.lines(), [MOST, &copies[0], &copies[1], CLASHING, CLASHING]);
    }
    let said = run_with_stdin(&["dedupe"], format!("{PROPER}\nbad\n{PROPER}\n")).ends_with(2);
    assert_eq!(said.lines(), [PROPER]);
}

#[test]
fn kept_puzzles_as_json_go_to_a_file_of_json() {
    let folder = Folder::new();
    for name in ["kept.ndjson", "kept.jsonl", "kept.json"] {
        let target = folder.path(name);
        run_with_stdin(&["dedupe", "--json", "-o", &target], format!("{PROPER}\nbad\n{PROPER}\n")).ends_with(2);
        let written = std::fs::read_to_string(&target).expect("the file");
        assert!(written.lines().count() == 1 && written.contains("\"canonical\""), "{name}: {written}");
    }
    run(&["dedupe", "-o", &folder.path("kept.json"), PROPER]).ends_with(2);
}

#[test]
fn minimal_puzzles_are_listed() {
    assert_eq!(run(&["minimal", MINIMAL]).data(), format!("{}\n", MINIMAL.replace('0', ".")));
    let said = run(&["minimal", "--limit", "20", PROPER]).ends_with(0);
    let all: HashSet<&str> = said.lines().into_iter().collect();
    assert_eq!(all.len(), 20);
    let note = "note: the limit was reached, so there may be more minimal puzzles: argument 1:1\n";
    assert_eq!(said.stderr, note);
    assert_eq!(run(&["minimal", "--limit", "2e1", PROPER]).ends_with(0).stdout, said.stdout, "as people write numbers");
    for line in all {
        assert!(run(&["check", line]).data().contains("proper and minimal"), "{line}");
    }
    assert_eq!(run(&["minimal", TWO]).ends_with(3).stdout, "");
}

#[test]
fn unavoidable_sets_are_listed() {
    let said = run(&["unavoidable", "--size", "4", TWO]).ends_with(3);
    assert_eq!(said.stdout, "");
    let said = run(&["unavoidable", "--size", "6", PROPER]).data();
    assert!(said.lines().any(|line| line == "4\tr4c6 r4c9 r5c6 r5c9"), "{said}");
    assert!(said.lines().all(|line| line.starts_with("4\t") || line.starts_with("6\t")));
    let grid = "123568479864791352957243681218657934536489127749312865391825746472136598685974213";
    assert_eq!(run(&["unavoidable", "--size", "4", grid]).data().lines().count(), 36);
    let said = run(&["unavoidable", "--json", "--size", "4", grid]).data();
    let object: serde_json::Value = serde_json::from_str(&said).expect("an object");
    assert_eq!(object["unavoidable"].as_array().map(Vec::len), Some(36));
    run(&["unavoidable", "--size", "17", grid]).ends_with(2);
}

#[test]
fn backdoors_are_listed() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    assert_eq!(run(&["backdoors", PROPER]).data(), "0\t\n");
    assert!(run(&["backdoors", hard]).data().lines().all(|line| line.starts_with("2\tr")));
    let said = run(&["backdoors", "--size", "1", hard, PROPER]).ends_with(0);
    assert_eq!(said.stdout, "0\t\n");
    assert_eq!(said.stderr, "note: no backdoor of at most 1 cell: 1 of 2 puzzles, at argument 1:1\n");
    let object = run(&["backdoors", "--size", "1", "--json", hard]).data();
    assert!(object.contains(r#""status":"unique","size":1,"backdoors":[]"#), "{object}");
    assert!(run(&["backdoors", "--json", PROPER]).data().contains(r#""size":0,"backdoors":[[]]"#));
    assert_eq!(run(&["backdoors", TWO]).ends_with(3).stdout, "");
}

#[test]
fn the_classes_of_bands_are_listed() {
    let said = run(&["bands"]).data();
    let rows: Vec<Vec<&str>> = said.lines().map(|line| line.split('\t').collect()).collect();
    let number = |row: &Vec<&str>, i: usize| row[i].parse::<u128>().expect("a number");
    assert_eq!((rows.len(), rows[0][1], rows[415][0]), (416, "123456789456789123789123456", "416"));
    assert_eq!(rows.iter().map(|row| number(row, 2)).sum::<u128>(), 948_109_639_680);
    let grids: u128 = rows.iter().map(|row| number(row, 2) * number(row, 4)).sum();
    assert_eq!(grids, 6_670_903_752_021_072_936_960);
    assert_eq!(run(&["bands", "--json"]).data().lines().count(), 416);
}

#[test]
fn all_grids_are_counted() {
    assert_eq!(run(&["count-grids"]).data(), "6670903752021072936960\n");
}

#[test]
fn the_17_clue_puzzles_are_no_copies_of_each_other() {
    let Some(file) = shared_data("perf/17-clue.txt") else { return };
    let lines = |arguments: &[&str]| run(arguments).ends_with(0).lines().len();
    assert_eq!(lines(&["dedupe", &file]), 49_158);
    let folder = Folder::new();
    let solutions = folder.path("solutions.txt");
    run(&["solve", "--output", &solutions, &file]).ends_with(0);
    assert_eq!(lines(&["dedupe", &solutions]), 46_301);
}
