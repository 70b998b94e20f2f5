//! Every layout is detected and read, plain and gzipped; a bad record is reported and the rest go on.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, SOLVED, board, gzip, read_all, read_text, rows, shown};
use ichidoku::text::{Boxed, CandidateGrid, Full, Pretty};
use ichidoku::{Grid, Puzzle};
use ichidoku_formats::Source;

#[test]
fn one_puzzle_a_line_with_comments_and_other_columns() {
    let text = format!(
        "# header\n{LINE}\n\n{OTHER}\t7.1\n  {LINE} 11.9/11.9/3.4\r\n0000183b305c {OTHER} 1.2\n{LINE},{SOLVED},easy\n\
         \"{OTHER}\"\n#x\n{LINE}"
    );
    let expected = [
        format!("2 {LINE}"),
        format!("4 {OTHER}"),
        format!("5 {LINE}"),
        format!("6 {OTHER}"),
        format!("7 {LINE} = {SOLVED}"),
        format!("8 {OTHER}"),
        format!("10 {LINE}"),
    ];
    assert_eq!(shown(&read_text(text.clone())), expected);
    assert_eq!(shown(&read_text(gzip(text.as_bytes()))), expected);
    let (first, second) = text.split_at(200);
    let members = [gzip(first.as_bytes()), gzip(second.as_bytes())].concat();
    assert_eq!(shown(&read_text(members)), expected, "several gzip members");
    assert_eq!(shown(&read_text(format!("\u{FEFF}{text}"))), expected, "a byte order mark");
    assert_eq!(shown(&read_text(text.replace('\n', "\r\n"))), expected, "CR LF");
}

#[test]
fn every_blank_symbol() {
    for blank in "0.Xx*_-? ".chars() {
        let text = format!("{}\n", LINE.replace('.', &blank.to_string())).repeat(2);
        assert_eq!(shown(&read_text(text)), [format!("1 {LINE}"), format!("2 {LINE}")], "{blank:?}");
    }
}

#[test]
fn nine_rows_with_titles_or_empty_lines_or_neither() {
    let expected = |lines: [u64; 2]| [format!("{} {LINE}", lines[0]), format!("{} {OTHER}", lines[1])];
    assert_eq!(shown(&read_text(rows(LINE) + &rows(OTHER))), expected([1, 10]));
    assert_eq!(shown(&read_text(rows(LINE) + "\n" + &rows(OTHER))), expected([1, 11]));
    let spaced = |line| rows(line).replace('\n', "\n\n");
    assert_eq!(shown(&read_text(spaced(LINE) + &spaced(OTHER))), expected([1, 19]));
    let bands =
        |line: &str| line.as_bytes().chunks(27).map(|b| rows(str::from_utf8(b).unwrap()) + "\n").collect::<String>();
    assert_eq!(shown(&read_text(bands(LINE) + &bands(OTHER))), expected([1, 13]));
    let titled = format!("Grid 01\n{}Grid 02\n{}", rows(LINE), rows(OTHER));
    assert_eq!(shown(&read_text(titled)), [format!("2 {LINE} Grid 01"), format!("12 {OTHER} Grid 02")]);
    for title in ["Monday", "from the newspaper", "an important use of logic"] {
        let boxed = format!("{title}\n{}", Boxed(&LINE.parse().unwrap()));
        let names: Vec<Option<String>> = read_text(boxed).into_iter().map(|entry| entry.unwrap().name).collect();
        assert_eq!(names, [Some(title.to_owned())]);
    }
    let sdk = format!("[Puzzle]\n{}", rows(LINE));
    assert_eq!(shown(&read_text(sdk)), [format!("2 {LINE}")], "a section is no title");
    let photo = format!("nokia6630\n640x480:24 JPG\n{}", rows(LINE).replace('.', "0"));
    assert_eq!(shown(&read_text(photo)), [format!("3 {LINE} nokia6630")]);
    let mixed = format!("{LINE}\n{}{OTHER}\n", rows(OTHER));
    assert_eq!(shown(&read_text(mixed)), [format!("1 {LINE}"), format!("2 {OTHER}"), format!("11 {OTHER}")]);
}

#[test]
fn grids_in_frames() {
    let (a, b): (Puzzle, Puzzle) = (LINE.parse().unwrap(), OTHER.parse().unwrap());
    let (a_grid, b_grid) = (Grid::from(a), Grid::from(b));
    for (first, second) in [
        (Boxed(&a).to_string(), Boxed(&b).to_string()),
        (Pretty::new(&a_grid).to_string(), Pretty::new(&b_grid).to_string()),
    ] {
        for gap in ["", "\n", "\n\n# next\n"] {
            let text = format!("{first}{gap}{second}");
            let puzzles: Vec<Puzzle> = read_text(text.clone()).into_iter().map(|entry| entry.unwrap().puzzle).collect();
            assert_eq!(puzzles, [a, b], "{text}");
        }
    }
}

#[test]
fn candidate_grids_keep_their_candidates() {
    let (a, b): (Puzzle, Puzzle) = (LINE.parse().unwrap(), OTHER.parse().unwrap());
    let (a_grid, b_grid) = (Grid::from(a), Grid::from(b));
    for text in [
        format!("{}{}", CandidateGrid(&a_grid), CandidateGrid(&b_grid)),
        format!("{}\n\n{}", CandidateGrid(&a_grid), CandidateGrid(&b_grid)),
        format!("{}\n{}\n", Full(&a_grid), Full(&b_grid)),
    ] {
        let entries: Vec<_> = read_text(text).into_iter().map(Result::unwrap).collect();
        assert_eq!(entries.len(), 2);
        for (entry, (puzzle, grid)) in entries.iter().zip([(a, a_grid), (b, b_grid)]) {
            assert!(puzzle.clues().all(|(cell, digit)| entry.puzzle.get(cell) == Some(digit)));
            let candidates = entry.candidates.as_ref().unwrap();
            for cell in grid.open_cells().iter() {
                assert_eq!(candidates.digits(cell), grid.candidates(cell));
            }
        }
    }
}

#[test]
fn tables_with_a_header() {
    let zeros = LINE.replace('.', "0");
    let both = [format!("2 {LINE} = {SOLVED}"), format!("3 {OTHER}")];
    for header in ["quizzes,solutions", "puzzle,solution", "unsolved,solved"] {
        let text = format!("{header}\n{zeros},{SOLVED}\n{OTHER},\n");
        assert_eq!(shown(&read_text(text.clone())), both, "{header}");
        assert_eq!(shown(&read_text(gzip(text.as_bytes()))), both);
        assert_eq!(shown(&read_text(text.replace(',', ";"))), both);
        assert_eq!(shown(&read_text(text.replace(',', "\t").replace('\n', "\r\n"))), both);
    }
    let three = format!("id,puzzle,solution,clues,difficulty\n1,{LINE},{SOLVED},30,0.0\n22,{OTHER},,32,1.5\n");
    assert_eq!(shown(&read_text(three)), [format!("2 {LINE} 1 = {SOLVED}"), format!("3 {OTHER} 22")]);
    let unknown = format!("rating;what\n1.5;{LINE}\n\n# c\n1.2;{OTHER}\n");
    assert_eq!(shown(&read_text(unknown)), [format!("2 {LINE}"), format!("5 {OTHER}")]);
    let quoted = format!("\"name\",\"board\"\n\"easy, \"\"new\"\"\",\"{LINE}\"\n");
    assert_eq!(shown(&read_text(quoted)), [format!("2 {LINE} easy, \"new\"")]);
    let lone = format!("puzzle\n{LINE}\n{OTHER}\n");
    assert_eq!(shown(&read_text(lone)), [format!("2 {LINE}"), format!("3 {OTHER}")]);
    assert!(read_text("puzzle,solution\n").is_empty());
}

#[test]
fn a_first_row_that_is_too_short_or_too_long_hides_no_table() {
    let header = "Name;Rätsel;Notiz";
    let short = format!("{header}\nA;{LINE}\nC;{OTHER};x\n");
    assert_eq!(shown(&read_text(short)), [format!("2 {LINE} A"), format!("3 {OTHER} C")]);
    let long = format!("{header}\nA;{LINE};x;y\nC;{OTHER};x\n");
    assert_eq!(shown(&read_text(long)), ["t:2: 4 columns where 3 were expected".to_string(), format!("3 {OTHER} C")]);
}

#[test]
fn a_grid_with_a_cell_on_each_line() {
    for (from, between) in [(".", "\n"), ("0", "\r\n"), ("0", " \n\n\t")] {
        let cells: Vec<String> = LINE.replace('.', from).chars().map(String::from).collect();
        assert_eq!(shown(&read_text(cells.join(between))), [format!("1 {LINE}")], "{between:?}");
        assert_eq!(shown(&read_text(cells.join(between) + "\n\n")), [format!("1 {LINE}")], "{between:?}");
        assert!(read_text(cells[1..].join(between)).iter().all(Result::is_err), "80 cells");
    }
}

#[test]
fn a_line_that_tells_a_spreadsheet_the_delimiter_is_passed_over() {
    for (line, separator) in [("sep=;", ";"), ("SEP=,", ","), ("\u{FEFF}sep=\t", "\t")] {
        let text = format!("{line}\r\nName{separator}Puzzle\r\nAnna{separator}{LINE}\r\n");
        assert_eq!(shown(&read_text(text)), [format!("3 {LINE} Anna")], "{line:?}");
    }
    assert_eq!(shown(&read_text("sep=;\n")).len(), 1, "alone it is no table");
}

#[test]
fn a_sheet_with_rows_and_columns_that_are_numbered() {
    for (separator, label) in [(";", ""), (",", ""), ("\t", ""), (",", "r"), (";", "Zeile ")] {
        let header: String = "ABCDEFGHI".chars().map(|letter| format!("{separator}{letter}")).collect();
        let row = |(at, row): (usize, &[u8])| {
            let cells = row.iter().map(|cell| format!("{separator}{}", (*cell as char).to_string().replace('.', "")));
            format!("{label}{}{}\r\n", at + 1, cells.collect::<String>())
        };
        let rows: String = LINE.as_bytes().chunks(9).enumerate().map(row).collect();
        assert_eq!(shown(&read_text(format!("{header}\r\n{rows}"))), [format!("1 {LINE}")], "{separator:?} {label}");
    }
}

#[test]
fn bad_rows_of_a_table() {
    let text = format!("id,puzzle\n1,{}\n2\n3,{}\n4,\n5,{OTHER}\n", &LINE[1..], LINE.replace("98....6", "98.q..6"));
    assert_eq!(
        shown(&read_text(text)),
        [
            "t:2: 80 cells where 81 were expected".to_string(),
            "t:3: 1 column where 2 were expected".to_string(),
            "t:4: row 3, column 5: 'q' is not a digit or a blank".to_string(),
            "t:5: nothing where a puzzle was expected".to_string(),
            format!("6 {OTHER} 5"),
        ]
    );
}

#[test]
fn json_of_every_shape() {
    let (a, b) = (board(LINE), board(OTHER));
    let strings = |line: &str| format!("[\"{}\"]", rows(line).trim_end().replace('\n', "\",\""));
    let leetcode = |line: &str| {
        board(line).replace('0', ".").replace(['1'], "1").chars().fold(String::new(), |text, c| {
            if c.is_ascii_digit() || c == '.' { text + "\"" + &c.to_string() + "\"" } else { text + &c.to_string() }
        })
    };
    let flat = |line: &str| format!("[{}]", board(line).replace(['[', ']'], ""));
    let one = [format!("1 {LINE}")];
    for text in [
        a.clone(),
        a.replace('0', "null"),
        a.replace("],", "],\n  "),
        strings(LINE),
        leetcode(LINE),
        flat(LINE),
        format!("{{\"board\":{a}}}"),
        format!("{{\"board\": {}, \"x\": [1,2]}}", strings(LINE)),
        format!("{{\"size\":9,\"whatever\":{a},\"tags\":[\"a\",\"b\"]}}"),
        format!("{{\"puzzle\":\"{LINE}\"}}"),
        format!("{{\"newboard\":{{\"grids\":[{{\"value\":{a},\"difficulty\":\"Easy\"}}],\"results\":1}}}}"),
        format!("{{\"puzzles\":[\"{LINE}\"]}}"),
        format!("[\"{LINE}\"]"),
        format!("{{\"puzzle\":\"{}\"}}", rows(LINE).replace('\n', "\\n")),
    ] {
        assert_eq!(shown(&read_text(text.clone())), one, "{text}");
        assert_eq!(shown(&read_text(format!("\u{FEFF}{text}\r\n"))), one, "{text}");
        assert_eq!(shown(&read_text(gzip(text.as_bytes()))), one, "{text}");
    }
    let two = [LINE, OTHER];
    for text in [
        format!("[{a},{b}]"),
        format!("[{},{}]", strings(LINE), strings(OTHER)),
        format!("[{},{}]", leetcode(LINE), leetcode(OTHER)),
        format!("[{},{}]", flat(LINE), flat(OTHER)),
        format!("[\"{LINE}\",\n\"{OTHER}\"]"),
        format!("[{{\"board\":{a}}},{{\"board\":{b}}}]"),
        format!("{{\"board\":{a}}}\n{{\"board\":{b}}}\n"),
        format!("{a}\n{b}"),
        format!("{{\"puzzles\":[{a},{b}]}}"),
        format!("{{\"puzzles\":[{{\"puzzle\":\"{LINE}\"}},{{\"puzzle\":\"{OTHER}\"}}]}}"),
    ] {
        let puzzles: Vec<String> =
            read_text(text.clone()).into_iter().map(|entry| entry.unwrap().puzzle.to_string()).collect();
        assert_eq!(puzzles, two, "{text}");
    }
    let full = format!("{{\"id\":7,\"solution\":{},\"quiz\":{a}}}", board(SOLVED));
    assert_eq!(shown(&read_text(full)), [format!("1 {LINE} 7 = {SOLVED}")]);
    let named = format!("[\n{{\"name\":\"a \\\"b\\\"\",\"puzzle\":\"{LINE}\",\"solution\":\"{SOLVED}\"}}\n]");
    assert_eq!(shown(&read_text(named)), [format!("2 {LINE} a \"b\" = {SOLVED}")]);
    let pairs = format!("[[\"{LINE}\",\"{SOLVED}\"]]");
    assert_eq!(shown(&read_text(pairs)), [format!("1 {LINE} = {SOLVED}")]);
    assert!(read_text("[]").is_empty() && read_text("[ ]\n").is_empty());
}

#[test]
fn a_table_in_json_by_columns_has_a_record_for_each_row() {
    let column = |of: &dyn Fn(usize) -> String| {
        (0..12).map(|row| format!("\"{row}\":{}", of(row))).collect::<Vec<_>>().join(",")
    };
    let puzzle = |row: usize| match row {
        3 => "null".to_owned(),
        10 => "\"53..7\"".to_owned(),
        _ => format!("\"{LINE}\""),
    };
    let text = format!("{{\"id\":{{{}}},\"puzzle\":{{{}}}}}", column(&|row| (row + 100).to_string()), column(&puzzle));
    let read = read_text(text);
    assert_eq!(read.len(), 12);
    for (row, entry) in read.iter().enumerate() {
        match (row, entry) {
            (3, Err(fault)) => assert!(fault.to_string().contains("null where a puzzle was expected"), "{fault}"),
            (10, Err(fault)) => assert!(fault.to_string().contains("5 cells"), "{fault}"),
            (_, Ok(document)) => assert_eq!(document.name, Some((row + 100).to_string())),
            (_, entry) => panic!("row {row}: {entry:?}"),
        }
    }
}

#[test]
fn bad_json_is_reported_and_the_rest_goes_on() {
    let (a, b) = (board(LINE), board(OTHER));
    let good = format!("{{\"board\":{b}}}");
    for (bad, message) in [
        (format!("{{\"board\":{}}}", a.replacen("[6,", "[16,", 1)), "row 2, column 1: 16 is not a digit or a blank"),
        (
            format!("{{\"board\":{}}}", a.replacen("[6,", "[\"q\",", 1)),
            "row 2, column 1: \"q\" is not a digit or a blank",
        ),
        (
            format!("{{\"board\":{}}}", a.replacen("[6,", "[true,", 1)),
            "row 2, column 1: true is not a digit or a blank",
        ),
        (format!("{{\"board\":{}}}", a.replacen("[6,", "[", 1)), "row 2: 8 cells where 9 were expected"),
        (format!("{{\"board\":{}}}", a.replacen("],[", ",", 1)), "row 1: 18 cells where 9 were expected"),
        (format!("{{\"board\":{}]}}", &a[..a.rfind(",[").unwrap()]), "8 rows where 9 were expected"),
        ("{\"board\":\"53..\"}".into(), "4 cells where 81 were expected"),
        (format!("{{\"board\":\"{}q\"}}", &LINE[..80]), "row 9, column 9: 'q' is not a digit or a blank"),
        ("{\"board\":7}".into(), "7 where a puzzle was expected"),
        ("{\"a\":1}".into(), "an object without a board where a puzzle was expected"),
        ("{}".into(), "an object without a board where a puzzle was expected"),
        ("{\"board\":[[1,2}".into(), "broken JSON (expected `,` or `]`) where a puzzle was expected"),
        ("{\"board\":\"53..7".into(), "broken JSON (EOF while parsing a string) where a puzzle was expected"),
        ("{\"board\":[[1,2]".into(), "broken JSON (EOF while parsing a list) where a puzzle was expected"),
        ("hello".into(), "broken JSON (expected value) where a puzzle was expected"),
    ] {
        let text = format!("{good}\n{bad}\n{good}\n");
        let all = shown(&read_text(text));
        assert_eq!(all, [format!("1 {OTHER}"), format!("t:2: {message}"), format!("3 {OTHER}")], "{bad}");
    }
    let flat = "[1,2,3]\n".replace(']', &",0".repeat(77)) + "]";
    assert_eq!(shown(&read_text(flat)), ["t:1: 80 cells where 81 were expected"]);
}

#[test]
fn a_list_of_json_that_is_cut_off_is_reported() {
    let (a, b) = (format!("1 {LINE}"), format!("2 {OTHER}"));
    let end = |line| format!("t:{line}: the end of the text where the end of a list was expected");
    let object = format!("{{\"puzzle\":\"{OTHER}\"}}");
    for (text, found) in [
        (format!("[\"{LINE}\",\n\"{OTHER}\"]"), vec![a.clone(), b.clone()]),
        (format!("[\"{LINE}\",\n\"{OTHER}\""), vec![a.clone(), b.clone(), end(2)]),
        (format!("[\"{LINE}\",\n{object},\n"), vec![a.clone(), b.clone(), end(3)]),
        (
            format!("[\"{LINE}\",\n{object}\n]\n[\n"),
            vec![
                a.clone(),
                b.clone(),
                "t:4: broken JSON (EOF while parsing a list) where a puzzle was expected".to_owned(),
            ],
        ),
        (
            format!("[\"{LINE}\",\n{}", &object[..20]),
            vec![a, "t:2: broken JSON (EOF while parsing a string) where a puzzle was expected".to_owned()],
        ),
    ] {
        assert_eq!(shown(&read_text(text.clone())), found, "{text}");
    }
}

#[test]
fn what_is_no_puzzle_in_a_list_of_json_is_reported() {
    let text = format!("[\"{LINE}\",null,\"{OTHER}\", -5 ,{{}}, true,\"{LINE}\"]");
    let no_puzzle = |found: &str| format!("t:1: {found} where a puzzle was expected");
    assert_eq!(
        shown(&read_text(text)),
        [
            format!("1 {LINE}"),
            no_puzzle("null"),
            format!("1 {OTHER}"),
            no_puzzle("-5"),
            no_puzzle("an object without a board"),
            no_puzzle("true"),
            format!("1 {LINE}")
        ]
    );
}

#[test]
fn bad_lines_are_reported_and_the_rest_go_on() {
    let bad = LINE.replacen("98....6", "98.q..6", 1);
    for (line, message) in [
        (bad.as_str(), "row 3, column 5: 'q' is not a digit or a blank"),
        (&LINE[..80], "80 cells where 81 were expected"),
        ("53..7....6", "10 cells where 81 were expected"),
        ("53..7....", "9 cells where 81 were expected"),
        ("hello world", "row 1, column 1: 'h' is not a digit or a blank"),
        ("Grid 01", "row 1, column 1: 'G' is not a digit or a blank"),
        (".Cage~10~R1C1~R1C2", "a puzzle with other rules (Cage) where a classic puzzle was expected"),
        ("\u{FFFD}\u{FFFD}", "row 1, column 1: '\u{FFFD}' is not a digit or a blank"),
        ("1", "1 cell where 81 were expected"),
    ] {
        let text = format!("{LINE}\n{line}\n{OTHER}\n{line}\n{line}\n");
        let all = shown(&read_text(text));
        assert_eq!(all[..3], [format!("1 {LINE}"), format!("t:2: {message}"), format!("3 {OTHER}")], "{line}");
        if line != "53..7...." {
            assert_eq!(all[3..], [format!("t:4: {message}"), format!("t:5: {message}")], "{line}");
        }
    }
    let bytes = [LINE.as_bytes(), b"\n\xFF\xFE\n", OTHER.as_bytes()].concat();
    assert_eq!(read_text(bytes).len(), 3);
}

#[test]
fn bad_grids_are_reported_and_the_rest_go_on() {
    let good = rows(OTHER);
    let nine = rows(LINE);
    let eight = &nine[10..];
    for (bad, message) in [
        (nine.replacen("98....6", "98.q..6", 1), "t:3: row 3, column 5: 'q' is not a digit or a blank"),
        (nine.replacen("98....6", "98....", 1), "t:3: row 3: 8 cells where 9 were expected"),
        (nine.replacen("53..7....", "53..7...", 1), "t:1: row 1: 8 cells where 9 were expected"),
        (
            format!("Grid 01\n{}", nine.replacen("53..7....", "53..7...", 1)),
            "t:2: row 1: 8 cells where 9 were expected",
        ),
        (eight.to_string(), "t:8: 8 rows where 9 were expected"),
        (eight[..30].to_string(), "t:3: 3 rows where 9 were expected"),
        (eight[..10].to_string(), "t:1: 9 cells where 81 were expected"),
    ] {
        let lines = bad.lines().count() as u64;
        for (gap, line) in [("\n", lines + 2), ("Grid\n", lines + 2), (&*format!("{LINE}\n"), lines + 2)] {
            let all = shown(&read_text(format!("{bad}{gap}{good}\n{good}")));
            assert_eq!(all[0], message, "{bad}{gap}");
            assert!(all[all.len() - 2].starts_with(&format!("{line} {OTHER}")), "{bad}{gap}\n{all:?}");
            assert!(all[all.len() - 1].starts_with(&format!("{} {OTHER}", line + 10)), "{bad}{gap}\n{all:?}");
        }
    }
}

#[test]
fn sources_know_their_names_and_sizes() {
    let text = format!("{LINE}\n");
    let mut source = Source::from_text("a name", text.as_str());
    assert_eq!((source.name(), source.total_bytes(), source.bytes_read()), ("a name", Some(82), 0));
    source.next_chunk().unwrap();
    assert_eq!(source.bytes_read(), 82);

    let path = std::env::temp_dir().join(format!("ichidoku-formats-{}.gz", std::process::id()));
    let compressed = gzip(text.repeat(1000).as_bytes());
    std::fs::write(&path, &compressed).unwrap();
    let mut source = Source::open(&path).unwrap();
    assert_eq!(source.total_bytes(), Some(compressed.len() as u64));
    let mut count = 0;
    while let Some(chunk) = source.next_chunk().unwrap() {
        count += chunk.entries().filter(Result::is_ok).count();
    }
    assert_eq!((count, source.bytes_read()), (1000, compressed.len() as u64));
    std::fs::remove_file(&path).unwrap();

    let error = Source::open(&path).err().unwrap();
    assert!(error.to_string().starts_with(&format!("{}: ", path.display())), "{error}");
    assert_eq!(error.io_error().kind(), std::io::ErrorKind::NotFound);
}

#[test]
fn broken_gzip_data_is_an_error_after_what_could_be_read() {
    let whole = gzip(format!("{LINE}\n").repeat(5000).as_bytes());
    for (data, message) in [
        (&whole[..whole.len() - 4], "t.gz: the compressed data is cut short"),
        (&whole[..whole.len() / 2], "t.gz: the compressed data is cut short"),
        (&[&whole[..], &[b'?'; 40]].concat(), "t.gz: broken compressed data: invalid gzip header"),
        (&whole[..5], "t.gz: the compressed data is cut short"),
    ] {
        let mut source = Source::from_text("t.gz", data);
        let mut count = 0;
        let error = loop {
            match source.next_chunk() {
                Ok(Some(chunk)) => count += chunk.entries().filter(Result::is_ok).count(),
                Ok(None) => panic!("no error"),
                Err(error) => break error,
            }
        };
        assert_eq!(error.to_string(), message);
        assert!(data.len() < 100 || count > 0);
        assert!(source.next_chunk().unwrap().is_none());
    }
}

#[test]
fn nothing_in_nothing_out() {
    for text in ["", "\n", "\u{FEFF}", "# only\n# comments", "\r\n\r\n", "---------\n", "+---+---+\n"] {
        assert_eq!(read_text(text), [], "{text:?}");
        assert_eq!(read_all(Source::from_text("t", gzip(text.as_bytes()))), []);
    }
}

#[test]
fn shared_data_is_read_whole() {
    let Some(data) = testkit::shared_data("") else { return };
    let perf = [
        ("17-clue.txt", 49_158),
        ("hardest-1905.txt", 24_000),
        ("kaggle-like.txt", 50_000),
        ("magictour-1465.txt", 1_465),
        ("serg-multiple.txt", 10_000),
        ("unbiased-like.txt", 12_000),
    ];
    let rating = [("cbg-dev.tsv", 10_000), ("hardest-dev.txt", 486), ("se121-triples.tsv", 450)];
    let files = perf.map(|(name, n)| (data.join("perf").join(name), n)).into_iter();
    for (path, n) in files.chain(rating.map(|(name, n)| (data.join("rating").join(name), n))) {
        let all = read_all(Source::open(&path).unwrap());
        assert!(all.iter().all(Result::is_ok), "{}", path.display());
        assert_eq!(all.len(), n, "{}", path.display());
    }
    let named = read_all(Source::open(&data.join("samples/named.tsv")).unwrap());
    assert!(named.iter().all(|entry| entry.as_ref().is_ok_and(|entry| entry.name.is_some())), "{named:?}");
    let euler = read_all(Source::open(&data.join("samples/p096_sudoku.txt")).unwrap());
    let names: Vec<_> = euler.iter().map(|entry| entry.as_ref().unwrap().name.clone().unwrap()).collect();
    assert_eq!((names.len(), &*names[0], &*names[49]), (50, "Grid 01", "Grid 50"));
    assert_eq!(euler[0].as_ref().unwrap().puzzle.to_string(), OTHER);
}
