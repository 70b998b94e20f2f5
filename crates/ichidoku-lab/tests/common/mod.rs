//! Puzzles with counted work, and where data lies.

use std::path::PathBuf;

use ichidoku::Puzzle;

/// A famous puzzle and the work of two algorithms on it, counted by an independent program.
#[derive(Debug)]
pub struct Named {
    pub puzzle: Puzzle,
    pub name: String,
    pub row_by_row: (u64, u64),
    pub fewest_first: u64,
}

/// `samples/named.tsv` of the shared data; nothing where they are absent.
pub fn named() -> Vec<Named> {
    let Some(path) = shared_data("samples/named.tsv") else { return Vec::new() };
    std::fs::read_to_string(path).unwrap().lines().skip(1).map(parse).collect()
}

fn parse(line: &str) -> Named {
    let fields: Vec<&str> = line.split('\t').collect();
    let [puzzle, name, assignments, tests, fewest] = fields[..] else { panic!("five fields expected: {line}") };
    Named {
        puzzle: puzzle.parse().unwrap(),
        name: name.to_owned(),
        row_by_row: (assignments.parse().unwrap(), tests.parse().unwrap()),
        fewest_first: fewest.parse().unwrap(),
    }
}

/// The path of a file of the shared data: under `$ICHIDOKU_DATA`, or `../shared/data` seen from the repository; `None`,
/// and a word about it, where it is absent.
pub fn shared_data(path: &str) -> Option<PathBuf> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let folder = std::env::var_os("ICHIDOKU_DATA").map_or_else(|| beside.into(), PathBuf::from);
    let file = folder.join(path);
    if file.exists() {
        return Some(file);
    }
    eprintln!("skipped: {} is not there (ICHIDOKU_DATA names the folder)", file.display());
    None
}
