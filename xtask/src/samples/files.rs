//! The project's own sample files: which they are and how they are written.

use std::fs;
use std::io::{self, Write};
use std::ops::Range;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use ichidoku::{Outcome, Puzzle};
use testkit::random::Random;

use super::generate;
use super::series::series;

/// What decides every sample.
pub(crate) const SEED: u64 = 20_261_120;

/// A sample file.
struct Sample {
    name: &'static str,
    count: u64,
    make: fn(&mut Random) -> Puzzle,
    write: fn(&[Puzzle]) -> String,
}

/// The project's sample files; their places here decide their puzzles.
const SAMPLES: [Sample; 7] = [
    Sample { name: "easy.txt", count: 5000, make: generate::easy, write: lines },
    Sample { name: "minimal.txt", count: 5000, make: generate::minimal, write: lines },
    Sample { name: "mixed.txt.gz", count: 50_000, make: generate::mixed, write: lines },
    Sample { name: "several.txt", count: 200, make: generate::several, write: lines },
    Sample { name: "broken.txt", count: 100, make: generate::broken, write: lines },
    Sample { name: "grids.txt", count: 50, make: generate::mixed, write: grids },
    Sample { name: "solved.csv", count: 200, make: generate::mixed, write: csv },
];

/// The numbers of the first puzzles of a file: each file has its own, so that no puzzle stands in two.
const fn numbers(place: usize, count: u64) -> Range<u64> {
    let first = (place as u64) << 32;
    first..first + count
}

/// Writes all sample files into the folder.
pub(crate) fn write_all(folder: &Path, seed: u64) -> Result<(), String> {
    for (place, sample) in SAMPLES.iter().enumerate() {
        let path = folder.join(sample.name);
        let text = (sample.write)(&series(numbers(place, sample.count), seed, sample.make));
        let written = encode(sample.name, text).and_then(|bytes| fs::write(&path, bytes));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(())
}

/// The file's bytes, compressed if its name says so.
fn encode(name: &str, text: String) -> io::Result<Vec<u8>> {
    if !name.ends_with(".gz") {
        return Ok(text.into_bytes());
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// One puzzle a line.
pub(super) fn lines(puzzles: &[Puzzle]) -> String {
    puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect()
}

/// `Grid 01` and nine rows, 0 for a blank.
fn grids(puzzles: &[Puzzle]) -> String {
    let row = |values: &[u8]| values.iter().map(|value| char::from(b'0' + value)).chain(['\n']).collect::<String>();
    let grid = |(i, puzzle): (usize, &Puzzle)| {
        let rows: String = puzzle.values().chunks(9).map(row).collect();
        format!("Grid {:02}\n{rows}", i + 1)
    };
    puzzles.iter().enumerate().map(grid).collect()
}

/// `puzzle,solution`, 0 for a blank.
fn csv(puzzles: &[Puzzle]) -> String {
    let row = |puzzle: &Puzzle| match puzzle.solve() {
        Outcome::Unique(solution) => format!("{},{solution}\n", puzzle.to_string().replace('.', "0")),
        _ => String::new(),
    };
    std::iter::once("puzzle,solution\n".to_owned()).chain(puzzles.iter().map(row)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::io::Read;

    use flate2::read::GzDecoder;
    use ichidoku::Solution;
    use ichidoku::solve::Search;
    use testkit::testdata;

    use super::*;
    use crate::samples::singles::is_solved_by_singles;

    fn read(name: &str) -> String {
        let bytes = fs::read(testdata("samples").join(name)).unwrap();
        if !name.ends_with(".gz") {
            return String::from_utf8(bytes).unwrap();
        }
        let mut text = String::new();
        GzDecoder::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
        text
    }

    fn puzzles(name: &str) -> Vec<Puzzle> {
        read(name).lines().map(|line| line.parse().unwrap()).collect()
    }

    #[test]
    fn the_files_are_what_the_seed_makes() {
        for (place, sample) in SAMPLES.iter().enumerate() {
            let first = series(numbers(place, sample.count.min(20)), SEED, sample.make);
            assert!(read(sample.name).starts_with(&(sample.write)(&first)), "{}: run cargo xtask samples", sample.name);
        }
    }

    #[test]
    fn every_sample_is_what_its_file_promises() {
        let counts = |puzzles: &[Puzzle]| -> HashSet<u64> {
            Search::new().run_many(puzzles).into_iter().map(|report| report.count).collect()
        };
        let solutions = [1, 1, 1, 2, 0];
        for (sample, solutions) in SAMPLES.iter().zip(solutions) {
            let puzzles = puzzles(sample.name);
            assert_eq!(puzzles.len() as u64, sample.count, "{}", sample.name);
            assert_eq!(counts(&puzzles), [solutions].into(), "{}", sample.name);
        }
        assert!(puzzles("easy.txt").iter().all(is_solved_by_singles));
        assert!(puzzles("broken.txt").iter().all(|puzzle| puzzle.check().is_ok()));
        for puzzle in puzzles("minimal.txt").iter().step_by(10) {
            let thinner: Vec<Puzzle> = puzzle.clues().map(|(cell, _)| puzzle.with(cell, None)).collect();
            assert_eq!(counts(&thinner), [2].into(), "{puzzle}");
        }
    }

    #[test]
    fn the_other_forms_hold_all_their_puzzles() {
        assert_eq!(read("grids.txt").lines().count(), 50 * 10);
        let solved = read("solved.csv");
        assert_eq!(solved.lines().count(), 1 + 200);
        for row in solved.lines().skip(1) {
            let (puzzle, solution) = row.split_once(',').unwrap();
            let puzzle: Puzzle = puzzle.parse().unwrap();
            assert!(Solution::try_from(solution.parse::<Puzzle>().unwrap()).unwrap().solves(&puzzle), "{row}");
        }
    }

    #[test]
    fn no_puzzle_stands_in_two_files() {
        let names = ["easy.txt", "minimal.txt", "mixed.txt.gz", "several.txt", "broken.txt"];
        let all: Vec<Puzzle> = names.iter().flat_map(|name| puzzles(name)).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }
}
