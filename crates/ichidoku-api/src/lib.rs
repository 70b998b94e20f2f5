//! One vocabulary of requests and answers, for every door: the command line's `--json`, the server, the browser's worker
//! and the bindings all speak it, and none of them has logic of its own.
//!
//! A request is a value that implements [`Ask`]; [`Control`] says how far it may go. [`Request`] and [`Answer`] hold any
//! of them, for doors that speak JSON:
//!
//! ```
//! use ichidoku_api::{Ask, Control, Hint, PuzzleInput};
//! let puzzle = PuzzleInput::from("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//! let hinted = Hint { puzzle, ..Hint::default() }.run(&Control::new()).unwrap();
//! assert_eq!(hinted.sentences[0].text, "Look at box 2.");
//! ```
//!
//! In JSON, cells are `"r4c7"`, candidates `"r4c7=5"`, houses `"b3"`, digits numbers, puzzles and solutions 81
//! characters, techniques the names of their pages. Fields that a reader does not know are to be ignored in answers; a
//! request with an unknown field is in error. The feature `schema` adds the JSON Schema of everything. The default
//! features say which requests there are. `basics` are those that solve, check, count and convert; `logic` and `lab` need
//! techniques and the lab's algorithms; `research` is about symmetry and the structure of grids. `pages` are the technique
//! pages, which are most of the text that a program would carry, and pictures of positions. `files` are books, pictures and
//! tables as files, in base 64 where the door is JSON. `variants` are puzzles of other sizes and rules: a `solve` whose puzzle is
//! a killer or a 16×16 is answered as `solve-variant`, and so are the others; `new-variants` makes them.
//!
//! Nothing here starts a thread, reads a file or needs a clock, so the crate also runs in a browser.

#![cfg_attr(
    not(all(feature = "basics", feature = "lab", feature = "logic", feature = "research")),
    allow(dead_code, reason = "the caps of requests that are left out keep their place in `Control`")
)]

#[cfg(feature = "logic")]
mod any_seed;
mod ask;
mod candidates;
mod check;
mod control;
mod convert;
mod count;
#[cfg(feature = "pages")]
mod draw;
mod enumerate;
mod error;
#[cfg(feature = "files")]
mod files;
#[cfg(feature = "variants")]
mod for_variant;
mod input;
mod json;
mod json_object;
#[cfg(feature = "schema")]
mod kind;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "logic")]
mod logic;
#[cfg(feature = "misfits")]
mod misfit;
mod notation;
mod registry;
#[cfg(feature = "research")]
mod research;
mod rules;
#[cfg(feature = "schema")]
pub mod schema;
mod solve;
#[cfg(feature = "research")]
mod solve_all;
mod true_candidates;
#[cfg(feature = "variants")]
mod variants;
#[cfg(feature = "schema")]
mod visitor;
mod vocabulary;
mod whole;

pub use ask::Ask;
pub use candidates::{CandidateGrid, Candidates};
pub use check::{Check, Checked, Clash, Verdict, wrong_cells};
pub use control::Control;
pub use convert::{Convert, Converted};
pub use count::{Count, Counted};
#[cfg(feature = "pages")]
pub use draw::{Draw, Drawn, scene_of, spoken};
pub use enumerate::{Enumerate, Enumerated, FoundSolution};
pub use error::{Args, Error, ErrorCode, Place};
#[cfg(feature = "files")]
pub use files::{
    Base64, Book, BookFile, BookItem, BookMaker, BookNote, BookNoteKind, DrawFile, DrawnFile, FileKind, Parquet,
    ParquetFile, RuleSentences,
};
pub use ichidoku::{Rules, Stop};
pub use input::{CellCandidates, Position, PuzzleInput};
pub use json::{NamedRequest, Unnamed, answer_json, json_word, named_json};
#[cfg(feature = "lab")]
pub use lab::{
    LabAlgorithm, LabAlgorithms, LabCompare, LabCompared, LabDeadEnd, LabFrame, LabLimits, LabList, LabNode, LabRan,
    LabRecord, LabRun,
};
#[cfg(feature = "logic")]
pub use logic::*;
#[cfg(feature = "misfits")]
pub use misfit::{JsonReader, Misfit};
pub use notation::{Named, Notation, Numeral};
pub use registry::{Answer, Request};
#[cfg(feature = "research")]
pub use research::*;
pub use solve::{SearchStats, Solve, Solved, Status};
#[cfg(feature = "research")]
pub use solve_all::{AllSolved, SolveAll};
pub use true_candidates::{TrueCandidateGrid, TrueCandidates};
#[cfg(feature = "variants")]
pub use variants::*;
pub use whole::Whole;

/// The version of the vocabulary. A change that readers of answers could not ignore, or after which a request means
/// something else, raises it.
pub const VERSION: u32 = 1;

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
