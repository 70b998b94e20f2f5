//! From one table of text to another.

use std::fs;

use crate::examples::{CLASHING, MINIMAL, NONE, PROPER, SOLUTION, TWO};
use crate::program::{Folder, Said, command, run, run_with_stdin};

/// What a command makes of a table, with the exit status that is expected.
fn answered(arguments: &[&str], csv: &str, status: i32) -> (Vec<String>, Said) {
    let folder = Folder::new();
    let (asked, out) = (folder.file("asked.csv", csv), folder.path("answered.csv"));
    let said = run(&[arguments, &[&asked, "-o", &out]].concat()).ends_with(status);
    (lines(&out), said)
}

fn lines(path: &str) -> Vec<String> {
    fs::read_to_string(path).expect("the file").lines().map(str::to_owned).collect()
}

#[test]
fn ratings_stand_behind_the_columns_as_they_are() {
    let csv = format!("id;\"the puzzle\";puzzle\r\n 7 ;\"a \"\"b\"\"; c\";{PROPER}\r\n8;;{MINIMAL}\r\n");
    let (rows, said) = answered(&["rate"], &csv, 0);
    assert_eq!(rows[0], "id;\"the puzzle\";puzzle;status;grade;score;error");
    assert!(rows[1].starts_with(&format!(" 7 ;\"a \"\"b\"\"; c\";{PROPER};unique;trivial;1.")), "{}", rows[1]);
    assert!(rows[1].ends_with(';') && rows[2].starts_with(&format!("8;;{MINIMAL};unique;")), "{rows:?}");
    assert_eq!((rows.len(), said.stderr.as_str()), (3, ""));
    let (rows, _) = answered(&["rate", "--scale", "se121"], &csv, 0);
    assert_eq!(rows[0], "id;\"the puzzle\";puzzle;status;grade;score;ep;ed;error");
    assert_eq!(rows[1].rsplit(';').take(4).collect::<Vec<_>>(), ["", "1.2", "1.2", "1.2"]);
}

#[test]
fn lines_end_as_those_of_the_table_do() {
    let folder = Folder::new();
    let out = folder.path("counted.csv");
    let asked = folder.file("asked.csv", format!("id,puzzle\r\n1,{PROPER}\r\n"));
    run(&["count", &asked, "-o", &out]).ends_with(0);
    let text = fs::read_to_string(&out).expect("the file");
    assert!(text.starts_with("id,puzzle,count,guesses,error\r\n") && text.ends_with(",\r\n"), "{text:?}");
    assert_eq!(text.matches('\n').count(), 2);
    let (packed, again) = (folder.path("counted.parquet"), folder.path("again.csv"));
    run(&["count", &asked, "-o", &packed]).ends_with(0);
    run(&["convert", &packed, "-o", &again]).ends_with(0);
    assert!(!fs::read_to_string(&again).expect("the file").contains('\r'));
}

#[test]
fn each_command_has_its_columns() {
    let solution = run(&["solve", MINIMAL]).data();
    let csv = format!("puzzle\tsolution\n{MINIMAL}\t{}\n", solution.trim());
    let answer = |command: &str| {
        let rows = answered(&[command], &csv, 0).0;
        let [header, row] =
            [&rows[0], &rows[1]].map(|row| row.split(',').skip(2).map(str::to_owned).collect::<Vec<_>>());
        (header.join(" "), row)
    };
    let (names, row) = answer("check");
    assert_eq!(names, "verdict clues solutions minimal wrong error");
    assert_eq!(row, ["proper", "17", "1", "true", "", ""]);
    let (names, row) = answer("count");
    assert_eq!((names.as_str(), row[0].as_str()), ("count guesses error", "1"));
    let (names, row) = answer("canonical");
    assert_eq!((names.as_str(), row[0].len(), row[1].as_str()), ("canonical automorphisms error", 81, "1"));
    assert_eq!(format!("{}\n", row[0]), run(&["canonical", MINIMAL]).data());
}

#[test]
fn rows_that_cannot_be_read_keep_their_text_and_say_why() {
    let csv = format!("id,puzzle,set\n1,53..7,\"a, b\"\n\n# a comment\n2,{PROPER}\n3,{PROPER},c,d\n4,{NONE},\n5,,\n");
    let (rows, said) = answered(&["rate"], &csv, 2);
    assert_eq!(rows[1], "1,53..7,\"a, b\",,,,5 cells where 81 were expected");
    assert!(rows[2].starts_with(&format!("2,{PROPER},,unique,trivial,")), "the answers stand under their names");
    // What the header has no name for takes the place of an answer.
    assert!(rows[3].starts_with(&format!("3,{PROPER},c,d,,,")) && rows[3].split(',').count() == 7, "{}", rows[3]);
    assert_eq!(rows[4], format!("4,{NONE},,unsolvable,,,"));
    assert!(rows[5].starts_with("5,,,,,,") && rows[5].len() > 7, "{}", rows[5]);
    assert_eq!(rows.len(), 6);
    assert!(said.stderr.contains("asked.csv:2: 5 cells") && said.stderr.contains("3 of 5 records"), "{}", said.stderr);
}

#[test]
fn a_bad_row_ends_it_where_that_is_asked_for() {
    let folder = Folder::new();
    let asked = folder.file("asked.csv", format!("id,puzzle\n1,{PROPER}\n2,?\n"));
    let said = run(&["count", "--strict", &asked, "-o", &folder.path("counted.csv")]).ends_with(2).stderr;
    assert!(said.contains("asked.csv:3: 1 cell where 81 were expected"), "{said}");
    assert_eq!(folder.names(), ["asked.csv"]);
}

#[test]
fn what_has_no_canonical_form_says_so_and_a_wrong_solution_counts() {
    let (rows, _) = answered(&["canonical"], &format!("id,puzzle\n1,{CLASHING}\n"), 1);
    assert!(rows[1].starts_with(&format!("1,{CLASHING},,,")) && rows[1].len() > 90, "{}", rows[1]);
    let (rows, said) = answered(&["check"], &format!("puzzle,solution\n{MINIMAL},{SOLUTION}\n"), 2);
    assert!(rows[1].contains(",proper,"), "{rows:?}");
    assert!(said.stderr.contains("asked.csv:2"), "{}", said.stderr);
}

#[test]
fn a_count_that_ends_at_its_limit_is_noted() {
    let csv = format!("puzzle\n{TWO}\n{PROPER}\n");
    let (rows, said) = answered(&["count", "--limit", "2"], &csv, 0);
    assert!(rows[1].starts_with(&format!("{TWO},2,")), "{rows:?}");
    let lines = run_with_stdin(&["count", "--limit", "2"], csv).stderr;
    assert_eq!(said.stderr.split("1 of 2").next(), lines.split("1 of 2").next(), "as where lines are written");
    assert_eq!(answered(&["count"], &format!("puzzle\n{TWO}\n"), 0).1.stderr, "");
}

#[test]
fn names_that_are_taken_get_a_number() {
    let (rows, _) = answered(&["rate"], &format!("grade,error,puzzle\nhard,,{PROPER}\n"), 0);
    assert_eq!(rows[0], "grade,error,puzzle,status,grade (2),score,error (2)");
}

#[test]
fn tables_with_the_same_header_become_one_and_others_are_refused() {
    let folder = Folder::new();
    let a = folder.file("a.csv", format!("\u{feff}id,puzzle\n1,{PROPER}\n"));
    let b = folder.file("b.csv", format!("\"id\",puzzle\n2,{MINIMAL}"));
    let out = folder.path("counted.csv");
    run(&["count", &a, &b, "-o", &out]).ends_with(0);
    let rows = lines(&out);
    assert_eq!(rows[0], "\u{feff}id,puzzle,count,guesses,error");
    assert!(rows[1].starts_with(&format!("1,{PROPER},1,")) && rows[2].starts_with(&format!("2,{MINIMAL},1,")));
    fs::remove_file(&out).expect("the file");
    for other in [format!("puzzle,id\n{PROPER},1\n"), format!("{PROPER}\n")] {
        let other = folder.file("c.csv", other);
        let said = run(&["count", &a, &other, "-o", &out]).ends_with(2).stderr;
        assert!(said.contains("c.csv has other columns than the table before it"), "{said}");
        assert!(fs::metadata(&out).is_err(), "nothing half done is left");
    }
}

#[test]
fn a_pipe_and_packed_files_are_tables_too() {
    let folder = Folder::new();
    let csv = format!("id,puzzle\n1,{PROPER}\n2,{MINIMAL}\n");
    let packed = folder.path("asked.csv.gz");
    run_with_stdin(&["convert", "-q", "--to", "csv", "-o", &packed], &*csv).ends_with(0);
    let (out, tabs) = (folder.path("counted.csv"), folder.path("counted.tsv.gz"));
    run_with_stdin(&["count", "-", "-o", &out], &*csv).ends_with(0);
    let rows = lines(&out);
    assert_eq!((rows.len(), rows[0].as_str()), (3, "id,puzzle,count,guesses,error"));
    run(&["count", &packed, "-o", &tabs]).ends_with(0);
    let again = folder.path("again.tsv");
    run(&["count", &tabs, "-o", &again]).ends_with(0);
    let header = "puzzle\tsolution\tname\trating\tdifficulty\tcount\tguesses\terror\tcount (2)\tguesses (2)\terror (2)";
    assert_eq!(lines(&again)[0], header);
    let parquet = folder.path("asked.parquet");
    run_with_stdin(&["convert", "-q", "--to", "parquet", "-o", &parquet], format!("puzzle,set\n,a\n{PROPER},b\n"));
    run(&["count", &parquet, "-o", &out]).ends_with(0);
    assert_eq!(lines(&out)[..2], ["puzzle,set,count,guesses,error", ",a,,,"]);
}

#[test]
fn a_table_without_rows_gives_its_header() {
    let (rows, said) = answered(&["rate"], "id,puzzle\n", 0);
    assert_eq!(rows, ["id,puzzle,status,grade,score,error"]);
    assert!(said.stderr.contains("no puzzle"), "{}", said.stderr);
}

#[test]
fn conditions_leave_out_rows() {
    let csv = format!("id,puzzle\n1,{PROPER}\n2,?\n3,{TWO}\n4,{MINIMAL}\n");
    let (rows, _) = answered(&["rate", "--where", "clues<20"], &csv, 2);
    assert!(rows.len() == 2 && rows[1].starts_with(&format!("4,{MINIMAL},unique,")), "{rows:?}");
    let (rows, _) = answered(&["rate", "--at-least", "1.5"], &csv, 2);
    assert_eq!(rows[0], "id,puzzle,status,grade,score,ep,ed,error");
    assert_eq!(rows.len(), if rows.iter().any(|row| row.starts_with("4,")) { 2 } else { 1 });
    let (rows, _) = answered(&["rate", "--at-least", "1.2"], &csv, 2);
    assert_eq!(rows.iter().map(|row| &row[..2]).collect::<Vec<_>>(), ["id", "1,", "4,"]);
}

#[test]
fn what_is_no_table_is_refused() {
    let folder = Folder::new();
    let (csv, out) = (folder.file("asked.csv", format!("id,puzzle\n1,{PROPER}\n")), folder.path("answered.csv"));
    let refused = |arguments: &[&str], message: &str| {
        let said = run(&[arguments, &["-o", &out]].concat()).ends_with(2).stderr;
        assert!(said.contains(message), "{arguments:?}: {said}");
    };
    for command in ["rate", "check", "count", "canonical"] {
        refused(&[command, PROPER], "expected a table whose first line names its columns, or another name, such as");
        refused(&[command, "--json", &csv], "JSON objects would be written to it");
    }
    refused(&["rate", "--only-er", &csv], "plain lines would be written to it");
    refused(&["rate", "--histogram", &csv], "plain lines would be written to it");
    refused(&["count", "--estimate", &csv], "plain lines would be written to it");
    refused(&["rate", "--column", "puzzle", &csv], "--column only works from one Parquet file to another");
    let variants = folder.file("variants.txt", ".Cage~10~R1C1~R1C2\n");
    refused(&["rate", &variants], "expected a table whose first line names its columns");
    assert_eq!(folder.names(), ["asked.csv", "variants.txt"]);
}

/// A killer of 4×4 cells with a thermometer.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

#[test]
fn solutions_stand_behind_the_columns_as_they_are() {
    let csv = format!("id;puzzle;score;grade\n1;{PROPER};3;x\n2;{TWO};;\n3;{NONE};;\n");
    let (rows, _) = answered(&["solve"], &csv, 1);
    assert_eq!(rows[0], "id;puzzle;score;grade;solution;status;count;guesses;error");
    assert!(rows[1].starts_with(&format!("1;{PROPER};3;x;{SOLUTION};unique;1;")), "{}", rows[1]);
    assert!(rows[2].starts_with(&format!("2;{TWO};;;;several;2;")), "{}", rows[2]);
    assert!(rows[3].starts_with(&format!("3;{NONE};;;;unsolvable;0;")), "{}", rows[3]);
    let piped = run_with_stdin(&["solve", "-q", "-f", "csv"], csv.replace(';', "\t")).ends_with(1).stdout;
    assert_eq!(piped.lines().collect::<Vec<_>>(), rows.iter().map(|row| row.replace(';', ",")).collect::<Vec<_>>());
    let wrong = format!("puzzle,solution\n{PROPER},{}\n", SOLUTION.replacen('5', "6", 1));
    assert!(answered(&["solve"], &wrong, 2).1.stderr.contains("asked.csv:2"), "a wrong solution counts");
}

#[test]
fn a_wrong_solution_beside_a_puzzle_is_told_in_its_row() {
    let right = run(&["solve", PROPER]).data().trim().to_owned();
    let mut wrong: Vec<char> = right.chars().collect();
    wrong.swap(2, 3);
    let wrong: String = wrong.into_iter().collect();
    let csv = format!("pupil,puzzle,solution\nAnna,{PROPER},{wrong}\nBen,{PROPER},{right}\n");
    let (rows, said) = answered(&["check"], &csv, 2);
    assert!(rows[1].ends_with(",proper,30,1,false,r1c3 r1c4,"), "{}", rows[1]);
    assert!(rows[2].ends_with(",proper,30,1,false,,"), "{}", rows[2]);
    assert!(said.stderr.contains("asked.csv:2"), "{}", said.stderr);
    let variant = "id,puzzle\n1,2............... 1234341221434321\n";
    assert!(answered(&["check"], variant, 2).0[1].ends_with(",.~R1C1_2,"));
}

#[test]
fn a_solution_in_its_column_is_checked_for_a_variant_too() {
    let rows = |solution: &str| format!("id,puzzle,solution\n1,{KILLER},{solution}\n");
    let check = |solution: &str, status: i32| answered(&["check"], &rows(solution), status);
    let (right, wrong) = ("1234341223414123", "2134341213424123");
    assert_eq!(check(right, 0).0[1], format!("1,{KILLER},{right},proper,2,1,,,"));
    let (answer, said) = check(wrong, 2);
    assert!(answer[1].ends_with(",.Thermo~R1C1~R1C2~R3C2,"), "{answer:?}");
    assert!(said.stderr.contains("asked.csv:2"), "{}", said.stderr);
    assert!(answered(&["solve"], &rows(wrong), 2).1.stderr.contains("asked.csv:2"));
    for other in ["", "1", &"1234".repeat(3)] {
        assert!(check(other, 0).0[1].ends_with(",proper,2,1,,,"), "{other}");
    }
}

#[test]
fn a_variant_is_a_row_like_any_other() {
    let csv = format!("id,puzzle\n1,{PROPER}\n2,{KILLER}\n3,.Cage~x~R1C1\n");
    let row = |command: &str| answered(&[command], &csv, 2).0[2].clone();
    assert_eq!(row("solve"), format!("2,{KILLER},1234341223414123,unique,1,,"));
    assert_eq!(row("count"), format!("2,{KILLER},1,,"));
    assert_eq!(row("check"), format!("2,{KILLER},proper,2,1,,,"));
    assert_eq!(row("rate"), format!("2,{KILLER},unique,easy,1.81,"));
    assert!(row("canonical").starts_with(&format!("2,{KILLER},,,")));
    let piped = run_with_stdin(&["solve", "-q", "-f", "csv"], &*csv).ends_with(2).stdout;
    assert!(piped.contains(&format!("\n2,{KILLER},1234341223414123,unique,1,,\n")), "{piped}");
}

#[test]
fn variants_among_lines_have_rows_too() {
    let lines = format!("{PROPER}\n{KILLER}\n");
    let solve = |format: &str| run_with_stdin(&["solve", "-f", format], &*lines).ends_with(0).stdout;
    let rows = format!("puzzle,solution,status\n{PROPER},{SOLUTION},unique\n{KILLER},1234341223414123,unique\n");
    assert_eq!(solve("csv"), rows);
    let objects: Vec<serde_json::Value> = serde_json::from_str(&solve("json")).expect("JSON");
    assert_eq!((&objects[1]["puzzle"], &objects[1]["status"]), (&KILLER.into(), &"unique".into()));
    assert_eq!(solve("ndjson").lines().count(), 2);
    let folder = Folder::new();
    let packed = folder.path("solved.parquet");
    run_with_stdin(&["solve", "-o", &packed], &*lines).ends_with(0);
    let fields = run(&["solve", "-q", &packed, "-f", "csv"]).ends_with(0).stdout;
    assert!(fields.contains(&format!("\n{KILLER},1234341223414123,unique,")), "{fields}");
}

#[test]
fn a_table_of_text_becomes_a_parquet_file() {
    let folder = Folder::new();
    let asked = folder.file("asked.csv", format!("\u{feff}id;quiz\n\"a;b\";{PROPER}\n2;?\n"));
    let (packed, again) = (folder.path("rated.parquet"), folder.path("again.csv"));
    for command in ["rate", "solve", "check", "canonical", "count"] {
        run(&[command, &asked, "-o", &packed]).ends_with(2);
        run(&["count", &packed, "-o", &again]).ends_with(2);
        let rows = lines(&again);
        assert!(rows[0].starts_with("id,quiz,") && rows[1].starts_with(&format!("a;b,{PROPER},")), "{rows:?}");
        assert!(rows[2].contains(",1 cell where 81 were expected,"), "{rows:?}");
    }
}

#[test]
fn the_rows_never_depend_on_the_number_of_threads() {
    let folder = Folder::new();
    let row = |number: usize| match number % 3 {
        0 => format!("{number},53..7\n"),
        1 => format!("{number},{PROPER}\n"),
        _ => format!("\"{number}\n\",{MINIMAL}\n"),
    };
    let csv: String = ["id,puzzle\n".to_owned()].into_iter().chain((0..9000).map(row)).collect();
    let (asked, out) = (folder.file("asked.csv", csv), folder.path("counted.csv"));
    let count = |threads: &str| {
        let ended = command(&["count", "-q", "-j", threads, &asked, "-o", &out]).output().expect("the program");
        assert_eq!(ended.status.code(), Some(2));
        fs::read_to_string(&out).expect("the file")
    };
    let (one, three) = (count("1"), count("3"));
    assert_eq!(one, three);
    assert!(one.contains(&format!("\n4,{PROPER},1,")) && one.contains(&format!("\n\"8999\n\",{MINIMAL},1,")));
    assert_eq!(one.lines().count(), 1 + 9000 + 3000);
}

#[test]
fn rows_with_a_wrong_solution_are_named() {
    let wrong = SOLUTION.replacen("53", "35", 1);
    let rows = |count: usize| format!("{PROPER},{wrong}\n{PROPER},{SOLUTION}\n").repeat(count);
    let noted = |count: usize| answered(&["check"], &format!("puzzle,solution\n{}", rows(count)), 2).1.stderr;
    let with = |which: &str| format!("asked.csv:2{which}\n");
    assert!(noted(1).ends_with(&with("")), "{}", noted(1));
    assert!(noted(3).ends_with(&with(", then 4, 6")), "{}", noted(3));
    assert!(noted(3).contains("a wrong solution stated: 3 of 6 puzzles, the first at "), "{}", noted(3));
    assert!(noted(9).ends_with(&with(", then 4, 6, 8, 10, 12, 14, 16, …")), "{}", noted(9));
}
