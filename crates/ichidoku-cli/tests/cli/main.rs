//! End to end through the real program.

// The helpers of tests may give up as the tests themselves do.
#![allow(clippy::expect_used, clippy::panic)]

mod batch;
mod bench;
mod book;
mod candidates;
mod check;
mod colour;
mod completions;
mod contradictions;
mod convert;
mod count;
mod endings;
mod enumerate;
mod estimate;
mod examples;
mod generate;
mod golden;
mod gpu;
mod help;
#[cfg(unix)]
mod help_examples;
mod hint;
mod inputs;
mod lab;
mod language;
mod memory;
mod ordered;
mod output_file;
mod parquet;
mod program;
mod rate;
mod research;
mod serve;
mod solve;
mod steps;
mod sukaku;
mod tables;
mod techniques;
#[cfg(unix)]
mod terminal;
mod values;
mod variant_texts;
mod variants;
mod vary;
