//! The twenty-eight inputs that the exchange was asked to read, each from a sample of `testdata/formats/`: the givens are those of
//! the grid they were made from, and what else the form holds has come along.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::fs;

use common::LINE;
use ichidoku_formats::{Document, Source};
use testkit::testdata;

/// What a form holds beside its givens: digits of the player, candidates of all open cells, marks, colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Holds {
    placed: bool,
    candidates: bool,
    marks: bool,
    colours: bool,
}

const GIVENS: Holds = Holds { placed: false, candidates: false, marks: false, colours: false };
const PLACED: Holds = Holds { placed: true, ..GIVENS };
const CANDIDATES: Holds = Holds { candidates: true, ..GIVENS };
const GAME: Holds = Holds { candidates: true, ..PLACED };
const MARKS: Holds = Holds { marks: true, ..GIVENS };
const MARKED: Holds = Holds { marks: true, ..PLACED };
const COLOURED: Holds = Holds { colours: true, ..MARKED };

/// Another grid: that of the published line of the library, where all that is placed has a plus sign.
const LIBRARY: &str = "45..7....9..2.6.....834.....4....8...1.869.4...3....7.....823.....6.5..4....1..26";

/// What it is, its sample, the place of the entry there, and what it holds.
const ASKED_FOR: [(&str, &str, usize, Holds); 28] = [
    ("link of f-puzzles", "f-puzzles-links.txt", 0, COLOURED),
    ("link of SudokuPad, scf", "links.txt", 0, GIVENS),
    ("link of SudokuPad, fpuz", "f-puzzles-links.txt", 3, COLOURED),
    ("link of SudokuPad, scl", "sudokupad-links.txt", 0, MARKS),
    ("link of SudokuWiki", "links.txt", 2, GIVENS),
    ("link of SudokuExchange", "links.txt", 3, GIVENS),
    ("link of sudoku.coach", "links.txt", 4, GIVENS),
    ("link of the Interactive Sudoku Solver", "links.txt", 5, GIVENS),
    ("link of penpa", "penpa.txt", 0, MARKED),
    ("bare code of SudokuPad, ctc", "sudokupad-links.txt", 1, MARKS),
    ("HTML table", "table.html", 0, GIVENS),
    ("Markdown table with a header", "table.md", 0, GIVENS),
    ("Excel file", "grid.xlsx", 0, GIVENS),
    ("Python literal", "python.py", 0, GIVENS),
    ("full-width digits", "full-width.txt", 0, GIVENS),
    ("opensudoku", "v2.opensudoku", 0, GIVENS),
    ("ksudoku", "game.ksudoku", 0, MARKED),
    ("line of the HoDoKu library", "hodoku-library.txt", 0, PLACED),
    ("S9B with candidates", "s9b.txt", 0, GAME),
    ("162 characters of SudokuWiki", "sudokuwiki-162.txt", 0, CANDIDATES),
    ("id of Solo", "links.txt", 6, GIVENS),
    ("f-puzzles with marks and colours", "f-puzzles.json", 0, COLOURED),
    ("sdx with u", "game.sdx", 0, GAME),
    ("SudoCue with its state", "sudocue.sdk", 0, PLACED),
    ("UTF-16", "utf-16.txt", 0, GIVENS),
    ("zst", "line.txt.zst", 0, GIVENS),
    ("source of a page", "page-source.html", 0, GIVENS),
    ("LaTeX", "sudoku-package.tex", 0, GIVENS),
];

fn entry(sample: &str, place: usize) -> Document {
    let mut source = Source::from_text(sample, fs::read(testdata("formats").join(sample)).unwrap());
    let chunk = source.next_chunk().unwrap().unwrap();
    chunk.entries().nth(place).unwrap().unwrap()
}

#[test]
fn all_that_was_asked_for_is_read() {
    for (what, sample, place, holds) in ASKED_FOR {
        let document = entry(sample, place);
        let givens = if sample.starts_with("hodoku") { LIBRARY } else { LINE };
        assert_eq!(document.puzzle.to_string(), givens, "{what}");
        let more = document.more.as_deref();
        let held = Holds {
            placed: document.state.is_some(),
            candidates: document.candidates.is_some(),
            marks: more.is_some_and(|more| more.corner.is_some() || more.centre.is_some()),
            colours: more.is_some_and(|more| more.colours.is_some()),
        };
        assert_eq!(held, holds, "{what}");
    }
}
