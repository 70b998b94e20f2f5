//! Uniqueness techniques find nothing where the givens are not known to have one solution; what all others find there is
//! true of every solution.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried.

mod common;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use common::{Rng, count, library, minimal_puzzle};
use ichidoku::{CandidateSet, Cell, Digit, Puzzle, Stop, solve::Search};
use ichidoku_logic::audit::{self, Flaw};
use ichidoku_logic::position::Position;
use ichidoku_logic::{Family, Solver, State, Step, Survey, Technique};

const FILES: [&str; 2] = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];

fn positions() -> impl Iterator<Item = (Technique, Position)> {
    FILES
        .iter()
        .flat_map(|file| file.lines())
        .map(library::case)
        .map(|position| (library::technique(&position), position))
}

#[test]
fn uniqueness_techniques_find_their_steps_only_where_uniqueness_is_known() {
    let mut seen = BTreeSet::new();
    let theirs =
        |(technique, position): &(Technique, Position)| technique.assumes_uniqueness() && !position.is_near_miss();
    for (technique, position) in positions().filter(theirs) {
        let state = State::new(&position.grid);
        assert_eq!(technique.all(&Survey::new(&state)), [], "{position}");
        let steps = technique.all(&Survey::new(&state.clone().assume_unique()));
        assert!(steps.iter().any(|step| position.is_done_by(step)), "{position}");
        assert!(steps.iter().all(|step| audit::prove(&state, step) == Err(Flaw::NotUnique)), "{position}");
        seen.insert(technique);
    }
    let expected = Technique::ALL.iter().copied().filter(|technique| technique.assumes_uniqueness());
    assert_eq!(seen, expected.collect());
}

#[test]
fn no_other_technique_cares_for_uniqueness() {
    for (technique, position) in positions().filter(|(technique, _)| !technique.assumes_uniqueness()) {
        let state = State::new(&position.grid);
        let known = some(technique, &state.clone().assume_unique());
        assert_eq!(some(technique, &state), known, "{position}");
        assert!(known.iter().all(|step| !step.evidence.rests_on_uniqueness()), "{position}");
    }
}

/// The most steps of one technique that are looked at in one state.
const STEPS: usize = 10;

/// The first steps of the technique.
fn some(technique: Technique, state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(&Survey::new(state), &mut |step| {
        steps.push(step);
        if steps.len() < STEPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// A puzzle with several solutions, at most `most`, that gets more than that with any clue less.
fn ambiguous_puzzle(rng: &mut Rng, most: u64) -> Puzzle {
    let solutions = |puzzle: &Puzzle| Search::new().limit(most + 1).run(puzzle).count;
    let mut puzzle = Puzzle::from(*minimal_puzzle(rng).solution());
    for i in rng.shuffled::<81>() {
        let fewer = puzzle.with(Cell::ALL[i], None);
        if solutions(&fewer) <= most {
            puzzle = fewer;
        }
    }
    if solutions(&puzzle) > 1 { puzzle } else { ambiguous_puzzle(rng, most) }
}

/// The candidates that the step is wrong about, if some solution holds each of the true ones.
fn wrong(step: &Step, truth: &CandidateSet) -> bool {
    let other = |cell: Cell, digit: Digit| truth.iter().any(|c| c.cell() == cell && c.digit() != digit);
    step.eliminations.iter().any(|c| truth.contains(*c)) || step.placements.iter().any(|c| other(c.cell(), c.digit()))
}

#[test]
fn steps_agree_with_all_solutions_where_there_are_several() {
    let mut rng = Rng::new(20);
    let solver = Solver::default();
    for n in 0..count(30) {
        let puzzle = ambiguous_puzzle(&mut rng, 2 + n as u64 % 5);
        let truth = Search::new().true_candidates(&puzzle, 1).unwrap().set();
        let mut state = State::from_puzzle(&puzzle);
        while let Some(next) = solver.next(&state, Stop::never()).unwrap() {
            let cheap = |t: &&Technique| t.difficulty() < 80 && t.info().family != Family::AlmostLockedSets;
            for technique in Technique::ALL.iter().filter(cheap) {
                for step in some(*technique, &state) {
                    assert!(!wrong(&step, &truth), "{step} in {puzzle}");
                }
            }
            assert!(!wrong(&next, &truth), "{next} in {puzzle}");
            state.apply(&next);
        }
        assert!(!state.is_solved(), "{puzzle}");
    }
}
