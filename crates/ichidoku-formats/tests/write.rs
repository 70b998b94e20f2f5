//! Every form is written as documented and read back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, SOLVED, read_text, written_by};
use ichidoku::{CandidateSet, Puzzle, Solution};
use ichidoku_formats::{Columns, Document, Format, Parquet, Part, Record, Source, Writer};

fn written(format: Format, records: &[Record<'_>]) -> String {
    written_by(&Writer::new(format, Columns::default()), records)
}

fn format(name: &str) -> Format {
    name.parse().unwrap()
}

fn holds(format: Format, part: Part) -> bool {
    format.holds().contains(part)
}

#[test]
fn puzzles_read_back_from_every_form() {
    let (a, b): (Puzzle, Puzzle) = (LINE.parse().unwrap(), OTHER.parse().unwrap());
    for format in Format::all() {
        let text = written(format, &[Record::of(&a), Record::of(&b)]);
        let all: Vec<_> = read_text(text.clone()).into_iter().map(Result::unwrap).collect();
        assert_eq!(all.len(), 2, "{text}");
        for (entry, puzzle) in all.iter().zip([a, b]) {
            assert!(puzzle.clues().all(|(cell, digit)| entry.puzzle.get(cell) == Some(digit)), "{text}");
            let shows_candidates = ["candidates", "729", "sdx", "sudokuwiki"].contains(&format.name());
            assert_eq!(entry.candidates.is_some(), shows_candidates, "{text}");
            assert!(shows_candidates || entry.puzzle == puzzle, "{text}");
        }
    }
}

#[test]
fn a_blank_grid_reads_back_from_every_form() {
    for format in Format::all() {
        let text = written(format, &[Record::of(&Puzzle::EMPTY)]);
        let [Ok(read)] = &read_text(text.clone())[..] else { panic!("{format}: {text}") };
        assert_eq!(read.puzzle, Puzzle::EMPTY, "{format}");
    }
}

#[test]
fn a_remark_is_no_name_of_what_follows() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    for format in Format::all() {
        let writer = Writer::new(format, Columns::default());
        let mut out = writer.head().into_bytes();
        writer.remark("unreadable", &mut out);
        out.extend_from_slice(writer.between().as_bytes());
        writer.write(&Record::of(&puzzle), &mut out);
        out.extend_from_slice(writer.tail().as_bytes());
        let read: Vec<_> = read_text(out).into_iter().flatten().collect();
        assert!(matches!(&read[..], [only] if only.name.is_none()), "{format}");
    }
}

#[test]
fn solutions_read_back_from_every_form() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let solved: Puzzle = SOLVED.parse().unwrap();
    let solution = Solution::try_from(solved).unwrap();
    let record = Record { solution: Some(&solution), name: Some("a \"name\""), ..Record::of(&puzzle) };
    for format in Format::all() {
        let text = written(format, &[record]);
        let [entry] = &read_text(text.clone())[..] else { panic!("{text}") };
        let entry = entry.as_ref().unwrap();
        if holds(format, Part::Solution) {
            assert_eq!((entry.puzzle, entry.solution), (puzzle, Some(solved)), "{text}");
        } else {
            assert_eq!(entry.puzzle, solved, "{text}");
        }
        if format != self::format("csv") && holds(format, Part::Name) {
            assert_eq!(entry.name.as_deref(), Some("a \"name\""));
        }
    }
}

#[test]
fn tables_and_json_look_as_documented() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let solution = Solution::try_from(SOLVED.parse::<Puzzle>().unwrap()).unwrap();
    let solved = Record { solution: Some(&solution), name: Some("x"), ..Record::of(&puzzle) };
    let records = [Record::of(&puzzle), solved];
    assert_eq!(written(format("csv"), &records), format!("puzzle,solution\n{LINE},\n{LINE},{SOLVED}\n"));
    let objects = [
        format!("{{\"puzzle\":\"{LINE}\",\"solution\":null}}"),
        format!("{{\"name\":\"x\",\"puzzle\":\"{LINE}\",\"solution\":\"{SOLVED}\"}}"),
    ];
    assert_eq!(written(format("ndjson"), &records), format!("{}\n{}\n", objects[0], objects[1]));
    assert_eq!(written(format("json"), &records), format!("[\n{},\n{}\n]\n", objects[0], objects[1]));
    assert_eq!(written(format("line"), &records), format!("{LINE}\n{SOLVED}\n"));
    assert_eq!(read_text(written(format("json"), &[])), []);
}

#[test]
fn own_candidates_are_written() {
    let puzzle = Puzzle::EMPTY;
    let mut candidates = CandidateSet::FULL;
    candidates.remove("r1c1=5".parse().unwrap());
    let record = Record { candidates: Some(&candidates), ..Record::of(&puzzle) };
    for name in ["candidates", "729", "sdx", "sudokuwiki", "hodoku", "iss"] {
        let text = written(format(name), &[record]);
        let [Ok(entry)] = &read_text(text.clone())[..] else { panic!("{text}") };
        assert_eq!(entry.candidates.as_deref(), Some(&candidates));
    }
}

#[test]
fn forms_are_chosen_by_name() {
    for format in Format::all() {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    let names: Vec<&str> = Format::all().map(Format::name).collect();
    assert_eq!(names[..3], ["line", "rows", "boxed"]);
    let said = format!("\"xml\" is not a format; expected one of {}", names.join(", "));
    assert_eq!("xml".parse::<Format>().unwrap_err().to_string(), said);
}

/// Strings that the sites themselves made of the same grid, and what the schemes of others give.
#[test]
fn links_are_those_of_the_sites() {
    let grid = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let puzzle: Puzzle = grid.parse().unwrap();
    let of = |name: &str, puzzle: &Puzzle| written(format(name), &[Record::of(puzzle)]).trim_end().to_owned();
    assert_eq!(of("sudokupad", &puzzle), "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79");
    assert_eq!(of("sudokupad", &Puzzle::EMPTY), "https://sudokupad.app/scfoooooooooooooK");
    assert_eq!(of("sudokuexchange", &puzzle), format!("https://sudokuexchange.com/play/?s={grid}"));
    assert_eq!(of("sudoku-coach", &puzzle), format!("https://sudoku.coach/en/play/{grid}"));
    assert_eq!(of("solo", &puzzle), "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9");
    assert_eq!(of("solo", &Puzzle::EMPTY), "3x3:zzzc");
    let iss = of("iss", &puzzle);
    assert!(iss.ends_with(".~R9C5_8.~R9C8_7.~R9C9_9") && iss.contains("?q=.Shape~9x9.~R1C1_5.~R1C2_3."), "{iss}");
    // A given 5 is 05, the candidates 1, 2 and 4 of r1c3 are 11 and 18 more.
    assert!(of("sudokuwiki", &puzzle).starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030t"));
    assert_eq!(
        of("sudokuwiki", &Puzzle::EMPTY),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{}", "ep".repeat(81))
    );
}

#[test]
fn a_player_s_digits_are_marked() {
    let (puzzle, state): (Puzzle, Puzzle) = (LINE.parse().unwrap(), SOLVED.parse().unwrap());
    let record = Record { state: Some(&state), ..Record::of(&puzzle) };
    let text = written(format("hodoku"), &[record]);
    assert_eq!(text.matches('+').count(), 81 - puzzle.clue_count(), "{text}");
    let [Ok(entry)] = &read_text(text)[..] else { panic!("one puzzle was expected") };
    assert_eq!((entry.puzzle, entry.state.as_deref()), (puzzle, Some(&state)));
    assert_eq!(written(format("sdx"), &[record]).matches('u').count(), 81 - puzzle.clue_count());
}

/// The code is unpacked by the library that SudokuPad's is a port of, and holds what the site asks for.
#[test]
fn the_long_form_of_sudokupad_has_cells_and_regions() {
    let solution = SOLVED.parse().unwrap();
    let puzzle: Puzzle = LINE.parse().unwrap();
    let record = Record { name: Some("Monday"), stated: Some(&solution), ..Record::of(&puzzle) };
    let link = written(format("scl"), &[record]);
    let packed = link.trim_end().strip_prefix("https://sudokupad.app/scl").unwrap();
    let json: String =
        char::decode_utf16(lz_str::decompress_from_base64(packed).unwrap()).map(Result::unwrap).collect();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&value["cells"][0][0]["value"], &value["cells"][0][2]), (&5.into(), &serde_json::json!({})));
    assert_eq!(value["regions"][1][3], serde_json::json!([1, 3]));
    assert_eq!((&value["metadata"]["title"], &value["metadata"]["solution"]), (&"Monday".into(), &SOLVED.into()));
    let read = read_text(link).remove(0).unwrap();
    assert_eq!((read.puzzle, read.solution, read.name.as_deref()), (puzzle, Some(solution), Some("Monday")));
}

/// A table is packed and unpacked again, whatever its fields hold, over more than one page and group of rows.
#[test]
fn parquet_files_read_back() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    for rows in [0, 1, 7, 8192, 70_001] {
        let mut table = b"puzzle,solution,name,\"odd, \"\"name\"\"\"\n".to_vec();
        for row in 0..rows {
            let labels = ["", "\"a \"\"b\"\",\nc\"", "\" end \""][row % 3];
            table.extend(format!("{LINE},{},{row},{labels}\n", ["", SOLVED][row % 2]).bytes());
        }
        let mut file = Parquet::new(Vec::new());
        file.write(&table).unwrap();
        let file = file.finish().unwrap();
        let read: Vec<Document> = read_whole(Source::from_text("file", file.clone()).keep_others());
        if rows > 0 {
            let mut lines = read_whole(Source::from_text("table", table).keep_others());
            // Rows are counted instead of lines.
            (1..).zip(&mut lines).for_each(|(row, document)| document.line = row);
            assert_eq!(read, lines, "{rows}");
            assert!(read.len() == rows && read.iter().all(|document| document.puzzle == puzzle));
            assert!(rows < 8192 || file.len() < 30 * rows, "{}", file.len());
        }
    }
}

fn read_whole(mut source: Source) -> Vec<Document> {
    let mut read = Vec::new();
    while let Ok(Some(chunk)) = source.next_chunk() {
        read.extend(chunk.entries().map(Result::unwrap));
    }
    read
}
