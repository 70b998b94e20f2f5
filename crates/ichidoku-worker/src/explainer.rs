//! The rating of Sudoku Explainer, for a worker of its own.

use std::cmp::max;

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::State;
use ichidoku_logic::rate::{ExplainerDifficulty, ExplainerPath, explainer_each};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Shows the number of steps so far and the hardest of them.
    #[wasm_bindgen(js_name = tellStep)]
    fn tell_step(count: usize, er: f64);
}

/// Rates a puzzle by its 81 characters: ER, EP and ED; nothing if it hasn't exactly one solution. It takes up to some minutes, and is
/// ended by ending the worker.
#[wasm_bindgen]
pub fn explain(puzzle: &str) -> Vec<f64> {
    let proper = puzzle.parse::<Puzzle>().ok().and_then(|puzzle| ProperPuzzle::new(puzzle).ok());
    let Some(proper) = proper else { return Vec::new() };
    let (mut steps, mut er) = (Vec::new(), ExplainerDifficulty::default());
    let solves = explainer_each(&State::proper(&proper), Stop::never(), |step| {
        er = max(er, step.difficulty);
        steps.push(step);
        tell_step(steps.len(), number(er));
    });
    let rating = solves.map(|solves| ExplainerPath { steps, solves }.rating());
    rating.map_or_else(|_| Vec::new(), |rating| [rating.er, rating.ep, rating.ed].map(number).to_vec())
}

fn number(difficulty: ExplainerDifficulty) -> f64 {
    f64::from(difficulty.0) / 10.0
}
