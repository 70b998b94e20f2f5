//! How fast a column is solved beside the engine alone, on one thread: `cargo run --release --example column_speed FILE`, with a
//! puzzle of 81 characters per line. Medians of nine pairs, in ns per puzzle.

use std::sync::Arc;
use std::time::Instant;

use arrow_array::builder::FixedSizeBinaryBuilder;
use arrow_array::{ArrayRef, FixedSizeBinaryArray, StringArray, StringViewArray};
use ichidoku::{Puzzle, solve::Report, solve::Search};
use ichidoku_arrow::{Limits, Plan, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(std::env::args().nth(1).ok_or("which file?")?)?;
    let lines: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).collect();
    let puzzles = lines.iter().map(|line| line.parse()).collect::<Result<Vec<Puzzle>, _>>()?;
    let mut reports = vec![Report::default(); puzzles.len()];
    println!("{} puzzles", lines.len());
    for (name, array) in [
        ("Utf8", Arc::new(StringArray::from(lines.clone())) as ArrayRef),
        ("Utf8View", Arc::new(StringViewArray::from(lines.clone()))),
        ("FixedSizeBinary", Arc::new(fixed(&lines)?)),
    ] {
        let pairs: Vec<[f64; 2]> = (0..9)
            .map(|_| {
                let engine = time(|| Search::new().run_into(&puzzles, &mut reports));
                let column = time(|| run(&array, &Plan::Solve, &Limits::new()));
                [engine, column].map(|seconds| seconds * 1e9 / puzzles.len() as f64)
            })
            .collect();
        let [engine, column] = [0, 1].map(|which| median(pairs.iter().map(|pair| pair[which]).collect()));
        let share = median(pairs.iter().map(|[engine, column]| engine / column * 100.0).collect());
        println!("{name}: engine {engine:.0}, column {column:.0}: {share:.1}% of the engine's speed");
    }
    Ok(())
}

fn fixed(lines: &[&str]) -> Result<FixedSizeBinaryArray, Box<dyn std::error::Error>> {
    let mut builder = FixedSizeBinaryBuilder::new(81);
    lines.iter().try_for_each(|line| builder.append_value(line))?;
    Ok(builder.finish())
}

fn time<T>(work: impl FnOnce() -> T) -> f64 {
    let begin = Instant::now();
    let _answer = std::hint::black_box(work());
    begin.elapsed().as_secs_f64()
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of[of.len() / 2]
}
