//! How long the next step takes, over every state on the way through the puzzles of a file:
//! `cargo run --release --example next_step puzzles.txt [COUNT]`.

use std::time::Instant;

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::{Solver, State};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: next_step FILE [COUNT]")?;
    let count: usize = std::env::args().nth(2).map_or(Ok(usize::MAX), |n| n.parse())?;
    let text = std::fs::read_to_string(path)?;
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    let solver = Solver::default();
    let (mut micros, mut solved, mut stuck) = (Vec::new(), 0, 0);
    for puzzle in puzzles.filter_map(|p| ProperPuzzle::new(p).ok()).take(count) {
        let mut state = State::proper(&puzzle);
        while !state.is_solved() {
            let start = Instant::now();
            let step = solver.next(&state, Stop::never())?;
            micros.push(start.elapsed().as_nanos() as f64 / 1000.0);
            let Some(step) = step else { break };
            state.apply(&step);
        }
        if state.is_solved() { solved += 1 } else { stuck += 1 }
    }
    micros.sort_by(f64::total_cmp);
    let at = |part: f64| micros.get((micros.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!("{solved} solved, {stuck} stuck; {} steps", micros.len());
    println!("median {:.1} us, p90 {:.1} us, p99 {:.1} us, most {:.1} us", at(0.5), at(0.9), at(0.99), at(0.999_999));
    Ok(())
}
