//! A hundred broken puzzles, each with clues that contradict each other, none of them too many.

use std::collections::BTreeMap;

use ichidoku::{Cell, CellSet, Digit, Puzzle};

use crate::examples::broken;
use crate::program::run_with_stdin;

/// The clues of an answer, as `r1c1=5`.
fn clues(answer: &serde_json::Value) -> Puzzle {
    let clue = |text: &serde_json::Value| {
        let (cell, digit) = text.as_str().expect("text").split_once('=').expect("a clue");
        (cell.parse::<Cell>().expect("a cell"), Digit::new(digit.parse().expect("a number")).expect("a digit"))
    };
    answer["contradiction"].as_array().expect("the clues").iter().map(clue).collect()
}

#[test]
fn a_hundred_minimal_contradictions() {
    let puzzles = broken(100);
    let input: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let said = run_with_stdin(&["check", "--json"], input).ends_with(1);
    assert_eq!(said.lines().len(), 100);
    let mut kinds = BTreeMap::new();
    for (puzzle, line) in puzzles.iter().zip(said.lines()) {
        let answer: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let contradiction = clues(&answer);
        assert_eq!(puzzle.restricted_to(contradiction.clue_cells()), contradiction, "clues of the puzzle");
        assert_eq!(contradiction.count_solutions(1), 0, "they contradict each other: {line}");
        for cell in contradiction.clue_cells().iter() {
            let without = contradiction.restricted_to(!CellSet::single(cell));
            assert_eq!(without.count_solutions(1), 1, "{cell} is needed: {line}");
        }
        *kinds.entry(answer["status"].to_string()).or_insert(0) += 1;
    }
    assert!(kinds["\"unsolvable\""] >= 80 && kinds["\"clashing\""] >= 2, "{kinds:?}");
}
