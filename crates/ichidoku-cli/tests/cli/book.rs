//! `ichidoku book`: a PDF of puzzles.

use std::fs;

use ichidoku_api::{Ask, Control};

use crate::examples::{MINIMAL, NONE, PROPER};
use crate::program::{Folder, run, run_with_stdin};

/// A font with a few letters; `testdata/README.md` describes it.
const BOXES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/fonts/boxes.otf");

fn book(input: &str, options: &[&str], status: i32) -> (Vec<u8>, String) {
    let folder = Folder::new();
    let target = folder.path("book.pdf");
    let arguments = [&["book", "-o", &target], options].concat();
    let said = run_with_stdin(&arguments, input).ends_with(status);
    assert_eq!(said.stdout, "");
    (fs::read(&target).unwrap_or_default(), said.stderr)
}

#[test]
fn puzzles_become_a_book_the_same_each_time() {
    let puzzles = format!("{PROPER}\n{MINIMAL}\n");
    let options = ["--title", "Two", "--grade", "--paper", "letter", "--solutions", "overleaf"];
    let (file, said) = book(&puzzles, &options, 0);
    assert!(file.starts_with(b"%PDF-1.7") && said.is_empty(), "{said}");
    assert_eq!(file, book(&puzzles, &options, 0).0);
    let (booklet, _) = book(&puzzles, &["--booklet", "--per-page", "1", "--candidates"], 0);
    assert!(booklet.len() > 10_000 && booklet != file);
}

#[test]
fn what_cannot_be_read_or_solved_is_told() {
    let (file, said) = book(&format!("{PROPER}\n{}\n{NONE}\n", &PROPER[1..]), &[], 2);
    assert!(file.starts_with(b"%PDF"), "the others are printed");
    assert!(said.contains("<stdin>:2: 80 cells") || said.contains(":2: 80 cells"), "{said}");
    assert!(said.contains("no solution"), "{said}");
}

#[test]
fn what_does_not_fit_is_refused() {
    for (options, reason) in [
        (&["--per-page", "3"][..], "expected 1, 2, 4, 6 or 9"),
        (&["--per-page", "9", "--paper", "a5", "--candidates"], "smaller than 4 points"),
        (&["--paper", "a9"], "a4"),
        (&["--title", "سودوكو"], "no س"),
        (&["--title", "ب", "--font", BOXES], "font of a book has ب"),
        (&["--font", "Cargo.toml"], "not a font"),
    ] {
        let (file, said) = book(PROPER, options, 2);
        assert!(file.is_empty() && said.contains(reason), "{said}");
    }
    assert!(run(&["book", "--help"]).data().contains("--booklet"));
}

#[test]
fn words_that_the_font_lacks_are_english_in_a_book() {
    let [arabic, english] = ["ar", "en"].map(|code| book(PROPER, &["--language", code, "--grade"], 0).0);
    assert!(arabic.starts_with(b"%PDF") && arabic.len().abs_diff(english.len()) < 100);
}

#[test]
fn a_font_of_ones_own_has_other_letters() {
    let title = ["--title", "سس 数", "--solutions", "none"];
    let (plain, with_font) = (book(PROPER, &["--solutions", "none"], 0).0, [&title[..], &["--font", BOXES]].concat());
    let (file, said) = book(PROPER, &with_font, 0);
    assert!(file.starts_with(b"%PDF") && file.len() > plain.len() && said.is_empty(), "{said}");
    assert_eq!(file, book(PROPER, &with_font, 0).0);
}

/// A killer of 4×4 cells with a thermometer.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

/// Number of places in which a text stands in a file.
fn count(file: &[u8], text: &str) -> usize {
    file.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

fn pages(file: &[u8]) -> usize {
    count(file, "/Type /Page") - count(file, "/Type /Pages")
}

#[test]
fn variants_are_printed_alone_and_among_classic_puzzles() {
    let mixed = format!("{KILLER}\n{PROPER}\n{}\n", ".".repeat(16).replacen('.', "1", 1));
    let (file, said) = book(&mixed, &["--per-page", "2"], 3);
    assert_eq!(pages(&file), 2 + 1, "two pages of puzzles and one of solutions");
    assert!(said.contains("more than one solution: 1 of 3 puzzles, at stdin:3; printed without a solution"), "{said}");
    assert!(
        count(&file, "The cage in r1c1 and r1c2 contains different digits with the sum 3.") == 1,
        "for a screen reader"
    );
    assert_eq!(count(&file, "/S /Figure"), 3 + 2);
    assert_eq!(file, book(&mixed, &["--per-page", "2"], 3).0);
    let (graded, _) = book(KILLER, &["--grade", "--candidates", "--large", "--booklet"], 0);
    assert!(graded.starts_with(b"%PDF"));
    let (_, said) = book(&format!("{KILLER}.Cage~4~R1C1~R1C2\n{KILLER}\n"), &[], 1);
    assert!(said.contains("no solution: 1 of 2 puzzles, at stdin:1"), "{said}");
    let (file, said) = book(&format!("{KILLER}\n.SameValues~2\n"), &[], 2);
    assert!(pages(&file) == 2 && said.contains("stdin:2: "), "{said}");
}

#[test]
fn a_request_prints_the_same_book() {
    let puzzles = format!("{KILLER}\n{PROPER}\n");
    let table = format!("puzzle,name,author\n{PROPER},Monday,Ada\n{MINIMAL},Tuesday,Ben\n");
    let options = ["--title", "Two", "--grade", "--candidates", "--bleed", "3", "--per-page", "1"];
    for text in [puzzles, table] {
        for language in ["en", "de", "ar"] {
            let (printed, _) = book(&text, &[&options[..], &["--language", language]].concat(), 0);
            let request = ichidoku_api::Book {
                text: text.clone(),
                title: "Two".to_owned(),
                language: language.to_owned(),
                grade: true,
                candidates: true,
                bleed: 3,
                per_page: 1,
                ..ichidoku_api::Book::default()
            };
            let made = request.run(&Control::new()).unwrap();
            assert!(made.file.0 == printed, "{language}: {text}");
        }
    }
}

#[test]
fn rules_are_printed_in_every_language() {
    let of = |options: &[&str]| book(KILLER, &[options, &["--solutions", "none"]].concat(), 0).0;
    let english = of(&[]);
    assert_ne!(of(&["--language", "de"]).len(), english.len());
    for code in ["ar", "ja", "zh"] {
        let without_letters = of(&["--language", code]);
        assert!(without_letters.starts_with(b"%PDF"), "{code}: in English, where the font lacks letters");
    }
}

#[test]
fn codes_of_variants_are_left_out_where_they_are_too_long() {
    let app = ["--app", "https://example.org/ichidoku/"];
    let (with, said) = book(KILLER, &app, 0);
    assert!(with.len() > book(KILLER, &[], 0).0.len() + 500 && said.is_empty(), "{said}");
    let long =
        (1..=9).flat_map(|row| (1..=8).map(move |column| format!(".Whisper~1~R{row}C{column}~R{row}C{}", column + 1)));
    let (file, said) = book(&long.collect::<String>(), &app, 3);
    assert!(file.starts_with(b"%PDF") && said.contains("no code to scan"), "{said}");
}

#[test]
fn words_of_the_setter_are_printed_as_far_as_the_font_has_them() {
    let puzzle = |title: &str| {
        let cage = serde_json::json!([{ "cells": ["R1C1", "R1C2"], "value": "3" }]);
        serde_json::json!({ "size": 4, "title": title, "author": "Me", "ruleset": "Cages.\n\nNo more.", "killercage": cage,
            "grid": vec![vec![serde_json::json!({}); 4]; 4] }).to_string()
    };
    let (_, said) = book(&puzzle("Monday 🌧"), &[], 3);
    assert!(!said.contains("left out"), "a sign may be missing: {said}");
    let (file, said) = book(&puzzle("数独"), &[], 3);
    assert!(file.starts_with(b"%PDF") && said.contains("letters that the font of a book lacks are left out"), "{said}");
}

#[test]
fn rules_without_room_are_refused_by_number() {
    let long = format!(
        "{{\"size\":4,\"ruleset\":\"{}\",\"grid\":{}}}",
        "Digits differ. ".repeat(3000),
        "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
    );
    let (file, said) = book(&long, &["--per-page", "9", "--number-from", "7"], 2);
    assert!(file.is_empty() && said.contains("puzzle 7 and its rules would be too small"), "{said}");
}
