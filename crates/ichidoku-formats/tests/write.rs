//! Every form is written as documented and read back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, SOLVED, read_text, written_by};
use ichidoku::{CandidateSet, Puzzle, Solution};
use ichidoku_formats::{Columns, Format, Part, Parts, Record, Writer};

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
            let shows_candidates = format.holds() == Parts::of(&[Part::Candidates]);
            assert_eq!(entry.candidates.is_some(), shows_candidates, "{text}");
            assert!(shows_candidates || entry.puzzle == puzzle, "{text}");
        }
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
    for format in [Format::CANDIDATES, format("729")] {
        let text = written(format, &[record]);
        let [Ok(entry)] = &read_text(text.clone())[..] else { panic!("{text}") };
        assert_eq!(entry.candidates.as_deref(), Some(&candidates));
    }
}

#[test]
fn forms_are_chosen_by_name() {
    for format in Format::all() {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    assert_eq!(
        "xml".parse::<Format>().unwrap_err().to_string(),
        "\"xml\" is not a format; expected one of line, rows, boxed, pretty, candidates, 729, sdk, csv, json, ndjson, opensudoku"
    );
}
