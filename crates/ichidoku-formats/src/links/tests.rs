//! Each kind of code, with the reference grid; and what is damaged or none of ours.

use ichidoku::{Candidate, CandidateSet, Digit};

use super::*;
use crate::document::Other;

const LINE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn packed(json: &str) -> String {
    lz_str::compress_to_base64(json)
}

fn puzzle(line: &str) -> String {
    read(line).expect("a link").expect(line).puzzle.to_string().replace('.', "0")
}

fn fault(line: &str) -> String {
    read(line).expect("a link").expect_err(line).to_string()
}

/// The reference grid as f-puzzles writes it.
fn f_puzzle(more: &str) -> String {
    let cell = |digit: char| match digit {
        '0' => "{}".to_owned(),
        digit => format!(r#"{{"value":{digit},"given":true}}"#),
    };
    let row = |row: &[u8]| format!("[{}]", row.iter().map(|d| cell(*d as char)).collect::<Vec<_>>().join(","));
    let rows: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    format!(r#"{{"size":9,"title":"Monday","author":"A. Setter","grid":[{}]{more}}}"#, rows.join(","))
}

#[test]
fn links_of_other_sites_are_read() {
    let fpuz = packed(&f_puzzle(""));
    let s9b: String =
        LINE.chars().map(|digit| if digit == '0' { "ep".to_owned() } else { format!("0{digit}") }).collect();
    let old = |digit: char| match digit.to_digit(10) {
        Some(0) | None => 511 << 1,
        Some(digit) => (1 << (digit - 1)) << 1 | 1,
    };
    let base32 = |number: u32| {
        let sign = |n: u32| char::from_digit(n, 32).unwrap();
        format!("{}{}", sign(number / 32), sign(number % 32))
    };
    let old: String = LINE.chars().map(|digit| base32(old(digit))).collect();
    let shapes: String = LINE
        .chars()
        .enumerate()
        .filter(|(_, digit)| *digit != '0')
        .fold(String::new(), |all, (at, digit)| format!("{all}.~R{}C{}_{digit}", at / 9 + 1, at % 9 + 1));
    let escaped = fpuz.replace('/', "%2F").replace('+', "%2B").replace('=', "%3D");
    for link in [
        format!("https://www.f-puzzles.com/?load={fpuz}"),
        format!("https://f-puzzles.com/?load={escaped}"),
        format!("https://f-puzzles.com/?load={}", fpuz.replace('/', "//")),
        format!("https://sudokupad.app/fpuz{fpuz}"),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{escaped}"),
        format!("fpuz{fpuz}"),
        "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(),
        "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{s9b}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={old}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}"),
        format!("https://sudokuexchange.com/play/?s={LINE}&d=3"),
        format!("https://sudoku.coach/en/play/{LINE}"),
        format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~9x9{shapes}"),
        "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"
            .to_owned(),
        format!("  https://example.org/#p={LINE}\r\n"),
        format!("<https://example.org/#p={LINE}>"),
        format!("\"https://example.org/#p={LINE}\""),
        format!("[Monday](https://example.org/#p={LINE})."),
        "53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79".to_owned(),
    ] {
        assert_eq!(puzzle(&link), LINE, "{link}");
    }
    assert_eq!(puzzle("scfoooooooooooooK"), "0".repeat(81));
}

#[test]
fn what_players_wrote_comes_along() {
    let json = f_puzzle("").replacen("{}", r##"{"value":4,"c":"#ff0000"}"##, 1).replacen(
        "{}",
        r##"{"centerPencilMarks":[2,6],"cornerPencilMarks":[6],"c":["#00ff00","#ff0000"]}"##,
        1,
    );
    let document = read(&format!("fpuz{}", packed(&json))).unwrap().unwrap();
    assert_eq!(document.name.as_deref(), Some("Monday"));
    assert_eq!(document.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(), ["r1c3=4"]);
    let more = document.more.unwrap();
    assert_eq!(more.author.as_deref(), Some("A. Setter"));
    let open = "r1c4".parse().unwrap();
    assert_eq!(more.centre.unwrap().digits(open).to_string(), "26");
    assert_eq!(more.corner.unwrap().digits(open).to_string(), "6");
    let colours = more.colours.unwrap();
    assert_eq!((colours[2].bits(), colours[3].bits()), (0b1, 0b11));
    let written = codes::f_puzzles::value(&crate::Record { more: Some(&more), ..crate::Record::of(&document.puzzle) });
    assert_eq!(written["grid"][0][2]["c"], "#ff0000");
    assert_eq!(written["grid"][0][3]["c"], serde_json::json!(["#ff0000", "#00ff00"]));

    let s9b = LINE.chars().enumerate().map(|(at, digit)| match (at, digit) {
        (2, _) => "0d".to_owned(),
        (3, _) => "0p".to_owned(),
        (_, '0') => "ep".to_owned(),
        (_, digit) => format!("0{digit}"),
    });
    let document = read(&format!("S9B{}", s9b.collect::<String>())).unwrap().unwrap();
    assert_eq!(document.puzzle.to_string().replace('.', "0"), LINE);
    assert_eq!(document.entries().next().map(Candidate::digit), Digit::new(4));
    assert_eq!(document.candidates.unwrap().digits("r1c4".parse().unwrap()).to_string(), "123");
}

/// The link of this app to the reference grid, with what follows the cells.
fn own_link(more: &str) -> String {
    format!("https://example.org/ichidoku/#p={}{more}", LINE.replace('0', "."))
}

#[test]
fn a_game_comes_along_in_links_of_this_app() {
    let document = read(&own_link("&s=AABECiAQBAEDEIACgAAAAAc&rules=classic&find=x-wing")).unwrap().unwrap();
    assert_eq!(document.puzzle.to_string().replace('.', "0"), LINE);
    assert_eq!(document.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(), ["r1c3=4"]);
    let digits = |marks: &CandidateSet, cell: &str| marks.digits(cell.parse().unwrap()).to_string();
    assert_eq!(digits(document.candidates.as_deref().unwrap(), "r1c7"), "19", "8 is taken out");
    let more = document.more.unwrap();
    assert_eq!(digits(&more.corner.unwrap(), "r1c4"), "26");
    assert_eq!(digits(&more.centre.unwrap(), "r1c6"), "129");
    assert_eq!(more.colours.unwrap()[4].to_string(), "1");
    let others: Vec<_> = more.others.iter().map(|other| (other.name.as_str(), other.json.as_str())).collect();
    assert_eq!(others, [("candidate_colours", r#"{"r1c8=9":7}"#), ("find", "\"x-wing\"")]);
}

#[test]
fn other_fields_of_a_link_are_kept_only_where_that_is_asked_for() {
    let source = || crate::Source::from_text("t", own_link("&find=x-wing"));
    let others = |mut source: crate::Source| {
        let chunk = source.next_chunk().unwrap().unwrap();
        chunk.entries().next().unwrap().unwrap().more.map_or(0, |more| more.others.len())
    };
    assert_eq!((others(source()), others(source().keep_others())), (0, 1));
}

#[test]
fn what_is_wrong_in_a_link_of_this_app_is_named() {
    // A layer that is cut off, no digit, no set, no colour, a character that is none.
    for (state, cell) in [("AAC", 3), ("AABK", 3), ("CA_", 1), ("gPAAAAA", 1), ("A.A", 2)] {
        assert_eq!(
            fault(&own_link(&format!("&s={state}"))),
            format!("row 1, column {cell}: a damaged code is not a puzzle"),
            "{state}"
        );
    }
    assert_eq!(fault(&own_link(&format!("&s={}", "A".repeat(82)))), "a damaged code where a puzzle was expected");
    assert_eq!(fault(&own_link("&s=BE")), "row 1, column 1: 4 is not the given 5");
    assert!(fault(&own_link("&rules=killer")).contains("other rules (killer)"));
}

#[test]
fn lines_of_hodokus_library_are_read() {
    let cells = "45.+97+8...9..2+56.....834+1....4..+3+78...1.869.4...3.+2+4.7.....823.....6+95..4....1..26";
    let document = read(&format!(":0000:3:{cells}:::396:\n")).unwrap().unwrap();
    assert_eq!(document.puzzle.get("r1c1".parse().unwrap()), Digit::new(4));
    assert_eq!(document.entries().next(), "r1c4=9".parse().ok());
    assert_eq!(document.entries().count(), cells.matches('+').count());
    assert_eq!(document.puzzle.clue_count(), 27);
    assert!(document.candidates.is_none());
    let document = read(&format!(":0100:1:{cells}:113 613:396:::")).unwrap().unwrap();
    let candidates = document.candidates.unwrap();
    let has = |text: &str| candidates.contains(text.parse().unwrap());
    assert!(has("r1c3=2") && !has("r1c3=1") && !has("r1c3=6"));
    assert_eq!(
        fault(&format!(":0000:3:{}:::396:", cells.replacen('.', "x", 1))),
        "row 1, column 3: 'x' is not a digit or a blank"
    );
    assert_eq!(fault(":0000:3:45.+97:::396:"), "5 cells where 81 were expected");
    assert_eq!(fault(&format!(":0000:3:{cells}:9x9:396::")), "\"9x9\" where a part of this code was expected");
    assert!(read(":a puzzle with: colons").is_none_or(|read| read.is_err()));
}

#[test]
fn lines_of_hodokus_library_are_written_as_they_were_read() {
    let cells = "45.+97+8...9..2+56.....834+1....4..+3+78...1.869.4...3.+2+4.7.....823.....6+95..4....1..26";
    let written = |document: &Document| codes::hodoku::code(&crate::Record::of_document(document));
    for beside in
        [["0300-1", "3", "396 397", "", "a comment: two"], ["0000", "4", "", "413", ""], ["0000", "x", "", "", "?"]]
    {
        let [technique, digits, eliminations, placements, comment] = beside;
        let line = format!(":{technique}:{digits}:{cells}:113 613:{eliminations}:{placements}:{comment}:");
        let document = read(&line).unwrap().unwrap();
        assert_eq!(written(&document), line);
        let others = &document.more.as_ref().unwrap().others;
        assert!(others.iter().all(codes::hodoku::keeps), "{others:?}");
        assert!(others.iter().any(|other| (&*other.name, other.text()) == ("technique", technique.into())));
    }
    let plain = read(&format!(":0000:x:{cells}:::::")).unwrap().unwrap();
    assert_eq!((plain.more.as_ref(), written(&plain)), (None, format!(":0000:x:{cells}:::::")));
    // What another source says of a technique may have no place in such a line.
    let mut other = Document::of(ichidoku::Puzzle::EMPTY);
    other.set_others(
        [("technique", "X-Wing"), ("comment", "a\nb")].map(|(name, text)| Other::of_text(name, text)).into(),
    );
    assert!(written(&other).starts_with(":0000:x:...") && written(&other).ends_with(":::::"));
}

#[test]
fn other_rules_are_named() {
    let killer = packed(&f_puzzle(r#","killercage":[{"cells":["R1C1"],"value":"10"}],"thermometer":[{}],"arrow":[]"#));
    assert_eq!(
        fault(&format!("https://f-puzzles.com/?load={killer}")),
        "a puzzle with other rules (killercage, thermometer) where a classic puzzle was expected"
    );
    assert!(fault("https://example.org/#3x3x:a").contains("other rules (x)"));
    assert!(fault("https://example.org/?q=.Shape~9x9.AntiKnight.~R1C1_5").contains("(AntiKnight)"));
}

#[test]
fn what_holds_no_puzzle_says_so() {
    for link in ["https://sudokupad.app/abc123", "https://www.f-puzzles.com/?id=abc", "https://tinyurl.com/abc"] {
        let site = link.split('/').nth(2).unwrap().trim_start_matches("www.");
        let expected = format!(
            "a short link whose puzzle is on the server of {site} where a link that holds its puzzle was expected"
        );
        assert_eq!(fault(link), expected, "{link}");
    }
    for link in ["https://example.org/", "https://sudokupad.app/", "http://", "https://example.org/?load=////"] {
        assert_eq!(
            fault(link),
            "a link without a puzzle in it where a link that holds its puzzle was expected",
            "{link}"
        );
    }
    assert_eq!(fault("https://www.f-puzzles.com/?load=N4Igzg"), "a damaged code where a puzzle was expected");
    assert_eq!(fault("https://example.org/scfo!"), "\"o!\" where a part of this code was expected");
    assert_eq!(fault("https://example.org/scf5"), "1 cell where 81 were expected");
    assert_eq!(fault("https://example.org/#3x3:5_3b"), "4 cells where 81 were expected");
    for code in ["sclAAAA", "fpuzAAAA", "fpuzzlesAAAA"] {
        assert!(fault(&format!("https://sudokupad.app/{code}")).contains("damaged"), "{code}");
    }
    for line in ["", "scandal at noon", "3x3 boxes", LINE, "http and more"] {
        assert!(read(line).is_none(), "{line}");
    }
}

#[test]
fn a_link_is_a_record_among_others_and_an_address_may_be_a_title() {
    let rows = LINE.as_bytes().chunks(9).map(String::from_utf8_lossy).collect::<Vec<_>>().join("\n");
    let text = format!(
        "{LINE}\nhttps://sudokuexchange.com/play/?s={LINE}\nscf5NlQ19j9mGca3OIN1bWGk2m41TjS79\nhttps://example.org/of/the/day\n{rows}\nhttps://sudokupad.app/x\n"
    );
    let mut source = crate::Source::from_text("links", text);
    let mut read = Vec::new();
    while let Some(chunk) = source.next_chunk().unwrap() {
        read.extend(chunk.entries());
    }
    let lines: Vec<u64> = read.iter().flatten().map(|document| document.line).collect();
    assert_eq!(lines, [1, 2, 3, 5]);
    assert!(read.iter().flatten().all(|document| document.puzzle.to_string().replace('.', "0") == LINE));
    let fault = read.last().unwrap().as_ref().unwrap_err();
    assert_eq!((fault.line(), fault.fault().key()), (14, "short-link"));
}

/// What stands in a link of penpa-edit, as the page itself unpacks it: base 64, deflated text, short names spelt out one after
/// the other.
fn unpacked_by_penpa(code: &str) -> Vec<String> {
    const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bits: String =
        code.trim_end_matches('=').chars().map(|sign| format!("{:06b}", SIGNS.find(sign).unwrap())).collect();
    let bytes: Vec<u8> = bits
        .as_bytes()
        .chunks_exact(8)
        .map(|b| u8::from_str_radix(std::str::from_utf8(b).unwrap(), 2).unwrap())
        .collect();
    let mut text = Vec::with_capacity(1 << 16);
    flate2::Decompress::new(false).decompress_vec(&bytes, &mut text, flate2::FlushDecompress::Finish).unwrap();
    const NAMES: [(&str, &str); 25] = [
        ("z1", "surface"),
        ("z2", "freelineE"),
        ("z3", "arrows"),
        ("z4", "deletelineE"),
        ("z5", "polygon"),
        ("z6", "killercages"),
        ("z7", "nobulbthermo"),
        ("z8", "command_replay"),
        ("z0", "squareframe"),
        ("z_", "__a"),
        ("zR", "command_redo"),
        ("zU", "command_undo"),
        ("zN", "number"),
        ("zS", "numberS"),
        ("zY", "symbol"),
        ("zF", "freeline"),
        ("zT", "thermo"),
        ("zD", "direction"),
        ("zL", "line"),
        ("zE", "lineE"),
        ("zW", "wall"),
        ("zC", "cage"),
        ("z9", "sudoku"),
        ("zO", "null"),
        ("zZ", "z"),
    ];
    let mut text = String::from_utf8(text).unwrap();
    for (short, name) in NAMES {
        let name = if matches!(short, "zO" | "zZ") { name.to_owned() } else { format!("\"{name}\"") };
        text = text.replace(short, &name);
    }
    text.lines().map(str::to_owned).collect()
}

#[test]
fn links_of_penpa_hold_what_the_page_expects() {
    let mut document = document();
    document.name = Some("Puzzle, zigzag".into());
    let record = crate::record::Record::of_document(&document);
    let code = codes::penpa::code(&record);
    let lines = unpacked_by_penpa(&code);
    assert!(
        lines[0].starts_with("sudoku,9,9,38,0,1,1,418,418,84,84,0,0,0,0,Title: Puzzle%2C zigzag,Author: "),
        "{}",
        lines[0]
    );
    let [drawn, own, cells] =
        [3, 4, 5].map(|at| serde_json::from_str::<serde_json::Value>(&lines[at]).expect(&lines[at]));
    let tools: serde_json::Value = serde_json::from_str(&lines[2]).unwrap();
    assert_eq!((&tools["qa"], &tools["pu_a"]["edit_mode"]), (&"pu_q".into(), &"sudoku".into()));
    let number = |grid: &serde_json::Value, row: usize, column: usize| {
        grid["number"].get((13 * (row + 1) + column + 1).to_string()).map(ToString::to_string)
    };
    assert_eq!(number(&drawn, 1, 1).as_deref(), Some(r#"["5",1,"1"]"#));
    assert_eq!(number(&own, 1, 3).as_deref(), Some(r#"["4",2,"1"]"#));
    assert_eq!(number(&own, 1, 4).as_deref(), Some(r#"["26",2,"5"]"#));
    assert_eq!(drawn["number"].as_object().unwrap().len(), 30);
    for name in ["surface", "numberS", "symbol", "thermo", "lineE", "killercages"] {
        assert!(drawn.get(name).is_some() && own.get(name).is_some(), "{name}");
    }
    let centres = cells.as_array().unwrap().iter().scan(0, |at, step| {
        *at += step.as_u64().unwrap();
        Some(*at)
    });
    let centres: Vec<u64> = centres.collect();
    assert_eq!((centres.len(), centres[0], centres[40], centres[80]), (81, 28, 84, 140));
    let read = read(&format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={code}")).unwrap().unwrap();
    assert_eq!((read.puzzle, read.state, read.name), (document.puzzle, document.state, document.name));
    assert_eq!(read.more.unwrap().centre, document.more.unwrap().centre);
}

/// The reference grid with a digit and centre marks of a player.
fn document() -> Document {
    let json = f_puzzle("").replacen("{}", r#"{"value":4}"#, 1).replacen("{}", r#"{"centerPencilMarks":[2,6]}"#, 1);
    read(&format!("fpuz{}", packed(&json))).unwrap().unwrap()
}
