//! The names of all messages, and all texts. Made from the texts of every language.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
