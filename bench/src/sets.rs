//! The sets of puzzles: shared data where present, else the project's samples, else puzzles made on the spot.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, ensure};
use ichidoku::Puzzle;

use crate::args::Common;
use crate::made;

/// Puzzles that are measured together.
pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) puzzles: Vec<Puzzle>,
}

/// The sets that the command line asks for.
pub(crate) fn load(common: &Common) -> Result<Vec<Set>> {
    let mut sets = if common.sets.is_empty() { every_set()? } else { named(&common.sets)? };
    if let Some(take) = common.take {
        for set in &mut sets {
            set.puzzles = sample(&set.puzzles, take);
        }
    }
    sets.retain(|set| !set.puzzles.is_empty());
    ensure!(!sets.is_empty(), "no puzzles to measure");
    Ok(sets)
}

/// At most `take` of the puzzles, evenly spaced: a set may be sorted.
pub(crate) fn sample(puzzles: &[Puzzle], take: usize) -> Vec<Puzzle> {
    let take = take.min(puzzles.len());
    (0..take).map(|i| puzzles[i * puzzles.len() / take]).collect()
}

fn every_set() -> Result<Vec<Set>> {
    let files = files();
    if files.is_empty() { Ok(made::all()) } else { files.iter().map(|path| read(path)).collect() }
}

fn named(names: &[String]) -> Result<Vec<Set>> {
    let files = files();
    let find = |name: &String| {
        let path = files.iter().find(|path| set_name(path) == *name);
        if let Some(path) = path {
            return read(path);
        }
        if Path::new(name).is_file() {
            return read(Path::new(name));
        }
        made::all().into_iter().find(|set| set.name == *name).ok_or_else(|| no_such_set(name, &files))
    };
    names.iter().map(find).collect()
}

fn no_such_set(name: &str, files: &[PathBuf]) -> anyhow::Error {
    let names = files.iter().map(|path| set_name(path)).chain(made::NAMES.map(String::from));
    anyhow!("no set or file '{name}'; there are {}", names.collect::<Vec<_>>().join(", "))
}

/// The files of the shared data, or else of the samples, in the order of their names.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let data = std::env::var_os("ICHIDOKU_DATA").map_or_else(|| root.join("../shared/data"), PathBuf::from);
    let shared = text_files(&data.join("perf"));
    if shared.is_empty() { text_files(&root.join("testdata/samples")) } else { shared }
}

fn text_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

fn set_name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// One puzzle a line, its first 81 characters; empty lines and those that start with `#` are no puzzles.
fn read(path: &Path) -> Result<Set> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let puzzle = |(index, line): (usize, &str)| {
        let place = || format!("{}:{}", path.display(), index + 1);
        let cells = line.get(..81).with_context(|| format!("{}: expected 81 characters", place()))?;
        cells.parse().with_context(place)
    };
    let puzzles = lines.map(puzzle).collect::<Result<_>>()?;
    Ok(Set { name: set_name(path), puzzles })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn written(text: &str) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("some-set.txt");
        fs::write(&path, text).unwrap();
        (folder, path)
    }

    #[test]
    fn a_file_gives_a_puzzle_a_line() {
        let (_folder, path) = written(&format!("# a comment\n{LINE}\n\n{LINE},more\n"));
        let set = read(&path).unwrap();
        assert_eq!((set.name.as_str(), set.puzzles.len()), ("some-set", 2));
        assert_eq!(set.puzzles[1].to_string().replace('0', "."), LINE);
    }

    #[test]
    fn a_bad_line_is_named() {
        let (_folder, path) = written(&format!("{LINE}\n123\n"));
        let error = read(&path).err().unwrap().to_string();
        assert!(error.ends_with("some-set.txt:2: expected 81 characters"), "{error}");
    }

    #[test]
    fn a_sample_is_spread_over_the_whole() {
        let puzzles: Vec<Puzzle> = (1..=9).map(|digit| Puzzle::from_values([digit; 81]).unwrap()).collect();
        let first_values = |take| sample(&puzzles, take).iter().map(|p| p.values()[0]).collect::<Vec<u8>>();
        assert_eq!(first_values(3), [1, 4, 7]);
        assert_eq!(first_values(100).len(), 9);
        assert!(sample(&[], 3).is_empty());
    }
}
