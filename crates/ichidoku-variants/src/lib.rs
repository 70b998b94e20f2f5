//! Sudoku of every size from 4×4 to 49×49, and the rules that setters publish.
//!
//! A [`Puzzle`] is a [`Shape`] with a list of named [`Constraint`]s. [`Problem`] solves and counts it, [`check`] says what each
//! rule means, and [`read_iss`], [`read_plain`] and the other readers take texts.
//!
//! ```
//! use ichidoku_variants::{Problem, Verdict, read_iss};
//!
//! let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R3C3_4").unwrap();
//! let problem = Problem::new(&puzzle).unwrap();
//! assert!(!matches!(problem.verdict().unwrap(), Verdict::Impossible));
//! ```

mod apart;
mod automaton;
mod boxes_to_find;
pub mod check;
mod classic;
mod code;
mod compile;
mod constraint;
mod contradiction;
mod domains;
mod dot;
mod drawing;
mod houses;
mod learn;
mod little_killer;
mod marks;
mod meaning;
mod model;
mod order;
mod parity;
mod percent;
mod places;
mod propagate;
mod puzzle;
mod queue;
mod redundant;
mod regex;
mod replicate;
mod rows;
mod rules;
mod search;
mod sets;
mod shape;
mod solve;
mod text;

pub use compile::RuleError;
pub use constraint::{Constraint, Line, NamedLine, Outside};
pub use contradiction::contradiction;
pub use dot::{Dot, DotKind};
pub use drawing::{Colour, Drawing, DrawnCage, DrawnLine, DrawnSign, Figure, Spot};
pub use meaning::Meaning;
pub use order::sort;
pub use parity::Parity;
pub use puzzle::{ExtraCells, MOST_CELLS, Puzzle};
pub use redundant::{Redundant, redundant};
pub use rules::{Application, Rules, Trial};
pub use shape::{LONGEST_SIDE, MOST_DIGITS, Shape};
pub use solve::{Candidates, Problem, Verdict};
pub use text::{
    Drawings, Misstated, RULE_NAMES, TextError, TextFault, read_iss, read_jigsaw, read_plain, read_puzzle,
    read_puzzle_with, read_short_killer, read_sumocue, read_variant, read_variants, read_variants_with, write_iss,
    write_line, write_plain, write_rule,
};
#[cfg(feature = "links")]
pub use text::{
    RecordError, VariantRecord, read_f_puzzles, read_in_table, read_records, read_sudokumaker, read_sudokupad,
    write_f_puzzles,
};

/// A cell: those of the grid row by row from 0, then extra cells.
pub type Cell = u16;

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
