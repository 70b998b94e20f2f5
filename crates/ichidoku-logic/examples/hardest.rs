//! Solves the puzzles of a file by named techniques, audits every step, and lists the puzzles that are left:
//! `cargo run --release --example hardest puzzles.txt [quick]`.
//!
//! With `quick` only the techniques that grades rest on are used, and nets: what the others cost is not spent.

use std::collections::BTreeMap;
use std::time::Instant;

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::{Ending, Solver, State, Technique, audit};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: hardest FILE [quick]")?;
    let quick = std::env::args().nth(2).is_some();
    let text = std::fs::read_to_string(path)?;
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    let solver = if quick { Solver::nets() } else { Solver::default() };
    let (mut millis, mut left, mut steps): (Vec<f64>, Vec<Puzzle>, BTreeMap<Technique, usize>) = Default::default();
    for puzzle in puzzles.filter_map(|p| ProperPuzzle::new(p).ok()) {
        let start = Instant::now();
        let path = solver.path(State::proper(&puzzle), Stop::never())?;
        millis.push(start.elapsed().as_secs_f64() * 1000.0);
        let mut state = State::proper(&puzzle);
        for step in &path.steps {
            audit::against(&state, step, puzzle.solution())?;
            audit::prove(&state, step)?;
            state.apply(step);
            *steps.entry(step.technique).or_default() += 1;
        }
        if path.ending != Ending::Solved {
            left.push(*puzzle.puzzle());
        }
    }
    left.iter().for_each(|puzzle| println!("{puzzle}"));
    millis.sort_by(f64::total_cmp);
    let at = |part: f64| millis.get((millis.len() as f64 * part) as usize).copied().unwrap_or_default();
    eprintln!("{} solved, {} left", millis.len() - left.len(), left.len());
    eprintln!("median {:.1} ms, p90 {:.1} ms, most {:.1} ms", at(0.5), at(0.9), at(0.999_999));
    for (technique, count) in steps {
        eprintln!("{count:8} {technique}");
    }
    Ok(())
}
