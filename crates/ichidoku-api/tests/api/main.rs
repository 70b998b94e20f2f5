//! The requests and their answers, as JSON and as values. All in one program: each would compile every request anew.

mod common;
mod details;
mod files;
mod players;
mod research;
mod schema;
mod school;
mod variants;
mod vocabulary;
