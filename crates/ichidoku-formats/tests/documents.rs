//! What a source says of a puzzle is kept, and written again by the formats that can hold it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, SOLVED, read_all, read_text, written_by};
use ichidoku::{CandidateSet, Digit, DigitSet, Grid, Puzzle};
use ichidoku_formats::{Columns, Document, Format, More, Other, Part, Parts, Record, Rules, Source, Writer};

/// The documents of a text, with all that has no meaning here.
fn documents(text: &str) -> Vec<Document> {
    read_all(Source::from_text("t", text).keep_others()).into_iter().map(Result::unwrap).collect()
}

/// The documents in another format, a table with the columns that the first chunk gives.
fn converted(text: &str, to: &str) -> String {
    let mut source = Source::from_text("t", text).keep_others();
    let columns = source.next_chunk().unwrap().map(|chunk| chunk.columns()).unwrap_or_default();
    let documents = documents(text);
    let records: Vec<Record<'_>> = documents.iter().map(Record::of_document).collect();
    written_by(&Writer::new(to.parse().unwrap(), columns), &records)
}

/// A document with everything there can be.
fn full() -> Document {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let grid = Grid::from(puzzle);
    let state: Puzzle = LINE.replacen('.', "4", 1).parse().unwrap();
    let mut colours = [DigitSet::EMPTY; 81];
    colours[3] = DigitSet::single(Digit::ALL[6]);
    let other = |name: &str, json: &str| Other { name: name.into(), json: json.into() };
    let marks: CandidateSet = grid.candidate_set().iter().take(5).collect();
    Document {
        candidates: Some(Box::new(*Grid::new(&puzzle, &state, grid.candidate_set()).candidate_set())),
        state: Some(Box::new(state)),
        name: Some("a, \"b\"\nc".into()),
        rating: Some("7.1".into()),
        difficulty: Some("hard".into()),
        solution: SOLVED.parse().ok(),
        more: Some(Box::new(More {
            author: Some("Ann".into()),
            source: Some("a book".into()),
            rules_text: Some("Normal rules.\nNo \"tricks\".".into()),
            corner: Some(marks),
            centre: Some(CandidateSet::EMPTY),
            colours: Some(colours),
            palette: Vec::new(),
            others: vec![other("Z", "1.50"), other("date", "\"2020-01-05\""), other("a", "[1, {\"b\":null}]")],
            outside: false,
        })),
        ..Document::of(puzzle)
    }
}

#[test]
fn json_holds_all_there_is() {
    let document = full();
    for format in ["json", "ndjson"] {
        let writer = Writer::new(format.parse().unwrap(), Columns::default());
        let text = written_by(&writer, &[Record::of_document(&document)]);
        let [read] = &documents(&text)[..] else { panic!("{text}") };
        assert_eq!(
            Document { line: 1, ..read.clone() },
            Document { candidates: read.candidates.clone(), ..document.clone() }
        );
        let open = Grid::from(**document.state.as_ref().unwrap()).open_cells();
        for cell in open.iter() {
            let [now, before] = [read, &document].map(|it| it.candidates.as_ref().unwrap().digits(cell));
            assert_eq!(now, before, "{cell}");
        }
        assert_eq!(read.parts(), document.parts());
        assert_eq!(read.parts(), Parts::all());
    }
}

#[test]
fn rules_in_words_travel_with_their_puzzle() {
    let more = More { rules_text: Some("Normal rules.\nNo tricks.".into()), ..More::default() };
    let document = Document { more: Some(Box::new(more)), ..Document::of(LINE.parse().unwrap()) };
    for format in ["json", "ndjson", "f-puzzles", "sudokupad-marks", "scl"] {
        let writer = Writer::new(format.parse().unwrap(), Columns::default());
        assert_eq!(writer.left_out(&document).iter().count(), 0, "{format}");
        let text = written_by(&writer, &[Record::of_document(&document)]);
        let [read] = &documents(&text)[..] else { panic!("{text}") };
        assert_eq!(read.more, document.more, "{format}");
    }
    for (member, text) in [("ruleset", "Normal"), ("rules", "Normal rules apply")] {
        let [read] = &documents(&format!("{{\"puzzle\":\"{LINE}\",\"{member}\":\"{text}\"}}"))[..] else { panic!() };
        assert_eq!(read.more.as_ref().unwrap().rules_text.as_deref(), Some(text), "{member}");
    }
}

#[test]
fn what_a_format_cannot_hold_is_known() {
    let document = full();
    let left_out = |format: &str| {
        let writer = Writer::new(format.parse().unwrap(), Columns::of(&document));
        writer.left_out(&document).iter().map(Part::name).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(left_out("json"), "");
    assert_eq!(left_out("csv"), "candidates, entries, corner marks, centre marks, colours, rules in words");
    assert_eq!(left_out("candidates").split(", ").count(), Parts::all().iter().count() - 1);
    assert_eq!(left_out("line").split(", ").count(), Parts::all().iter().count());
    let plain = Writer::new("csv".parse::<Format>().unwrap(), Columns::default());
    let lacking = ["the name or rating", "the author", "the source"].map(String::from);
    assert_eq!(plain.without_column(&document)[..3], lacking);
    assert_eq!(plain.without_column(&document)[3..], ["Z", "date", "a"].map(|name| format!("the column {name:?}")));
    assert_eq!(Writer::new(plain.format(), Columns::of(&document)).without_column(&document), [] as [String; 0]);
}

#[test]
fn other_columns_keep_their_order_and_spelling() {
    let table = format!(
        "Zeta,puzzle,b b,solution,alpha,name\n1.50,{LINE},\"x, \"\"y\"\"\",{SOLVED},,first\n007,{OTHER},true,,é,\n"
    );
    let csv = converted(&table, "csv");
    let rows = [
        "puzzle,solution,name,rating,difficulty,Zeta,b b,alpha".to_string(),
        format!("{LINE},{SOLVED},first,,,1.50,\"x, \"\"y\"\"\","),
        format!("{OTHER},,,,,007,true,é"),
    ];
    assert_eq!(csv, rows.join("\n") + "\n");
    let json = converted(&table, "json");
    assert!(json.contains(r#""Zeta":1.50,"b b":"x, \"y\"","alpha":null}"#), "{json}");
    assert!(json.contains(r#""Zeta":"007","b b":"true","alpha":"é"}"#), "{json}");
    for format in ["json", "ndjson", "csv"] {
        assert_eq!(converted(&converted(&table, format), "csv"), csv, "by way of {format}");
    }
    assert_eq!(converted(&converted(&csv, "ndjson"), "json"), json);
    let twice = format!("puzzle,x,x\n{LINE},1,2\n");
    assert_eq!(converted(&converted(&twice, "json"), "csv"), format!("puzzle,solution,x,x (2)\n{LINE},,1,2\n"));
}

#[test]
fn a_table_with_tabs_reads_back() {
    let table = format!("puzzle,solution,name,rating,difficulty,x\n{LINE},,\"a, b\",,,\"c\td\"\n");
    let documents = documents(&table);
    let writer = Writer::new(Format::CSV, Columns::of(&documents[0]).with_tabs());
    let mut tabs = written_by(&writer, &[Record::of_document(&documents[0])]);
    assert_eq!(tabs, format!("puzzle\tsolution\tname\trating\tdifficulty\tx\n{LINE}\t\ta, b\t\t\t\"c\td\"\n"));
    assert_eq!(converted(&tabs, "csv"), table.replace("\"c\td\"", "c\td"));
    tabs.clear();
    let mut row = tabs.into_bytes();
    writer.remark("unreadable", &mut row);
    assert_eq!(row, b"\t\t\t\t\t\n");
}

#[test]
fn what_is_no_solution_stays_in_its_column_and_solutions_below_are_read() {
    for first in ["", "n/a", "0", "\"none, yet\""] {
        let table = format!("puzzle,solution\n{LINE},{first}\n{LINE},{SOLVED}\n{OTHER},-\n");
        let solutions = documents(&table).iter().map(|document| document.solution.is_some()).collect::<Vec<_>>();
        assert_eq!(solutions, [false, true, false], "{first:?}");
        assert_eq!(converted(&table, "csv"), table);
        assert_eq!(converted(&converted(&table, "ndjson"), "csv"), table);
    }
    let counted = format!("puzzle,solutions\n{LINE},1\n{LINE},{SOLVED}\n");
    assert_eq!(converted(&counted, "csv"), format!("puzzle,solution,solutions\n{LINE},,1\n{LINE},{SOLVED},\n"));
    let broken = format!("puzzle,solution\n{LINE},0\n{LINE},{}\n", &SOLVED[1..]);
    let read = read_text(broken);
    assert!(read[0].is_ok() && read[1].is_err(), "{read:?}");
}

#[test]
fn members_of_objects_are_kept_as_they_came() {
    let text = format!(
        "[{{\"z\":[1,\n 2.50],\"board\":\"{LINE}\",\"level\":3,\"a\":{{\"b\":\"\\u00e9\"}},\"solved\":true,\"title\":null}}]"
    );
    let ndjson = converted(&text, "ndjson");
    let expected = format!(
        "{{\"puzzle\":\"{LINE}\",\"solution\":null,\"difficulty\":3,\"z\":[1,  2.50],\"a\":{{\"b\":\"\\u00e9\"}},\
         \"solved\":true,\"title\":null}}\n"
    );
    assert_eq!(ndjson, expected);
    let csv = converted(&text, "csv");
    assert!(csv.starts_with("puzzle,solution,name,rating,difficulty,z,a,solved,title\n"), "{csv}");
    assert!(csv.ends_with(",,,3,\"[1,  2.50]\",\"{\"\"b\"\":\"\"\\u00e9\"\"}\",true,\n"), "{csv}");
}

#[test]
fn members_of_objects_inside_others_are_kept_with_their_puzzle() {
    let text = format!(
        "{{\"puzzles\":[{{\"puzzle\":\"{LINE}\",\"date\":3}},{{\"puzzle\":\"{OTHER}\",\"a\":null,\"b\":[1, 2]}}],\"page\":7}}"
    );
    let ndjson = converted(&text, "ndjson");
    let expected = format!(
        "{{\"puzzle\":\"{LINE}\",\"solution\":null,\"date\":3}}\n{{\"puzzle\":\"{OTHER}\",\"solution\":null,\"a\":null,\"b\":[1,2]}}\n"
    );
    assert_eq!(ndjson, expected);
    assert!(documents(&text).iter().all(|document| document.parts().contains(Part::Outside)), "the page");
    assert!(documents(&ndjson).iter().all(|document| !document.parts().contains(Part::Outside)));
    let rules = format!("{{\"puzzle\":\"{LINE}\",\"rules\":\"Normal sudoku rules apply.\"}}");
    assert!(converted(&rules, "ndjson").contains("\"rules_text\":\"Normal sudoku rules apply.\""));
    let second = format!("{{\"puzzle\":\"{LINE}\",\"q\":1,\"board\":\"{OTHER}\"}}");
    let [first, second] = &documents(&second)[..] else { panic!("two puzzles") };
    assert_eq!(first.more.as_ref().map(|more| more.others.len()), Some(1), "what is read is no other member");
    assert!(second.more.is_none() && !first.parts().contains(Part::Outside));
}

#[test]
fn labels_of_an_object_too_long_for_a_record_are_known_to_be_left_out() {
    let many = vec![format!("\"{LINE}\""); 4000].join(",\n");
    let outside =
        |text: &str| documents(text).iter().filter(|document| document.parts().contains(Part::Outside)).count();
    assert_eq!(outside(&format!("{{\"name\": \"a book\", \"puzzles\": [{many}]}}\n\"{LINE}\"")), 4000);
    assert_eq!(outside(&format!("{{\"puzzles\": [{many}]}}")), 0);
}

#[test]
fn fields_without_a_header_are_kept_by_their_places() {
    let others = |line: &str| -> Vec<String> {
        let [document] = &documents(line)[..] else { panic!("{line}") };
        let others = document.more.iter().flat_map(|more| &more.others);
        others.map(|other| format!("{}={}", other.name, other.json)).collect()
    };
    assert_eq!(others(&format!("{LINE},{SOLVED},7.1,\"hard, one\"")), ["column 3=7.1", "column 4=\"hard, one\""]);
    assert_eq!(others(&format!("{LINE},,3,")), ["column 2=null", "column 3=3", "column 4=null"]);
    assert_eq!(others(&format!("0123456789ab {LINE} 1.2")), ["column 1=\"0123456789ab\"", "column 3=1.2"]);
    assert_eq!(others(&format!("{LINE} # of Monday")), ["comment=\"of Monday\""]);
    assert_eq!(others(&format!("first\t{LINE}\t1,5")), ["column 1=\"first\"", "column 3=\"1,5\""]);
    let cells = LINE.chars().map(|cell| cell.to_string()).collect::<Vec<_>>();
    for line in
        [LINE, &format!("{LINE},{SOLVED}"), &format!("{LINE} , "), &cells.join(","), &format!("grid = \"{LINE}\"")]
    {
        assert_eq!(others(line), [] as [String; 0]);
    }
    let two = documents(&format!("easy {LINE} hard {OTHER}"));
    assert!(two.len() == 2 && two.iter().all(|document| document.parts().contains(Part::Outside)));
    assert_eq!(
        converted(&format!("{LINE},,1\n{OTHER},,2\n"), "csv").lines().next(),
        Some("puzzle,solution,column 2,column 3")
    );
}

#[test]
fn others_are_kept_only_where_that_is_asked_for() {
    let table = format!("puzzle,x\n{LINE},1\n");
    assert!(read_text(table).into_iter().all(|document| document.unwrap().more.is_none()));
}

#[test]
fn what_a_player_has_put_in_is_read_from_json() {
    let text = format!(
        "{{\"puzzle\":\"{LINE}\",\"entries\":[\"r1c3=4\",\"r5c5=5\"],\"corner\":[{}]}}",
        "null,[1,2],".repeat(40) + "\"3\""
    );
    let [Ok(document)] = &read_text(text)[..] else { panic!("unreadable") };
    assert_eq!(document.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(), ["r1c3=4", "r5c5=5"]);
    let corner = document.more.as_ref().unwrap().corner.unwrap();
    assert_eq!((corner.len(), document.rules), (81, Rules::Classic));
    let with = |member: &str| format!("{{\"puzzle\":\"{LINE}\",{member}}}");
    let cells = |cell: &str| format!("[{}{cell}]", "null,".repeat(80));
    for (member, message) in [
        ("\"entries\":[\"r1c1=4\"]".to_string(), "t:1: row 1, column 1: 4 is not the given 5"),
        ("\"entries\":[\"r1c3=4\",\"r1c3=2\"]".into(), "t:1: row 1, column 3: 2 is not the entry 4"),
        (format!("\"centre\":{}", cells("\"2x\"")), "t:1: row 9, column 9: \"2x\" is not digits such as \"257\""),
        (format!("\"colours\":{}", cells("[10]")), "t:1: row 9, column 9: an array is not digits such as \"257\""),
        ("\"rules\":\"killer\"".into(), "t:1: the rules \"killer\" where the rules \"classic\" was expected"),
    ] {
        assert_eq!(read_text(with(&member)), [Err(message.to_string())], "{member}");
    }
    for member in
        ["\"entries\":3", "\"corner\":[1]", "\"rules\":\"classic\"", "\"rules\":\"Normal sudoku rules apply.\""]
    {
        assert!(read_text(with(member))[0].is_ok(), "{member}");
    }
}
