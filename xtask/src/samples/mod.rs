//! The sample puzzles under `testdata/samples/`, made from a seed: the same everywhere and for ever.

mod files;
mod generate;
mod series;
mod singles;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use series::series;

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
