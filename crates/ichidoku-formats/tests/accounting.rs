//! Nothing in a source is passed over in silence: whatever puzzles are written however, as many come back, and the same, or
//! there is an error.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, Random, SOLVED, gzip, read_all, read_text, rows, shown};
use ichidoku::text::{Boxed, CandidateGrid, Full, Pretty, Rows};
use ichidoku::{CandidateSet, Cell, Digit, Grid, Puzzle};
use ichidoku_formats::{Document, Source};

const REGIONS: &str = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";

/// What may end a line.
const ENDS: [&str; 8] = ["\n", "\r\n", "\r", "\x0b", "\x0c", "\u{85}", "\u{2028}", "\u{2029}"];

/// What may stand between puzzles on a line.
const GAPS: [&str; 14] =
    [" ", "\t", ",", ";", "|", "\x0c", "\u{85}", "\u{2028}", "\r", ", ", " | ", "  ", "\u{A0}", "\u{3000}"];

/// Some clues of the solved grid with the digits exchanged.
fn puzzle(random: &mut Random) -> Puzzle {
    let solved: Puzzle = SOLVED.parse().unwrap();
    let (turn, percent) = (random.below(9) as u8, 20 + random.below(40));
    let exchanged = |digit: Digit| Digit::new((digit.get() + turn - 1) % 9 + 1).unwrap();
    let clues = solved.clues().filter(|_| random.below(100) < percent);
    clues.map(|(cell, digit)| (cell, exchanged(digit))).collect()
}

/// A way to write a puzzle.
type Form = fn(&Puzzle) -> String;

/// Forms of one line.
const LINES: [Form; 4] = [
    |puzzle| puzzle.to_string(),
    |puzzle| puzzle.to_string().replace('.', "0"),
    |puzzle| puzzle.to_string().replace('.', "*"),
    |puzzle| Full(&Grid::from(*puzzle)).to_string(),
];

/// Forms of several lines, and of one line that cannot share it.
const BLOCKS: [Form; 11] = [
    |puzzle| Rows(puzzle).to_string(),
    |puzzle| Rows(puzzle).to_string().replace('.', "-"),
    |puzzle| Boxed(puzzle).to_string(),
    |puzzle| Pretty::new(&Grid::from(*puzzle)).to_string(),
    |puzzle| CandidateGrid(&Grid::from(*puzzle)).to_string(),
    |puzzle| in_lines(&Full(&Grid::from(*puzzle)).to_string(), 81),
    |puzzle| markdown(puzzle, "123456789"),
    |puzzle| markdown(puzzle, "         "),
    |puzzle| format!("1 2 3 4 5 6 7 8 9\n{}", apart(puzzle, " ")),
    |puzzle| apart(puzzle, ","),
    |puzzle| apart(puzzle, " ").replace('\n', " ") + "\n",
];

fn in_lines(text: &str, length: usize) -> String {
    text.as_bytes().chunks(length).map(|line| format!("{}\n", str::from_utf8(line).unwrap())).collect()
}

fn markdown(puzzle: &Puzzle, header: &str) -> String {
    let row = |row: &str| row.chars().map(|c| format!("| {c} ")).collect::<String>() + "|\n";
    let body: String = Rows(puzzle).to_string().lines().map(row).collect();
    format!("{}{}|\n{body}", row(header), "|---".repeat(9))
}

fn apart(puzzle: &Puzzle, gap: &str) -> String {
    let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(gap) + "\n";
    Rows(puzzle).to_string().lines().map(row).collect()
}

/// Whether these puzzles were read. A candidate grid may show more digits than the clues.
fn are_read(entries: &[Result<Document, String>], puzzles: &[Puzzle]) -> bool {
    let is_read = |entry: &Result<Document, String>, puzzle: &Puzzle| match entry {
        Ok(Document { candidates: None, puzzle: read, .. }) => read == puzzle,
        Ok(entry) => puzzle.clues().all(|(cell, digit)| entry.puzzle.get(cell) == Some(digit)),
        Err(_) => false,
    };
    entries.len() == puzzles.len() && entries.iter().zip(puzzles).all(|(entry, puzzle)| is_read(entry, puzzle))
}

/// The text in UTF-16.
fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

#[test]
fn puzzles_on_one_line_are_all_read() {
    let mut random = Random(5);
    for form in LINES {
        for gap in GAPS {
            for count in 1..5 {
                let puzzles: Vec<Puzzle> = (0..count).map(|_| puzzle(&mut random)).collect();
                let text = puzzles.iter().map(form).collect::<Vec<_>>().join(gap);
                for text in [text.clone(), format!("{text}\n"), format!("{text}\n{text}")] {
                    let expected = puzzles.repeat(1 + usize::from(text.contains(&format!("\n{}", form(&puzzles[0])))));
                    let read = read_text(text.as_str());
                    assert!(are_read(&read, &expected), "{gap:?} in\n{text}\n{:?}", shown(&read));
                }
            }
        }
    }
}

#[test]
fn lines_may_end_in_any_way_and_text_be_encoded_in_any() {
    let mut random = Random(6);
    for form in LINES.into_iter().chain(BLOCKS) {
        for end in ENDS {
            let puzzles = [puzzle(&mut random), puzzle(&mut random), puzzle(&mut random)];
            let text = puzzles.iter().map(|puzzle| form(puzzle).trim_end_matches('\n').to_string() + "\n\n");
            let text = text.collect::<String>().replace('\n', end);
            let marked = format!("\u{FEFF}{text}");
            for bytes in [
                text.clone().into_bytes(),
                marked.clone().into_bytes(),
                utf16(&text, u16::to_le_bytes),
                utf16(&text, u16::to_be_bytes),
                utf16(&marked, u16::to_le_bytes),
                utf16(&marked, u16::to_be_bytes),
                gzip(text.as_bytes()),
                gzip(&utf16(&text, u16::to_le_bytes)),
            ] {
                let read = read_text(bytes);
                assert!(are_read(&read, &puzzles), "{end:?} in\n{text}\n{:?}", shown(&read));
            }
        }
    }
}

#[test]
fn forms_in_any_order_come_back_or_there_is_an_error() {
    let mut random = Random(7);
    let (mut whole, mut runs) = (0, 0);
    let forms: Vec<Form> = LINES.into_iter().chain(BLOCKS).collect();
    for _ in 0..4_000 {
        let puzzles: Vec<Puzzle> = (0..1 + random.below(5)).map(|_| puzzle(&mut random)).collect();
        let gap = ["", "\n", "\n\n", " ", ",", "|", "\x0c", "Title\n", "# comment\n"][random.below(9)];
        let end = ENDS[random.below(ENDS.len())];
        let mut text = String::new();
        for puzzle in &puzzles {
            let form = random.below(forms.len());
            let begins_line = text.is_empty() || text.ends_with('\n');
            text.push_str(if form >= LINES.len() && !begins_line { "\n" } else { gap });
            text.push_str(&forms[form](puzzle));
        }
        let text = text.replace('\n', end);
        let read = read_text(text.as_str());
        let is_whole = are_read(&read, &puzzles);
        assert!(is_whole || read.iter().any(Result::is_err), "{gap:?}, {end:?} in\n{text}\n{:?}", shown(&read));
        whole += usize::from(is_whole);
        runs += 1;
    }
    assert!(whole * 4 > runs * 3, "{whole} of {runs}");
}

#[test]
fn a_solution_belongs_to_the_puzzle_before_it() {
    let text = format!("a {LINE} {SOLVED} 7.1 {OTHER}|{LINE};{SOLVED}");
    let expected = [format!("1 {LINE} = {SOLVED}"), format!("1 {OTHER}"), format!("1 {LINE} = {SOLVED}")];
    assert_eq!(shown(&read_text(text)), expected);
    assert_eq!(shown(&read_text(format!("{SOLVED} {SOLVED}"))), [format!("1 {SOLVED}"), format!("1 {SOLVED}")]);
}

#[test]
fn what_is_no_puzzle_beside_one_is_an_error() {
    for (text, errors) in [
        (format!("{LINE} {}", &OTHER[..80]), "t:1: 80 cells where 81 were expected"),
        (format!("{LINE},{}", &SOLVED[..80]), "t:1: 80 cells in the stated solution where 81 were expected"),
        (format!("{LINE},{SOLVED}1"), "t:1: 82 cells in the stated solution where 81 were expected"),
        (format!("{LINE} {}", OTHER.replacen('.', "q", 1)), "t:1: row 1, column 1: 'q' is not a digit or a blank"),
        (
            format!("{LINE} {}", apart(&OTHER.parse().unwrap(), " ").replace('\n', " ")),
            "t:1: 162 cells where 81 were expected",
        ),
        (format!("{REGIONS}\n"), "t:1: the regions of a jigsaw where a puzzle was expected"),
        (format!("{LINE}{REGIONS}\n"), "t:1: a jigsaw where a classic puzzle was expected"),
        (format!("{LINE} {REGIONS}\n"), "t:1: the regions of a jigsaw where a puzzle was expected"),
    ] {
        let read = read_text(text.as_str());
        assert_eq!(read.iter().find_map(|entry| entry.as_ref().err()).map(String::as_str), Some(errors), "{text}");
    }
}

#[test]
fn a_jigsaw_is_one_error_and_no_puzzle() {
    let error = |line: usize| format!("t:{line}: a jigsaw where a classic puzzle was expected");
    let names: String = REGIONS.bytes().map(|byte| char::from(byte - b'1' + b'A')).collect();
    for regions in [REGIONS, &REGIONS.replace('9', "0"), &names, &format!("{REGIONS} easy")] {
        for end in ENDS {
            let text = format!("{OTHER}{end}{LINE}{end}{regions}{end}{LINE} 7.1{end}{regions}{end}{OTHER}{end}");
            let expected = [format!("1 {OTHER}"), error(2), error(4), format!("6 {OTHER}")];
            assert_eq!(shown(&read_text(text.as_str())), expected, "{text}");
            let text = format!("{regions}{end}{LINE}{end}{regions}{end}{LINE}{end}");
            assert_eq!(shown(&read_text(text.as_str())), [error(1), error(3)], "{text}");
        }
    }
    let csv = format!("puzzle,shape\n{OTHER},\n{LINE},{REGIONS}\n");
    assert_eq!(shown(&read_text(csv)), [format!("2 {OTHER}"), error(3)]);
    let json = format!("{{\"puzzle\": \"{LINE}\", \"areas\": \"{REGIONS}\"}}");
    assert_eq!(shown(&read_text(json)), [error(1)]);
}

#[test]
fn labels_beside_a_puzzle_do_not_matter() {
    for label in [
        "easy",
        "7.1/1.2/1.2",
        "550e8400-e29b-41d4-a716-446655440000",
        "2020-01-05 12:30",
        "=====",
        "(easy)",
        "ED=11.9/11.9/3.4",
    ] {
        for text in [format!("{LINE} {label}"), format!("{label}\t{LINE}"), format!("{LINE},{label},{label}\n")] {
            assert_eq!(shown(&read_text(text.as_str())), [format!("1 {LINE}")], "{text}");
        }
    }
}

#[test]
fn a_game_of_sudocue_keeps_its_clues_and_its_digits() {
    let state = LINE.replacen('.', "4", 1);
    let text = format!("#A nobody\n[Puzzle]\n{}\n[State]\n{}", rows(LINE), rows(&state));
    let spaced = text.replace("]\n", "]\n\n# the rows\n+---+---+---+\n");
    for text in
        [text.clone(), text.replace('\n', "\r\n"), text.replace("]\n", "]\n\n"), spaced, format!("{text}\n{text}")]
    {
        let read = read_text(text.as_str());
        assert!(!read.is_empty());
        for entry in read {
            let entry = entry.unwrap();
            assert_eq!(entry.puzzle.to_string(), LINE, "{text}");
            assert_eq!(entry.state.unwrap().to_string(), state, "{text}");
        }
    }
    let wrong = text.replace(&rows(&state), &rows(&state.replacen('5', "6", 1)));
    assert_eq!(shown(&read_text(wrong)), ["t:14: row 1, column 1: 6 is not the given 5"]);
    let cut = &text[..text.len() - 10];
    assert_eq!(shown(&read_text(cut)), ["t:21: 8 rows where 9 were expected"]);
    let alone = format!("[State]\n{}", rows(LINE));
    assert_eq!(shown(&read_text(alone)), ["t:1: a section [State] where a section [Puzzle] was expected"]);
}

#[test]
fn candidates_on_nine_lines_are_one_grid() {
    let (a, b): (Puzzle, Puzzle) = (LINE.parse().unwrap(), OTHER.parse().unwrap());
    let nine = |puzzle: &Puzzle| in_lines(&Full(&Grid::from(*puzzle)).to_string(), 81);
    let solved = in_lines(&Full(&Grid::from(SOLVED.parse::<Puzzle>().unwrap())).to_string(), 81);
    let text = format!("{}{}{LINE}\n{solved}", nine(&a), nine(&b));
    let read: Vec<Document> = read_text(text).into_iter().map(Result::unwrap).collect();
    assert_eq!(read.iter().map(|entry| entry.line).collect::<Vec<_>>(), [1, 10, 19, 20]);
    let expected: CandidateSet = *Grid::from(a).candidate_set();
    let open = |cell: &Cell| a.get(*cell).is_none();
    let shown = read[0].candidates.as_ref().unwrap();
    assert!(Cell::ALL.into_iter().filter(open).all(|cell| shown.digits(cell) == expected.digits(cell)));
    assert_eq!(read[3].puzzle.to_string(), SOLVED);
    // A puzzle that could be such a line is one where there are not nine of them.
    let diagonal: String = (0..81).map(|i| if i % 10 == 0 { char::from(b'1' + i / 10) } else { '.' }).collect();
    assert_eq!(read_text(format!("{diagonal}\n{LINE}\n{diagonal}\n")).len(), 3);
}

#[test]
fn tables_may_have_line_breaks_within_quotes() {
    let quoted =
        format!("name,puzzle,solution\n\"a\nb\",{LINE},{SOLVED}\n\"c\r\nd, \"\"e\"\"\",\"{}\",\n", rows(OTHER));
    let expected = [format!("2 {LINE} a\nb = {SOLVED}"), format!("4 {OTHER} c\nd, \"e\"")];
    assert_eq!(shown(&read_text(quoted)), expected);
    // Quotes that nothing closes are no quotes.
    let open = format!("name,puzzle\n\"a,{LINE}\nb,{OTHER}\n5\",{LINE}\n\"c\" d,{OTHER}\n");
    let expected =
        [format!("2 {LINE} \"a"), format!("3 {OTHER} b"), format!("4 {LINE} 5\""), format!("5 {OTHER} \"c\" d")];
    assert_eq!(shown(&read_text(open)), expected);
    let many = format!("name,puzzle\n{}", format!("\"a\nb\",{LINE}\n").repeat(20_000));
    assert_eq!(read_text(many).iter().filter(|entry| entry.is_ok()).count(), 20_000);
    let endless = format!("name,puzzle\n\"a,{LINE}\n{}", format!("b,{LINE}\n").repeat(5_000));
    assert_eq!(read_text(endless).iter().filter(|entry| entry.is_ok()).count(), 5_001);
}

#[test]
fn a_long_object_holds_as_many_puzzles_as_a_short_one() {
    for count in [1, 10, 5_000] {
        let list = vec![format!("{{\"name\":\"x\",\"puzzle\":\"{LINE}\"}}"); count].join(",\n");
        for text in [
            format!("{{\"puzzles\":[{list}]}}"),
            format!("{{\"title\":\"a collection\",\"count\":{count},\"puzzles\":[{list}],\"by\":\"nobody\"}}\n"),
            format!("{{\"data\":{{\"easy\":[{list}]}}}}"),
        ] {
            let read = read_text(text.as_str());
            assert!(read.iter().all(Result::is_ok), "{:?}", read.iter().find(|entry| entry.is_err()));
            assert_eq!(read.len(), count);
        }
    }
}

/// The beginning of a zip archive as far as its first name.
fn zip(name: &str) -> Vec<u8> {
    [b"PK\x03\x04\x14\0\0\0\x08\0".as_slice(), &[0; 20], name.as_bytes(), &[1; 900]].concat()
}

fn is_named_in_one_error(bytes: Vec<u8>, kind: &str) {
    let mut source = Source::from_text("t", bytes);
    let error = source.next_chunk().map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), format!("t: text was expected, but this is {kind}"));
    assert_eq!(read_all(source), []);
}

#[test]
fn what_is_no_text_is_named_in_one_error() {
    for (bytes, kind) in [
        (zip("[Content_Types].xml word/document.xml"), "a Word document (docx); save it as text first"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "a PNG picture"),
        (b"\xFF\xD8\xFF\xE0\0\x10JFIF\0".to_vec(), "a JPEG picture"),
        (b"%PDF-1.7\n".to_vec(), "a PDF document"),
        (b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0".to_vec(), "a picture"),
        (b"RIFF\x24\0\0\0WEBPVP8 ".to_vec(), "a picture"),
        (b"\0\0\0\x18ftypheic".to_vec(), "a picture"),
        (b"Rar!\x1A\x07\x01\0".to_vec(), "a RAR archive; unpack it first"),
    ] {
        is_named_in_one_error(gzip(&bytes), kind);
        is_named_in_one_error(bytes, kind);
    }
}

#[test]
fn a_title_may_begin_as_a_file_does() {
    for title in
        ["BM puzzle of the week", "Rar! A hard one", "Export WEBP by hand", "The ftyp box", "SQLite format 3, puzzle 7"]
    {
        let read = read_text(format!("{title}\n{LINE}\n"));
        let puzzles: Vec<String> = read.iter().flatten().map(|entry| entry.puzzle.to_string()).collect();
        assert_eq!(puzzles, [LINE], "{title}");
    }
}

#[test]
fn what_a_browser_has_read_as_text_is_named_all_the_same() {
    for (bytes, kind) in [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(), "a PNG picture"),
        (b"\xFF\xD8\xFF\xE0\0\x10JFIF\0".to_vec(), "a JPEG picture"),
        (b"\xFD7zXZ\0\0\x04".to_vec(), "xz data; decompress it first"),
    ] {
        is_named_in_one_error(String::from_utf8_lossy(&bytes).into_owned().into_bytes(), kind);
    }
}

#[test]
fn no_puzzle_of_an_object_or_a_table_is_left_out() {
    for (text, expected) in [
        (
            format!("{{\"easy\":\"{LINE}\",\"hard\":\"{OTHER}\"}}"),
            [format!("1 {LINE} easy"), format!("1 {OTHER} hard")],
        ),
        (
            format!("{{\"board\":\"{LINE}\",\"puzzles\":[\"{OTHER}\"]}}"),
            [format!("1 {OTHER}"), format!("1 {LINE} board")],
        ),
        (format!("{{\"easy\":[\"{LINE}\"],\"hard\":[\"{OTHER}\"]}}"), [format!("1 {LINE}"), format!("1 {OTHER}")]),
    ] {
        let mut read = shown(&read_text(text.as_str()));
        read.sort_by_key(|line| line.contains(OTHER));
        let mut expected = expected.to_vec();
        expected.sort_by_key(|line| line.contains(OTHER));
        assert_eq!(read, expected, "{text}");
    }
    let labelled =
        format!("{{\"board\":\"{LINE}\",\"start\":\"2020-01-05T12:30:00.000Z\",\"clues\":30,\"cells\":[1,2]}}");
    assert_eq!(shown(&read_text(labelled)), [format!("1 {LINE}")]);
    let two = shown(&read_text(format!("a,b\n{LINE},{OTHER}\n")));
    assert_eq!(two[1..], [format!("2 {LINE}"), format!("2 {OTHER}")]);
    assert!(two[0].starts_with("t:1: "), "the header is nothing known: {two:?}");
    let solved = shown(&read_text(format!("a,b\n{LINE},{SOLVED}\n")));
    assert_eq!(solved, [format!("2 {LINE} = {SOLVED}")]);
    let more = shown(&read_text(format!("puzzle,name\n{LINE},x,{OTHER}\n{LINE},y,,\n")));
    assert_eq!(more, ["t:2: 3 columns where 2 were expected".to_string(), format!("3 {LINE} y")]);
}
