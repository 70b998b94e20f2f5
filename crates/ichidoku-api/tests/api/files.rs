//! Requests whose answers are files, and what a text says of colours.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use ichidoku_api::{Ask, Base64, Book, BookMaker, Control, Grade, Stop};
use ichidoku_formats::Source;
use ichidoku_words::app::Texts;
use serde_json::{Value, json};

use crate::common::{NONE, PROPER, TWO, ask, ask_within};

/// The file of an answer.
fn file(answer: &Value) -> Vec<u8> {
    serde_json::from_value::<Base64>(answer["file"].clone()).unwrap_or_else(|error| panic!("{error}: {answer}")).0
}

#[test]
fn positions_are_drawn_as_files() {
    let width = |png: &[u8]| u32::from_be_bytes(png[16..20].try_into().unwrap());
    for (scale, expected) in [(1, 478), (4, 4 * 478)] {
        let drawn = ask(json!({"request": "draw-file", "puzzle": PROPER, "scale": scale}));
        assert_eq!((&drawn["media_type"], width(&file(&drawn))), (&json!("image/png"), expected));
    }
    let clear = ask(json!({"request": "draw-file", "puzzle": PROPER, "transparent": true}));
    assert_ne!(clear["file"], ask(json!({"request": "draw-file", "puzzle": PROPER}))["file"]);
    let page = ask(json!({"request": "draw-file", "puzzle": PROPER, "to": "pdf", "title": "Monday"}));
    assert_eq!(page["media_type"], "application/pdf");
    assert!(file(&page).starts_with(b"%PDF-1.7"));
    let refused = ask(json!({"request": "draw-file", "puzzle": PROPER, "scale": 5}));
    assert_eq!(refused["message"], "5 dots per unit where 1 to 4 were expected");
}

#[test]
fn books_are_printed_as_they_are_ordered() {
    let text = format!("{PROPER}\nnonsense\n{TWO}\n");
    let book = |more: Value| {
        let mut request = json!({"request": "book", "text": text});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask(request)
    };
    let made = book(json!({"title": "Sunday"}));
    assert_eq!((&made["puzzles"], made["unreadable"].as_array().unwrap().len()), (&json!(2), 1));
    assert!(file(&made).starts_with(b"%PDF-1.7"));
    assert_eq!(made, book(json!({"title": "Sunday"})), "the same each time");
    for more in [
        json!({"paper": "a5", "per_page": 1}),
        json!({"solutions": "none"}),
        json!({"count_from": 7}),
        json!({"grade": true}),
        json!({"bleed": 3}),
        json!({"candidates": true}),
        json!({"large": true}),
        json!({"app": "https://example.org/"}),
    ] {
        assert_ne!(file(&book(more.clone())), file(&book(json!({}))), "{more}");
    }
    for (more, message) in [
        (json!({"per_page": 3}), "3 puzzles on a page where 1, 2, 4, 6 or 9 were expected"),
        (json!({"paper": "a0"}), "\"a0\" is not a size of paper; expected one of a4, a5, letter, 6x9"),
        (json!({"solutions": "x"}), "\"x\" is no place for solutions; expected one of none, overleaf, end"),
    ] {
        assert_eq!(book(more)["message"], message);
    }
    let few = ask_within(json!({"request": "book", "text": text}), &Control::new().listed(1));
    assert_eq!((&few["puzzles"], &few["more"]), (&json!(1), &json!(true)));
}

/// A killer of 4×4 cells with a thermometer.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

/// True if a file has a text in it.
fn has(file: &[u8], text: &str) -> bool {
    file.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn books_have_variants_among_classic_puzzles_in_any_language() {
    let text = format!("{KILLER}\n{PROPER}\n.Teleport~R1C1\n.Shape~4x4.~R1C1_1\n");
    let book = |language: &str| ask(json!({"request": "book", "text": text, "language": language}));
    let [english, german] = ["en", "de"].map(book);
    for made in [&english, &german] {
        assert_eq!((&made["puzzles"], &made["unreadable"][0]["place"]["line"]), (&json!(3), &json!(3)));
        assert_eq!(made["notes"], json!([{"line": 4, "number": 3, "note": "several"}]));
    }
    assert_eq!(english["unreadable"][0]["message"], "rule 1: 'Teleport' is not a known rule");
    let [english, german] = [file(&english), file(&german)];
    assert!(has(&english, "The cage in r1c1 and r1c2 contains different digits with the sum 3."));
    assert!(has(&english, "/Lang (en)") && has(&german, "/Lang (de)") && english != german);
    let wished = Control::new().languages("de-CH, en;q=0.5");
    let wished = ask_within(json!({"request": "book", "text": text}), &wished);
    assert!(file(&wished) == german, "as the client accepts it");
}

#[test]
fn rules_are_in_words_of_a_language_whose_letters_a_book_has() {
    let rules = |language: &str| {
        let book = Book { language: language.to_owned(), ..Book::default() };
        let maker = BookMaker::new(&book, None, &Control::new()).unwrap();
        let made = maker.variant(&ichidoku_variants::read_iss(KILLER).unwrap(), &Control::new()).unwrap();
        made.item.drawn.unwrap().rules.join(" ")
    };
    assert!(rules("en").contains("Digits in a cage differ and add up to the number in its corner."));
    assert!(rules("de").contains("Die Ziffern in einem Käfig sind verschieden"));
    assert_eq!(rules("ja"), rules("en"), "no font of a request has Japanese letters");
}

#[test]
fn books_say_what_is_left_out_of_them() {
    let grid = vec![vec![json!({}); 4]; 4];
    let puzzle = |title: &str| json!({"size": 4, "title": title, "author": "Me", "ruleset": "No more.", "grid": grid});
    let notes = |text: String, more: Value| {
        let mut request = json!({"request": "book", "text": text});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let made = ask(request);
        let notes = made["notes"].as_array().into_iter().flatten();
        notes.map(|note| note["note"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(notes(puzzle("Monday 🌧").to_string(), json!({})), ["several"], "a sign may be missing");
    assert_eq!(notes(puzzle("数独").to_string(), json!({})), ["several", "letters"]);
    let long =
        (1..=9).flat_map(|row| (1..=8).map(move |column| format!(".Whisper~1~R{row}C{column}~R{row}C{}", column + 1)));
    let app = json!({"app": "https://example.org/"});
    assert_eq!(notes(long.collect(), app.clone()).last().unwrap(), "no-code");
    assert!(notes(KILLER.to_owned(), app).is_empty());
    assert_eq!(notes(NONE.to_owned(), json!({})), ["unsolvable"]);
    assert_eq!(notes(format!("puzzle,name\n{PROPER},数独\n"), json!({})), ["letters"]);
    let refused = ask(json!({"request": "book", "text": PROPER, "bleed": 21}));
    assert_eq!(refused["message"], "a bleed of 21 mm where at most 20 were expected");
}

#[test]
fn every_text_of_books_is_used() {
    let sources = testkit::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/files")).unwrap();
    let quoted: BTreeSet<&str> = sources.split('"').collect();
    let texts = Texts::of_books("en").unwrap();
    let is_grade = |name: &str| Grade::ALL.iter().any(|grade| texts.find(name) == Some(grade.name()));
    let idle: Vec<&str> =
        texts.names().map(|(name, _)| name).filter(|name| !quoted.contains(name) && !is_grade(name)).collect();
    assert!(idle.is_empty(), "texts that nothing uses: {idle:?}");
}

#[test]
fn of_many_variants_as_many_are_printed_as_a_list_may_hold() {
    let text = format!("{KILLER}\n{KILLER}\n");
    let made = Book { text, ..Book::default() }.run(&Control::new().listed(1)).unwrap();
    assert_eq!((made.puzzles, made.more), (1, true));
}

#[test]
fn tables_are_packed() {
    let packed = ask(json!({"request": "parquet", "text": format!("puzzle,name\n{PROPER},Monday\n{TWO},Tuesday\n")}));
    let mut source = Source::from_text("a file", file(&packed));
    let chunk = source.next_chunk().unwrap().unwrap();
    let names: Vec<String> = chunk.entries().map(|document| document.unwrap().name.unwrap()).collect();
    assert_eq!((names, &packed["puzzles"]), (vec!["Monday".to_owned(), "Tuesday".to_owned()], &json!(2)));
}

#[test]
fn packed_tables_have_no_column_for_solutions_that_are_not_there() {
    let packed = file(&ask(json!({"request": "parquet", "text": format!("puzzle,name\n{PROPER},Monday\n")})));
    let names = String::from_utf8_lossy(&packed);
    assert!(names.contains("puzzle") && names.contains("name") && !names.contains("solution"));
}

#[test]
fn a_raised_handle_ends_them() {
    let raised = AtomicBool::new(true);
    let control = Control::new().stop(Stop::flag(&raised));
    for request in [
        json!({"request": "draw-file", "puzzle": PROPER}),
        json!({"request": "book", "text": PROPER}),
        json!({"request": "book", "text": KILLER}),
        json!({"request": "parquet", "text": PROPER}),
    ] {
        assert_eq!(ask_within(request, &control)["code"], "cancelled");
    }
}

#[test]
fn colours_of_a_text_are_among_its_candidates() {
    let colours: Vec<&str> = (0..81).map(|at| if at == 2 { "13" } else { "" }).collect();
    let text = json!([{"puzzle": PROPER, "colours": colours}]).to_string();
    let grid = ask(json!({"request": "candidates", "puzzle": text}));
    assert_eq!((&grid["colours"][2], &grid["colours"][3]), (&json!("13"), &json!("")));
    assert_eq!(ask(json!({"request": "candidates", "puzzle": PROPER}))["colours"], Value::Null);
}
