use std::fs;

use serde_json::Value;

use crate::examples::PROPER;
use crate::program::{Folder, run, run_with_stdin};

/// A killer of 4×4 cells with a thermometer, and its solution.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";
const SOLUTION: &str = "1234341223414123";

#[test]
fn other_sizes_and_rules_are_found_out_by_their_form() {
    assert_eq!(run(&["solve", KILLER]).ends_with(0).stdout, format!("{SOLUTION}\n"));
    let link = format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={KILLER}");
    assert_eq!(run_with_stdin(&["solve"], link).ends_with(0).stdout, format!("{SOLUTION}\n"));
    let rows = "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n";
    let open = rows.replacen('3', "0", 2);
    assert_eq!(run_with_stdin(&["solve", "--format", "rows"], open).ends_with(0).stdout, rows);
    let hexadecimal = format!("{}{}", "0123456789ABCDEF", ".".repeat(240));
    let solved = run(&["solve", "--first", "--json", &hexadecimal]).ends_with(0);
    let solved: Value = serde_json::from_str(&solved.stdout).expect("JSON");
    assert_eq!(solved["solution"]["rows"][0][15], 15);
    assert_eq!(solved["status"], "solved");
}

/// Keys and columns are kept, in the types that they had, of classic puzzles and of what can't be read, too.
#[test]
fn what_stands_beside_a_puzzle_stays_with_it() {
    let three = format!(
        "{{\"id\":7,\"puzzle\":\"{PROPER}\"}}\n{{\"id\":8,\"puzzle\":\"{KILLER}\",\"who\":\"me\"}}\n{{\"id\":9,\"puzzle\":\".Cagee~3\"}}\n"
    );
    let objects = run_with_stdin(&["solve", "-f", "ndjson"], &*three).ends_with(2).stdout;
    let objects: Vec<Value> = objects.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!([&objects[0]["id"], &objects[1]["id"], &objects[1]["who"]], [&7.into(), &8.into(), &Value::from("me")]);
    let table = run_with_stdin(&["solve", "-f", "csv"], &*three).ends_with(2).stdout;
    let ends: Vec<&str> = table.lines().map(|line| line.rsplitn(4, ',').collect::<Vec<_>>()[2]).collect();
    assert!(table.starts_with("puzzle,solution,id,who,status\n"), "{table}");
    assert_eq!(ends, ["id", "7", "8", "9"], "{table}");
    let rows = format!("puzzle;name\n{PROPER};Anna\n{KILLER};Ben\n");
    let named = run_with_stdin(&["solve", "-f", "ndjson"], rows).ends_with(0).stdout;
    assert!(named.contains("\"name\":\"Anna\"") && named.contains("\"name\":\"Ben\""), "{named}");
}

#[test]
fn a_classic_puzzle_beside_a_variant_is_answered_as_alone() {
    let alone = run_with_stdin(&["solve", "--json"], format!("{PROPER}\n")).ends_with(0).stdout;
    let beside = run_with_stdin(&["solve", "--json"], format!("{PROPER}\n{KILLER}\n")).ends_with(0).stdout;
    assert_eq!(beside.lines().next(), alone.lines().next());
}

#[test]
fn a_grid_of_another_size_may_be_one_list_of_numbers() {
    let flat = r#"{"puzzle":[1,2,3,4,0,0,0,2,2,0,4,1,0,1,0,0]}"#;
    assert_eq!(run_with_stdin(&["solve"], flat).ends_with(0).stdout, format!("{SOLUTION}\n"));
}

#[test]
fn what_holds_for_classic_puzzles_alone_is_refused_for_others() {
    let refused = run(&["solve", "--format", "boxed", KILLER]).ends_with(2);
    assert!(refused.stderr.contains("--format boxed works for classic 9×9 puzzles only"), "{}", refused.stderr);
}

#[test]
fn each_record_has_an_answer_even_where_a_rule_has_no_cells() {
    let three = format!("{KILLER}\n.SameValues~2\n{KILLER}\n");
    let solved = run_with_stdin(&["solve"], &*three).ends_with(2);
    assert_eq!(solved.stdout, format!("{SOLUTION}\nunreadable\n{SOLUTION}\n"));
    assert!(solved.stderr.contains("stdin:2: "), "{}", solved.stderr);
}

#[test]
fn an_empty_file_beside_others_is_no_record() {
    let folder = Folder::new();
    let (killer, empty) = (folder.file("killer.txt", KILLER), folder.file("empty.txt", ""));
    assert_eq!(run(&["solve", &killer, &empty]).ends_with(0).stdout, format!("{SOLUTION}\n"));
}

#[test]
fn variants_are_read_from_whatever_holds_them() {
    let folder = Folder::new();
    let rows = r#"[[0, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, null]]"#;
    let solved = format!("{SOLUTION}\n").replace(SOLUTION, "1234341221434321");
    assert_eq!(run_with_stdin(&["solve", "--format", "line"], rows).ends_with(0).stdout, solved);
    let list = format!("[\n  \"{KILLER}\",\n  {rows},\n  {{\"id\": 1, \"puzzle\": \"{KILLER}\"}}\n]\n");
    let both = format!("{SOLUTION}\n{solved}{SOLUTION}\n");
    assert_eq!(run_with_stdin(&["solve"], &*list).ends_with(0).stdout, both);
    let cut = run_with_stdin(&["solve"], list.replace("\"id\": 1", "\"id\"")).ends_with(2);
    assert!(cut.stderr.contains("stdin:4: expected a value in JSON"), "{}", cut.stderr);
    let table = folder.file("table.csv", format!("name,puzzle\n\"a, b\",{KILLER}\nc,{PROPER}\n"));
    assert!(run(&["solve", &table]).ends_with(0).stdout.starts_with(&format!("{SOLUTION}\n")));
    let wide = [0xff, 0xfe].into_iter().chain(KILLER.encode_utf16().flat_map(u16::to_le_bytes)).collect::<Vec<_>>();
    assert_eq!(run_with_stdin(&["solve"], wide).ends_with(0).stdout, format!("{SOLUTION}\n"));
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, KILLER.as_bytes()).expect("memory");
    let packed = packed.finish().expect("memory");
    assert_eq!(run_with_stdin(&["solve"], packed).ends_with(0).stdout, format!("{SOLUTION}\n"));
    let answers = run(&["solve", "--json", KILLER]).ends_with(0).stdout;
    assert_eq!(
        run_with_stdin(&["solve"], &*answers).ends_with(0).stdout,
        format!("{SOLUTION}\n"),
        "what it wrote itself"
    );
}

#[test]
fn variants_need_not_come_first() {
    let folder = Folder::new();
    let (classic, killer) = (folder.file("classic.txt", PROPER), folder.file("killer.iss", KILLER));
    let solved = run(&["solve", &classic, &killer]).ends_with(0).stdout;
    assert_eq!(solved.lines().map(str::len).collect::<Vec<_>>(), [81, 16]);
    let mixed = run_with_stdin(&["solve"], format!("{PROPER}\n{KILLER}\n")).ends_with(0).stdout;
    assert_eq!(mixed, solved);
    let missing = run(&["solve", &killer, "missing.txt"]).ends_with(2);
    assert!(missing.stderr.contains("\"missing.txt\" is neither a file nor a puzzle"), "{}", missing.stderr);
}

/// A puzzle of f-puzzles of 4×4 cells with these members beside its grid.
fn of_f_puzzles(members: &Value) -> String {
    let mut puzzle = serde_json::json!({ "size": 4, "grid": vec![vec![serde_json::json!({}); 4]; 4] });
    puzzle["grid"][0] = serde_json::json!([{ "value": 1, "given": true }, { "value": 2 }, {}, {}]);
    puzzle["grid"][3] = serde_json::json!([{ "value": 4, "given": true }, {}, { "value": 2, "given": true }, {}]);
    puzzle.as_object_mut().expect("an object").extend(members.as_object().expect("an object").clone());
    puzzle.to_string()
}

#[test]
fn a_wrong_solution_that_is_stated_is_told() {
    let solution: Vec<u8> = SOLUTION.bytes().map(|digit| digit - b'0').collect();
    let cage = |sum: &str| serde_json::json!([{ "cells": ["R1C1", "R1C2"], "value": sum }]);
    let puzzle = |sum| of_f_puzzles(&serde_json::json!({ "killercage": cage(sum), "solution": solution }));
    run_with_stdin(&["check"], puzzle("3")).ends_with(3);
    let checked = run_with_stdin(&["check"], puzzle("4")).ends_with(2);
    assert!(checked.stdout.contains("the stated solution breaks .Cage~4~R1C1~R1C2"), "{}", checked.stdout);
    assert!(checked.stderr.contains("a wrong solution stated: stdin:1"), "{}", checked.stderr);
}

#[test]
fn hints_begin_where_the_player_is() {
    let played = |digit: u8| {
        let mut grid = vec![vec![serde_json::json!({}); 4]; 4];
        grid[1][0] = serde_json::json!({ "value": 3, "given": true });
        grid[2][2] = serde_json::json!({ "value": 4, "given": true });
        grid[0][2] = serde_json::json!({ "value": digit });
        let cage = serde_json::json!([{ "cells": ["R1C1", "R1C2"], "value": "3" }]);
        let thermometer = serde_json::json!([{ "lines": [["R1C1", "R1C2", "R3C2"]] }]);
        of_f_puzzles(&serde_json::json!({ "grid": grid, "killercage": cage, "thermometer": thermometer }))
    };
    let wrong = run_with_stdin(&["hint"], played(4)).ends_with(0).stdout;
    assert_eq!(wrong, "r1c3 can’t be 4. Remove it before you go on.\n");
    let right = run_with_stdin(&["hint", "--json"], played(3)).ends_with(0).stdout;
    let before = run(&["hint", "--json", KILLER]).ends_with(0).stdout;
    assert!(right.contains("\"advice\":\"step\"") && right != before, "{right}");
    let stuck = run_with_stdin(&["hint"], ".".repeat(16)).ends_with(3).stdout;
    assert!(stuck.contains("more than one solution"), "{stuck}");
}

#[test]
fn what_a_form_cannot_hold_is_told() {
    let drawn =
        of_f_puzzles(&serde_json::json!({ "title": "Monday", "author": "Me", "antiking": true, "foglight": ["R1C1"] }));
    let converted = run_with_stdin(&["convert", "--to", "iss"], drawn).ends_with(0);
    for part in ["names", "authors", "entries", "fogged cells"] {
        let told = format!("iss can't hold {part}, so they are left out: stdin:1");
        assert!(converted.stderr.contains(&told), "{}", converted.stderr);
    }
    let refused = run_with_stdin(&["convert", "--to", "rows"], "1............... 0011001122332233").ends_with(2);
    assert_eq!(refused.stdout, "unwritten\n");
    let reason = "stdin:1: irregular boxes have no place in rows; line, iss and f-puzzles hold them";
    assert!(refused.stderr.contains(reason) && refused.stderr.contains("1 of 1 records could not be written"));
}

#[test]
fn grids_in_rows_are_read_back() {
    let two = format!("{SOLUTION}\n{SOLUTION}\n");
    let rows = run_with_stdin(&["convert", "--to", "rows"], &*two).ends_with(0).stdout;
    assert_eq!(run_with_stdin(&["solve", "--format", "line"], &*rows).ends_with(0).stdout, two);
    let solved = run_with_stdin(&["solve", "--format", "rows"], &*rows).ends_with(0).stdout;
    assert_eq!(run_with_stdin(&["solve", "--format", "line"], &*solved).ends_with(0).stdout, two);
}

#[test]
fn a_long_line_is_read_from_a_pipe_as_from_a_file() {
    let long = KILLER.replacen(".Thermo", &".Thermo~R1C1~R1C2~R3C2".repeat(1000), 1).replace("R3C2~", "R3C2.Thermo~");
    assert!(long.len() > 20_000);
    assert_eq!(run_with_stdin(&["solve"], &*long).ends_with(0).stdout, format!("{SOLUTION}\n"));
    let two = run_with_stdin(&["count"], format!("{long}\n{long}\n")).ends_with(0);
    assert_eq!(two.stdout, "1\n1\n");
    let classic = format!("{PROPER}\n").repeat(1000);
    assert_eq!(
        run_with_stdin(&["solve"], &*classic).ends_with(0).lines().len(),
        1000,
        "what is looked at is read, too"
    );
}

#[test]
fn every_line_of_a_file_is_a_puzzle_of_its_own() {
    let lines = [KILLER, "# a comment", "11..............", "??", PROPER, "1..............."].join("\n");
    let said = run_with_stdin(&["solve"], lines.as_str()).ends_with(2);
    let solved = said.lines();
    assert_eq!(&solved[..3], [SOLUTION, "no solution", "unreadable"]);
    assert_eq!((solved[3].len(), solved[4].len()), (81, 16));
    assert!(
        said.stderr.contains("stdin:4: a square grid from 4×4 to 49×49 was expected; the number of cells here is 2")
    );
    let strict = run_with_stdin(&["solve", "--strict"], lines).ends_with(2);
    assert_eq!(strict.lines().len(), 2);
}

#[test]
fn solutions_are_counted_and_listed() {
    let blank = ".".repeat(16);
    assert_eq!(run(&["count", &blank, KILLER]).ends_with(0).stdout, "288\n1\n");
    assert_eq!(run(&["count", "--limit", "5", &blank]).ends_with(0).stdout, "5\n");
    let listed = run(&["enumerate", "--limit", "2", &blank]).ends_with(0);
    assert_eq!(listed.lines(), ["1234341221434321", "1234341223414123"]);
    let candidates = run(&["true-candidates", &format!("12{}", ".".repeat(14))]).ends_with(0);
    assert_eq!(candidates.lines()[..2], ["1    2    34   34", "34   34   12   12"]);
}

#[test]
fn contradicting_clues_and_rules_are_named() {
    let wrong = ".Shape~4x4.AntiKnight.Cage~3~R1C1~R1C2.~R4C4_2~R1C1_4";
    let said = run(&["check", wrong]).ends_with(1);
    let expected = "argument 1:1: no solution, 2 clues\n  these contradict each other, so at least one of them is wrong (2): \
        .Cage~3~R1C1~R1C2 .~R1C1_4\n";
    assert_eq!(said.stdout, expected);
    let redundant = "  any one of these could go, and it would still be proper (2): .Cage~3~R1C1~R1C2 .~R2C1_3\n";
    let verdict = "argument 1:1: exactly one solution, 2 clues\n";
    assert_eq!(run(&["check", KILLER]).ends_with(0).stdout, format!("{verdict}{redundant}"));
    let needed = run(&["check", ".Shape~4x4.Thermo~R1C1~R1C2~R3C2.~R3C3_4"]).data();
    assert!(needed.ends_with("one solution, 1 clue\n  none of its clues and rules can go\n"), "{needed}");
    let json: Value = serde_json::from_str(&run(&["check", "--json", KILLER]).data()).expect("JSON");
    assert_eq!(json["redundant"], serde_json::json!([".Cage~3~R1C1~R1C2", ".~R2C1_3"]));
    run(&["check", "1..............."]).ends_with(3);
}

#[test]
fn variants_are_written_as_links_and_grids() {
    let said = run(&["convert", "--to", "iss", "1............... 0011001122332233"]).ends_with(0);
    assert!(said.stdout.ends_with("?q=.Shape~4x4.~R1C1_1.Jigsaw~0011001122332233.NoBoxes\n"), "{}", said.stdout);
    assert_eq!(run(&["convert", "--to", "rows", "1..............2"]).stdout, "1...\n....\n....\n...2\n");
    let said = run(&["convert", "--to", "line", KILLER]).ends_with(2);
    assert!(said.stderr.contains("the rule .Cage~3~R1C1~R1C2 has no place in a line or rows"), "{}", said.stderr);
    let refused = |language| run(&["--language", language, "convert", "--to", "csv", KILLER]).ends_with(2).stderr;
    let names = "iss, f-puzzles, f-puzzles-json, sudokupad, line, rows";
    assert_eq!(refused("en"), format!("error: a variant can't be written as csv; expected {names}\n"));
    let german = format!("Fehler: eine Variante lässt sich nicht als csv schreiben; möglich sind {names}\n");
    assert_eq!(refused("de"), german);
}

#[test]
fn variants_leave_for_the_sites_where_they_are_published() {
    let blank = vec![vec![serde_json::json!({}); 4]; 4];
    let titled = serde_json::json!({
        "grid": blank, "title": "Monday", "author": "Me", "ruleset": "Cages.", "fogofwar": ["R1C1"],
        "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "3" }], "solution": [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
    });
    let read = of_f_puzzles(&titled);
    let written = run_with_stdin(&["convert", "--to", "f-puzzles-json"], read.as_str()).ends_with(0);
    assert!(!written.stderr.contains("left out"), "{}", written.stderr);
    let object = serde_json::from_str::<Value>(&written.stdout).expect("JSON");
    for (name, value) in titled.as_object().expect("an object") {
        assert_eq!(object[name], *value, "{name}");
    }
    for (form, begin) in
        [("f-puzzles", "https://www.f-puzzles.com/?load="), ("sudokupad", "https://sudokupad.app/fpuz")]
    {
        let link = run_with_stdin(&["convert", "--to", form], read.as_str()).ends_with(0).stdout;
        assert!(link.starts_with(begin), "{link}");
        assert_eq!(run_with_stdin(&["convert", "--to", "f-puzzles-json"], link).stdout, written.stdout, "{form}");
    }
    let entered = serde_json::json!({ "antiking": true });
    let said = run_with_stdin(&["convert", "--to", "f-puzzles"], of_f_puzzles(&entered)).ends_with(0);
    assert!(said.stderr.contains("f-puzzles can't hold entries, so they are left out: stdin:1"), "{}", said.stderr);
    let said = run(&["convert", "--to", "sudokupad", ".AntiKing.AntiTaxicab"]).ends_with(2);
    assert_eq!(said.stdout, "unwritten\n");
    assert!(said.stderr.contains("argument 1:1: rule 2: f-puzzles has no rule like .AntiTaxicab\n"), "{}", said.stderr);
}

#[test]
fn a_variant_is_drawn() {
    let drawn = run(&["convert", "--to", "svg", KILLER]).ends_with(0).stdout;
    assert!(
        drawn.contains("<title>Sudoku</title>") && drawn.contains("class=\"cage\"") && drawn.contains("class=\"bulb\"")
    );
    let folder = Folder::new();
    let file = |puzzle: &str, kind: &str| {
        let target = folder.path("drawn");
        run(&["convert", "--to", kind, "-o", &target, puzzle]).ends_with(0);
        fs::read(target).expect("the file")
    };
    let without_rules = KILLER.replace(".Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2", "");
    for (kind, magic) in [("png", &b"\x89PNG"[..]), ("pdf", b"%PDF")] {
        assert!(file(KILLER, kind).starts_with(magic));
        assert_ne!(file(KILLER, kind), file(&without_rules, kind), "the rules are in it");
    }
    let said = run_with_stdin(&["convert", "--to", "svg"], format!("{KILLER}\n{KILLER}\n")).ends_with(2);
    assert!(said.stderr.contains("a picture shows one puzzle"), "{}", said.stderr);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let said = run(&["solve", ".Teleport~R1C1"]).ends_with(2);
    assert!(said.stderr.contains("argument 1:1: rule 1: 'Teleport' is not a known rule"), "{}", said.stderr);
    let said = run(&["solve", ".NoBoxes.Quad~R9C9~1"]).ends_with(2);
    assert!(said.stderr.contains("rule 2 (.Quad~R9C9~1): expected a square of four cells"), "{}", said.stderr);
    let said = run(&["count", "--estimate", KILLER]).ends_with(2);
    assert!(said.stderr.contains("--estimate works for classic 9×9 puzzles only"), "{}", said.stderr);
}

#[test]
fn new_variants_have_one_solution_and_follow_from_their_seed() {
    for wishes in [&["--size", "4"][..], &["--rules", "killer", "--size", "6"], &["--rules", "jigsaw", "--size", "5"]] {
        let order = [&["generate", "--seed", "7", "-n", "2"], wishes].concat();
        let made = run(&order).data();
        assert_eq!(made.lines().count(), 2, "{wishes:?}");
        assert_eq!(run(&order).data(), made);
        assert_eq!(run_with_stdin(&["count"], made).data(), "1\n1\n", "{wishes:?}");
    }
    let said = run(&["generate", "--rules", "killer", "--size", "6"]).ends_with(0);
    let seed = said.stderr.strip_prefix("note: --seed ").expect("a note").trim();
    assert_eq!(run(&["generate", "--rules", "killer", "--size", "6", "--seed", seed]).data(), said.stdout);
}

#[test]
fn a_hint_goes_on_from_entries() {
    let hint = |entries: &str| run(&["hint", "--grade", "step", "--entries", entries, KILLER]);
    let said = hint("r1c1=1,r1c2=2").ends_with(0).stdout;
    assert!(said.ends_with(".\n") && said != run(&["hint", "--grade", "step", KILLER]).data(), "{said}");
    assert_eq!(hint("r1c1=2").ends_with(0).stdout, "r1c1 can’t be 2. Remove it before you go on.\n");
    for (entries, message) in [
        ("r1c1=9", "'r1c1=9' is no digit of a cell; expected one such as r1c2=5"),
        ("r2c1=4", "the entry r2c1=4 contradicts the given 3 in r2c1"),
        ("r1c1=1,r1c1=2", "r1c1 is entered twice, as 1 and as 2"),
    ] {
        assert!(hint(entries).ends_with(2).stderr.contains(message), "{entries}");
    }
}

#[test]
fn ratings_of_variants_are_chosen_and_counted() {
    const KNIGHTS: &str =
        ".AntiKnight.~R1C4_1~R1C6_7~R3C2_8~R3C4_9~R4C6_2~R5C7_3~R6C2_6~R8C3_8~R8C4_7~R8C7_4~R9C1_7~R9C6_5~R9C7_8";
    let lines = [KILLER, KNIGHTS, ".Shape~4x4.Cage~3~R1C1~R1C2"].join("\n");
    let chosen = |condition: &str| {
        let said = run_with_stdin(&["rate", "--where", condition], lines.clone()).ends_with(3).stdout;
        said.lines().map(|line| line.split('\t').next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(chosen("grade = easy"), [KILLER]);
    assert_eq!(chosen("clues > 5 && contradiction > 1 && !x-wing"), [KNIGHTS]);
    assert_eq!(chosen("score > 1"), [KILLER, KNIGHTS], "what has several solutions isn't rated");
    assert_eq!(chosen("tridagon || cage-combinations = 0"), [KNIGHTS]);
    let refused = run_with_stdin(&["rate", "--where", "grade = easy || er > 3"], lines.clone()).ends_with(2);
    assert!(refused.stderr.contains("--where er works for classic 9×9 puzzles only"), "{}", refused.stderr);

    let counts = run_with_stdin(&["rate", "--histogram"], lines.clone()).ends_with(3).stdout;
    assert!(counts.starts_with("rating\tpuzzles\nEasy\t1\nBeyond\t1\n\ntechnique\tpuzzles\tsteps\n"), "{counts}");
    assert!(counts.contains("\ncage combinations\t1\t1\n"), "{counts}");
    let counts = run_with_stdin(&["rate", "--histogram", "--where", "grade < medium"], lines).ends_with(3).stdout;
    assert!(counts.starts_with("rating\tpuzzles\nEasy\t1\n\n"), "{counts}");
    // A classic puzzle has no step of a technique for other rules.
    assert_eq!(run(&["rate", "--where", "contradiction", PROPER]).ends_with(0).stdout, "");
}

#[test]
fn variants_are_rated_and_made_by_grade() {
    assert_eq!(run(&["rate", KILLER]).ends_with(0).stdout, format!("{KILLER}\tEasy\t1.81\n"));
    let several = run(&["rate", ".Shape~4x4.Cage~3~R1C1~R1C2"]).ends_with(3);
    assert!(several.stdout.ends_with("\tseveral solutions\t\n"), "{}", several.stdout);
    let rated: Value =
        serde_json::from_str(&run(&["--language", "de", "rate", "--json", KILLER]).data()).expect("JSON");
    assert_eq!(rated["rating"]["grade"], "easy");
    assert_eq!(rated["hardest"], "increasing-digits");
    assert_ne!(rated["steps"][3]["technique"]["name"], "increasing digits");
    let refused = run(&["rate", "--scale", "hodoku", KILLER]).ends_with(2);
    assert!(refused.stderr.contains("--scale works for classic 9×9 puzzles only"), "{}", refused.stderr);
    for grade in ["Easy", "Medium", "Beyond"] {
        let order = ["generate", "--rules", "thermo", "--size", "6", "-n", "4", "--seed", "7", "--grade"];
        let made = run(&[&order[..], &[&grade.to_lowercase()]].concat()).data();
        let rated = run_with_stdin(&["rate"], made).data();
        assert_eq!(rated.lines().filter(|line| line.contains(&format!("\t{grade}\t"))).count(), 4, "{rated}");
    }
}

#[test]
fn a_variant_that_is_not_found_is_left_out_with_a_message() {
    let order = ["generate", "--size", "4", "--grade", "hard", "--attempts", "3", "--seed", "7", "-n", "2"];
    let said = run(&order).ends_with(4);
    assert_eq!(said.stdout, "");
    assert!(said.stderr.contains("puzzle 1: no such puzzle in 3 attempts"), "{}", said.stderr);
    let refused = run(&["generate", "--rules", "killer", "--symmetry", "full"]).ends_with(2);
    assert!(refused.stderr.contains("puzzles with the rules killer have no given digits"), "{}", refused.stderr);
    let refused = run(&["generate", "--size", "6", "--grade", "extreme"]).ends_with(2);
    assert!(refused.stderr.contains("new variants are easy, medium, hard or beyond"), "{}", refused.stderr);
}

#[test]
fn a_plain_grid_of_nine_is_classic() {
    let classic = run(&["generate", "--seed", "7", "--grade", "very-hard"]).data();
    assert_eq!(run(&["generate", "--seed", "7", "--grade", "very-hard", "--size", "9"]).data(), classic);
    assert_eq!(run(&["generate", "--seed", "7", "--grade", "very-hard", "--rules", "plain"]).data(), classic);
}

#[test]
fn a_size_that_is_not_made_is_refused_in_the_language() {
    let refused =
        |language| run(&["--language", language, "generate", "--rules", "thermo", "--size", "7", "--seed", "1"]);
    assert_eq!(refused("en").ends_with(2).stderr, "error: thermo puzzles have a size of 6, 8, 9, not 7\n");
    assert_eq!(
        refused("de").ends_with(2).stderr,
        "Fehler: Rätsel mit den Regeln thermo haben die Größe 6, 8, 9, nicht 7\n"
    );
}

#[test]
fn steps_and_hints_of_variants_are_told() {
    let told = run(&["steps", KILLER]).data();
    assert!(told.contains(", solved\n"), "{told}");
    assert!(told.contains("     Digits increase along the thermometer"), "{told}");
    let object: serde_json::Value = serde_json::from_str(&run(&["steps", "--json", "--next", KILLER]).data()).unwrap();
    assert_eq!(object["steps"].as_array().map(Vec::len), Some(1));
    let cage = ".Shape~6x6.Cage~3~R1C1~R1C2";
    assert_eq!(run(&["hint", cage]).data(), "Look at r1c1 and r1c2.\n");
    let whole = run(&["hint", "--grade", "step", cage]).data();
    assert!(whole.ends_with("So r1c1 and r1c2 can’t be 3, 4, 5 or 6.\n"), "{whole}");
    let refused = run(&["hint", "--no-nets", cage]).ends_with(2);
    assert!(refused.stderr.contains("--no-nets works for classic 9×9 puzzles only"), "{}", refused.stderr);
}

#[test]
fn links_of_other_sites_are_variants_where_they_have_other_rules() {
    let sample = |name: &str| testkit::testdata("formats").join(name).display().to_string();
    let solution = "123456456123231564564231312645645312\n";
    for name in ["sudokupad-killer.txt", "sudokumaker-signs.txt"] {
        assert_eq!(run(&["solve", &sample(name)]).ends_with(0).stdout, solution, "{name}");
        assert_eq!(run(&["count", &sample(name)]).ends_with(0).stdout, "1\n", "{name}");
        assert!(
            run(&["convert", "--to", "iss", &sample(name)]).ends_with(0).stdout.contains("?q=.Shape~6x6."),
            "{name}"
        );
    }
    assert_eq!(run(&["solve", &sample("sudokumaker.txt")]).ends_with(0).data().len(), 82);
}

#[test]
fn what_is_only_drawn_is_named_or_left_out() {
    let drawn = testkit::testdata("formats").join("sudokupad-drawn.txt").display().to_string();
    let refused = run(&["solve", &drawn]).ends_with(2);
    assert!(refused.stderr.contains("what lines (2), overlays (1) may mean can't be checked"));
    let solved = run(&["solve", "--drawn-unchecked", &drawn]).ends_with(0);
    assert_eq!(solved.stdout, "123456456123231564564231312645645312\n");
    assert!(solved.stderr.contains("lines or signs are only drawn, and were not checked: "), "{}", solved.stderr);
}

#[test]
fn each_object_has_its_puzzle_be_it_classic_or_not() {
    for command in ["solve", "count", "enumerate", "check", "hint", "steps", "rate", "true-candidates"] {
        for (asked, told) in [(PROPER, PROPER.replace('0', ".")), (KILLER, String::new())] {
            let said = run(&[command, "--json", asked]).ends_with(0).stdout;
            let answer: Value = serde_json::from_str(said.lines().next().expect("a line")).expect("JSON");
            assert!(answer["puzzle"].as_str().is_some_and(|puzzle| puzzle.ends_with(&told)), "{command}: {said}");
            assert!(answer["source"].is_string() && answer["line"].is_number(), "{command}: {said}");
        }
    }
}

#[test]
fn pictures_tell_rules_in_the_language_of_the_program() {
    let puzzle = ".AntiKnight.Skyscraper~C1~2~.Skyscraper~C2~3~.Cage~3~R1C1~R1C2.Fog~R1C1";
    let caption = |language: &str| {
        let svg = run(&["convert", "--to", "svg", "--language", language, puzzle]).data();
        assert!(svg.contains("class=\"hatch\""), "cells in fog are hatched");
        let lines = svg.split("class=\"words\"").skip(1);
        lines.filter_map(|line| line.split(['>', '<']).nth(1)).collect::<Vec<_>>().join(" ")
    };
    let english = caption("en");
    assert!(english.contains("Cells a knight’s move apart never contain the same digit."), "{english}");
    assert_eq!(english.matches("how many digits seen from there are higher").count(), 1, "once for all: {english}");
    assert!(!english.contains("cage"), "the picture says that by itself: {english}");
    assert!(caption("de").contains("Springerzug") && caption("ja").contains("霧"));
    let spoken = run(&["convert", "--to", "svg", puzzle]).data();
    assert!(spoken.contains("The cage in r1c1 and r1c2 contains different digits with the sum 3."), "{spoken}");
}
