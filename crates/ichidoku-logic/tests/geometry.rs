//! Grids of other geometries: jigsaws, anti-knight, and the classic grid in disguise.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried.

mod common;

use std::collections::BTreeMap;

use common::variant::{Variant, moved};
use common::{Rng, count, minimal_puzzle, outcomes, techniques, walk};
use ichidoku::{Candidate, Digit, Puzzle};
use ichidoku_logic::{Family, State, Step, Survey, Technique, audit, draw, explain};

/// The classic state where the columns have changed places, and the boxes with them.
fn disguised(state: &State, variant: &Variant, columns: &[usize; 9]) -> State {
    let values: Puzzle = state.values().clues().map(|(cell, digit)| (moved(columns, cell), digit)).collect();
    let mut disguised = State::on(variant.geometry.clone(), &values);
    let kept: Vec<Candidate> =
        state.candidates().iter().map(|c| Candidate::of(moved(columns, c.cell()), c.digit())).collect();
    for candidate in disguised.candidates().iter().filter(|c| !kept.contains(c)) {
        disguised.eliminate(candidate);
    }
    disguised
}

/// A finder that looked anything up in the classic grid would find something else where the columns are shuffled.
#[test]
fn the_classic_grid_in_disguise_has_the_same_steps() {
    let mut rng = Rng::new(21);
    let mut found: BTreeMap<Technique, usize> = BTreeMap::new();
    for _ in 0..count(3) {
        let (puzzle, columns) = (minimal_puzzle(&mut rng), rng.shuffled());
        let variant = Variant::with_columns(&columns);
        walk(State::proper(&puzzle), &mut |state, n| {
            let other = disguised(state, &variant, &columns);
            for technique in techniques(n).filter(|technique| technique.info().any_geometry) {
                let expected = outcomes(technique, state, |c| Candidate::of(moved(&columns, c.cell()), c.digit()));
                *found.entry(technique).or_default() += expected.len();
                assert_eq!(outcomes(technique, &other, |c| c), expected, "{technique} in {}", puzzle.puzzle());
            }
        });
    }
    println!("{found:?}");
}

/// Fails unless the step is right.
fn agree(state: &State, step: &Step, solution: &Puzzle) {
    let is_true = |c: &Candidate| solution.get(c.cell()) == Some(c.digit());
    let is_right = step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true);
    assert!(is_right && !step.is_idle(), "{step} in {:?}", state.values());
}

/// Fails unless the step follows from its evidence and can be told and drawn.
fn follow(state: &State, step: &Step) {
    assert_eq!(audit::prove(state, step), Ok(()), "{step} in {:?}", state.values());
    assert!(!explain::explain(state, step).is_empty(), "{step}");
    assert_eq!(draw::of_step(state, step).title, step.to_string());
}

/// So many steps of a technique in one state are proved, told and drawn; of templates, whose proof takes seconds, none.
const PROVED: usize = 3;

/// Asks each finder alone for its steps in each state of the way through some puzzles.
fn search(
    variants: fn(&mut Rng) -> (Variant, Puzzle),
    puzzles: usize,
    found: &mut BTreeMap<Technique, usize>,
) -> usize {
    let mut rng = Rng::new(22);
    let mut positions = 0;
    for i in 0..puzzles {
        let (variant, solution) = variants(&mut rng);
        let puzzle = variant.puzzle(&mut rng, &solution, if i % 2 == 0 { 0 } else { 28 });
        walk(State::on(variant.geometry.clone(), &puzzle).assume_unique(), &mut |state, n| {
            positions += 1;
            for technique in techniques(n) {
                let steps = technique.all(&Survey::new(state));
                assert!(technique.info().any_geometry || steps.is_empty(), "{technique} knows the classic grid only");
                steps.iter().for_each(|step| agree(state, step, &solution));
                let is_short = |_: &&Step| technique.info().family != Family::Templates;
                steps.iter().filter(is_short).take(PROVED).for_each(|step| follow(state, step));
                *found.entry(technique).or_default() += steps.len();
            }
        });
    }
    positions
}

/// Whoever waits for these has to try more puzzles.
const RARE: [Technique; 2] = [Technique::TwinnedXyChains, Technique::BivalueOddagon];

#[test]
fn steps_in_other_grids_are_right() {
    let mut found = BTreeMap::new();
    let jigsaw = search(Variant::jigsaw, count(2).max(2), &mut found);
    let knight = search(Variant::anti_knight, count(2).max(2), &mut found);
    println!("{jigsaw} positions of jigsaws, {knight} of anti-knight puzzles");
    for (technique, steps) in &found {
        println!("{technique:28} {steps:8}");
    }
    assert!(jigsaw + knight >= 200);
    let missing = found.iter().filter(|(technique, steps)| technique.info().any_geometry && **steps == 0);
    let missing: Vec<Technique> = missing.map(|(technique, _)| *technique).collect();
    assert_eq!(missing, RARE, "each finder finds something, but for these");
}

#[test]
fn a_state_starts_and_goes_on_by_its_geometry() {
    let (variant, _) = Variant::anti_knight(&mut Rng::new(23));
    let mut state = State::on(variant.geometry.clone(), &Puzzle::EMPTY);
    let [cell, knight, far] = ["r5c5", "r3c4", "r1c1"].map(|name| name.parse().unwrap());
    state.place(cell, Digit::ALL[0]);
    assert!(!state.digits(knight).contains(Digit::ALL[0]) && state.digits(far).contains(Digit::ALL[0]));
    assert!(
        !state.is_classic()
            && State::on(Variant::with_columns(&std::array::from_fn(|i| i)).geometry, &Puzzle::EMPTY).is_classic()
    );
}
