//! Generators: random solutions, minimal puzzles, puzzles with a symmetric pattern; those of the crate `sudoku` beside them.

use anyhow::{Context as _, Result, ensure};
use ichidoku::{Cell, Puzzle, Solution};
use ichidoku_generate::{Generator, Order, Random, Symmetry, random_solution};

use crate::args::Common;
use crate::clock::thread_time;
use crate::machine::Circumstances;
use crate::report::{Cell as Figure, Measured, Report, Row, Section, Unit};

/// So many are made in a round where nothing else is asked for.
const COUNT: usize = 20_000;

/// Makes so many from a seed, where it takes one.
type Make = fn(usize, u64) -> Result<Vec<Puzzle>>;

/// What is made.
struct Kind {
    name: &'static str,
    /// Ours and the crate's.
    makers: [Make; 2],
    is_right: fn(&Puzzle) -> bool,
}

const KINDS: [Kind; 3] = [
    Kind {
        name: "solution",
        makers: [
            |n, seed| Ok((0..n as u64).map(|i| random_solution(&mut Random::new(seed, i, 0)).into()).collect()),
            |n, _| theirs(n, sudoku::Sudoku::generate_solved),
        ],
        is_right: |puzzle| Solution::try_from(*puzzle).is_ok(),
    },
    Kind {
        name: "minimal puzzle",
        makers: [
            |n, seed| ours(n, seed, Order::new()),
            |n, _| theirs(n, || sudoku::Sudoku::generate_with_symmetry(sudoku::Symmetry::None)),
        ],
        is_right: |puzzle| is_proper(puzzle) && Cell::ALL.iter().all(|cell| is_needed(puzzle, *cell)),
    },
    Kind {
        name: "half-turn puzzle",
        makers: [
            |n, seed| ours(n, seed, Order::new().symmetry(Symmetry::HalfTurn)),
            |n, _| theirs(n, sudoku::Sudoku::generate),
        ],
        is_right: |puzzle| is_proper(puzzle) && Symmetry::HalfTurn.holds(puzzle.clue_cells()),
    },
];

fn ours(count: usize, seed: u64, order: Order) -> Result<Vec<Puzzle>> {
    let generator = Generator::new(order)?;
    let made = generator.puzzles(seed, 0..count as u64);
    made.map(|made| Ok(*made?.puzzle.puzzle())).collect()
}

fn theirs(count: usize, one: fn() -> sudoku::Sudoku) -> Result<Vec<Puzzle>> {
    (0..count).map(|_| Puzzle::from_values(one().to_bytes()).context("digits from 0 to 9")).collect()
}

fn is_proper(puzzle: &Puzzle) -> bool {
    puzzle.count_solutions(2) == 1
}

fn is_needed(puzzle: &Puzzle, cell: Cell) -> bool {
    puzzle.get(cell).is_none() || puzzle.with(cell, None).count_solutions(2) == 2
}

/// Measures both generators, each kind in turn.
pub(crate) fn run(common: &Common) -> Result<Report> {
    let circumstances = Circumstances::now();
    let count = common.take.unwrap_or(COUNT);
    let section = Section {
        title: "one random solution or puzzle, on one thread".into(),
        unit: Unit::Microseconds,
        columns: ["ichidoku", "sudoku"].map(String::from).into(),
        baseline: Some("sudoku".into()),
        rows: KINDS.iter().map(|kind| row(kind, count, common.rounds)).collect::<Result<_>>()?,
    };
    Ok(Report { circumstances, rounds: common.rounds, sections: vec![section] })
}

fn row(kind: &Kind, count: usize, rounds: u32) -> Result<Row> {
    let mut times = [Vec::new(), Vec::new()];
    // The first round warms up.
    for round in 0..=rounds {
        for (make, times) in kind.makers.iter().zip(&mut times) {
            let mut made = Ok(Vec::new());
            let time = thread_time(|| made = make(count, round.into()))?;
            let made = made?;
            // A hundred of each round: to check takes longer than to make.
            let checked = made.iter().step_by(made.len().div_ceil(100).max(1));
            ensure!(made.len() == count && checked.copied().all(|puzzle| (kind.is_right)(&puzzle)), "{}", kind.name);
            if round > 0 {
                times.push(time.as_secs_f64() * 1e6 / count as f64);
            }
        }
    }
    let cells = times.into_iter().map(|times| Figure::Measured(Measured::of(times))).collect();
    Ok(Row { set: kind.name.into(), puzzles: count, cells })
}
