//! Requests whose answers are files, and what a text says of colours.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::atomic::AtomicBool;

use ichidoku_api::{Base64, Control, Stop};
use ichidoku_formats::Source;
use serde_json::{Value, json};

use crate::common::{PROPER, TWO, ask, ask_within};

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
