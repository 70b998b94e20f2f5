//! How well scores order puzzles as Sudoku Explainer does: `cargo run --release --example correlation FILE`, each line of which
//! has a puzzle and its rating (7.1), with a tab between. Prints Spearman's rank correlation of all puzzles and of those rated
//! 7.0 and up, on each half too, and the largest group of equal scores.

use std::collections::BTreeMap;

use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate::rate;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: correlation FILE")?;
    let text = std::fs::read_to_string(path)?;
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for (puzzle, explainer) in text.lines().filter_map(|line| line.split_once('\t')) {
        let proper =
            ProperPuzzle::new(puzzle.parse::<Puzzle>()?).map_err(|_| "a puzzle without exactly one solution")?;
        pairs.push((f64::from(rate(&proper, Stop::never())?.score), explainer.trim().parse()?));
    }
    show("all", &pairs);
    let chains: Vec<_> = pairs.into_iter().filter(|(_, explainer)| *explainer >= 7.0).collect();
    show("7.0 and up", &chains);
    let half = |odd| -> Vec<_> { chains.iter().copied().skip(odd).step_by(2).collect() };
    show("one half of these", &half(0));
    show("the other half", &half(1));
    Ok(())
}

fn show(what: &str, pairs: &[(f64, f64)]) {
    let mut groups: BTreeMap<u64, usize> = BTreeMap::new();
    pairs.iter().for_each(|(score, _)| *groups.entry(*score as u64).or_default() += 1);
    let largest = groups.values().max().copied().unwrap_or_default();
    let (a, b): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let correlation = pearson(&ranks(&a), &ranks(&b));
    println!("{what}: {} puzzles, rank correlation {correlation:.4}, {largest} with one score", pairs.len());
}

/// Each value's rank; equal ones share the mean of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let below = values.iter().filter(|other| *other < value).count();
        let equal = values.iter().filter(|other| *other == value).count();
        below as f64 + (equal as f64 + 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}

fn pearson(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let sum = |term: &dyn Fn(f64, f64) -> f64| a.iter().zip(b).map(|(x, y)| term(x - mean_a, y - mean_b)).sum::<f64>();
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}
