use crate::examples::{MINIMAL, NONE, PROPER, SOLUTION, proper_lines};
use crate::program::{Folder, run, run_with_stdin};

const FORMATS: [&str; 9] = ["line", "rows", "boxed", "pretty", "candidates", "729", "csv", "json", "ndjson"];

#[test]
fn every_format_is_read_back() {
    let folder = Folder::new();
    let lines = [PROPER, MINIMAL, NONE].map(|line| line.replace('0', ".")).join("\n") + "\n";
    for format in FORMATS {
        let converted = run_with_stdin(&["convert", "--to", format], &*lines).data();
        let file = folder.file(format, &converted);
        let back = run(&["convert", "--to", "line", &file]);
        if format == "candidates" || format == "729" {
            // A lone candidate is read as placed: more digits, the same puzzle.
            let solved = run(&["solve", "-q", &file]).stdout;
            assert_eq!(solved, run_with_stdin(&["solve", "-q"], &*lines).stdout, "{format}:\n{converted}");
        } else {
            assert_eq!(back.data(), lines, "{format}:\n{converted}");
        }
    }
}

#[test]
fn records_stay_in_order_across_chunks() {
    let lines = proper_lines(10_000);
    let csv = run_with_stdin(&["convert", "--to", "csv", "-j", "5"], lines.join("\n")).data();
    assert_eq!(csv.lines().count(), 10_001, "the header stands once");
    assert!(csv.lines().skip(1).zip(&lines).all(|(row, line)| row.starts_with(line)));
    let json = run_with_stdin(&["convert", "--to", "json", "-j", "5"], lines.join("\n")).data();
    let array: serde_json::Value = serde_json::from_str(&json).expect("one array");
    assert_eq!(array.as_array().map(Vec::len), Some(10_000));
}

#[test]
fn the_target_must_be_named() {
    let said = run(&["convert", PROPER]).ends_with(2);
    assert!(said.stderr.contains("--to <FORMAT>"), "{}", said.stderr);
    let said = run(&["convert", "--to", "papyrus", PROPER]).ends_with(2);
    assert!(said.stderr.contains("papyrus") && said.stderr.contains("ndjson"), "{}", said.stderr);
}

#[test]
fn bad_records_are_counted() {
    let said = run_with_stdin(&["convert", "--to", "line"], format!("{SOLUTION}\nbad\n")).ends_with(2);
    assert_eq!(said.lines(), [SOLUTION, "unreadable"]);
}

#[test]
fn colour_only_where_it_is_wanted() {
    let pretty = |color| run(&["convert", "--to", "pretty", "--color", color, PROPER]).data();
    assert!(pretty("always").contains('\x1b'));
    assert!(!pretty("auto").contains('\x1b'), "a pipe is no terminal");
    assert!(!pretty("never").contains('\x1b'));
}

#[test]
fn what_a_puzzle_comes_with_is_kept() {
    let dotted = PROPER.replace('0', ".");
    let table =
        format!("id,puzzle,solution,difficulty,rating\n\"a, b\",{PROPER},{SOLUTION},hard,1.5\n2,{MINIMAL},,,\n");
    let csv = run_with_stdin(&["convert", "--to", "csv"], &*table).data();
    let minimal = MINIMAL.replace('0', ".");
    let kept =
        format!("puzzle,solution,name,rating,difficulty\n{dotted},{SOLUTION},\"a, b\",1.5,hard\n{minimal},,2,,\n");
    assert_eq!(csv, kept);
    assert_eq!(run_with_stdin(&["convert", "--to", "csv"], &*csv).data(), kept, "and once more");
    let ndjson = run_with_stdin(&["convert", "--to", "ndjson"], &*csv).data();
    let first = format!(
        "{{\"name\":\"a, b\",\"puzzle\":\"{dotted}\",\"solution\":\"{SOLUTION}\",\"rating\":1.5,\"difficulty\":\"hard\"}}"
    );
    assert_eq!(ndjson.lines().next(), Some(&*first));
    assert_eq!(run_with_stdin(&["convert", "--to", "csv"], &*ndjson).data(), kept, "from JSON");
    let array = run_with_stdin(&["convert", "--to", "json"], format!("{PROPER} {SOLUTION}")).data();
    assert!(array.contains(&format!("\"solution\":\"{SOLUTION}\"")), "{array}");
    let plain = run_with_stdin(&["convert", "--to", "csv"], format!("{PROPER},{SOLUTION}\n{MINIMAL}\n")).data();
    assert_eq!(plain, format!("puzzle,solution\n{dotted},{SOLUTION}\n{minimal},\n"), "no column without need");
}

#[test]
fn a_name_without_a_column_is_told() {
    let rows =
        |line: &str| line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>();
    let said =
        run_with_stdin(&["convert", "--to", "csv"], format!("{PROPER}\nGrid 02\n{}", rows(MINIMAL))).ends_with(0);
    assert!(said.stderr.starts_with("stdin:3: the name or rating is left out"), "{}", said.stderr);
}
