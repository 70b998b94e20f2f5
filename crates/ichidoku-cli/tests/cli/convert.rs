use std::fs;

use ichidoku_formats::Format;

use crate::examples::{MINIMAL, NONE, PROPER, SOLUTION, proper_lines};
use crate::program::{Folder, command, run, run_with_stdin};

#[test]
fn every_format_is_read_back() {
    let folder = Folder::new();
    let lines = [PROPER, MINIMAL, NONE].map(|line| line.replace('0', ".")).join("\n") + "\n";
    for format in Format::all().map(Format::name) {
        let converted = run_with_stdin(&["convert", "--to", format], &*lines).data();
        let file = folder.file(format, &converted);
        let back = run(&["convert", "--to", "line", &file]);
        if ["candidates", "729", "sdx", "sudokuwiki"].contains(&format) {
            // A lone candidate is read as placed, and what has candidates is solved within them: the same puzzle.
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
fn the_name_of_the_output_says_what_is_written() {
    let folder = Folder::new();
    let written = |name: &str| {
        let target = folder.path(name);
        run(&["convert", "-o", &target, PROPER]).ends_with(0);
        fs::read(&target).expect("the file")
    };
    assert!(written("a.csv").starts_with(b"puzzle,solution\n"));
    assert!(written("a.JSON").starts_with(b"[") && written("a.jsonl").starts_with(b"{"));
    assert!(written("a.Parquet").starts_with(b"PAR1") && written("a.svg").starts_with(b"<svg "));
    assert_eq!(written("a.txt"), format!("{PROPER}\n").as_bytes());
    assert_eq!(written("a.TSV"), format!("puzzle\tsolution\n{}\t\n", PROPER.replace('0', ".")).as_bytes());
    for name in ["a.doc", "csv"] {
        let said = run(&["convert", "-o", &folder.path(name), PROPER]).ends_with(2);
        assert!(said.stderr.contains("expected `--to FORMAT`"), "{}", said.stderr);
        assert!(!folder.names().contains(&name.to_owned()), "{name}");
    }
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
fn a_table_has_columns_for_what_any_record_says() {
    let rated = format!("{PROPER} 7.1\n").repeat(20_000);
    let (folder, input) = (Folder::new(), format!("{PROPER}\n{rated}"));
    let (plain, file) = (folder.file("plain.txt", PROPER), folder.file("rated.txt", &input));
    let row = format!("{PROPER},,7.1");
    for inputs in [&[&*file][..], &[&*plain, &*file]] {
        let csv = run(&[&["convert", "--to", "csv"], inputs].concat()).data();
        assert!(csv.starts_with("puzzle,solution,column 2\n"), "{csv:.90}");
        assert_eq!(csv.lines().filter(|line| *line == row).count(), 20_000);
        let solved = run(&[&["solve", "-f", "csv"], inputs].concat()).data();
        assert_eq!(solved.lines().filter(|line| line.contains(",7.1")).count(), 20_000);
    }
    let packed = folder.path("rated.parquet");
    run(&["convert", &file, "-o", &packed]).data();
    assert!(run(&["convert", "--to", "csv", &packed]).data().ends_with(&format!("{row}\n")));
    let short = run_with_stdin(&["convert", "--to", "csv"], format!("{PROPER}\n{PROPER} 7.1\n")).data();
    assert!(short.ends_with(&format!("{row}\n")), "what is read at once has its columns, too: {short}");
}

#[test]
fn what_comes_late_in_a_pipe_and_has_no_column_is_told_once() {
    let (blank, rated) = (format!("{PROPER}\n").repeat(20_000), format!("{PROPER} 7.1\n").repeat(20_000));
    for command in [&["convert", "--to", "csv"][..], &["solve", "-f", "csv"]] {
        let said = run_with_stdin(command, format!("{blank}{rated}")).ends_with(0);
        let note = "note: the column \"column 2\" is left out, since there was no column for it when the table began: \
                    20000 of 40000 puzzles, the first at stdin:20001\n";
        assert_eq!(said.stderr, note, "{command:?}");
    }
}

#[test]
fn other_columns_are_kept_and_what_has_no_room_is_told() {
    let folder = Folder::new();
    let table = format!("Date,puzzle,b b\n2020,{PROPER},\"x, y\"\n,{MINIMAL},007\n");
    let file = folder.file("table.csv", &table);
    let [proper, minimal] = [PROPER, MINIMAL].map(|line| line.replace('0', "."));
    let csv = run(&["convert", "--to", "csv", &file]).data();
    assert_eq!(csv, format!("puzzle,solution,Date,b b\n{proper},,2020,\"x, y\"\n{minimal},,,007\n"));
    let ndjson = run(&["convert", "--to", "ndjson", &file]).data();
    assert_eq!(run_with_stdin(&["convert", "--to", "csv"], &*ndjson).data(), csv, "{ndjson}");
    let said = run(&["convert", "--to", "rows", &file]).ends_with(0);
    let note =
        format!("note: rows can't hold other columns, so they are left out: 2 of 2 puzzles, the first at {file}:2\n");
    assert_eq!(said.stderr, note);
    let late = format!(
        "{PROPER}\n\n#AAnn\n#DB\n[Puzzle]\n{}",
        PROPER.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>()
    );
    let csv = run(&["convert", "--to", "csv", &folder.file("late.txt", late)]).data();
    assert_eq!(csv, format!("puzzle,solution,name,author,rating,difficulty\n{PROPER},,,,,\n{PROPER},,B,Ann,,\n"));
}

#[test]
fn what_no_header_names_and_what_surrounds_puzzles_is_kept_or_told() {
    let folder = Folder::new();
    let [proper, minimal] = [PROPER, MINIMAL].map(|line| line.replace('0', "."));
    let list = folder.file("list.txt", format!("{PROPER},{SOLUTION},7.1,of Monday\n{MINIMAL},,3,\n"));
    let kept = run(&["convert", "--to", "csv", &list]).data();
    let rows = [
        "puzzle,solution,column 3,column 4".to_owned(),
        format!("{proper},{SOLUTION},7.1,of Monday"),
        format!("{minimal},,3,"),
    ];
    assert_eq!(kept, rows.join("\n") + "\n");
    let said = run(&["convert", "--to", "rows", &list]).ends_with(0);
    assert!(said.stderr.contains("rows can't hold other columns, so they are left out: 2 of 2"), "{}", said.stderr);
    let nested = format!("{{\"puzzles\":[{{\"puzzle\":\"{PROPER}\",\"date\":3}}],\"page\":7}}");
    let nested = folder.file("nested.json", nested);
    let said = run(&["convert", "--to", "ndjson", &nested]).ends_with(0);
    assert_eq!(said.stdout, format!("{{\"puzzle\":\"{proper}\",\"solution\":null,\"date\":3}}\n"));
    let note = format!("note: ndjson can't hold fields outside the records, so they are left out: {nested}:1\n");
    assert_eq!(said.stderr, note);
}

#[test]
fn a_table_in_parquet_reads_back() {
    let folder = Folder::new();
    let target = folder.path("table.parquet");
    let table = format!("puzzle,solution,level,date\n{PROPER},,hard,2026-11-23\n{MINIMAL},,,\n");
    run_with_stdin(&["convert", "--to", "parquet", "-o", &target], &*table).ends_with(0);
    let file = fs::read(&target).unwrap();
    assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
    let expected = run_with_stdin(&["convert", "--to", "csv"], &*table).data();
    assert_eq!(run(&["convert", "--to", "csv", &target]).data(), expected);
    assert_eq!(run(&["solve", "-q", &target]).stdout, run_with_stdin(&["solve", "-q"], &*table).stdout);
}

#[test]
fn a_table_is_solved_into_a_table_with_all_its_columns() {
    let folder = Folder::new();
    let (asked, solved) = (folder.path("asked.csv"), folder.path("solved.parquet"));
    let table = format!("puzzle,solution,level,date\n{PROPER},,hard,2026-11-23\n{NONE},,,\n{MINIMAL},,easy,\n");
    fs::write(&asked, &table).expect("the file");
    run(&["solve", "-q", &asked, "-o", &solved]).ends_with(1);
    let rows = run(&["convert", "--to", "csv", &solved]).data();
    let packed = command(&["solve", "-q", "-f", "parquet", &asked]).output().expect("the program").stdout;
    assert_eq!(packed, fs::read(&solved).expect("the file"));
    let row = |at: usize| rows.lines().nth(at).expect("a row").split(',').map(str::to_owned).collect::<Vec<_>>();
    let own = ["puzzle", "solution", "name", "rating", "difficulty", "date"];
    assert_eq!(row(0), [&own[..], &["solution (2)", "status", "count", "guesses", "error"]].concat());
    assert_eq!(row(1)[..9], [PROPER, "", "", "", "hard", "2026-11-23", SOLUTION, "unique", "1"]);
    assert_eq!(row(2)[6..9], ["", "unsolvable", "0"]);
    let as_text = run(&["solve", "-q", "-f", "csv", &asked]).ends_with(1).stdout;
    let answers = |text: &str| {
        text.lines()
            .skip(1)
            .map(|row| row.split_once("hard").map_or("", |(_, rest)| rest).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(answers(&as_text), answers(&rows), "text has the same");
}

#[test]
fn a_row_of_parquet_states_no_solution_where_there_are_several() {
    let folder = Folder::new();
    let (blank, target) = (".".repeat(81), folder.path("solved.parquet"));
    let asked = format!("puzzle,solution,status\n{PROPER},,x\n{blank},,y\n");
    let said = run_with_stdin(&["solve", "-o", &target], &*asked).ends_with(0);
    assert_eq!(said.stderr, "note: more than one solution: 1 of 2 puzzles, at stdin:3\n", "and none is shown");
    let rows = run(&["convert", "--to", "csv", &target]).data();
    let rows: Vec<&str> = rows.lines().collect();
    assert_eq!(rows[0], "puzzle,solution,status,solution (2),status (2),count,guesses,error");
    assert!(rows[1].starts_with(&format!("{PROPER},,x,{SOLUTION},unique,1,")), "{}", rows[1]);
    assert!(rows[2].starts_with(&format!("{blank},,y,,several,2,")), "{}", rows[2]);
    run_with_stdin(&["solve", "--first", "-o", &target], format!("{blank}\n")).ends_with(0);
    let first = run(&["convert", "--to", "csv", &target]).data();
    assert!(first.ends_with(",solved\n") && !first.contains(",,"), "{first}");
}

#[test]
fn no_text_is_written_to_a_file_that_is_named_as_a_table() {
    let folder = Folder::new();
    let target = folder.path("ratings.Parquet");
    for line in [&["rate", "--json", PROPER][..], &["solve", "--json", PROPER], &["generate", "-n", "1"]] {
        let said = run(&[line, &["-o", &target]].concat()).ends_with(2);
        assert!(said.stderr.contains("text would be written to it"), "{}", said.stderr);
    }
    let said = run(&["rate", PROPER, "-o", &target]).ends_with(2);
    assert!(said.stderr.contains("is named as a table, but the input isn't one"), "{}", said.stderr);
    assert!(folder.names().is_empty());
}

#[test]
fn a_position_becomes_a_picture() {
    let folder = Folder::new();
    let written = |to: &str, options: &[&str]| {
        let target = folder.path(to);
        run(&[&["convert", "--to", to, "-o", &target, PROPER], options].concat()).ends_with(0);
        fs::read(&target).unwrap()
    };
    assert!(written("svg", &[]).starts_with(b"<svg "));
    assert!(written("pdf", &[]).starts_with(b"%PDF-1.7"));
    let [small, large] = ["1", "4"].map(|scale| written("png", &["--scale", scale, "--transparent"]));
    assert!(small.starts_with(b"\x89PNG") && large.len() > small.len());
    let two = run_with_stdin(&["convert", "--to", "svg"], format!("{PROPER}\n{PROPER}\n")).ends_with(2);
    assert!(two.stderr.contains("a picture shows one puzzle"), "{}", two.stderr);
    let scaled = run(&["convert", "--to", "svg", "--scale", "2", PROPER]).ends_with(2);
    assert!(scaled.stderr.contains("only a PNG has a scale"), "{}", scaled.stderr);
}

#[test]
fn a_game_in_a_link_of_the_app_is_kept_or_named() {
    let link = format!("https://example.org/#p={}&s=AABECiAQBA&find=x-wing", PROPER.replace('0', "."));
    let kept = run_with_stdin(&["convert", "--to", "ndjson"], &*link).ends_with(0);
    let kept: serde_json::Value = serde_json::from_str(&kept.stdout).expect("an object");
    assert_eq!((&kept["entries"][0], &kept["find"]), (&"r1c3=4".into(), &"x-wing".into()), "{kept}");
    let said = run_with_stdin(&["convert", "--to", "line"], &*link).ends_with(0);
    for part in ["entries", "corner marks", "colours", "other columns"] {
        assert!(said.stderr.contains(part), "{}", said.stderr);
    }
    let said = run_with_stdin(&["convert", "--to", "line"], &*link.replace("&s=AAB", "&s=AB")).ends_with(2);
    assert!(said.stderr.contains("row 1, column 2"), "{}", said.stderr);
}

#[test]
fn a_row_that_cannot_be_read_keeps_its_text_in_a_table() {
    let csv = format!("id,puzzle,answer,set\n1,{PROPER},{SOLUTION},a\n2,53..7,\"x, y\",b\n3,{PROPER},{SOLUTION}1,\n");
    let said = run_with_stdin(&["convert", "--to", "csv"], &*csv).ends_with(2);
    assert_eq!(said.lines()[0], "puzzle,solution,name,rating,difficulty,set");
    assert_eq!(said.lines()[2], "53..7,\"x, y\",2,,,b");
    assert_eq!(said.lines()[3], format!("{PROPER},{SOLUTION}1,3,,,"));
    let counted = run_with_stdin(&["convert", "--to", "csv"], "puzzle,answer\n53..7,12\n").ends_with(2);
    assert_eq!(counted.lines(), ["puzzle,solution,answer", "53..7,,12"], "no solution anywhere");
    assert_eq!(
        run_with_stdin(&["convert", "--to", "csv"], &*said.stdout).ends_with(2).stdout,
        said.stdout,
        "once more"
    );
}
