//! The golden suite and the project's sample files through the program, on every engine.

use std::fs;

use ichidoku::solve::Engine;
use ichidoku::{Puzzle, Solution};
use testkit::{Case, Count, golden, testdata};

use crate::program::{run, run_with_stdin};

/// The suite without the cases on which a slow engine would take half a minute; the library's own tests run those.
fn suite() -> Vec<Case> {
    golden().expect("the suite").into_iter().filter(|case| !case.tags.iter().any(|tag| tag == "slow")).collect()
}

fn lines(suite: &[Case]) -> String {
    suite.iter().map(|case| format!("{}\n", case.puzzle)).collect()
}

#[test]
fn solve_gives_each_case_its_line() {
    let suite = suite();
    for engine in Engine::available() {
        let said = run_with_stdin(&["solve", "--engine", engine.name()], lines(&suite)).ends_with(1);
        assert_eq!(said.lines().len(), suite.len(), "{engine}");
        for (case, line) in suite.iter().zip(said.lines()) {
            match (&case.solution, case.solutions) {
                (Some(solution), _) => assert_eq!(line, solution, "{engine}: {}", case.name),
                (None, Count::Exactly(0)) => assert_eq!(line, "no solution", "{engine}: {}", case.name),
                (None, _) => assert!(solves(line, &case.puzzle), "{engine}: {}: {line}", case.name),
            }
        }
    }
}

/// Whether the line is a solution of the puzzle.
fn solves(line: &str, puzzle: &str) -> bool {
    let [line, puzzle]: [Puzzle; 2] = [line, puzzle].map(|text| text.parse().expect("81 characters"));
    Solution::try_from(line).is_ok_and(|solution| solution.solves(&puzzle))
}

#[test]
fn count_gives_each_case_its_number() {
    let suite = suite();
    let said = run_with_stdin(&["count", "--limit", "1000"], lines(&suite)).ends_with(1);
    assert_eq!(said.lines().len(), suite.len());
    for (case, line) in suite.iter().zip(said.lines()) {
        assert!(case.solutions.agrees(line.parse().expect("a number"), 1000), "{}: {line}", case.name);
    }
}

#[test]
fn every_sample_file_is_solved() {
    let sample = |name: &str| testdata("samples").join(name).to_str().expect("UTF-8").to_owned();
    let proper = [("easy.txt", 5000), ("minimal.txt", 5000), ("mixed.txt.gz", 50_000), ("grids.txt", 50)];
    for (name, count) in proper {
        let solved = run(&["solve", &sample(name)]).data();
        assert_eq!(solved.lines().filter(|line| line.len() == 81).count(), count, "{name}");
    }
    let several = run(&["count", "--limit", "2", &sample("several.txt")]).stdout;
    assert_eq!(several, "2\n".repeat(200));
    let broken = run(&["solve", &sample("broken.txt")]).ends_with(1).stdout;
    assert_eq!(broken, "no solution\n".repeat(100));
    let csv = fs::read_to_string(sample("solved.csv")).expect("the sample");
    let solutions: String = csv.lines().skip(1).map(|row| format!("{}\n", &row[82..])).collect();
    assert_eq!(run(&["solve", &sample("solved.csv")]).data(), solutions);
}
