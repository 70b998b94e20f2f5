//! Steps in words: messages of the catalogue with what they speak of. Why a step is true is said by the file of its
//! technique, or of its family, in two to five sentences of which the last is the result.

pub(crate) mod chain;
pub(crate) mod links;
pub(crate) mod result;
mod step;

pub use ichidoku_words::{Arg, Key, Message, Name, Words, say};

pub use links::has_proof;
pub(crate) use step::guardians;
pub use step::{every_link, explain};
