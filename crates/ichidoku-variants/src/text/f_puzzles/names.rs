//! The names that f-puzzles has for rules, and what each of them makes: read in one direction, written in the other.

use crate::{Cell, Constraint, DotKind, Outside, Parity, Shape};

/// Rules of the whole grid, which are switched on. `nonconsecutive` and `negative` depend on what is marked, so they have words of
/// their own.
pub(super) const SWITCHES: [(&str, Constraint); 5] = [
    ("diagonal+", Constraint::Diagonal { rising: true }),
    ("diagonal-", Constraint::Diagonal { rising: false }),
    ("antiknight", Constraint::AntiKnight),
    ("antiking", Constraint::AntiKing),
    ("disjointgroups", Constraint::DisjointSets),
];

type OfCells = fn(Vec<Cell>) -> Constraint;

/// Lines, of which one entry may have several.
pub(super) const LINES: [(&str, OfCells); 9] = [
    ("thermometer", Constraint::Thermo),
    ("slowthermometer", Constraint::SlowThermo),
    ("palindrome", Constraint::Palindrome),
    ("renban", Constraint::Renban),
    ("regionsumline", Constraint::BoxSumLine),
    ("betweenline", Constraint::Between),
    ("doublearrow", Constraint::DoubleArrow),
    ("zipperline", Constraint::Zipper),
    ("entropicline", Constraint::Entropic),
];

/// Lines with a number.
pub(super) struct Measured {
    pub(super) name: &'static str,
    /// The number where none is stated.
    pub(super) usual: fn(Shape) -> i16,
    pub(super) make: fn(i16, Vec<Cell>) -> Constraint,
}

pub(super) const MEASURED: [Measured; 3] = [
    Measured {
        name: "whispers",
        usual: |shape| (shape.side() as i16 + 1) / 2,
        make: |difference, cells| Constraint::Whisper { difference, cells },
    },
    Measured { name: "modularline", usual: |_| 3, make: |modulus, cells| Constraint::Modular { modulus, cells } },
    Measured { name: "lockout", usual: |_| 4, make: |difference, cells| Constraint::Lockout { difference, cells } },
];

/// Sets of cells.
pub(super) const AREAS: [(&str, OfCells); 3] = [
    ("extraregion", Constraint::AllDifferent),
    ("rowindexer", |cells| Constraint::Indexing { rows: true, cells }),
    ("columnindexer", |cells| Constraint::Indexing { rows: false, cells }),
];

/// Cells with an odd or even digit.
pub(super) const PARITIES: [(&str, Parity); 2] = [("odd", Parity::Odd), ("even", Parity::Even)];

type OfPair = fn(Cell, Cell) -> [Cell; 2];

/// Cells that are less or greater than each cell at their side: the pair, the greater one first.
pub(super) const EXTREMES: [(&str, OfPair); 2] =
    [("minimum", |cell, near| [near, cell]), ("maximum", |cell, near| [cell, near])];

/// Dots between two cells.
pub(super) const DOTS: [(&str, DotKind); 2] = [("difference", DotKind::Difference), ("ratio", DotKind::Ratio)];

/// Signs between two cells.
pub(super) const SIGNS: [(&str, OfCells); 2] = [("X", Constraint::X), ("V", Constraint::V)];

type OfClues = fn(Outside) -> Constraint;

/// Clues at an end of a row or column. Those of sandwiches have one for both ends.
pub(super) const CLUES: [(&str, OfClues); 2] = [("xsum", Constraint::XSum), ("skyscraper", Constraint::Skyscraper)];

/// Where the diagonal of a little killer leads: down and to the right.
pub(super) const DIRECTIONS: [(&str, (isize, isize)); 4] =
    [("UR", (-1, 1)), ("UL", (-1, -1)), ("DR", (1, 1)), ("DL", (1, -1))];

/// The cage whose cells are clear in the fog, which f-puzzles has no other word for.
pub(super) const CLEAR: &str = "FOGLIGHT";
