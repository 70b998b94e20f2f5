//! A constructor for each sentence: its fields are what the sentence speaks of. Made from the English texts.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::message::{Arg, Key, Message, Name};

include!(concat!(env!("OUT_DIR"), "/say.rs"));
