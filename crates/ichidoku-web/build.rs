//! Lists the techniques that have a page.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const PAGES: &str = "../../docs/techniques";

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={PAGES}");
    let out = env::var("OUT_DIR")?;
    let paths = if Path::new(PAGES).is_dir() { files(Path::new(PAGES))? } else { Vec::new() };
    // The folders hold the same pages in other languages.
    let pages = paths.iter().filter(|path| !path.is_dir());
    let names = pages.map(|path| stem(path)).collect::<Result<Vec<_>>>()?;
    Ok(fs::write(Path::new(&out).join("pages.rs"), format!("{names:?}"))?)
}

/// The files of a folder, sorted.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<std::io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without its ending.
fn stem(path: &Path) -> Result<String> {
    Ok(path.file_stem().ok_or("a file has no name")?.to_string_lossy().into_owned())
}
