//! Every step of every technique, on random puzzles: it agrees with the solution, follows from its own evidence, and
//! maps along when the puzzle is turned and relabelled.
//!
//! `ICHIDOKU_PUZZLES` sets how many puzzles are tried.

mod common;

use std::collections::BTreeMap;

use common::{Rng, count, library, minimal_puzzle, random_transform};
use ichidoku::{Candidate, Stop};
use ichidoku_logic::{Family, Solver, State, Step, Survey, Technique, audit};

/// Every how many states one is searched for the costly techniques too, which would take most of the time otherwise:
/// franken and mutant fish, grouped and forcing chains, whips, nets, almost
/// locked sets, templates. Mutant fish of more than four houses are left to the technique library.
const SELDOM: usize = 16;

/// The techniques to search the `n`-th state for.
fn techniques(n: usize) -> impl Iterator<Item = Technique> {
    let name = |t: &Technique| t.name();
    let large = move |t: &Technique| {
        name(t).contains("mutant") && ["squirmbag", "whale", "leviathan"].iter().any(|w| name(t).contains(w))
    };
    let costly = [Family::AlmostLockedSets, Family::Forcing, Family::Whips, Family::Nets, Family::Templates];
    let words = ["franken", "mutant", "grouped", "almost locked"];
    let complex = move |t: &Technique| costly.contains(&t.info().family) || words.iter().any(|w| name(t).contains(w));
    Technique::ALL.iter().copied().filter(move |t| !large(t) && (n % SELDOM == SELDOM / 2 || !complex(t)))
}

/// Walks through the puzzle by the easiest step each time, and shows every state on the way.
fn walk(mut state: State, visit: &mut dyn FnMut(&State, usize)) {
    for n in 0.. {
        if state.is_solved() {
            return;
        }
        visit(&state, n);
        let next = {
            let survey = Survey::new(&state);
            techniques(SELDOM).find_map(|t| t.first(&survey))
        };
        match next {
            Some(step) => assert!(state.apply(&step), "{step} changes nothing"),
            None => return,
        }
    }
}

#[test]
fn steps_agree_with_the_solution_and_prove_themselves() {
    let mut rng = Rng::new(1);
    let mut found: BTreeMap<Technique, usize> = BTreeMap::new();
    for _ in 0..count(6) {
        let puzzle = minimal_puzzle(&mut rng);
        walk(State::proper(&puzzle), &mut |state, n| {
            let survey = Survey::new(state);
            for technique in techniques(n) {
                for step in technique.all(&survey) {
                    assert_eq!(step.technique, technique);
                    assert_eq!(
                        audit::against(state, &step, puzzle.solution()),
                        Ok(()),
                        "{step} in {}",
                        puzzle.puzzle()
                    );
                    assert_eq!(audit::prove(state, &step), Ok(()), "{step} in {}", puzzle.puzzle());
                    *found.entry(technique).or_default() += 1;
                }
            }
        });
    }
    for technique in Technique::ALL {
        println!("{technique:28} {:8}", found.get(technique).copied().unwrap_or(0));
    }
}

#[test]
fn paths_agree_with_the_solution_and_prove_themselves() {
    let mut rng = Rng::new(3);
    let solver = Solver::default();
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    let mut steps = 0;
    for _ in 0..count(300) {
        let puzzle = minimal_puzzle(&mut rng);
        let mut state = State::proper(&puzzle);
        let path = solver.path(state.clone(), Stop::never()).unwrap();
        for step in &path.steps {
            assert_eq!(audit::against(&state, step, puzzle.solution()), Ok(()), "{step} in {}", puzzle.puzzle());
            assert_eq!(audit::prove(&state, step), Ok(()), "{step} in {}", puzzle.puzzle());
            state.apply(step);
        }
        steps += path.steps.len();
        *endings.entry(format!("{:?}", path.ending)).or_default() += 1;
    }
    println!("{steps} steps, {endings:?}");
}

/// What the steps of a technique do, in a fixed order.
fn outcomes(technique: Technique, state: &State, map: impl Fn(Candidate) -> Candidate) -> Vec<[Vec<Candidate>; 2]> {
    let mapped = |candidates: &[Candidate]| {
        let mut all: Vec<Candidate> = candidates.iter().map(|c| map(*c)).collect();
        all.sort();
        all
    };
    let outcome = |step: &Step| [mapped(&step.placements), mapped(&step.eliminations)];
    let mut all: Vec<_> = technique.all(&Survey::new(state)).iter().map(outcome).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn steps_map_along_with_the_puzzle() {
    let mut rng = Rng::new(2);
    for _ in 0..count(2) {
        let puzzle = minimal_puzzle(&mut rng);
        let transform = random_transform(&mut rng);
        walk(State::proper(&puzzle), &mut |state, n| {
            let turned = State::new(&transform.grid(&state.grid())).assume_unique();
            for technique in techniques(n) {
                let expected = outcomes(technique, state, |c| transform.candidate(c));
                assert_eq!(outcomes(technique, &turned, |c| c), expected, "{technique} in {}", puzzle.puzzle());
            }
        });
    }
}

/// Random puzzles hardly ever have these.
const RARE: [Family; 5] =
    [Family::Exclusion, Family::Fireworks, Family::Impossible, Family::MultiSector, Family::Exocets];

#[test]
fn steps_in_positions_of_rare_techniques_map_along() {
    let mut rng = Rng::new(8);
    let files = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];
    let positions = files.iter().flat_map(|file| file.lines()).map(library::case);
    let rare = positions.filter(|position| RARE.contains(&library::technique(position).info().family));
    for position in rare {
        let technique = library::technique(&position);
        for _ in 0..4 {
            let transform = random_transform(&mut rng);
            let turned = State::new(&transform.grid(&position.grid));
            let expected = outcomes(technique, &State::new(&position.grid), |c| transform.candidate(c));
            assert_eq!(outcomes(technique, &turned, |c| c), expected, "{position}");
        }
    }
}
