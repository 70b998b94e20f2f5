//! All words of ichidoku: messages with typed arguments, in every language.
//!
//! The texts are [Fluent](https://projectfluent.org) files under `texts/`, a folder for each language; English is the
//! source. The build script makes of each English sentence a constructor in [`say`], so that a sentence cannot be said
//! without all that it speaks of, and of each language compact tables, from which [`Words`] writes any message. What the
//! browser app says beside that is in [`app`].
//!
//! ```
//! use ichidoku::{Digit, House};
//! use ichidoku_words::{Message, say};
//! let message = Message::from(say::LookAtDigit { digit: Digit::ALL[6], houses: vec![House::ALL[2], House::ALL[4]] });
//! assert_eq!(message.to_string(), "Look at the 7s in rows 3 and 5.");
//! ```

pub mod app;
#[cfg(feature = "languages")]
pub mod bundle;
mod faults;
mod kept;
pub mod lessons;
mod message;
mod page_text;
pub mod pages;
mod plural;
pub mod say;
mod tables;
mod template;
mod words;

pub use faults::Fault;
pub use message::{Arg, Key, Message, Name};
pub use words::{AlgorithmText, Words};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
