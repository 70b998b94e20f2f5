//! Puzzles with counted work.

use ichidoku::Puzzle;
use testkit::shared_data;

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
