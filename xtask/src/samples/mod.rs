//! The sample puzzles under `testdata/samples/`, made from a seed: the same everywhere and for ever.

mod files;
mod generate;
mod singles;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use testkit::random::Random;

/// Which samples to make; without options, those of the project.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to write one file of mixed puzzles, one a line, instead of the project's own samples.
    #[arg(long, requires = "count")]
    output: Option<PathBuf>,
    /// How many puzzles that file holds.
    #[arg(long, requires = "output")]
    count: Option<u64>,
    /// What decides every puzzle.
    #[arg(long, default_value_t = files::SEED)]
    seed: u64,
}

/// Makes the samples.
pub(crate) fn run(root: &Path, args: &Args) -> Result<(), String> {
    match (&args.output, args.count) {
        (Some(path), Some(count)) => {
            write_mixed(path, count, args.seed).map_err(|e| format!("{}: {e}", path.display()))
        }
        _ => files::write_all(&root.join("testdata/samples"), args.seed),
    }
}

/// Writes a file of mixed puzzles, a few thousand at a time.
fn write_mixed(path: &Path, count: u64, seed: u64) -> io::Result<()> {
    const BLOCK: u64 = 8192;
    let mut output = BufWriter::new(File::create(path)?);
    for first in (0..count).step_by(BLOCK as usize) {
        let puzzles = series(first..count.min(first + BLOCK), seed, generate::mixed);
        output.write_all(files::lines(&puzzles).as_bytes())?;
    }
    output.flush()
}

/// Makes the items with these numbers, on all cores; each follows from the seed and its own number alone.
fn series<T: Send>(numbers: std::ops::Range<u64>, seed: u64, make: impl Fn(&mut Random) -> T + Sync) -> Vec<T> {
    let make_one = |number: u64| make(&mut Random::new(Random::new(seed.wrapping_add(number)).next_u64()));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = (numbers.end - numbers.start).div_ceil(threads).max(1);
    let starts = numbers.clone().step_by(share as usize);
    std::thread::scope(|scope| {
        let part = |start: u64| start..numbers.end.min(start + share);
        let workers: Vec<_> =
            starts.map(|start| scope.spawn(move || part(start).map(make_one).collect::<Vec<_>>())).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_does_not_depend_on_how_it_is_cut() {
        let whole = series(0..50, 7, Random::next_u64);
        let parts = [series(0..13, 7, Random::next_u64), series(13..50, 7, Random::next_u64)].concat();
        assert_eq!(whole, parts);
        assert_ne!(whole, series(0..50, 1000, Random::next_u64));
        assert!(series(5..5, 7, Random::next_u64).is_empty());
    }
}
