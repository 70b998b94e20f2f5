use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, SOLUTION, TWO, puzzle};
use crate::program::{Folder, run, run_with_stdin, shared_data};
use ichidoku::solve::Engine;

#[test]
fn a_puzzle_on_the_command_line() {
    assert_eq!(run(&["solve", PROPER]).data(), format!("{SOLUTION}\n"));
}

#[test]
fn a_puzzle_without_a_solution_gives_a_line_and_status_1() {
    let said = run(&["solve", PROPER, NONE, CLASHING]).ends_with(1);
    assert_eq!(said.lines(), [SOLUTION, "no solution", "no solution"]);
    assert_eq!(said.stderr, "note: no solution: 2 of 3 puzzles, the first at argument 2:1\n");
    assert_eq!(run(&["solve", NONE]).stderr, "note: no solution: argument 1:1\n");
}

#[test]
fn several_solutions_are_noted_and_no_failure() {
    let said = run(&["solve", TWO, PROPER]).ends_with(0);
    let shown = puzzle(said.lines()[0]);
    assert!(shown.clue_count() == 81 && shown.check().is_ok() && said.lines()[1] == SOLUTION);
    assert_eq!(said.stderr, "note: more than one solution: 1 of 2 puzzles, at argument 1:1; one of them is shown\n");
    assert_eq!(run(&["solve", "--quiet", TWO]).ends_with(0).stderr, "");
}

#[test]
fn the_first_solution_is_enough_if_asked_for() {
    let said = run(&["solve", "--first", TWO, PROPER]);
    assert_eq!(said.stderr, "");
    assert_eq!(said.lines(), run(&["solve", TWO, PROPER]).lines(), "the first is the first");
}

#[test]
fn one_json_object_a_line() {
    let said = run_with_stdin(&["solve", "--json", "-"], [PROPER, "nonsense", TWO, NONE].join("\n")).ends_with(2);
    let objects: Vec<serde_json::Value> =
        said.lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let statuses: Vec<_> = objects.iter().map(|object| object["status"].as_str().expect("a status")).collect();
    assert_eq!(statuses, ["unique", "unreadable", "several", "unsolvable"]);
    assert_eq!(objects[0]["puzzle"], PROPER);
    assert_eq!(objects[0]["solution"], SOLUTION);
    assert_eq!((&objects[2]["source"], &objects[2]["line"]), (&"stdin".into(), &3.into()));
    assert!(objects[3]["solution"].is_null());
    assert_eq!(objects[1]["error"], said.stderr.lines().next().expect("the error"));
    assert!(objects[0].get("stats").is_none());
}

#[test]
fn json_with_statistics() {
    let said = run(&["solve", "--json", "--stats", "--first", MINIMAL]).ends_with(0);
    let object: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
    assert_eq!(object["status"], "solved");
    assert!(object["stats"]["sweeps"].as_u64() > Some(0), "{object}");
    assert!(said.stderr.contains("puzzles      1\n  solved       1\n"), "{}", said.stderr);
}

#[test]
fn statistics_count_the_kinds() {
    let said = run_with_stdin(&["solve", "--stats"], [PROPER, TWO, NONE, MINIMAL, "bad"].join("\n")).ends_with(2);
    for line in ["puzzles      4", "  one solution 2", "  several      1", "  no solution  1", "unreadable   1"] {
        assert!(said.stderr.lines().any(|l| l == line), "{line} in {}", said.stderr);
    }
    assert!(said.stderr.contains(&format!("engine {}", Engine::best())), "{}", said.stderr);
}

#[test]
fn formats() {
    let formatted = |format| run(&["solve", "--format", format, PROPER]).data();
    assert_eq!(formatted("line"), format!("{SOLUTION}\n"));
    assert_eq!(formatted("csv"), format!("puzzle,solution,status\n{PROPER},{SOLUTION},unique\n"));
    let rows: Vec<String> = formatted("rows").lines().map(String::from).collect();
    assert_eq!(rows.concat(), SOLUTION);
    for format in ["boxed", "pretty", "candidates"] {
        let digits: String = formatted(format).chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, SOLUTION, "{format}");
    }
    let array: serde_json::Value = serde_json::from_str(&formatted("json")).expect("JSON");
    assert_eq!(array[0]["solution"], SOLUTION);
    let object: serde_json::Value = serde_json::from_str(&formatted("ndjson")).expect("JSON");
    assert_eq!(object, array[0]);
}

#[test]
fn every_format_keeps_the_count_of_records() {
    let input = [PROPER, NONE, "bad", TWO].join("\n");
    let said = |format| run_with_stdin(&["solve", "-q", "--format", format], &*input).ends_with(2);
    assert_eq!(said("line").lines()[1..3], ["no solution", "unreadable"]);
    assert_eq!(said("729").lines()[1..3], ["no solution", "unreadable"]);
    assert_eq!(said("csv").lines().len(), 5);
    assert_eq!(said("csv").lines()[2..4], [&format!("{NONE},,unsolvable"), ",,"]);
    let array: serde_json::Value = serde_json::from_str(&said("json").stdout).expect("JSON");
    assert_eq!(array.as_array().map(Vec::len), Some(4));
    assert!(array[1]["solution"].is_null() && array[2].is_null());
    assert_eq!(said("ndjson").lines().len(), 4);
    let records: Vec<String> = said("rows").stdout.split("\n\n").map(String::from).collect();
    assert_eq!(records.len(), 4);
    assert_eq!(records[1..3], ["# no solution", "# unreadable"]);
    let back = run_with_stdin(&["convert", "--to", "ndjson"], said("rows").stdout).data();
    assert!(back.lines().count() == 2 && !back.contains("name"), "what is said is no name: {back}");
}

#[test]
fn a_table_or_json_says_how_many_solutions_there_are_and_shows_none_of_several() {
    let (folder, input) = (Folder::new(), [TWO, PROPER].join("\n"));
    let written = |arguments: &[&str], name: &str| {
        let target = folder.path(name);
        let said = run_with_stdin(&[&["solve", "-o", &target], arguments].concat(), &*input).ends_with(0);
        (std::fs::read_to_string(&target).expect("the file"), said.stderr)
    };
    let note = "note: more than one solution: 1 of 2 puzzles, at stdin:1\n";
    let csv = format!("puzzle,solution,status\n{TWO},,several\n{PROPER},{SOLUTION},unique\n");
    assert_eq!(written(&[], "a.csv"), (csv.clone(), note.to_owned()));
    assert_eq!(written(&[], "a.tsv").0, csv.replace(',', "\t"));
    for name in ["a.json", "a.ndjson"] {
        let (text, said) = written(&[], name);
        let array = if name == "a.json" { text } else { format!("[{}]", text.trim().replace('\n', ",")) };
        let records: serde_json::Value = serde_json::from_str(&array).expect("JSON");
        assert_eq!((&records[0]["status"], &records[0]["solution"]), (&"several".into(), &serde_json::Value::Null));
        assert_eq!((&records[1]["status"], &records[1]["solution"]), (&"unique".into(), &SOLUTION.into()));
        assert_eq!(said, note);
    }
    assert!(written(&["--first"], "b.csv").0.contains(",solved\n"));
    let again = run_with_stdin(&["solve", "-f", "csv"], csv).ends_with(0).stdout;
    assert!(again.starts_with("puzzle,solution,status,solution (2),status (2),count,guesses,error\n"), "{again}");
}

#[test]
fn an_output_without_records_is_whole_too() {
    let said = run_with_stdin(&["solve", "--format", "json"], "# nothing but a comment\n").ends_with(0);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&said.stdout).expect("JSON"), serde_json::json!([]));
    assert_eq!(said.stderr, "note: the input holds no puzzle\n");
}

#[test]
fn all_engines_give_the_same_answers() {
    let expected = run(&["solve", TWO, MINIMAL, EMPTY, NONE]);
    for engine in Engine::available() {
        let said = run(&["solve", "--engine", engine.name(), TWO, MINIMAL, EMPTY, NONE]);
        assert_eq!(said, expected, "{engine}");
    }
    let said = run(&["solve", "--engine", "abacus", PROPER]).ends_with(2);
    assert!(said.stderr.contains("abacus") && said.stderr.contains("portable"), "{}", said.stderr);
}

#[test]
fn project_euler_96() {
    let Some(file) = shared_data("samples/p096_sudoku.txt") else { return };
    let solutions = run(&["solve", &file]).data();
    assert_eq!(solutions.lines().count(), 50);
    let sum: u32 = solutions.lines().map(|line| line[..3].parse::<u32>().expect("three digits")).sum();
    assert_eq!(sum, 24702);
}

#[test]
fn a_wrong_stated_solution_is_bad_input() {
    let wrong = SOLUTION.replacen("5", "6", 1);
    for (text, place) in [
        (format!("{PROPER},{SOLUTION}\n{PROPER},{wrong}\n"), "stdin:2: the stated solution is wrong in 1 cell: r1c1"),
        (format!("puzzle,solution\n{PROPER},{wrong}\n"), "stdin:2: the stated solution is wrong in 1 cell: r1c1"),
        (
            format!("{{\"puzzle\":\"{PROPER}\",\"solution\":\"{wrong}\"}}"),
            "stdin:1: the stated solution is wrong in 1 cell: r1c1",
        ),
    ] {
        let said = run_with_stdin(&["solve"], &*text).ends_with(2);
        assert_eq!(said.stderr.lines().next(), Some(place), "{text}");
        assert!(said.lines().iter().all(|line| *line == SOLUTION), "it is solved nevertheless");
        assert!(
            run_with_stdin(&["solve", "--first"], &*text)
                .ends_with(2)
                .stderr
                .contains(": the stated solution is wrong")
        );
        run_with_stdin(&["check"], &*text).ends_with(2);
        let objects = run_with_stdin(&["solve", "--json"], &*text).ends_with(2);
        assert!(objects.stdout.contains("\"stated_solution_wrong_in\":[\"r1c1\"]"), "{}", objects.stdout);
    }
    let right = format!("{PROPER},{SOLUTION}\n{TWO},{SOLUTION}\n");
    let said = run_with_stdin(&["solve"], right).ends_with(0);
    assert!(!said.stderr.contains("stated"), "one of two solutions is one: {}", said.stderr);
}

#[test]
fn a_stated_solution_of_another_length_is_bad_input() {
    for (command, length) in [("solve", 80), ("check", 80), ("solve", 40), ("check", 79)] {
        let short = &SOLUTION[..length];
        for text in [
            format!("{PROPER},{short}\n{PROPER}\n"),
            format!("puzzle,solution\n{PROPER},{short}\n{PROPER},\n"),
            format!("{{\"puzzle\":\"{PROPER}\",\"solution\":\"{short}\"}}\n{{\"puzzle\":\"{PROPER}\"}}\n"),
        ] {
            let said = run_with_stdin(&[command], &*text).ends_with(2);
            let message = format!("{length} cells in the stated solution where 81 were expected");
            assert!(said.stderr.lines().next().is_some_and(|line| line.ends_with(&message)), "{text}: {}", said.stderr);
        }
    }
    let counted = format!("puzzle,solutions\n{PROPER},1\n");
    assert_eq!(run_with_stdin(&["solve"], counted).ends_with(0).lines(), [SOLUTION]);
}

#[test]
fn a_row_that_cannot_be_read_keeps_its_other_columns() {
    let csv = format!("id,puzzle,solution,date,author\n7,53..7,{SOLUTION},2026,Ann\n8,{PROPER},,2027,\n");
    let solved = run_with_stdin(&["solve", "-q", "-f", "csv"], &*csv).ends_with(2).stdout;
    let rows: Vec<&str> = solved.lines().collect();
    assert_eq!(rows[0], "id,puzzle,solution,date,author,solution (2),status,count,guesses,error");
    assert_eq!(rows[1], format!("7,53..7,{SOLUTION},2026,Ann,,,,,5 cells where 81 were expected"));
    assert!(rows[2].starts_with(&format!("8,{PROPER},,2027,,{SOLUTION},unique,1,")), "{}", rows[2]);
    let converted = run_with_stdin(&["convert", "-q", "--to", "csv"], csv).stdout;
    assert!(converted.contains(&format!("\n53..7,{SOLUTION},7,Ann,,,2026\n")), "{converted}");
}
