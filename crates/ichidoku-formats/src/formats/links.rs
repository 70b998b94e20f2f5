//! Links to other Sudoku sites and the codes in them, one per line. The codes are those of [`links`](crate::links).

use std::fmt::Display;

use serde_json::Value;

use crate::descriptor::{Descriptor, append};
use crate::formats::ndjson;
use crate::links::codes::{cells, f_puzzles, hodoku, penpa, scl, shapes, solo, sudokuwiki};
use crate::part::{Part, Parts};

/// What stands before the code of f-puzzles in a link, to that site and to SudokuPad.
const F_PUZZLES_LOAD: &str = "https://www.f-puzzles.com/?load=";
const SUDOKU_PAD_FPUZ: &str = "https://sudokupad.app/fpuz";

const NOTHING: Parts = Parts::of(&[]);

fn line(out: &mut Vec<u8>, address: &str, code: impl Display) {
    append(out, format_args!("{address}{code}\n"));
}

/// The link to f-puzzles that holds such an object of that site, with any rules.
///
/// ```
/// use ichidoku_formats::{SiteObject, f_puzzles_link, site_object};
/// let object = serde_json::json!({"size": 4, "grid": [[{}]], "antiknight": true});
/// let link = f_puzzles_link(&object);
/// assert!(link.starts_with("https://www.f-puzzles.com/?load="));
/// assert_eq!(site_object(&link), Some(SiteObject::FPuzzles(object)));
/// ```
pub fn f_puzzles_link(object: &Value) -> String {
    format!("{F_PUZZLES_LOAD}{}", f_puzzles::packed(object))
}

/// The link to SudokuPad that holds such an object of f-puzzles, with any rules.
///
/// ```
/// use ichidoku_formats::{SiteObject, site_object, sudokupad_link};
/// let object = serde_json::json!({"size": 4, "grid": [[{}]], "antiknight": true});
/// let link = sudokupad_link(&object);
/// assert!(link.starts_with("https://sudokupad.app/fpuz"));
/// assert_eq!(site_object(&link), Some(SiteObject::FPuzzles(object)));
/// ```
pub fn sudokupad_link(object: &Value) -> String {
    format!("{SUDOKU_PAD_FPUZ}{}", f_puzzles::packed(object))
}

pub(crate) const HODOKU: Descriptor = Descriptor::plain(
    "hodoku",
    "a line of HoDoKu's library per puzzle",
    Parts::of(&[Part::Candidates, Part::Entries]),
    "",
    |record, _, out| line(out, "", hodoku::code(record)),
)
.keeping(hodoku::keeps);

pub(crate) const SUDOKU_PAD: Descriptor =
    Descriptor::plain("sudokupad", "a short link to SudokuPad per line", NOTHING, "", |record, _, out| {
        line(out, "https://sudokupad.app/scf", cells::fold(&record.shown()));
    });

pub(crate) const SUDOKU_PAD_MARKS: Descriptor = Descriptor::plain(
    "sudokupad-marks",
    "a link to SudokuPad with marks per line",
    f_puzzles::HOLDS,
    "",
    |record, _, out| line(out, SUDOKU_PAD_FPUZ, f_puzzles::packed(&f_puzzles::value(record))),
);

pub(crate) const SCL: Descriptor =
    Descriptor::plain("scl", "a link to SudokuPad in its own long form per line", scl::HOLDS, "", |record, _, out| {
        line(out, "https://sudokupad.app/scl", scl::packed(record));
    });

pub(crate) const F_PUZZLES: Descriptor =
    Descriptor::plain("f-puzzles", "a link to f-puzzles per line", f_puzzles::HOLDS, "", |record, _, out| {
        line(out, F_PUZZLES_LOAD, f_puzzles::packed(&f_puzzles::value(record)));
    });

pub(crate) const F_PUZZLES_JSON: Descriptor =
    Descriptor::plain("f-puzzles-json", "an object of f-puzzles per line", f_puzzles::HOLDS, "", |record, _, out| {
        line(out, "", f_puzzles::value(record));
    })
    .with_remark(ndjson::remark);

pub(crate) const SUDOKU_WIKI: Descriptor = Descriptor::plain(
    "sudokuwiki",
    "a link to the solver of SudokuWiki per line",
    Parts::of(&[Part::Candidates, Part::Entries]),
    "",
    |record, _, out| line(out, "https://www.sudokuwiki.org/sudoku.htm?bd=", sudokuwiki::code(record)),
);

pub(crate) const SUDOKU_EXCHANGE: Descriptor =
    Descriptor::plain("sudokuexchange", "a link to SudokuExchange per line", NOTHING, "", |record, _, out| {
        line(out, "https://sudokuexchange.com/play/?s=", cells::zeros(&record.shown()));
    });

pub(crate) const SUDOKU_COACH: Descriptor =
    Descriptor::plain("sudoku-coach", "a link to sudoku.coach per line", NOTHING, "", |record, _, out| {
        line(out, "https://sudoku.coach/en/play/", cells::zeros(&record.shown()));
    });

pub(crate) const ISS: Descriptor = Descriptor::plain(
    "iss",
    "a link to the Interactive Sudoku Solver per line",
    Parts::of(&[Part::Candidates]),
    "",
    |record, _, out| line(out, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=", shapes::code(record)),
);

pub(crate) const SOLO: Descriptor =
    Descriptor::plain("solo", "a game id of Solo, by Simon Tatham, per line", NOTHING, "", |record, _, out| {
        line(out, "", solo::code(&record.shown()));
    });

pub(crate) const PENPA: Descriptor =
    Descriptor::plain("penpa", "a link to penpa-edit per line", penpa::HOLDS, "", |record, _, out| {
        line(out, "https://swaroopg92.github.io/penpa-edit/#m=edit&p=", penpa::code(record));
    });
