//! From one Parquet file to another.

use std::fs;

use crate::examples::{MINIMAL, NONE, PROPER, SOLUTION, TWO};
use crate::program::{Folder, command, run, run_with_stdin};

/// A Parquet file of these lines of CSV.
fn table(folder: &Folder, csv: &str) -> String {
    let path = folder.path("asked.parquet");
    run_with_stdin(&["convert", "-q", "--to", "parquet", "-o", &path], csv);
    path
}

/// The fields of each row of a Parquet file: those of the header first, and of the others what is in the last columns.
fn rows(path: &str, last: usize) -> Vec<Vec<String>> {
    let csv = run(&["convert", "-q", "--to", "csv", path]).data();
    let fields = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    csv.lines().map(fields).map(|fields| fields[fields.len() - last..].to_vec()).collect()
}

#[test]
fn solutions_stand_behind_the_columns_that_were_there() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle,set\n{PROPER},a\n{NONE},b\n{TWO},c\n"));
    let solved = folder.path("solved.parquet");
    let said = run(&["solve", &asked, "-o", &solved]).ends_with(1).stderr;
    assert!(said.contains("asked.parquet:2") && said.contains("asked.parquet:3"), "{said}");
    let rows = rows(&solved, 6);
    // In CSV the solution comes before what else there is.
    assert_eq!(rows[0], ["solution", "set", "status", "count", "guesses", "error"]);
    assert_eq!(rows[1][..4], [SOLUTION, "a", "unique", "1"]);
    assert_eq!((rows[2][0].as_str(), &rows[2][2..4]), ("", &["unsolvable".to_owned(), "0".to_owned()][..]));
    assert_eq!((rows[3][0].as_str(), &rows[3][2..4]), ("", &["several".to_owned(), "2".to_owned()][..]));
    let piped = command(&["solve", "-q", "-f", "parquet", &asked]).output().expect("the program").stdout;
    assert_eq!(piped, fs::read(&solved).expect("the file"));
    for threads in ["1", "3"] {
        run(&["solve", "-q", "-j", threads, &asked, "-o", &solved]).ends_with(1);
        assert_eq!(piped, fs::read(&solved).expect("the file"), "{threads} threads");
    }
}

#[test]
fn a_solution_that_only_some_puzzles_come_with_keeps_its_column() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle,solution\n{MINIMAL},\n{PROPER},{SOLUTION}\n"));
    let solved = folder.path("solved.parquet");
    run(&["solve", "-q", &asked, "-o", &solved]).ends_with(0);
    assert_eq!(rows(&solved, 5)[0], ["solution_2", "status", "count", "guesses", "error"]);
}

#[test]
fn a_table_of_unsolvable_puzzles_has_a_column_for_solutions() {
    let folder = Folder::new();
    let (asked, solved) = (folder.path("asked.txt"), folder.path("solved.parquet"));
    fs::write(&asked, NONE).expect("the file");
    run(&["solve", "-q", &asked, "-o", &solved]).ends_with(1);
    run(&["count", "-q", &solved, "-o", &solved]).ends_with(1);
    assert_eq!(rows(&solved, 5)[0], ["solution", "status", "count", "guesses", "error"]);
}

#[test]
fn parts_that_no_puzzle_has_get_no_column() {
    let folder = Folder::new();
    let csv = format!("puzzle,solution,name,level,author,date\n{PROPER},,,,,\n{MINIMAL},,,easy,,\n");
    let asked = table(&folder, &csv);
    let counted = folder.path("counted.parquet");
    run(&["count", "-q", &asked, "-o", &counted]).ends_with(0);
    let refused = run(&["count", "-q", "--column", "none", &asked, "-o", &counted]).ends_with(2).stderr;
    assert!(refused.contains("expected puzzle, difficulty, date"), "{refused}");
}

#[test]
fn every_command_for_columns_has_its_own() {
    let folder = Folder::new();
    let solution = run(&["solve", MINIMAL]).data();
    let asked = table(&folder, &format!("puzzle,solution\n{MINIMAL},{solution}"));
    let answered = folder.path("answered.parquet");
    let answer = |command: &[&str], last: usize| {
        run(&[command, &["-q", &asked, "-o", &answered]].concat()).ends_with(0);
        let rows = rows(&answered, last);
        (rows[0].join(" "), rows[1].clone())
    };
    let (names, row) = answer(&["count"], 3);
    assert_eq!((names.as_str(), row[0].as_str()), ("count guesses error", "1"));
    let (names, row) = answer(&["check"], 6);
    assert_eq!(names, "verdict clues solutions minimal wrong error");
    assert_eq!((row[0].as_str(), row[2].as_str(), row[3].as_str()), ("proper", "1", "true"));
    // In CSV the score and the grade are the puzzle's rating and difficulty, and stand before what else there is.
    let (names, row) = answer(&["rate"], 4);
    assert_eq!((names.as_str(), row[2].as_str()), ("rating difficulty status error", "unique"));
    let (names, row) = answer(&["rate", "--scale", "se121"], 6);
    assert_eq!(names, "rating difficulty status ep ed error");
    assert!(row[0].parse::<f64>().is_ok_and(|er| er > 1.0), "{row:?}");
    let (names, row) = answer(&["canonical"], 3);
    assert_eq!((names.as_str(), row[0].len(), row[1].as_str()), ("canonical automorphisms error", 81, "1"));
}

#[test]
fn a_row_that_is_no_puzzle_says_why_and_stops_nothing() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle,text\n{PROPER},53..7\n{MINIMAL},\n{PROPER},{PROPER}\n"));
    let counted = folder.path("counted.parquet");
    let said = run(&["count", "--column", "text", &asked, "-o", &counted]).ends_with(2).stderr;
    assert!(said.contains("1 of 2"), "{said}");
    let rows = rows(&counted, 3);
    assert_eq!(rows[1], ["", "", "5 cells where 81 were expected"]);
    assert_eq!(rows[2], ["", "", ""]);
    assert_eq!(rows[3][0], "1");
    let strict = folder.path("strict.parquet");
    let said = run(&["count", "--strict", "--column", "text", &asked, "-o", &strict]).ends_with(2).stderr;
    assert!(said.contains("asked.parquet:1: 5 cells where 81 were expected"), "{said}");
    assert!(fs::metadata(&strict).is_err(), "nothing half done is left");
}

#[test]
fn rows_are_counted_alike_whatever_is_written() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle,set\n{PROPER},\"a\nb\"\n,c\n{TWO},#\n"));
    let (rated, out) = (folder.path("rated.parquet"), folder.path("rated.csv"));
    let objects = run(&["rate", "--json", &asked]).ends_with(3);
    let places = [folder.path("asked.parquet:3"), "1 of 2 puzzles".to_owned()];
    for said in [&objects, &run(&["rate", &asked, "-o", &rated]), &run(&["rate", &asked, "-o", &out])] {
        assert!(said.status == Some(3) && places.iter().all(|place| said.stderr.contains(place)), "{}", said.stderr);
    }
    assert_eq!(objects.stdout.lines().count(), 2, "a row without a puzzle is no record");
    assert!(objects.stdout.contains("\"line\":1,") && objects.stdout.contains("\"line\":3,"), "{}", objects.stdout);
    assert_eq!(rows(&rated, 1).len(), 4, "but it stays in the table");
    assert_eq!(fs::read_to_string(&out).expect("the file").matches("\n,c,,,,").count(), 1);
}

/// A file with a column named `puzzle` of whole numbers, and no rows.
const WITHOUT_TEXTS: &[u8] = b"PAR1\x15\x02\x19\x2c\x48\x06schema\x15\x02\x00\x15\x02\x25\x02\x18\x06puzzle\x00\x16\x00\x19\x0c\x00\x21\x00\x00\x00PAR1";

#[test]
fn a_file_without_texts_is_refused_for_that() {
    let folder = Folder::new();
    let asked = folder.file("asked.parquet", WITHOUT_TEXTS);
    for options in [&["--column", "puzzle"][..], &[]] {
        let said = run(&[&["count", &asked, "-o", &folder.path("out.parquet")], options].concat()).ends_with(2).stderr;
        assert!(said.contains("has no column of texts, and no other can hold puzzles"), "{said}");
    }
}

#[test]
fn what_only_works_with_parquet_files_is_refused_elsewhere() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle\n{PROPER}\n"));
    let answered = folder.path("answered.parquet");
    let refused = |arguments: &[&str], message: &str| {
        let said = run(arguments).ends_with(2).stderr;
        assert!(said.contains(message), "{arguments:?}: {said}");
    };
    refused(&["count", "--column", "puzzle", &asked], "--column only works from one Parquet file to another");
    refused(&["solve", "--compression", "gzip", PROPER, "-o", &answered], "--compression only works from one Parquet");
    refused(
        &["count", "--column", "quiz", &asked, "-o", &answered],
        "has no column of texts called quiz; expected puzzle",
    );
    refused(&["rate", "--json", &asked, "-o", &answered], "text would be written to it");
    fs::write(&asked, b"PAR1 and nothing else").expect("the file");
    refused(&["count", &asked, "-o", &answered], "damaged");
    assert_eq!(folder.names(), ["asked.parquet"]);
}

#[test]
fn compression_is_chosen() {
    let folder = Folder::new();
    let asked = table(&folder, &format!("puzzle\n{}", format!("{PROPER}\n").repeat(2000)));
    let answered = folder.path("answered.parquet");
    let size = |compression: &str| {
        run(&["solve", &asked, "--compression", compression, "-o", &answered]).ends_with(0);
        fs::metadata(&answered).expect("the file").len()
    };
    let (none, snappy, gzip) = (size("none"), size("snappy"), size("gzip"));
    assert!(none > 2000 * 81 && snappy < none / 4 && gzip < snappy, "{none} {snappy} {gzip}");
}

/// A Parquet file of pyarrow's with columns of many types.
const TYPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ichidoku-formats/tests/types.parquet");

#[test]
fn what_columns_become_off_the_direct_route_is_kept_or_said() {
    let folder = Folder::new();
    let out = folder.path("out.parquet");
    let types = |path: &str| {
        let table = ichidoku_formats::ParquetTable::open(path.as_ref()).expect("a table");
        let typed = table.columns_by_way_of_text().filter_map(|(name, kind)| Some((name.to_owned(), kind?)));
        typed.filter(|(_, kind)| *kind != ichidoku_formats::ColumnType::Text).map(|(name, _)| name).collect::<Vec<_>>()
    };
    let lost =
        "day, at, utc, ns, time, price, long, u64, tags, numbers, nested, days, grid, map.key, map.value, bytes, id";
    let rate = |arguments: &[&str]| {
        let said = run(&[&["rate", "-o", &out], arguments].concat()).ends_with(0).stderr;
        (said, types(&out).join(" "))
    };
    for arguments in [&["--where", "score>0", TYPES][..], &[TYPES, TYPES]] {
        let (said, typed) = rate(arguments);
        assert!(said.contains(&format!("{lost} become texts")), "{said}");
        assert_eq!(typed, "u32 half float truth s.a score");
    }
    let (said, typed) = rate(&[TYPES]);
    assert!(!said.contains("texts"), "{said}");
    assert!(typed.starts_with("u32 half float truth s.a"), "{typed}");
    let piped = command(&["rate", "-", "-o", &out]).stdin(fs::File::open(TYPES).expect("the file")).output();
    let said = String::from_utf8_lossy(&piped.expect("the program").stderr).into_owned();
    assert!(said.contains("all columns become texts"), "{said}");
    assert_eq!(types(&out), ["score"]);
}
