//! Canonical forms: of puzzles, and of their solutions with those of the crate `sudoku` beside them.

use anyhow::{Result, ensure};
use ichidoku::symmetry::Canon;
use ichidoku::{Puzzle, Solution, solve::Search};

use crate::args::Common;
use crate::clock::thread_time;
use crate::machine::Circumstances;
use crate::report::{Cell, Measured, Report, Row, Section, Unit};
use crate::sets::Set;

const NAMES: [&str; 3] = ["puzzle", "solution", "solution (sudoku)"];

/// Measures all three on every set; only puzzles with a solution and without clashes count.
pub(crate) fn run(common: &Common, sets: &[Set]) -> Result<Report> {
    let circumstances = Circumstances::now();
    let canon = Canon::new();
    let section = Section {
        title: "one canonical form".into(),
        unit: Unit::Nanoseconds,
        columns: NAMES.map(String::from).into(),
        baseline: None,
        rows: sets.iter().map(|set| row(&canon, set, common.rounds)).collect::<Result<_>>()?,
    };
    Ok(Report { circumstances, rounds: common.rounds, sections: vec![section] })
}

fn row(canon: &Canon, set: &Set, rounds: u32) -> Result<Row> {
    let reports = Search::new().limit(1).run_many(&set.puzzles);
    let solved = set.puzzles.iter().zip(&reports);
    let (puzzles, solutions): (Vec<Puzzle>, Vec<Solution>) =
        solved.filter_map(|(puzzle, report)| Some((*puzzle, report.solutions[0]?))).unzip();
    let theirs: Vec<sudoku::Sudoku> =
        solutions.iter().map(|solution| sudoku::Sudoku::from_bytes(*solution.values())).collect::<Result<_, _>>()?;
    let mut times = vec![Vec::new(); NAMES.len()];
    // The first round warms up.
    for round in 0..=rounds {
        let (mut of_puzzles, mut of_solutions, mut of_theirs) = (Vec::new(), Vec::new(), Vec::new());
        let measured = [
            thread_time(|| of_puzzles.extend(puzzles.iter().filter_map(|puzzle| Some(puzzle.canonical().ok()?.form))))?,
            thread_time(|| of_solutions.extend(solutions.iter().map(|solution| canon.solution(solution).form)))?,
            thread_time(|| {
                of_theirs.extend(theirs.iter().filter_map(|grid| Some(grid.canonicalized()?.0.to_bytes())));
            })?,
        ];
        ensure!(of_puzzles.len() == puzzles.len(), "a puzzle of {} has no canonical form", set.name);
        for (ours, theirs) in of_solutions.iter().zip(&of_theirs) {
            ensure!(ours.values() == theirs, "the canonical forms of a grid of {} differ: {ours}", set.name);
        }
        ensure!(of_solutions.len() == of_theirs.len(), "a grid of {} has no canonical form", set.name);
        if round > 0 {
            for (times, time) in times.iter_mut().zip(measured) {
                times.push(time.as_secs_f64() * 1e9 / puzzles.len() as f64);
            }
        }
    }
    let cells = times.into_iter().map(|times| Cell::Measured(Measured::of(times))).collect();
    Ok(Row { set: set.name.clone(), puzzles: puzzles.len(), cells })
}
