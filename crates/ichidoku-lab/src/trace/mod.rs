//! Traces: a run written down, one JSON object per line, to be replayed.
//!
//! # The format, version 1
//!
//! UTF-8, one JSON object per line (NDJSON), each with a field `event`. The first line is `start`, the last `end`; a run
//! that was broken off from outside may lack its `end`. Readers ignore fields they do not know; a change that they could
//! not ignore raises the version.
//!
//! ```text
//! {"event":"start","format":"ichidoku-lab-trace","version":1,"algorithm":"row-by-row","puzzle":"53..7…"}
//! {"event":"try","depth":0,"cell":"r1c3","digit":5}
//! {"event":"clash","depth":0,"cell":"r1c3","digit":5,"with":"r1c1"}
//! {"event":"place","depth":1,"cell":"r1c3","digit":1,"guess":true}
//! {"event":"eliminate","depth":1,"cell":"r1c4","digit":1}
//! {"event":"contradiction","depth":1,"cell":"r1c9"}
//! {"event":"contradiction","depth":1,"house":"r1","digit":4}
//! {"event":"backtrack","depth":1,"cell":"r1c3","digit":1}
//! {"event":"solved","depth":51}
//! {"event":"end","outcome":"solved","complete":false,"solutions":1,"assignments":4208,"tests":37652,…}
//! ```
//!
//! | event | means | fields besides `depth` |
//! |---|---|---|
//! | `start` | the run: who solves what | `format`, `version`, `algorithm` with its options, `puzzle` as 81 characters |
//! | `try` | asks whether the digit conflicts in the cell | `cell`, `digit` |
//! | `clash` | it does | `cell`, `digit`, `with`: a peer that holds the digit |
//! | `place` | writes the digit, over any that stood there | `cell`, `digit`, `guess`: whether it is a guess |
//! | `eliminate` | finds that the digit cannot stand in the cell | `cell`, `digit` |
//! | `contradiction` | something in the grid must be wrong | `cell` without a digit, or `house` without a place for `digit` |
//! | `backtrack` | takes the guess back | `cell`, `digit` |
//! | `solved` | the grid is complete and legal | |
//! | `end` | what came of it | `outcome`, `reason` if unfinished, `complete`, `solutions`, `assignments`, `tests`, `backtracks`, `max_depth`, `memory` |
//!
//! `depth` is how many guesses are open, the one being made included. **To replay**, keep for each change of the grid
//! (`place`, `eliminate`) its depth; a `backtrack` at depth d undoes, last first, every change made at depth d or
//! deeper. What is done at depth 0 is never undone. [`Replay`](crate::Replay) does this.
//!
//! The same run always writes the same trace: it holds no times.

mod line;
mod read;
mod write;

pub use line::{End, Start};
pub use read::{TraceError, TraceReader};
pub use write::TraceWriter;

/// The version of the format that is written, and the only one that is read.
pub const VERSION: u32 = 1;

/// What the first line says it is.
pub const FORMAT: &str = "ichidoku-lab-trace";
