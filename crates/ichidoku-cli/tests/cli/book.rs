//! `ichidoku book`: a PDF of puzzles.

use std::fs;

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
